import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** The settings file of the standalone program, in the XDG config folder; a relative one is ignored (XDG Base Directory). */
export function configFile(env: NodeJS.ProcessEnv): string {
  const given = env.XDG_CONFIG_HOME ?? "";
  return join(isAbsolute(given) ? given : join(homedir(), ".config"), "ask-form", "config.json");
}
