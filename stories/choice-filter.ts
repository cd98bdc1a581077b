import { keys, paste } from "./keys.ts";
import type { Story } from "./story.ts";

const cities = {
  title: "Travel",
  questions: [
    {
      id: "cities",
      label: "Cities",
      prompt: "Which of these cities have you been to, and would you go there again?",
      type: "multi" as const,
      options: [
        ...["Berlin", "Bern", "Lisbon", "Vienna", "Warsaw"].map((label) => ({ label, group: "Europe" })),
        ...["Bangkok", "Osaka 大阪", "Singapore"].map((label) => ({ label, group: "Asia" })),
        ...["Bogotá", "Lima", "New York City", "San José"].map((label) => ({ label, group: "The Americas" })),
        { label: "Elsewhere", group: "A heading that is so long that it has to be cut on a narrow screen" },
      ].map((option, row) => ({ ...option, value: `c${row}` })),
    },
  ],
};

const one = { questions: cities.questions.map((question) => ({ ...question, type: "single" as const })) };

/** Options under headings, and looking for options by typing. */
export const filterStories: readonly Story[] = [
  { name: "groups", caption: "Options stand under the headings of their groups.", form: cities },
  {
    name: "groups-scrolled",
    caption: "The first option of a group brings its heading along.",
    form: cities,
    keys: [...Array.from({ length: 8 }, () => keys.down)],
  },
  {
    name: "filter-open",
    caption: "A filter without text shows all options.",
    form: cities,
    keys: ["/"],
  },
  {
    name: "filter-typed",
    caption:
      "What matches is marked, best first; the field has a cursor and tells the place among the matches.",
    form: cities,
    keys: ["/", "be", keys.down],
  },
  {
    name: "filter-kept",
    caption: "After Enter keys act on the list again, which stays filtered; all that match are selected.",
    form: cities,
    keys: ["/", "an", keys.enter, "a"],
  },
  {
    name: "filter-closed",
    caption: "The selection and the highlight survive the filter.",
    form: cities,
    keys: ["/", "osaka", keys.enter, keys.space, keys.escape],
  },
  {
    name: "filter-nothing",
    caption: "Where nothing matches the row for own words is left.",
    form: cities,
    keys: ["/", "xyz"],
  },
  {
    name: "filter-note",
    caption: "A note is written on an option that was found.",
    form: cities,
    keys: ["/", "lima", keys.enter, "n", "in May"],
  },
  {
    name: "filter-long",
    caption: "A long text is cut to its field.",
    form: cities,
    keys: [
      "/",
      paste("a text that is longer than the whole of a field on a narrow screen can ever be, 大阪 too"),
    ],
  },
  {
    name: "filter-one",
    caption: "For one answer Enter chooses what is highlighted.",
    form: one,
    keys: ["/", "w"],
  },
];
