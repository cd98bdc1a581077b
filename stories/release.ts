import { regions } from "./regions.ts";

/** A form with a question of each sort. */
export const release = {
  title: "Release 2.4",
  description: "Nothing is deployed until you submit.",
  questions: [
    {
      id: "target",
      label: "Target",
      prompt: "Where does 2.4 go?",
      required: true,
      options: [
        {
          value: "staging",
          label: "Staging first",
          description: "Production follows after a day without alarms",
        },
        { value: "production", label: "Straight to production" },
      ],
    },
    { ...regions, type: "multi" as const },
    {
      id: "rollout",
      label: "Rollout",
      prompt: "How does it roll out?",
      type: "preview" as const,
      options: [
        {
          value: "canary",
          label: "Canary",
          description: "A small share first",
          preview:
            "## Canary\n\n1. **5 %** of the instances\n2. the rest\n\n```yaml\nsteps: [5, 100] # percent\n```",
        },
        {
          value: "rolling",
          label: "Rolling",
          preview: "One instance after the other, about *forty minutes*.",
        },
      ],
    },
    { id: "notes", label: "Notes", prompt: "What should the release notes say?", type: "text" as const },
  ],
};
