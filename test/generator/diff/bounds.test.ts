import { describe, expect, it } from "vitest";
import { schemaLines } from "./schema-lines.js";

/** The directions of changed bounds: values of all types are possible. */
function directions(old: object, next: object): readonly string[] {
  return schemaLines({ ...old }, { ...next }).map((line) =>
    line.includes("(either)") ? "either" : line.replace(/^response-bound-(\w+) .*$/, "$1"),
  );
}

describe("a bound of a schema", () => {
  it.each([
    [{}, { minimum: 1 }, "tightened"],
    [{ pattern: "a" }, {}, "loosened"],
    [{ minimum: 1 }, { minimum: 2 }, "tightened"],
    [{ minItems: 2 }, { minItems: 1 }, "loosened"],
    [{ maximum: 1 }, { maximum: 2 }, "loosened"],
    [{ maxLength: 2 }, { maxLength: 1 }, "tightened"],
    [{ multipleOf: 2 }, { multipleOf: 4 }, "tightened"],
    [{ multipleOf: 4 }, { multipleOf: 2 }, "loosened"],
    [{}, { uniqueItems: true }, "tightened"],
    [{ uniqueItems: true }, { uniqueItems: false }, "loosened"],
    [{ multipleOf: 0.3 }, { multipleOf: 0.1 }, "loosened"],
    [{ contains: {} }, { contains: {}, minContains: 0 }, "loosened"],
    [{ contains: {}, minContains: 0 }, { contains: {} }, "tightened"],
    [{ multipleOf: 2 }, { multipleOf: 3 }, "either"],
    [{ pattern: "a" }, { pattern: "b" }, "either"],
  ])("from %j to %j is %s", (old, next, direction) => {
    expect(directions(old, next)).toEqual([direction]);
  });

  it("that bounds nothing is none, and the same one is no change", () => {
    expect(directions({}, { uniqueItems: false })).toEqual([]);
    expect(directions({ minimum: 1 }, { minimum: 1 })).toEqual([]);
    expect(directions({}, { else: { minimum: 1 } })).toEqual([]);
    expect(directions({ contains: {} }, { contains: {}, minContains: 1 })).toEqual([]);
  });

  it.each([
    [[{ minLength: 3 }, { minLength: 2 }], [{ minLength: 3 }], []],
    [[{ minLength: 3 }], [{ minLength: 3 }, { minLength: 4 }], ["tightened"]],
    [[{ pattern: "a" }], [{ pattern: "a" }, { pattern: "b" }], ["tightened"]],
    [[{ multipleOf: 2 }, { multipleOf: 3 }], [{ multipleOf: 2 }], ["loosened"]],
  ])("is the tightest of the parts: from %j to %j", (old, next, expected) => {
    expect(directions({ allOf: old }, { allOf: next })).toEqual(expected);
  });
});
