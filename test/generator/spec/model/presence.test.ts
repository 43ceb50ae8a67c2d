import { describe, expect, it } from "vitest";
import {
  clausesByField,
  commonClauses,
  impliesPresence,
  presenceClause,
} from "../../../../generator/spec/model/presence.js";
import type { ValuesByField } from "../../../../generator/spec/model/presence.js";

type Clauses = readonly ValuesByField[];

/** Clauses as specs have them, in which `../../` is before a field beside the object. */
function clauses(all: Clauses) {
  return all.map(presenceClause);
}

describe("a clause", () => {
  it("is of fields of the object and beside it, and is written as it was read", () => {
    const values = { "../type": ["file"], kind: ["a", true] };
    expect(presenceClause(values)).toEqual([
      { of: "parent", field: "type", values: ["file"] },
      { of: "object", field: "kind", values: ["a", true] },
    ]);
    expect(clausesByField(clauses([values, {}]))).toEqual([values, {}]);
  });
});

describe("the clauses that imply two lists of them", () => {
  it.each<readonly [Clauses, Clauses, Clauses]>([
    [[{ a: ["1", "2"] }], [{ a: ["2", "3"] }], [{ a: ["2"] }]],
    [[{ a: ["1"] }], [{ a: ["2"] }], []],
    [[{ a: ["1"] }], [{ b: ["2"] }], [{ a: ["1"], b: ["2"] }]],
    [[{ a: ["1"] }], [{ "../a": ["2"] }], [{ a: ["1"], "../a": ["2"] }]],
    [[{ a: ["1"], b: ["1"] }], [{ b: ["1"], c: ["1"] }], [{ a: ["1"], b: ["1"], c: ["1"] }]],
    [[{ a: ["1"] }, { a: ["2"] }], [{ a: ["1", "2"] }], [{ a: ["1"] }, { a: ["2"] }]],
    [[{ a: ["1"] }, { a: ["1", "2"] }], [{ a: ["1"] }], [{ a: ["1"] }]],
    [[{}], [{ a: ["1"] }], [{ a: ["1"] }]],
    [[], [{ a: ["1"] }], []],
  ])("%j and %j are %j", (some, others, common) => {
    expect(clausesByField(commonClauses(clauses(some), clauses(others)))).toEqual(common);
  });
});

describe("some clauses", () => {
  it.each<readonly [Clauses, Clauses, boolean]>([
    [[{ a: ["1"] }], [{ a: ["1", "2"] }], true],
    [[{ a: ["1", "2"] }], [{ a: ["1"] }], false],
    [[{ a: ["1", "2"] }], [{ a: ["1"] }, { a: ["2"] }], true],
    [[{ a: ["1", "3"] }], [{ a: ["1"] }, { a: ["2"] }], false],
    [[{ a: ["1"], b: ["1"] }], [{ b: ["1"] }], true],
    [[{ b: ["1"] }], [{ a: ["1"], b: ["1"] }], false],
    [[{ a: ["1"] }], [{ "../a": ["1"] }], false],
    [[{ a: ["1"] }], [{ b: ["1"] }], false],
    [[{ a: ["1"], b: ["1", "2"] }], [{ b: ["1"] }], false],
    [[{ a: ["1"] }, { a: ["2"] }], [{ a: ["1"] }], false],
    [[{ a: ["1"] }], [{}], true],
    [[{}], [{ a: ["1"] }], false],
    [[{}], [{ a: ["1"] }, {}], true],
    [[], [], true],
    [[{ a: ["1"] }], [], false],
  ])("%j imply %j: %s", (some, others, expected) => {
    expect(impliesPresence(clauses(some), clauses(others))).toBe(expected);
  });
});
