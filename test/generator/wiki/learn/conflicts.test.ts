import { describe, expect, it } from "vitest";
import {
  correctionConflicts,
  describeShape,
} from "../../../../generator/wiki/learn/result-conflicts.js";
import type {
  Correction,
  ResultField,
  ResultShape,
} from "../../../../generator/spec/source/types.js";
import { field, sometimes } from "../../support/results.js";

/** The conflicts of a corrected field `a` with what a server sent, as lines. */
function conflicts(corrected: ResultField | undefined, sent: ResultField): readonly string[] {
  const correction: Pick<Correction, "at" | "field"> = {
    at: ["a"],
    ...(corrected && { field: corrected }),
  };
  return correctionConflicts(correction, { a: sent }).map(
    (found) => `${found.at.join(".")}: ${found.corrected}, sent ${found.sent}`,
  );
}

describe("a correction", () => {
  it.each<readonly [ResultShape, ResultShape]>([
    ["unknown", { list: "string" }],
    ["string", "unknown"],
    ["integer", { anyOf: ["unknown", "namespace"] }],
    ["title", "user"],
    ["user", { enumOf: "type" }],
    [{ enumOf: "type" }, { enumOf: "type" }],
    ["timestamp", "timestamp"],
    ["number", "namespace"],
    ["integer", "integer"],
    ["boolean", "boolean"],
    [{ map: "string" }, { map: "title" }],
    [{ record: { x: field("string") } }, { record: {} }],
    [
      { record: { x: field("string", { when: { prop: ["a"] } }), y: field("string") } },
      { record: { y: field("string") } },
    ],
    [
      { anyOf: [{ record: { x: field("string") } }, { record: { x: field("integer") } }] },
      { record: { x: field("integer") } },
    ],
    ["string", "timestamp"],
    ["string", { enumOf: "type" }],
    ["expiry", "timestamp"],
    ["number", "integer"],
    [{ anyOf: ["string", "null"] }, "null"],
    [{ anyOf: [{ list: "string" }, "integer"] }, { anyOf: ["integer", { list: "title" }] }],
    [{ map: { anyOf: ["string", "integer"] } }, { record: { x: field("integer") } }],
    [{ record: { x: sometimes("string") } }, { record: {} }],
  ])("of %j holds if the server sends %j", (corrected, sent) => {
    expect(conflicts(field(corrected), field(sent))).toEqual([]);
  });

  it.each<readonly [ResultShape, ResultShape, string]>([
    ["string", "integer", "a: string, sent integer"],
    ["timestamp", "string", "a: timestamp, sent string"],
    ["integer", "number", "a: integer, sent number"],
    [{ list: "string" }, { list: "null" }, "a: string, sent null"],
    ["expiry", "title", "a: expiry, sent title"],
    ["timestamp", "expiry", "a: timestamp, sent expiry"],
    [{ enumOf: "type" }, { enumOf: "prop" }, "a: a value of type, sent a value of prop"],
    ["namespace", "integer", "a: namespace, sent integer"],
    ["boolean", "integer", "a: boolean, sent integer"],
    ["boolean", "null", "a: boolean, sent null"],
    ["integer", "boolean", "a: integer, sent boolean"],
    ["integer", { list: "integer" }, "a: integer, sent list of integer"],
    [{ list: "integer" }, "integer", "a: list of integer, sent integer"],
    [{ list: "string" }, { map: "string" }, "a: list of string, sent map of string"],
    [{ list: "string" }, { record: {} }, "a: list of string, sent record"],
    [{ map: "string" }, { list: "string" }, "a: map of string, sent list of string"],
    [{ map: "string" }, { map: "integer" }, "a: string, sent integer"],
    [{ record: {} }, { map: "string" }, "a: record, sent map of string"],
    [{ anyOf: ["string", "null"] }, "integer", "a: string or null, sent integer"],
    [
      {
        anyOf: [
          { record: { x: field("string"), y: field("string") } },
          { record: { x: field("string"), y: field("integer") } },
        ],
      },
      { record: { x: field("null"), y: field("integer") } },
      "a.x: string, sent null",
    ],
    [
      { map: { record: { x: field("string") } } },
      { record: { key: field({ record: { x: field("boolean") } }) } },
      "a.x: string, sent boolean",
    ],
    [{ record: {} }, { record: { y: field("string") } }, "a.y: absent, sent string"],
    [
      { record: { x: field("string") } },
      { record: { x: sometimes("string") } },
      "a.x: always present, sent absent from some rows",
    ],
    [
      { record: { x: field("string"), y: field("string") } },
      { record: { x: field("string") } },
      "a.y: always present, sent absent",
    ],
  ])("of %j does not hold if the server sends %j", (corrected, sent, line) => {
    expect(conflicts(field(corrected), field(sent))).toEqual([line]);
  });

  it("that removes a field does not hold if the server sends it", () => {
    expect(conflicts(undefined, field("string"))).toEqual(["a: absent, sent string"]);
  });

  it("does not hold if the field is absent, unless another condition explains it", () => {
    expect(conflicts(field("string"), sometimes("string"))).toEqual([
      "a: always present, sent absent from some rows",
    ]);
    expect(conflicts(sometimes("string"), sometimes("string"))).toEqual([]);
    expect(conflicts(field("string", { when: { prop: ["a"] } }), sometimes("string"))).toEqual([]);
  });
});

describe("a shape in words", () => {
  it.each<readonly [ResultShape, string]>([
    ["integer", "integer"],
    [{ enumOf: "type" }, "a value of type"],
    [{ list: "string" }, "list of string"],
    [{ map: { list: "string" } }, "map of list of string"],
    [{ record: {} }, "record"],
    [{ anyOf: ["string", { record: {} }] }, "string or record"],
  ])("%j", (shape, words) => {
    expect(describeShape(shape)).toBe(words);
  });
});
