import { describe, expect, it } from "vitest";
import { press, releaseForm, setUpCli } from "../helpers/cli.ts";

describe("a form is drawn", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const used = async (options: { env?: Record<string, string>; flags?: readonly string[] }) => {
    const pty = cli.ask(releaseForm, options);
    await press(pty, ["", /1\. \( \) Staging first/], ["1", /Frankfurt/]);
    return pty.raw();
  };
  const colors = /\x1b\[(?:[\d;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]/;

  it("in colours", async () => expect(await used({})).toMatch(colors));
  it("without colours under NO_COLOR", async () =>
    expect(await used({ env: { NO_COLOR: "1" } })).not.toMatch(colors));
  it("without colours with --theme mono", async () => {
    expect(await used({ flags: ["--theme", "mono"] })).not.toMatch(colors);
  });
  it("in sixteen colours on a plain terminal", async () => {
    const raw = await used({ env: { TERM: "xterm" } });
    expect(raw).toMatch(colors);
    expect(raw).not.toMatch(/[34]8;[25]/);
  });
  it.each([
    { name: "with --ascii", options: { flags: ["--ascii"] } },
    { name: "in a locale without Unicode", options: { env: { LANG: "C" } } },
  ])("in ASCII $name", async ({ options }) => {
    // Nothing but ASCII, though the form itself has none of it here.
    expect(await used(options)).toMatch(/^[\x00-\x7f]*$/);
  });
});
