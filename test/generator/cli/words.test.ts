import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paramsmith } from "../support/cli.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

describe("arguments that the command does not know", () => {
  it.each([
    ["standard input to validate", ["validate", "-"], "files is - (standard input), which only"],
    [
      "standard input as a folder",
      ["check", "--spec", "a", "--out", "-"],
      "out is - (standard input)",
    ],
    ["standard input to diff", ["diff", "-", "a.json"], "old is - (standard input)"],
    ["standard input to learn", ["learn", "-"], "source is - (standard input)"],
    ["standard input to generate", ["generate", "-"], "Unknown argument: -"],
    ["an option in camel case", ["generate", "--dryRun"], "Unknown argument: dryRun"],
    [
      "a folder twice",
      ["generate", "--spec", "a.json", "--out", "a", "--out", "b"],
      "out was given more than once;",
    ],
    [
      "a spec twice where one is asked for",
      ["inspect", "--spec", "a.json", "--spec", "b.json", "action=query"],
      "spec was given more than once;",
    ],
    [
      "a format twice",
      ["diff", "a", "b", "--format", "json", "--format", "text"],
      "format was given more than once;",
    ],
    ["an empty folder", ["generate", "--spec", "a.json", "--out", ""], "out is empty;"],
    ["an empty spec", ["check", "--spec", "", "--out", "a"], "spec is empty;"],
    ["an empty side", ["diff", "", "a.json"], "old is empty;"],
    ["an empty file", ["validate", ""], "files is empty;"],
    ["an empty option of two words", ["learn", "a", "--cookie-file", ""], "cookie-file is empty;"],
  ])("end with exit code 2 and say where help is: %s", (_, words, message) => {
    const { code, out, err } = paramsmith(scratchFolder(), ...words);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(message);
    expect(err).toMatch(/^help: run paramsmith \w+ --help$/m);
    expect(err).not.toContain("<standard input>");
  });
});

describe("help", () => {
  it("lists the commands", () => {
    const { code, out } = paramsmith(scratchFolder(), "--help");
    expect(code).toBe(0);
    for (const command of ["generate", "check", "validate", "completion"])
      expect(out).toContain(`paramsmith ${command}`);
  });

  it.each([
    ["generate", "paramsmith generate --spec wiki.json --out src"],
    ["check", "paramsmith check"],
    ["validate", "paramsmith validate wiki.json"],
  ])("of %s has examples", (command, example) => {
    const { code, out } = paramsmith(scratchFolder(), command, "--help");
    expect(code).toBe(0);
    expect(out).toMatch(/^Examples:$/m);
    expect(out).toContain(example);
  });
});

describe("the command", () => {
  it("tells its version", () => {
    const { version }: { readonly version: string } = JSON.parse(
      readFileSync(join(REPOSITORY, "package.json"), "utf8"),
    );
    expect(paramsmith(scratchFolder(), "--version")).toEqual({
      code: 0,
      out: `${version}\n`,
      err: "",
    });
  });

  it("prints a script for completion", () => {
    const { code, out } = paramsmith(scratchFolder(), "completion");
    expect(code).toBe(0);
    expect(out).toContain("paramsmith");
    expect(out).toMatch(/^###-begin-paramsmith-completions-###$/m);
  });

  it("completes the names of commands", () => {
    const { out } = paramsmith(scratchFolder(), "--get-yargs-completions", "paramsmith", "val");
    expect(out).toContain("validate");
  });
});
