import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paramsmith } from "../support/cli.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

describe("words that the command does not know", () => {
  it.each([
    ["no command", [], "Name a command."],
    ["an unknown command", ["generat"], "generat"],
    ["an unknown option", ["generate", "--owt", "x"], "owt"],
    ["a spec without a folder", ["generate", "--spec", "a.json"], "--spec and --out go together."],
    ["a folder without a spec", ["check", "--out", "a"], "--spec and --out go together."],
    ["an option without its value", ["generate", "--spec"], "spec"],
    [
      "two options that exclude each other",
      ["generate", "--check", "--dry-run"],
      "mutually exclusive",
    ],
    ["an unknown format", ["validate", "--format", "xml"], "xml"],
    ["an option that another command has", ["validate", "--dry-run"], "dry-run"],
  ])("end with exit code 2 and say where help is: %s", (_, words, message) => {
    const { code, out, err } = paramsmith(scratchFolder(), ...words);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(message);
    expect(err).toContain("See: paramsmith --help");
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
