import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effectiveValues } from "../../../../generator/wiki/learn/plan-experiments.js";
import { mergeResults } from "../../../../generator/wiki/learn/merge-results.js";
import type { Result, ResultFields, ResultShape } from "../../../../generator/spec/source/types.js";
import { things } from "./modules.js";
import { assert } from "../../../random-runs.js";

const EVERYTHING = [
  effectiveValues({
    role: "module",
    module: things,
    sentParams: { prop: "colour|size" },
    around: {},
  }),
];

const NOTHING = [
  effectiveValues({ role: "module", module: things, sentParams: { prop: "" }, around: {} }),
];

function result(response: ResultFields, server: string = "MediaWiki 1.39.17"): Result {
  return { module: "query+things", servers: [server], response };
}

/** A result whose one field is there under some condition. */
function at(when: Result["response"][string]["when"]): Result {
  return result({ a: { is: "string", seen: 1, ...(when && { when }) } });
}

/** Merges results whose one field has these shapes. */
function mergeShapes(before: ResultShape, now: ResultShape): ReturnType<typeof mergeResults> {
  return mergeResults(
    result({ a: { is: before, seen: 1 } }),
    result({ a: { is: now, seen: 1 } }),
    EVERYTHING,
  );
}

/** What a field becomes that was one shape and is another. */
function widened(before: ResultShape, now: ResultShape): unknown {
  return mergeShapes(before, now).result.response["a"]?.is;
}

describe("learning again", () => {
  it.each<readonly [ResultShape, ResultShape, ResultShape]>([
    ["integer", "integer", "integer"],
    ["unknown", "string", "string"],
    [{ list: "unknown" }, { list: "integer" }, { list: "integer" }],
    ["timestamp", "expiry", "expiry"],
    ["title", "timestamp", "string"],
    [{ enumOf: "type" }, "string", "string"],
    ["namespace", "integer", "integer"],
    ["integer", "number", "number"],
    [{ map: "string" }, { map: "title" }, { map: "string" }],
    [{ record: { a: { is: "title", seen: 1 } } }, { map: "string" }, { map: "string" }],
    [
      { anyOf: ["timestamp", { list: "unknown" }] },
      { anyOf: [{ list: "integer" }, "string"] },
      { anyOf: ["string", { list: "integer" }] },
    ],
    ["string", "null", { anyOf: ["string", "null"] }],
  ])("widens %j by %j to %j", (before, now, expected) => {
    expect(widened(before, now)).toEqual(expected);
  });

  it("keeps both of what contradicts, and reports it", () => {
    const merged = mergeResults(
      result({ a: { is: "string", seen: 1 } }),
      result({ a: { is: { list: "string" }, seen: 1 } }),
      EVERYTHING,
    );
    expect(merged.result.response["a"]?.is).toEqual({ anyOf: ["string", { list: "string" }] });
    expect(merged.contradictions).toEqual([
      { at: ["a"], before: "string", now: { list: "string" } },
    ]);
  });

  it("takes a field that only one of two servers sent for optional, and says which", () => {
    const newer = result({ a: { is: "string", seen: 1 }, b: { is: "string", seen: 1 } }, "B");
    const { response } = mergeResults(
      result({ a: { is: "string", seen: 1 } }, "A"),
      newer,
      [],
    ).result;
    expect(response["b"]).toEqual({ is: "string", optional: true, servers: ["B"], seen: 1 });
    expect(response["a"]).toEqual({ is: "string", seen: 1 });
  });

  it("is of a map that may be an empty list where either was", () => {
    const list = { record: { a: { is: "string", seen: 1 } }, emptyIsList: true } as const;
    expect(widened(list, { map: "string" })).toEqual({ map: "string", emptyIsList: true });
    expect(widened({ map: "string" }, { map: "title", emptyIsList: true })).toEqual({
      map: "string",
      emptyIsList: true,
    });
    expect(widened({ map: "string" }, { map: "title" })).toEqual({ map: "string" });
  });

  it("keeps what format version 1 was seen to write, and what generators add", () => {
    const noted = { is: "boolean", seen: 1, formatversion1: { as: "flag" } } as const;
    const plain = { is: "boolean", seen: 1 } as const;
    for (const [before, now] of [
      [noted, plain],
      [plain, noted],
    ] as const)
      expect(
        mergeResults(result({ a: before }), result({ a: now }), EVERYTHING).result.response,
      ).toEqual({
        a: noted,
      });
    const generating = { ...result({}), generator: { index: { is: "integer", seen: 1 } } } as const;
    expect(mergeResults(result({}), generating, EVERYTHING).result.generator).toEqual({
      index: { is: "integer", seen: 1, optional: true },
    });
    expect(mergeResults(result({}), result({}), EVERYTHING).result).not.toHaveProperty("generator");
  });

  it("does not miss a field that was not asked for", () => {
    const before = result({ hue: { is: "string", when: { prop: ["colour"] }, seen: 5 } });
    const asked = [
      effectiveValues({ role: "module", module: things, sentParams: { prop: "size" }, around: {} }),
    ];
    expect(mergeResults(before, result({}), asked).result.response).toEqual(before.response);
    expect(mergeResults(before, result({}), EVERYTHING).result.response["hue"]?.optional).toBe(
      true,
    );
  });

  it("joins the conditions of a field, and drops those that something speaks against", () => {
    const both = (one: Result, two: Result): unknown =>
      mergeResults(one, two, [...EVERYTHING, ...NOTHING]).result.response["a"]?.when;
    expect(both(at({ prop: ["size"] }), at({ prop: ["colour"] }))).toEqual({
      prop: ["size", "colour"],
    });
    expect(both(at({ prop: ["size"], deep: true }), at({ deep: true }))).toEqual({ deep: true });
    expect(both(at({ deep: true }), at(undefined))).toBeUndefined();
    const never = mergeResults(at({ prop: ["size"] }), at(undefined), EVERYTHING);
    expect(never.result.response["a"]?.when).toEqual({ prop: ["size"] });
  });

  it("keeps what a person chose", () => {
    const before: Result = {
      ...result({ a: { is: "string", seen: 9, example: "x" } }),
      $schema: "../result.schema.json",
      rows: { at: ["a"], kind: "object" },
    };
    expect(mergeResults(before, result({ a: { is: "string", seen: 2 } }), []).result).toEqual(
      before,
    );
  });

  it("changes nothing where nothing new was seen, and loses nothing where something was", () => {
    assert(
      fc.property(results, results, (one, two) => {
        const merged = mergeResults(one, two, EVERYTHING).result;
        expect(mergeResults(merged, two, EVERYTHING).result).toEqual(merged);
        expect(mergeResults(merged, one, EVERYTHING).result).toEqual(merged);
        expect(Object.keys(merged.response).toSorted()).toEqual(
          [...new Set([...Object.keys(one.response), ...Object.keys(two.response)])].toSorted(),
        );
      }),
    );
  });
});

const { shape } = fc.letrec<{ shape: ResultShape; fields: ResultFields }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<ResultShape>("string", "timestamp", "integer", "namespace", "boolean", "null"),
    fc.record({ list: tie("shape") }),
    fc.record({ map: tie("shape") }),
    fc.record({ record: tie("fields") }),
    fc.constantFrom<ResultShape>({ anyOf: ["string", "integer"] }, { anyOf: ["null", "title"] }),
  ),
  fields: fc.dictionary(
    fc.constantFrom("a", "b", "c"),
    fc.record({ is: tie("shape"), seen: fc.nat(9) }),
    { maxKeys: 3 },
  ),
}));

const results = fc
  .dictionary(fc.constantFrom("a", "b"), fc.record({ is: shape, seen: fc.nat(9) }), { maxKeys: 2 })
  .map((response) => result(response));

describe("an array of PHP", () => {
  it("is a list or a map of the same values without a contradiction", () => {
    const list: ResultShape = { list: "string" };
    const map: ResultShape = { map: "string" };
    expect(mergeShapes(map, { anyOf: [list, map] })).toMatchObject({
      result: { response: { a: { is: { anyOf: [map, list] } } } },
      contradictions: [],
    });
    expect(mergeShapes(list, map).contradictions).toEqual([]);
    expect(mergeShapes(list, { map: "integer" }).contradictions).toHaveLength(1);
  });
});

describe("learning from another version", () => {
  const [V39, V45] = ["MediaWiki 1.39.17", "MediaWiki 1.45.0"] as const;

  /** A field of two versions. */
  function merged(before: ResultFields[string], now: ResultFields[string]): unknown {
    const rows: Result["rows"] = { at: [], kind: "object", selector: "prop" };
    const found = mergeResults(
      { ...result({ a: before }, V39), rows },
      result({ a: now }, V45),
      EVERYTHING,
    );
    return found.result.response["a"];
  }

  it("records the versions of the alternatives of a type, also of items", () => {
    expect(merged({ is: "string", seen: 9 }, { is: "integer", seen: 9 })).toEqual({
      is: { anyOf: ["string", "integer"] },
      seen: 9,
      only: [
        { type: "string", servers: [V39] },
        { type: "number", servers: [V45] },
      ],
    });
    expect(
      merged(
        { is: { list: "string" }, seen: 9 },
        { is: { list: { anyOf: ["string", "null"] } }, seen: 9 },
      ),
    ).toMatchObject({ only: [{ type: "null", servers: [V45] }] });
    expect(merged({ is: "unknown", seen: 9 }, { is: "string", seen: 9 })).toEqual({
      is: "string",
      seen: 9,
    });
  });

  it("records the versions of the values of a condition, which make the field optional", () => {
    expect(
      merged(
        { is: "string", when: { prop: ["colour"] }, seen: 9 },
        { is: "string", when: { prop: ["colour", "size"] }, seen: 9 },
      ),
    ).toEqual({
      is: "string",
      optional: true,
      when: { prop: ["colour", "size"] },
      seen: 9,
      only: [{ parameter: "prop", value: "size", servers: [V45] }],
    });
    const type = mergeResults(
      result({ a: { is: "string", when: { type: ["x"] }, seen: 9 } }, V39),
      result({ a: { is: "string", when: { type: ["x", "y"] }, seen: 9 } }, V45),
      EVERYTHING,
    );
    expect(type.result.response["a"]?.only).toBeUndefined();
  });

  it("keeps what was recorded, and forgets it if all versions have it", () => {
    const first = mergeResults(
      result({ a: { is: "string", seen: 9 } }, V39),
      result({ a: { is: { anyOf: ["string", "null"] }, seen: 9 } }, V45),
      EVERYTHING,
    ).result;
    const third = result({ a: { is: "string", seen: 9 } }, "MediaWiki 1.43.9");
    expect(mergeResults(first, third, EVERYTHING).result.response["a"]).toMatchObject({
      only: [{ type: "null", servers: [V45] }],
    });
    const again = result({ a: { is: { anyOf: ["string", "null"] }, seen: 9 } }, V39);
    expect(mergeResults(first, again, EVERYTHING).result.response["a"]).toEqual({
      is: { anyOf: ["string", "null"] },
      seen: 9,
    });
  });
});
