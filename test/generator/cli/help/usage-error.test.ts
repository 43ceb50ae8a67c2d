import { describe, expect, it } from "vitest";
import { COMMAND_NAMES } from "../../../../generator/cli/command-table.js";
import { commandError, usageErrorText } from "../../../../generator/cli/usage-error.js";

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

describe("a command line that the parser refuses", () => {
  const OPTIONS = ["spec", "out", "high-limits", "highLimits", "s"];

  it.each<readonly [message: string, words: string, text: string]>([
    [
      "Unknown argument: ot",
      "inspect --ot x",
      "Unknown argument: ot\nhelp: did you mean --out? run paramsmith inspect --help",
    ],
    [
      "Unknown arguments: ot, spc",
      "inspect --ot=x --spc=y",
      "Unknown arguments: ot, spc\nhelp: did you mean --out and --spec? run paramsmith inspect --help",
    ],
    [
      "Unknown arguments: oute, outs",
      "inspect --oute --outs",
      "Unknown arguments: oute, outs\nhelp: did you mean --out? run paramsmith inspect --help",
    ],
    // The parser names an option with a dash in camel case as well.
    [
      "Unknown arguments: high-limit, highLimit",
      "inspect --high-limit",
      "Unknown argument: high-limit\nhelp: did you mean --high-limits? run paramsmith inspect --help",
    ],
    [
      "Unknown arguments: high-limit, highLimit, a-b, aB",
      "inspect --high-limit --a-b",
      "Unknown arguments: high-limit, a-b\nhelp: did you mean --high-limits? run paramsmith inspect --help",
    ],
    [
      "Unknown argument: highLimit",
      "inspect --highLimit",
      "Unknown argument: highLimit\nhelp: did you mean --high-limits? run paramsmith inspect --help",
    ],
    // It is no option.
    [
      "Unknown argument: ot",
      "inspect ot",
      "Unknown argument: ot\nhelp: run paramsmith inspect --help",
    ],
    [
      "Unknown argument: wildebeest",
      "inspect --wildebeest",
      "Unknown argument: wildebeest\nhelp: run paramsmith inspect --help",
    ],
    [
      "Not enough arguments following: out",
      "inspect --out",
      "Not enough arguments following: out\nhelp: run paramsmith inspect --help",
    ],
    [
      "Not Unknown argument: ot",
      "inspect --ot",
      "Not Unknown argument: ot\nhelp: run paramsmith inspect --help",
    ],
    [
      "Unknown argument: ot\nand more",
      "inspect --ot",
      "Unknown argument: ot\nand more\nhelp: run paramsmith inspect --help",
    ],
    [
      "--x is <standard input>, <standard input>",
      "inspect --x -",
      "--x is -, -\nhelp: run paramsmith inspect --help",
    ],
    [
      "Unknown argument: a.json",
      "generate a.json",
      "Unknown argument: a.json\nhelp: name specs with --spec: paramsmith generate --spec a.json --out DIR",
    ],
    [
      "Unknown arguments: my api.json, b.json",
      "check my_api.json b.json",
      "Unknown arguments: my api.json, b.json\nhelp: name specs with --spec: paramsmith check --spec 'my api.json' --spec b.json --out DIR",
    ],
    [
      "Unknown arguments: a.json, -b",
      "serve a.json -b",
      "Unknown arguments: a.json, -b\nhelp: name specs with --spec: paramsmith serve --spec a.json",
    ],
    [
      "Unknown argument: README.md",
      "check README.md",
      "Unknown argument: README.md\nhelp: name specs with --spec: paramsmith check --spec README.md --out DIR",
    ],
    [
      "Unknown arguments: x, y",
      "inspect -xy",
      "Unknown arguments: x, y\nhelp: run paramsmith inspect --help",
    ],
    [
      "Unknown argument: prt",
      "serve --prt 1",
      "Unknown argument: prt\nhelp: run paramsmith serve --help",
    ],
  ])("%j of %s", (message, words, text) => {
    const argv = words.split(" ").map((word) => word.replace("_", " "));
    expect(usageErrorText(message, argv, OPTIONS)).toBe(text);
  });

  it("without a command is about the first word that is none", () => {
    expect(usageErrorText("Unknown arguments: x, lern, srve", ["--x", "lern", "srve"], [])).toBe(
      "Unknown command: lern\nhelp: did you mean learn? paramsmith --help lists the commands",
    );
  });
});
