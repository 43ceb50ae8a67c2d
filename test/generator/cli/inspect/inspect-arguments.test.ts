import { describe, expect, it } from "vitest";
import { withInspectArguments } from "../../../../generator/cli/inspect-arguments.js";
import { withMatrixArguments } from "../../../../generator/cli/matrix-arguments.js";
import { parsedArguments } from "../../support/parsed-arguments.js";

function inspect(...words: readonly string[]): unknown {
  return parsedArguments("[requests..]", withInspectArguments, words);
}

function matrix(...words: readonly string[]): unknown {
  return parsedArguments("[files..]", withMatrixArguments, words);
}

const DEFAULTS = { requests: [], "high-limits": false, strict: false };

describe("the arguments of inspect", () => {
  it("are requests", () => {
    expect(inspect("a", "b")).toEqual({ ...DEFAULTS, requests: ["a", "b"] });
    expect(inspect("a", "--spec", "s", "--config", "c", "--high-limits", "--strict")).toEqual({
      requests: ["a"],
      spec: "s",
      config: "c",
      "high-limits": true,
      strict: true,
    });
  });

  it("are a response with its request", () => {
    expect(inspect("--response", "r", "--request", "q")).toEqual({
      ...DEFAULTS,
      response: "r",
      request: "q",
    });
    expect(inspect("q", "--response", "r")).toEqual({
      ...DEFAULTS,
      requests: ["q"],
      response: "r",
    });
  });

  it("are exchanges", () => {
    expect(inspect("--exchanges", "e")).toEqual({ ...DEFAULTS, exchanges: "e" });
  });

  const NEEDED = "--response requires the request of the response: --request REQUEST.";

  it.each<readonly [readonly string[], string]>([
    [[], "Name a request, or - for standard input."],
    [["q", "--exchanges", "e"], "--exchanges contains the requests; omit the others."],
    [["--request", "q"], "--request requires --response."],
    [["--response", "r"], NEEDED],
    [["q", "--response", "r", "--request", "q"], NEEDED],
    [["q", "p", "--response", "r"], NEEDED],
    [
      ["--exchanges", "e", "--response", "r"],
      "Arguments exchanges and response are mutually exclusive",
    ],
    [
      ["--exchanges", "e", "--request", "r"],
      "Arguments exchanges and request are mutually exclusive",
    ],
    ...["spec", "response", "request", "exchanges", "config"].map(
      (name): readonly [readonly string[], string] => [
        ["q", `--${name}`],
        `Not enough arguments following: ${name}`,
      ],
    ),
  ])("cannot be %j", (words, message) => {
    expect(inspect(...words)).toBe(message);
  });
});

describe("the arguments of matrix", () => {
  it("are files, or those of a configuration", () => {
    expect(matrix()).toEqual({ files: [], all: false });
    expect(matrix("a", "b", "--all")).toEqual({ files: ["a", "b"], all: true });
    expect(matrix("--config", "c")).toEqual({ files: [], all: false, config: "c" });
    expect(matrix("a", "--config", "c")).toBe("--config and files cannot be used together.");
  });

  it.each(["json", "markdown", "html"])("may have the format %s", (format) => {
    expect(matrix("--format", format)).toEqual({ files: [], all: false, format });
  });
});
