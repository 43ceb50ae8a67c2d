import { describe, expect, it } from "vitest";
import { mergePartialEvidence } from "../../../../generator/wiki/learn/partial-results.js";
import type { ObservedField } from "../../../../generator/wiki/learn/partial-results.js";
import type { ResultField, ResultShape } from "../../../../generator/spec/source/types.js";

function field(is: ResultShape, more: Partial<ResultField> = {}): ResultField {
  return { is, seen: 1, ...more };
}

/** A field as servers A, B and so on sent it, one after another. */
function sent(...fields: readonly ResultField[]): readonly ObservedField[] {
  return fields.map((each, index) => ({ field: each, servers: ["ABCDE".charAt(index)] }));
}

const RECORD: ResultShape = { record: {} };

function around(is: ResultShape): ResultField {
  return field({ list: { map: is } });
}

describe("the types that only some servers sent", () => {
  it.each<readonly [ResultShape, ResultShape, string, string]>([
    ["string", "integer", "string", "number"],
    ["timestamp", "number", "string", "number"],
    ["expiry", "namespace", "string", "number"],
    ["title", "boolean", "string", "boolean"],
    ["user", "null", "string", "null"],
    [{ enumOf: "type" }, "boolean", "string", "boolean"],
    [{ list: "string" }, { map: "string" }, "array", "object"],
    ["null", RECORD, "null", "object"],
  ])("are those of %j and %j", (first, second, type, other) => {
    const merged = field({ anyOf: [first, second] });
    expect(mergePartialEvidence(merged, sent(field(first), field(second)), undefined)).toEqual([
      { type, servers: ["A"] },
      { type: other, servers: ["B"] },
    ]);
  });

  it("are no types that all sent, in another shape, too", () => {
    const both: ResultShape = { anyOf: ["string", "null"] };
    const fields = sent(field(both), field("string"), field({ anyOf: ["title", "null"] }));
    expect(mergePartialEvidence(field(both), fields, undefined)).toEqual([
      { type: "null", servers: ["A", "C"] },
    ]);
    expect(mergePartialEvidence(field("string"), sent(field("title"), field("user")), "a")).toBe(
      undefined,
    );
  });

  it("are those in lists and maps, however deep", () => {
    expect(
      mergePartialEvidence(
        around({ anyOf: ["string", "boolean"] }),
        sent(around("string"), around("boolean")),
        undefined,
      ),
    ).toEqual([
      { type: "string", servers: ["A"] },
      { type: "boolean", servers: ["B"] },
    ]);
  });

  it("are unknown if a server sent no values, or others in other lists", () => {
    const merged = field({ anyOf: ["string", "integer"] });
    const unknown = sent(field("string"), field("integer"), field("unknown"));
    expect(mergePartialEvidence(merged, unknown, undefined)).toBeUndefined();
    const list = field({ list: { anyOf: ["string", "integer"] } });
    const mixed = sent(field({ list: "string" }), field("integer"));
    expect(mergePartialEvidence(list, mixed, undefined)).toBeUndefined();
  });

  it("are of the servers that an earlier merge has found, and of each once", () => {
    const merged = field({ anyOf: ["string", "integer"] });
    const earlier: ObservedField = {
      field: field(merged.is, { only: [{ type: "string", servers: ["A"] }] }),
      servers: ["A", "B"],
    };
    const later: ObservedField = { field: field("string"), servers: ["A", "C"] };
    expect(mergePartialEvidence(merged, [earlier, later], undefined)).toEqual([
      { type: "string", servers: ["A", "C"] },
      { type: "number", servers: ["A", "B"] },
    ]);
  });
});

describe("the values of conditions with which only some servers sent a field", () => {
  const merged = field("string", { when: { prop: ["a", "b"], type: ["c", "d"], deep: true } });

  it("are those of the selector of rows", () => {
    const fields = sent(
      field("string", { when: { prop: ["a", "b"], type: ["c"] } }),
      field("string", { when: { prop: ["b"], type: ["d"] } }),
    );
    expect(mergePartialEvidence(merged, fields, "prop")).toEqual([
      { parameter: "prop", value: "a", servers: ["A"] },
    ]);
    expect(mergePartialEvidence(merged, fields, "type")).toEqual([
      { parameter: "type", value: "c", servers: ["A"] },
      { parameter: "type", value: "d", servers: ["B"] },
    ]);
    expect(mergePartialEvidence(merged, fields, "deep")).toBeUndefined();
    expect(mergePartialEvidence(merged, fields, undefined)).toBeUndefined();
  });

  it("are all values of a server without the condition, or with any value", () => {
    const fields = sent(
      field("string"),
      field("string", { when: { prop: true } }),
      field("string", { when: { prop: ["b"] } }),
    );
    expect(mergePartialEvidence(merged, fields, "prop")).toEqual([
      { parameter: "prop", value: "a", servers: ["A", "B"] },
    ]);
  });

  it("are of the servers that an earlier merge has found", () => {
    const only: ResultField["only"] = [
      { type: "string", servers: ["X"] },
      { parameter: "type", value: "a", servers: ["X"] },
      { parameter: "prop", value: "b", servers: ["X"] },
      { parameter: "prop", value: "a", servers: ["A"] },
    ];
    const earlier: ObservedField = {
      field: field("unknown", { when: { prop: ["a", "b"] }, only }),
      servers: ["A", "X"],
    };
    const later: ObservedField = {
      field: field("string", { when: { prop: ["b"] } }),
      servers: ["B"],
    };
    expect(mergePartialEvidence(merged, [earlier, later], "prop")).toEqual([
      { parameter: "prop", value: "a", servers: ["A"] },
      { parameter: "prop", value: "b", servers: ["X", "B"] },
    ]);
  });

  it("come after types", () => {
    const both = field({ anyOf: ["string", "null"] }, { when: { prop: ["a"] } });
    const fields = sent(
      field("string", { when: { prop: ["a"] } }),
      field("null", { when: { prop: ["b"] } }),
    );
    expect(mergePartialEvidence(both, fields, "prop")).toEqual([
      { type: "string", servers: ["A"] },
      { type: "null", servers: ["B"] },
      { parameter: "prop", value: "a", servers: ["A"] },
    ]);
  });
});
