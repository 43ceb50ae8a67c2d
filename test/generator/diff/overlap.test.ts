import { describe, expect, it } from "vitest";
import { onePart } from "../../../generator/diff/merged-schema.js";
import type { SchemaParts } from "../../../generator/diff/merged-schema.js";
import { overlapChanges } from "../../../generator/diff/schema-unions.js";

const ORIGIN = { file: "openapi.json", pointer: "" };

/** A list of alternatives, of which a value matches exactly one. */
function oneOf(alternatives: readonly object[]): SchemaParts {
  return onePart({ value: { oneOf: alternatives }, origin: ORIGIN, root: {} });
}

/** The circumstances of each change from one list of alternatives to another. */
function changed(old: readonly object[], next: readonly object[]): unknown {
  const context = { docs: true, old: {}, new: {}, schemaNames: new Map() };
  const scope = { module: "listRows", path: "", top: true, context };
  const subject = { module: "listRows", old: ORIGIN, new: ORIGIN };
  return overlapChanges(scope, subject, oneOf(old), oneOf(next)).map(
    ({ rule, circumstances }) => [rule, circumstances] as const,
  );
}

const CHANGED = [["response-overlap-changed", undefined]];
const LIFTED = [["response-overlap-changed", ["lifted"]]];

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
