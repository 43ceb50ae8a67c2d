/** Laws of the help texts, which are in `sessions/help.txt`. */
import { describe, expect, it } from "vitest";
import { runInProcess } from "../support/in-process.js";
import { REPOSITORY } from "../support/places.js";

const COMMANDS = "init generate check validate inspect pull learn diff matrix docs serve".split(
  " ",
);

/** The help of a command, or of all with no name. */
async function help(...words: readonly string[]): Promise<string> {
  return (await runInProcess(REPOSITORY, [...words, "--help"])).out;
}

it("help lists each command", async () => {
  const listed = [...(await help()).matchAll(/^ {2}paramsmith (\w+)/gm)].map(([, name]) => name);
  expect(listed).toEqual([...COMMANDS, "completion"]);
});

describe.each(COMMANDS)("help of %s", (name) => {
  it("describes each option, and refuses those that need a value without it", async () => {
    const text = await help(name);
    expect(text).toMatch(/^Exit codes:\n {2}0 {2}\S.*\n(?: {2}1 {2}\S.*\n)? {2}2 {2}\S/m);
    // The description of an option may take several lines; its type follows.
    const entries = [...text.matchAll(/^ +(?:-\w, )?--([\w-]+) +(.*)[^]*?(?=^ +-|^$|^\S)/gm)];
    const source = name === "learn" ? ["wiki.json"] : [];
    expect(entries.length).toBeGreaterThanOrEqual(3);
    for (const [entry, option, description] of entries) {
      expect(description, option).toMatch(/^\w/);
      if (!/\[(?:string|number|array|choices:)/.test(entry)) continue;
      // oxlint-disable-next-line no-await-in-loop -- a process has one standard error
      const { code, err } = await runInProcess(REPOSITORY, [name, ...source, `--${option}`]);
      expect(code, option).toBe(2);
      expect(err.split("\n")[0]).toBe(`--${option} requires a value.`);
    }
  });
});
