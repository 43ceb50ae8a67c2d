import { describe, expect, it } from "vitest";
import type { UnknownObject } from "../../../../generator/base/json.js";
import { clausesOf, valueAt } from "../../../../generator/wiki/learn/decision.js";
import type {
  Candidate,
  Clause,
  Dependent,
  ObservedObject,
} from "../../../../generator/wiki/learn/decision.js";

/** Different objects with some members, as many as are asked for. */
function rows(
  count: number,
  object: UnknownObject,
  sentParams?: string,
): readonly ObservedObject[] {
  return Array.from({ length: count }, (_, index) => ({
    settings: new Map(sentParams === undefined ? [] : [["prop", [sentParams]]]),
    object: { ...object, id: index },
    key: JSON.stringify({ ...object, id: index }),
  }));
}

/** The same object several times. */
function same(count: number, object: UnknownObject): readonly ObservedObject[] {
  return rows(count, object).map((row) => ({ ...row, key: "same" }));
}

function dependent(...[name, inner]: Dependent["path"]): Dependent {
  return { path: inner === undefined ? [name ?? ""] : [name ?? "", inner], when: [] };
}

function text(name: string, when: Candidate["when"] = {}): Candidate {
  return { name, isFlag: false, when };
}

function flag(name: string): Candidate {
  return { name, isFlag: true, when: {} };
}

function clauses(
  observed: readonly (readonly ObservedObject[])[],
  candidates: readonly Candidate[],
  dependents: readonly Dependent[] = [dependent("x")],
): Readonly<Record<string, readonly Clause[]>> {
  return Object.fromEntries(clausesOf(observed.flat(), dependents, candidates, 0));
}

const TYPE = [text("type")];

describe("The value at a path", () => {
  it.each<readonly [UnknownObject, Dependent["path"], unknown]>([
    [{ a: 1 }, ["a"], 1],
    [{ a: 1 }, ["b"], undefined],
    [{ a: { b: 2 } }, ["a", "b"], 2],
    [{ a: { b: 2 } }, ["a", "c"], undefined],
    [{ a: [2] }, ["a", "0"], undefined],
    [{}, ["a", "b"], undefined],
    [{}, ["toString"], undefined],
  ])("of %j at %j is %j", (object, path, value) => {
    expect(valueAt(object, path)).toBe(value);
  });
});

describe("The values that a field is present with", () => {
  it("are those with which at least three different objects have it, if no three others do", () => {
    const a = { type: "a", x: 1 };
    const b = { type: "b" };
    expect(clauses([rows(3, a), rows(3, b)], TYPE)).toEqual({ x: [{ type: ["a"] }] });
    expect(clauses([rows(2, a), rows(3, b)], TYPE)).toEqual({});
    expect(clauses([same(3, a), rows(3, b)], TYPE)).toEqual({});
    expect(clauses([rows(3, a), rows(2, b)], TYPE)).toEqual({});
    expect(clauses([rows(3, a), same(3, b)], TYPE)).toEqual({ x: [{ type: ["a"] }] });
  });

  it("are several if several have it", () => {
    const observed = [
      rows(3, { type: "a", x: 1 }),
      rows(3, { type: "b" }),
      rows(3, { type: "c", x: 1 }),
    ];
    expect(clauses(observed, TYPE)).toEqual({ x: [{ type: ["a", "c"] }] });
  });

  it("may be those with which twenty objects have it, if only some others do", () => {
    const some = [rows(1, { type: "b", x: 1 }), rows(1, { type: "b" })];
    expect(clauses([rows(20, { type: "a", x: 1 }), ...some], TYPE)).toEqual({
      x: [{ type: ["a"] }],
    });
    expect(clauses([rows(19, { type: "a", x: 1 }), ...some], TYPE)).toEqual({});
  });

  it("are of a flag false only, if it is never absent otherwise", () => {
    const flags = [flag("minor")];
    const some = [rows(1, { minor: true, x: 1 }), rows(1, { minor: true })];
    expect(clauses([rows(20, { x: 1 }), ...some], flags)).toEqual({ x: [{ minor: [false] }] });
    const others = [rows(1, { x: 1 }), rows(1, {})];
    expect(clauses([rows(20, { minor: true, x: 1 }), ...others], flags)).toEqual({});
    expect(clauses([rows(3, { minor: true, x: 1 }), rows(3, { minor: "" })], flags)).toEqual({
      x: [{ minor: [true] }],
    });
  });

  it("are texts and flags, not other values", () => {
    expect(clauses([rows(3, { type: 1, x: 1 }), rows(3, { type: 2 })], TYPE)).toEqual({});
    expect(clauses([rows(3, { type: true, x: 1 }), rows(3, { type: "b" })], TYPE)).toEqual({
      x: [{ type: [true] }],
    });
    expect(clauses([rows(3, { x: 1 }), rows(3, { type: "b" })], TYPE)).toEqual({});
  });

  it("are those of an inner field in objects that have the outer one", () => {
    const dependents = [dependent("params", "x")];
    const observed = [
      rows(3, { type: "a", params: { x: 1 } }),
      rows(3, { type: "b", params: {} }),
      rows(3, { type: "c" }),
    ];
    expect(clauses(observed, TYPE, dependents)).toEqual({ "params/x": [{ type: ["a"] }] });
  });

  it("are not its own", () => {
    const own = [rows(3, { x: "a" }), rows(3, { x: "b" }), rows(3, {})];
    expect(clauses(own, [text("x")])).toEqual({});
  });

  it("are of two fields together if one is not enough", () => {
    const observed = [
      rows(3, { type: "a", action: "move", x: 1 }),
      rows(3, { type: "a", action: "new" }),
      rows(3, { type: "b", action: "move" }),
      rows(3, { type: "b", action: "other" }),
    ];
    expect(clauses(observed, [text("type"), text("action")])).toEqual({
      x: [{ type: ["a"], action: ["move"] }],
    });
  });

  it("are none without candidates, and of at most three fields together", () => {
    expect(clauses([rows(3, { type: "a", x: 1 }), rows(3, { type: "b" })], [])).toEqual({});
    const observed = [rows(3, { type: "a", x: 1 }), rows(3, { type: "b" })].flat();
    expect(clausesOf(observed, [dependent("x")], TYPE, 2).size).toBe(1);
    expect(clausesOf(observed, [dependent("x")], TYPE, 3).size).toBe(0);
    expect(clausesOf(observed, [], TYPE, 0).size).toBe(0);
  });
});

describe("The field that decides", () => {
  const both = [
    rows(3, { type: "a", kind: "c", x: 1 }),
    rows(3, { type: "b", kind: "d" }),
    rows(3, { type: "b", kind: "e" }),
  ];
  const flagged = [rows(3, { type: "a", x: 1, minor: true }), rows(3, { type: "b" })];

  it("has fewer values than another one, or is no flag, whatever their order", () => {
    for (const candidates of [
      [text("type"), text("kind")],
      [text("kind"), text("type")],
    ])
      expect(clauses(both, candidates)).toEqual({ x: [{ type: ["a"] }] });
    for (const candidates of [
      [flag("minor"), text("type")],
      [text("type"), flag("minor")],
    ])
      expect(clauses(flagged, candidates)).toEqual({ x: [{ type: ["a"] }] });
  });

  it("decides on at least half as many fields as the best one", () => {
    const observed = [
      rows(3, { type: "a", kind: "c", x: 1, y: 1, z: 1 }),
      rows(3, { type: "b", kind: "d", y: 1, z: 1 }),
      rows(3, { type: "b", kind: "e" }),
    ];
    const dependents = ["x", "y", "z"].map((name) => dependent(name));
    // The type decides on one of three fields.
    expect(clauses(observed, [text("type"), text("kind")], dependents)).toEqual({
      x: [{ kind: ["c"] }],
      y: [{ kind: ["c", "d"] }],
      z: [{ kind: ["c", "d"] }],
    });
    expect(clauses(observed, [text("type"), text("kind")], dependents.slice(0, 2))).toEqual({
      x: [{ type: ["a"] }],
      // Some objects of the other type have it, so that three of this one are not enough.
      y: [{ type: ["b"], kind: ["d"] }],
    });
  });

  it("is one that every request selects, if there is one", () => {
    const when: Candidate["when"] = { prop: ["kind"] };
    const candidates = [text("kind", when), text("type")];
    const requested = both.map((each) =>
      each.map((row) => ({ ...row, settings: new Map([["prop", ["kind"]]]) })),
    );
    expect(clauses(requested, candidates)).toEqual({ x: [{ type: ["a"] }] });
    expect(clauses(requested, candidates.slice(0, 1))).toEqual({ x: [{ kind: ["c"] }] });
    expect(clauses(both, candidates.slice(0, 1))).toEqual({});
  });
});
