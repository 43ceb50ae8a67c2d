import { describe, expect, it } from "vitest";
import yargs from "yargs";
import { withDiffArguments } from "../../../../generator/cli/diff/diff-arguments.js";
import { plainDiff } from "../../../../generator/cli/diff/plain-diff.js";

/** What yargs makes of the words after `diff`. */
async function asYargsReads(words: readonly string[]) {
  const args = yargs(["diff", ...words])
    .option("format", { choices: ["text", "json"] as const, default: "text" as const })
    .option("debug", { type: "boolean", default: false })
    .exitProcess(false);
  const read = await args
    .command("diff [old] [new]", "", (diff) => withDiffArguments(diff))
    .strict()
    .parseAsync();
  const { old, new: next, format, failOn, class: classes = [], ignore, docs } = read;
  const { usage = [], unusedAsInfo, debug } = read;
  return {
    debug,
    args: { old, new: next, format, failOn, classes, ignore, docs, usage, unusedAsInfo },
  };
}

describe("a call of diff in plain words", () => {
  it.each([
    ["old.json", "new.json"],
    ["spec"],
    ["HEAD~1:spec/paraminfo", "spec/paraminfo"],
    ["a", "b", "--format", "json", "--fail-on", "none"],
    ["--format=html", "a", "--fail-on=risky", "b"],
    ["a", "--docs", "b"],
    ["a", "b", "--ignore", "accepted.json", "--debug"],
    ["7", "0x10"],
    ["a b", "é"],
  ])("is read as yargs reads it: %j %j %j %j %j %j", async (...words) => {
    expect(plainDiff(words)).toEqual(await asYargsReads(words));
  });

  it.each([
    [],
    ["a", "b", "c"],
    ["a", "b", "--format", "yaml"],
    ["a", "b", "--fail-on", "nothing"],
    ["a", "b", "--format", "json", "--format", "text"],
    ["a", "b", "--format"],
    ["a", "b", "--ignore", "--docs"],
    ["a", "b", "--class", "wire"],
    ["a", "b", "--usage", "src/**"],
    ["a", "b", "--explain", "rules"],
    ["a", "b", "--no-docs"],
    ["a", "b", "--docs=false"],
    ["a", "b", "--failOn", "none"],
    ["a", "b", "--help"],
    ["a", "b", "-h"],
    ["a", "-"],
    ["a", "--", "b"],
    ["", "b"],
    ['"a"', "b"],
    ["a", "b", "--ignore", "'c'"],
  ])("is not seen in other words, which are left to yargs: %j %j %j %j", (...words) => {
    expect(plainDiff(words)).toBeUndefined();
  });
});
