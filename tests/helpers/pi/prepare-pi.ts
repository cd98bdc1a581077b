import { createHome, type Home, piProgram } from "./home.ts";
import { type Script, startModelServer } from "./model-server.ts";

export type PiOptions = {
  /** Paths of extensions, beside those that are found. */
  extension?: string | readonly string[];
  /** Whether Pi loads what it finds by itself: installed packages, its own extensions, skills, context files. */
  finds?: boolean;
  script?: Script;
  /** More arguments for Pi. */
  args?: readonly string[];
  env?: Record<string, string>;
  /** Settings of Pi that differ from the quiet ones. */
  settings?: object;
  /** Where Pi keeps what it keeps; a new home, which goes away with this Pi, by default. */
  home?: Home;
  /** The program; the one of this project by default. */
  program?: string;
};

/** What every start of Pi needs: a model, a home that knows it, the command and its environment. */
export async function preparePi({ extension = [], script = [], home, ...rest }: PiOptions) {
  const { finds = false, args = [], env = {}, settings, program = piProgram() } = rest;
  const server = await startModelServer(script);
  const place = home ?? createHome();
  place.configure(server.url, settings);
  const extensions = typeof extension === "string" ? [extension] : extension;
  return {
    server,
    home: place,
    command: process.execPath,
    args: [program, ...(finds ? [] : findsNothing), ...extensions.flatMap((path) => ["-e", path]), ...args],
    env: { ...place.env, ...env },
    async close() {
      await server.close();
      if (home === undefined) place.remove();
    },
  };
}

const findsNothing = [
  "--no-extensions",
  "--no-skills",
  "--no-prompt-templates",
  "--no-themes",
  "--no-context-files",
];
