import { describe, expect, it } from "vitest";
import { withDiffArguments } from "../../../../generator/cli/diff-arguments.js";
import { parsedArguments } from "../../support/parsed-arguments.js";

function diff(...words: readonly string[]): unknown {
  return parsedArguments("[old] [new]", withDiffArguments, words);
}

const DEFAULTS = {
  "fail-on": "breaking",
  all: false,
  docs: false,
  "unused-as-info": false,
  fix: false,
};

describe("the arguments of diff", () => {
  it("have defaults", () => {
    expect(diff("a")).toEqual({ ...DEFAULTS, old: "a" });
    expect(diff("a", "b")).toEqual({ ...DEFAULTS, old: "a", new: "b" });
  });

  it("are options", () => {
    const words =
      "a b --config c --fail-on any --class wire types --all --ignore i --docs --combine union --usage u v --unused-as-info --fix";
    expect(diff(...words.split(" "))).toEqual({
      old: "a",
      new: "b",
      config: "c",
      "fail-on": "any",
      class: ["wire", "types"],
      all: true,
      ignore: "i",
      docs: true,
      combine: "union",
      usage: ["u", "v"],
      "unused-as-info": true,
      fix: true,
    });
    expect(diff("--explain", "rules")).toEqual({ ...DEFAULTS, explain: "rules" });
  });

  it.each(["json", "markdown", "github", "junit", "sarif", "html"])(
    "may have the format %s",
    (format) => {
      expect(diff("a", "--format", format)).toEqual({ ...DEFAULTS, old: "a", format });
    },
  );

  it.each(["breaking", "risky", "any", "none"])("may fail on %s", (level) => {
    expect(diff("a", "--fail-on", level)).toEqual({ ...DEFAULTS, old: "a", "fail-on": level });
  });

  it.each(["wire", "types", "validators", "handlers"])("may be for %s", (name) => {
    expect(diff("a", "--class", name)).toEqual({ ...DEFAULTS, old: "a", class: [name] });
  });

  it.each(["intersection", "union"])("may combine specs as their %s", (how) => {
    expect(diff("a", "--combine", how)).toEqual({ ...DEFAULTS, old: "a", combine: how });
  });

  it("may have the format patch with the files that use the code", () => {
    expect(diff("a", "--format", "patch", "--usage", "u")).toMatchObject({ format: "patch" });
  });

  it.each<readonly [readonly string[], string]>([
    [[], "Name a spec, or two, or a rule with --explain."],
    [["a", "--unused-as-info"], "--unused-as-info requires --usage."],
    [["a", "--fix"], "--fix requires --usage."],
    [["a", "--format", "patch"], "--format patch requires --usage."],
    ...["config", "class", "ignore", "combine", "explain", "usage"].map(
      (name): readonly [readonly string[], string] => [
        ["a", `--${name}`],
        `Not enough arguments following: ${name}`,
      ],
    ),
  ])("cannot be %j", (words, message) => {
    expect(diff(...words)).toBe(message);
  });

  it.each(["format", "fail-on", "class", "combine"])(
    "have a value of --%s that it lists",
    (name) => {
      expect(diff("a", `--${name}`, "other")).toMatch(/^Invalid values:\n/);
    },
  );
});
