import { describe, expect, it } from "vitest";
import { schemaLines } from "./schema-lines.js";

/** The changes of overlaps from one list of alternatives to another. */
function changed(old: readonly object[], next: readonly object[]): readonly string[] {
  return schemaLines({ oneOf: old }, { oneOf: next }).filter((line) => line.includes("overlap"));
}

const CHANGED = ["response-overlap-changed @/s/oneOf"];
const LIFTED = ["response-overlap-changed (lifted) @/s/oneOf"];

const TEXT = { type: "string" };
const NUMBER = { type: "integer" };
const valuesOf = (...values: readonly string[]) => ({ ...TEXT, enum: values });
const objectWith = (properties: object, ...required: readonly string[]) => ({
  type: "object",
  properties,
  required,
});

describe("the alternatives of a oneOf may accept the same value", () => {
  it.each<readonly [reason: string, alternatives: readonly object[]]>([
    ["a value is in the lists of two", [valuesOf("a", "b"), valuesOf("b", "c")]],
    ["one has a list of values", [valuesOf("a"), TEXT]],
    ["neither has a list of values", [TEXT, { ...TEXT, maxLength: 9 }]],
    ["one has numbers and the other has integers", [{ type: "number" }, NUMBER]],
    ["one has no type", [{}, NUMBER]],
    ["null is in both", [{ type: ["string", "null"] }, { type: ["integer", "null"] }]],
    [
      "a member that tells them apart is not required",
      [objectWith({ kind: valuesOf("a") }, "kind"), objectWith({ kind: valuesOf("b") })],
    ],
    [
      "a required member has values in common",
      [
        objectWith({ kind: valuesOf("a", "b") }, "kind"),
        objectWith({ kind: valuesOf("b") }, "kind"),
      ],
    ],
  ])("if %s", (_, alternatives) => {
    expect(changed([TEXT, NUMBER], alternatives)).toEqual(CHANGED);
    expect(changed(alternatives, [TEXT, NUMBER])).toEqual(LIFTED);
    expect(changed(alternatives, alternatives)).toEqual([]);
  });

  it.each<readonly [reason: string, alternatives: readonly object[]]>([
    ["their types differ", [TEXT, NUMBER]],
    ["their lists have no value in common", [valuesOf("a"), valuesOf("b")]],
    [
      "a required member has other values",
      [objectWith({ kind: valuesOf("a") }, "kind"), objectWith({ kind: valuesOf("b") }, "kind")],
    ],
    [
      "a required member has members with other values",
      [
        objectWith({ of: objectWith({ kind: valuesOf("a") }, "kind") }, "of"),
        objectWith({ of: objectWith({ kind: valuesOf("b") }, "kind") }, "of"),
      ],
    ],
  ])("unless %s", (_, alternatives) => {
    expect(changed([TEXT, NUMBER], alternatives)).toEqual([]);
  });
});

const RGB = objectWith({ r: NUMBER, g: NUMBER }, "r", "g");
const RGBA = objectWith({ r: NUMBER, g: NUMBER, a: NUMBER }, "r", "g", "a");
const UNDESCRIBED = ["response-overlap-changed (undescribed) @/s/oneOf"];
const UNDESCRIBED_LIFTED = ["response-overlap-changed (lifted, undescribed) @/s/oneOf"];

describe("an alternative that is added to a oneOf of open objects", () => {
  it.each<readonly [reason: string, added: object]>([
    ["requires a member that the others do not describe", RGBA],
    ["has alternatives that do", { oneOf: [RGBA, objectWith({ b: RGB }, "b")] }],
  ])("excludes values that nobody sends if it %s", (_, added) => {
    expect(changed([RGB, TEXT], [RGB, TEXT, added])).toEqual(UNDESCRIBED);
    expect(changed([RGB, TEXT, added], [RGB, TEXT])).toEqual(UNDESCRIBED_LIFTED);
  });

  it.each<readonly [reason: string, added: object]>([
    ["requires members that another one describes", objectWith({ r: NUMBER }, "r")],
    ["requires no member", objectWith({ b: NUMBER })],
    ["has an alternative that requires none", { oneOf: [RGBA, objectWith({ b: NUMBER })] }],
  ])("excludes usual values if it %s", (_, added) => {
    expect(changed([RGB, TEXT], [RGB, TEXT, added])).toEqual(CHANGED);
  });
});
