import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runInProcess } from "../support/in-process.js";
import { REPOSITORY } from "../support/places.js";

const GOLDEN = join(import.meta.dirname, "help.txt");

const COMMANDS = "init generate check validate inspect pull learn diff matrix docs serve".split(
  " ",
);

/** The help of a command, or of all with no name. */
async function help(...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runInProcess(REPOSITORY, [...words, "--help"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

describe("help", () => {
  it("is what was reviewed: UPDATE_GOLDENS=1 records it", async () => {
    let texts = "";
    for (const words of [[], ...COMMANDS.map((name) => [name])]) {
      // oxlint-disable-next-line no-await-in-loop -- a process has one standard output
      const text = await help(...words);
      texts += `$ ${["paramsmith", ...words, "--help"].join(" ")}\n${text}\n`;
    }
    if (process.env["UPDATE_GOLDENS"]) writeFileSync(GOLDEN, texts);
    expect(texts).toBe(readFileSync(GOLDEN, "utf8"));
  });

  it("lists each command", async () => {
    const listed = [...(await help()).matchAll(/^ {2}paramsmith (\w+)/gm)].map(([, name]) => name);
    expect(listed).toEqual([...COMMANDS, "completion"]);
  });

  it.each(COMMANDS)(
    "of %s describes each option, and has examples and exit codes",
    async (name) => {
      const text = await help(name);
      const options = [...text.matchAll(/^ +(?:-\w, )?--([\w-]+) +(.*)$/gm)];
      expect(options.length).toBeGreaterThanOrEqual(3);
      // A type or a choice in brackets is no description.
      for (const [, option, description] of options) expect(description, option).toMatch(/^\w/);
      expect(text).toMatch(new RegExp(`^Examples:\n {2}paramsmith ${name}\\b`, "m"));
      expect(text).toMatch(/^Exit codes:\n {2}0 {2}\S.*\n(?: {2}1 {2}\S.*\n)? {2}2 {2}\S/m);
    },
  );

  it.each(COMMANDS)(
    "of %s names the options that are refused without their value",
    async (name) => {
      // The description of an option may take several lines; its type follows.
      const entries = (await help(name)).matchAll(/^ +(?:-\w, )?--([\w-]+) [^]*?(?=^ +-|^$|^\S)/gm);
      const withValue = [...entries].filter(([entry]) =>
        /\[(?:string|number|array|choices:)/.test(entry),
      );
      expect(withValue.length).toBeGreaterThan(0);
      const source = name === "learn" ? ["wiki.json"] : [];
      for (const [, option] of withValue) {
        // oxlint-disable-next-line no-await-in-loop -- a process has one standard error
        const { code, err } = await runInProcess(REPOSITORY, [name, ...source, `--${option}`]);
        expect(code, option).toBe(2);
        expect(err.split("\n")[0], option).toBe(`Not enough arguments following: ${option}`);
      }
    },
  );
});
