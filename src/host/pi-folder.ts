import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Pi's agent folder, as Pi finds it. Pi's package could tell, but in a checkout it is a second copy, which takes half a
 * second to load at every start.
 */
export function piAgentFolder(): string {
  const given = process.env.PI_CODING_AGENT_DIR ?? "";
  if (given === "") return join(homedir(), ".pi", "agent");
  return given === "~" || given.startsWith("~/") ? join(homedir(), given.slice(1)) : given;
}
