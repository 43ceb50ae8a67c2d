import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paramsmith } from "../support/cli.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

describe("words that the command does not know", () => {
  it.each([
    ["no command", [], "Name a command:"],
    ["an unknown command", ["generat"], "help: did you mean generate?"],
    ["an unknown command after an option", ["--debug", "chekc"], "help: did you mean check?"],
    ["an unknown option", ["generate", "--owt", "x"], "owt"],
    [
      "a misspelt option",
      ["check", "--confg", "x.json"],
      "Unknown argument: confg\nhelp: did you mean --config? run paramsmith check --help",
    ],
    ["a misspelt option with its value", ["diff", "a", "b", "--fromat=json"], "mean --format?"],
    ["an option in camel case", ["generate", "--dryrun"], "did you mean --dry-run?"],
    [
      "two misspelt options",
      ["generate", "--confg", "x.json", "--wach"],
      "did you mean --config and --watch?",
    ],
    [
      "a spec without a folder",
      ["generate", "--spec", "a.json"],
      "--spec and --out require each other.",
    ],
    ["a folder without a spec", ["check", "--out", "a"], "--spec and --out require each other."],
    ["an option without its value", ["generate", "--spec"], "spec"],
    [
      "two options that exclude each other",
      ["generate", "--check", "--dry-run"],
      "mutually exclusive",
    ],
    ["a spec without its option", ["generate", "a.json"], "Unknown argument: a.json"],
    [
      "a spec of generate",
      ["generate", "a.json"],
      "help: name specs with --spec: paramsmith generate --spec a.json --out DIR\n",
    ],
    [
      "specs of check",
      ["check", "a.json", "b c.json", "--format", "json"],
      "help: name specs with --spec: paramsmith check --spec a.json --spec 'b c.json' --out DIR\n",
    ],
    [
      "a spec beside its folder",
      ["generate", "a.json", "--out", "src"],
      "help: name specs with --spec: paramsmith generate --spec a.json --out DIR\n",
    ],
    [
      "a spec of serve",
      ["serve", "spec/wiki"],
      "help: name specs with --spec: paramsmith serve --spec spec/wiki\n",
    ],
    [
      "standard input to validate",
      ["validate", "-"],
      "<files> is - (standard input), which only inspect reads;",
    ],
    [
      "standard input as a folder",
      ["check", "--spec", "a", "--out", "-"],
      "--out is - (standard input)",
    ],
    ["standard input to diff", ["diff", "-", "a.json"], "<old> is - (standard input)"],
    ["standard input to learn", ["learn", "-"], "<source> is - (standard input)"],
    ["standard input to generate", ["generate", "-"], "Unknown argument: -"],
    ["an unknown format", ["validate", "--format", "xml"], "xml"],
    [
      "an option that another command has",
      ["validate", "--dry-run"],
      "Unknown argument: dry-run\nhelp: run paramsmith validate --help",
    ],
    [
      "a folder twice",
      ["generate", "--spec", "a.json", "--out", "a", "--out", "b"],
      "--out was given more than once;",
    ],
    [
      "a spec twice where one is asked for",
      ["inspect", "--spec", "a.json", "--spec", "b.json", "action=query"],
      "--spec was given more than once;",
    ],
    [
      "a format twice",
      ["diff", "a", "b", "--format", "json", "--format", "text"],
      "--format was given more than once;",
    ],
    ["an empty folder", ["generate", "--spec", "a.json", "--out", ""], "--out is empty;"],
    ["an empty spec", ["check", "--spec", "", "--out", "a"], "--spec is empty;"],
    ["an empty side", ["diff", "", "a.json"], "<old> is empty;"],
    ["an empty file", ["validate", ""], "<files> is empty;"],
    [
      "an empty option of two words",
      ["learn", "a", "--cookie-file", ""],
      "--cookie-file is empty;",
    ],
  ])("end with exit code 2 and say where help is: %s", (_, words, message) => {
    const { code, out, err } = paramsmith(scratchFolder(), ...words);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toContain(message);
    expect(err).toMatch(/^help: .*(?:--help|--spec)/m);
    expect(err).not.toContain("<standard input>");
  });
});

describe("words that several times mean several values", () => {
  it.each([
    ["specs", ["check", "--spec", "a.json", "--spec", "b.json", "--out", "a"]],
    ["files", ["validate", "a.json", "b.json"]],
    ["classes", ["diff", "a.json", "b.json", "--class", "wire", "--class", "types"]],
  ])("are taken: %s", (_, words) => {
    expect(paramsmith(scratchFolder(), ...words).err).toContain("error[file-missing]");
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
