import { matchesKey, Text, truncateToWidth } from "@earendil-works/pi-tui";

const parameters = {
  type: "object",
  properties: {
    question: { type: "string" },
    options: { type: "array", items: { type: "string" }, minItems: 1 },
  },
  required: ["question", "options"],
};

/** A list of options in a few lines: ↑ and ↓ move, Enter takes, Esc and an abort give `undefined`. */
function createPicker({ question, options }, signal, tui, done) {
  let active = 0;
  const abort = () => done(undefined);
  signal?.addEventListener("abort", abort);
  return {
    render: (width) =>
      [question, ...options.map((option, index) => `${index === active ? "❯" : " "} ${option}`)].map((line) =>
        truncateToWidth(line, width),
      ),
    handleInput(data) {
      if (matchesKey(data, "up")) active = Math.max(0, active - 1);
      if (matchesKey(data, "down")) active = Math.min(options.length - 1, active + 1);
      if (matchesKey(data, "enter")) done(options[active]);
      if (matchesKey(data, "escape")) done(undefined);
      tui.requestRender();
    },
    invalidate() {},
    dispose: () => signal?.removeEventListener("abort", abort),
  };
}

/** The least that asks a question as an extension of Pi: for the tests of the harness itself. */
// biome-ignore lint/style/noDefaultExport: that is what Pi calls
export default function dummyExtension(pi) {
  pi.registerTool({
    name: "ask_user",
    label: "Ask",
    description: "Asks the user to choose one of several options.",
    promptSnippet: "Ask the user to choose",
    promptGuidelines: ["Use ask_user when only the user can decide."],
    parameters,
    executionMode: "sequential",
    prepareArguments: (args) =>
      typeof args?.options === "string" ? { ...args, options: args.options.split("|") } : args,
    async execute(_id, args, signal, _onUpdate, ctx) {
      if (ctx.mode !== "tui") return result(`Needs user input: ${args.question}`, { mode: ctx.mode });
      const blocked = { kind: "question", message: args.question };
      const open = (tui, _theme, _keys, done) => createPicker(args, signal, tui, done);
      const answer = await ctx.ui.custom(open, { blocked });
      pi.appendEntry("dummy-answer", { answer });
      return result(answer === undefined ? "The user gave no answer." : `The user chose ${answer}.`, {
        answer,
      });
    },
    renderCall: (args, theme) => new Text(theme.fg("toolTitle", `Asks: ${args?.question ?? "…"}`), 0, 0),
    renderResult: ({ details }, _options, theme) =>
      new Text(theme.fg("success", `Chosen: ${details?.answer ?? "nothing"}`), 0, 0),
  });

  pi.registerCommand("say", {
    description: "Sends a message of the user",
    handler: async (args) => pi.sendUserMessage(args),
  });
}

function result(text, details) {
  return { content: [{ type: "text", text }], details };
}
