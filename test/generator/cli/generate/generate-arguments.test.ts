import { describe, expect, it } from "vitest";
import { withGenerateArguments, withJob } from "../../../../generator/cli/generate-arguments.js";
import { withValidateArguments } from "../../../../generator/cli/validate-arguments.js";
import { parsedArguments } from "../../support/parsed-arguments.js";

function generate(...words: readonly string[]): unknown {
  return parsedArguments("", withGenerateArguments, words);
}

function validate(...words: readonly string[]): unknown {
  return parsedArguments("[files..]", withValidateArguments, words);
}

const TOGETHER = "--config and --spec cannot be used together.";

describe("the arguments of generate and check", () => {
  it("have defaults", () => {
    expect(generate()).toEqual({ spec: [] });
    expect(parsedArguments("", withJob, [])).toEqual({ spec: [] });
  });

  it("are specs with their output", () => {
    const words =
      "--spec a b -o c --strict --dialect spring-data-rest --targets stub,schemas requests";
    const given = {
      spec: ["a", "b"],
      out: "c",
      strict: true,
      dialect: "spring-data-rest",
      targets: ["stub", "schemas", "requests"],
    };
    expect(generate(...words.split(" "))).toEqual(given);
    expect(parsedArguments("", withJob, words.split(" "))).toEqual(given);
  });

  it.each(["check", "dry-run", "watch"])("may be --%s", (name) => {
    expect(generate("--config", "c", `--${name}`)).toEqual({
      spec: [],
      config: "c",
      [name]: true,
    });
  });

  it.each<readonly [readonly string[], string]>([
    [["--spec", "a"], "--spec and --out require each other."],
    [["--out", "a"], "--spec and --out require each other."],
    [["--spec", "a", "--out", "b", "--config", "c"], TOGETHER],
    [
      ["--dialect", "plain"],
      "--dialect requires --spec; specs of a configuration have the key dialect.",
    ],
    [
      ["--targets", "stub"],
      "--targets requires --spec; a configuration and its specs have the key targets.",
    ],
    [
      ["--targets", "stub,other"],
      '--targets: "other" is not one of requests, validators, reading, responses, handlers, stub, schemas.',
    ],
    [["--check", "--dry-run"], "Arguments check and dry-run are mutually exclusive"],
    [["--check", "--watch"], "Arguments check and watch are mutually exclusive"],
    [["--dry-run", "--watch"], "Arguments dry-run and watch are mutually exclusive"],
    ...["out", "targets", "spec", "config", "dialect"].map(
      (name): readonly [readonly string[], string] => [
        [`--${name}`],
        `Not enough arguments following: ${name}`,
      ],
    ),
  ])("cannot be %j", (words, message) => {
    expect(generate(...words)).toBe(message);
  });
});

describe("the arguments of validate", () => {
  it("are files, or those of a configuration", () => {
    expect(validate()).toEqual({ files: [] });
    expect(validate("a", "b", "--strict")).toEqual({ files: ["a", "b"], strict: true });
    expect(validate("--config", "c")).toEqual({ files: [], config: "c" });
    expect(validate("a", "--config", "c")).toBe("--config and files cannot be used together.");
  });
});
