import { describe, expect, it } from "vitest";
import { withInitArguments } from "../../../../generator/cli/init-arguments.js";
import {
  isValidRequest,
  withLearnArguments,
  withPullArguments,
} from "../../../../generator/cli/wiki-arguments.js";
import { parsedArguments as parsed } from "../../support/parsed-arguments.js";

function pull(...words: readonly string[]): unknown {
  return parsed("[url]", withPullArguments, words);
}

function learn(...words: readonly string[]): unknown {
  return parsed("<source>", withLearnArguments, words);
}

function init(...words: readonly string[]): unknown {
  return parsed("[url]", withInitArguments, words);
}

describe("the arguments of pull", () => {
  it("have defaults", () => {
    expect(pull("u")).toEqual({ url: "u", again: false, "help-texts": false, timeout: 30 });
  });

  it("are options and a list of modules", () => {
    expect(pull("u", "-o", "dir", "--modules", "a", "b", "--help-texts", "--timeout", "5")).toEqual(
      {
        url: "u",
        out: "dir",
        again: false,
        modules: ["a", "b"],
        "help-texts": true,
        timeout: 5,
      },
    );
    expect(pull("--list", "wikis.txt", "--again")).toMatchObject({
      list: "wikis.txt",
      again: true,
    });
  });

  it.each<readonly [readonly string[], string]>([
    [[], "Name the URL of a wiki, or a list of wikis with --list."],
    [["u", "--list", "f"], "Name the URL of a wiki, or a list of wikis with --list."],
    [["u", "--again"], "--again requires --list."],
    [["u", "--modules", " "], "Name a module after --modules."],
    [["u", "--modules"], "Not enough arguments following: modules"],
    [["u", "--out"], "Not enough arguments following: out"],
    [["--list"], "Not enough arguments following: list"],
    [["u", "--timeout"], "Not enough arguments following: timeout"],
    [["u", "--timeout", "0"], "--timeout must be a number of seconds up to 3600."],
  ])("cannot be %j", (words, message) => {
    expect(pull(...words)).toBe(message);
  });
});

describe("the arguments of learn", () => {
  it("have defaults", () => {
    expect(learn("u")).toEqual({ source: "u", write: false, timeout: 30 });
  });

  it("are those of a scenario", () => {
    expect(learn("u", "--scenario", "s.json", "--write", "--write-to", "a:1")).toEqual({
      source: "u",
      scenario: "s.json",
      write: true,
      "write-to": "a:1",
      timeout: 30,
    });
  });

  it("are those of a session", () => {
    expect(learn("u", "-o", "d", "--cookie-file", "c", "--modules", "a", "b")).toEqual({
      source: "u",
      out: "d",
      "cookie-file": "c",
      modules: ["a", "b"],
      write: false,
      timeout: 30,
    });
  });

  it.each<readonly [readonly string[], string]>([
    [["u", "--write"], "--write and --write-to go with --scenario."],
    [["u", "--write-to", "a"], "--write and --write-to go with --scenario."],
    [
      ["u", "--scenario", "s", "--cookie-file", "c"],
      "A scenario logs in by itself: --cookie-file does not go with --scenario.",
    ],
    [["u", "--modules", ""], "Name a module after --modules."],
    [["u", "--scenario"], "Not enough arguments following: scenario"],
    [["u", "--out"], "Not enough arguments following: out"],
    [["u", "--modules"], "Not enough arguments following: modules"],
    [["u", "--cookie-file"], "Not enough arguments following: cookie-file"],
    [["u", "--scenario", "s", "--write-to"], "Not enough arguments following: write-to"],
    [["u", "--timeout"], "Not enough arguments following: timeout"],
    [[], "Not enough non-option arguments: got 0, need at least 1"],
  ])("cannot be %j", (words, message) => {
    expect(learn(...words)).toBe(message);
  });
});

describe("the arguments of init", () => {
  it("have defaults", () => {
    expect(init()).toEqual({ yes: false, "help-texts": false, timeout: 30 });
  });

  it("are options and a list of modules", () => {
    const options = "--spec s -o o --program p --ci none --modules a b --help-texts --timeout 5";
    expect(init("u", "-y", ...options.split(" "))).toEqual({
      url: "u",
      yes: true,
      spec: "s",
      out: "o",
      program: "p",
      ci: "none",
      modules: ["a", "b"],
      "help-texts": true,
      timeout: 5,
    });
    expect(init("--ci", "github")).toMatchObject({ ci: "github" });
  });

  it.each<readonly [readonly string[], string]>([
    [["--spec"], "Not enough arguments following: spec"],
    [["--out"], "Not enough arguments following: out"],
    [["--program"], "Not enough arguments following: program"],
    [["--modules"], "Not enough arguments following: modules"],
    [["--timeout"], "Not enough arguments following: timeout"],
    [["--modules", ""], "Name a module after --modules."],
    [
      ["--ci", "other"],
      'Invalid values:\n  Argument: ci, Given: "other", Choices: "github", "none"',
    ],
  ])("cannot be %j", (words, message) => {
    expect(init(...words)).toBe(message);
  });
});

describe("the options of requests", () => {
  const TIMEOUT = "--timeout must be a number of seconds up to 3600.";
  const MODULES = "Name a module after --modules.";

  it.each<readonly [readonly string[] | undefined, number, string | undefined]>([
    [undefined, 30, undefined],
    [["a", ""], 3600, undefined],
    [["", " "], 1, MODULES],
    [[], 1, MODULES],
    [undefined, 0.1, undefined],
    [undefined, 0, TIMEOUT],
    [undefined, -1, TIMEOUT],
    [undefined, 3601, TIMEOUT],
    [undefined, Number.NaN, TIMEOUT],
  ])("modules %j and timeout %s are refused: %s", (modules, timeout, message) => {
    const validate = (): true => isValidRequest({ modules, timeout });
    if (message === undefined) expect(validate()).toBe(true);
    else expect(validate).toThrow(new Error(message));
  });
});
