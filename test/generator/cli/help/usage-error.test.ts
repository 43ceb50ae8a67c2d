import { describe, expect, it } from "vitest";
import { COMMAND_NAMES } from "../../../../generator/cli/help/command-table.js";
import { commandError, usageErrorText } from "../../../../generator/cli/help/usage-error.js";

describe("a command that does not exist", () => {
  it.each([
    ["generat", "generate"],
    ["chekc", "check"],
    ["Validate", "validate"],
    ["inspcet", "inspect"],
    ["srve", "serve"],
    ["innit", "init"],
  ])("%s is answered with %s", (word, meant) => {
    expect(commandError([word, "x"])).toBe(
      `Unknown command: ${word}\nhelp: did you mean ${meant}? paramsmith --help lists the commands`,
    );
  });

  it("that resembles none has no suggestion", () => {
    expect(commandError(["mediawiki.json"])).toBe(
      "Unknown command: mediawiki.json\nhelp: paramsmith --help lists the commands",
    );
  });

  it("after an option is found by what the parser does not know", () => {
    expect(commandError(["--format", "json", "lern"])).toBeUndefined();
    expect(usageErrorText("Unknown argument: lern", ["--format", "json", "lern"], [])).toContain(
      "did you mean learn?",
    );
  });
});

describe("no command", () => {
  it.each([
    ["at all", commandError([])],
    ["but an option", usageErrorText("Name a command.", ["--debug"], [])],
  ])("%s is answered with the list", (_, text = "") => {
    const listed = [...text.matchAll(/^ {2}(\w+) +\w/gm)].map(([, name]) => name);
    expect(listed).toEqual(COMMAND_NAMES);
    expect(text).toMatch(/^Name a command:\n[^]*\nhelp: run paramsmith COMMAND --help$/);
  });
});

describe("a command that exists", () => {
  it.each([...COMMAND_NAMES, "help", "--help", "--version"])("%s is left to the parser", (word) => {
    expect(commandError([word])).toBeUndefined();
  });
});
