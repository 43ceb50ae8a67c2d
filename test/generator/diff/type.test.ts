import { describe, expect, it } from "vitest";
import { changes, INTEGER, LIMIT, LISTED, SEVERAL } from "./changes.js";
import type { Facets } from "./changes.js";

describe("another type", () => {
  it.each<[Facets, Facets, string]>([
    [INTEGER, { type: "float" }, "type-widened same-types"],
    [{ type: "float" }, INTEGER, "type-narrowed same-types"],
    [INTEGER, { type: "namespace" }, "type-narrowed same-types"],
    [{ type: "namespace" }, LIMIT, "type-widened same-types"],
    [{ type: "namespace" }, INTEGER, "type-widened same-types"],
    [{ type: "namespace" }, { type: "float" }, "type-widened same-types"],
    [LIMIT, { type: "float" }, "type-narrowed handlers-kept"],
    [{}, { type: "timestamp" }, "type-narrowed same-types"],
    [{ type: "timestamp" }, { type: "expiry" }, "type-widened same-types"],
    [{ type: "expiry" }, { type: "timestamp" }, "type-narrowed same-types"],
    [{ type: "user" }, { type: "string" }, "type-widened same-types"],
    [{ type: "timestamp" }, {}, "type-widened handlers-kept"],
    [INTEGER, {}, "type-widened"],
    [{}, LISTED, "type-narrowed handlers-kept"],
    [LISTED, INTEGER, "type-narrowed"],
    [LISTED, {}, "enum-to-string"],
    [{ type: "text" }, { type: "password" }, "text-kind-changed"],
    [{ type: "raw" }, {}, "text-kind-changed"],
    [{ type: "boolean" }, {}, "boolean-to-other"],
    [{}, { type: "boolean" }, "other-to-boolean"],
    [LIMIT, INTEGER, "limit-to-integer"],
  ])("from %j to %j is %s", (old, next, expected) => {
    expect(changes(old, next)).toEqual([expected]);
  });

  it("drops what it does not know only of several values that are listed", () => {
    expect(changes(SEVERAL, { ...SEVERAL, ...LISTED })).toEqual([
      "type-narrowed several handlers-kept",
    ]);
    expect(changes(SEVERAL, { ...SEVERAL, type: "namespace" })).toEqual(["type-narrowed several"]);
    expect(changes(SEVERAL, { ...SEVERAL, ...INTEGER })).toEqual(["type-narrowed"]);
    expect(changes(SEVERAL, LISTED)).toEqual(["type-narrowed handlers-kept", "multi-removed"]);
    expect(changes({}, { ...SEVERAL, ...LISTED })).toEqual([
      "type-narrowed handlers-kept",
      "multi-added without-bars",
    ]);
  });

  it.each<[Facets, Facets, string]>([
    [{ type: "colour" }, {}, "type-unknown"],
    [{ type: "colour" }, { type: "user" }, "type-unknown from-unknown"],
    [{ type: "colour" }, INTEGER, "type-unknown from-unknown writes-changed reads-changed"],
    [INTEGER, { type: "colour" }, "type-unknown writes-changed reads-changed"],
    [{ type: "colour" }, LISTED, "type-unknown from-unknown writes-changed"],
    [LISTED, { type: "colour" }, "type-unknown values-opened"],
    [
      { type: "colour" },
      { type: "boolean" },
      "type-unknown from-unknown writes-changed reads-changed",
    ],
    [{ type: "boolean" }, { type: "colour" }, "type-unknown writes-changed reads-changed"],
  ])("from %j to %j is judged by the code alone", (old, next, expected) => {
    expect(changes(old, next)).toEqual([expected]);
  });

  it("takes negative numbers away with the minimum of 0 that a limit has where it names none", () => {
    expect(changes(INTEGER, LIMIT)).toEqual(["integer-to-limit negative"]);
    expect(changes(INTEGER, { ...LIMIT, min: 0 })).toEqual(["integer-to-limit negative"]);
    expect(changes({ ...INTEGER, min: -5 }, LIMIT)).toEqual(["integer-to-limit negative"]);
    expect(changes({ ...INTEGER, min: 0 }, LIMIT)).toEqual(["integer-to-limit"]);
    expect(changes({ ...INTEGER, min: 5 }, LIMIT)).toEqual(["integer-to-limit", "min-lowered"]);
    expect(changes(INTEGER, { ...LIMIT, min: 1 })).toEqual(["integer-to-limit", "min-added"]);
    expect(changes(LIMIT, INTEGER)).toEqual(["limit-to-integer"]);
    expect(changes({ ...LIMIT, min: 1 }, INTEGER)).toEqual(["limit-to-integer", "min-removed"]);
    expect(changes(LIMIT, { ...INTEGER, min: 0 })).toEqual(["limit-to-integer"]);
    expect(changes({ ...INTEGER, min: -1 }, { ...LIMIT, min: -1 })).toEqual(["integer-to-limit"]);
  });

  it("leaves the range to be compared between numbers, and the length between texts", () => {
    expect(changes({ ...INTEGER, max: 9 }, { type: "float", max: 8 })).toEqual([
      "type-widened same-types",
      "max-lowered",
    ]);
    expect(changes({ type: "namespace" }, { ...INTEGER, max: 8 })).toEqual([
      "type-widened same-types",
      "max-added",
    ]);
    expect(changes({ maxbytes: 9 }, { type: "text", maxbytes: 8 })).toEqual([
      "text-kind-changed",
      "length-tightened",
    ]);
    expect(changes({ ...INTEGER, max: 9 }, {})).toEqual(["type-widened"]);
    expect(changes({ maxchars: 9 }, INTEGER)).toEqual(["type-narrowed"]);
  });
});
