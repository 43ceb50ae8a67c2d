import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  letrec,
  oneof,
  record,
} from "fast-check";
import { compile } from "json-schema-to-typescript";
import type { JSONSchema } from "json-schema-to-typescript";
import { describe, expect, it } from "vitest";
import { laidOutTypes } from "../../generator/emit/payload-layout.js";
import { laidOutByCompiler } from "../../generator/emit/payload-types.js";
import { withoutNotes } from "../../generator/emit/targets/payloads.js";

const SEED = 20_261_122;
const NAMES = new Map([
  ["P0", "Alliance"],
  ["P1", "AllianceEnvelopeOfEveryContinent"],
]);

const keys = constantFrom(
  "id",
  "a-b",
  "P0",
  "a name that takes a lot of room in a line",
  'quoted "',
  "é",
);
const described = constantFrom(
  {},
  { description: "Words." },
  { description: "Two\nlines * and\n\nmore" },
);

const { schema } = letrec<{ readonly schema: object }>((tie) => ({
  schema: oneof(
    { maxDepth: 3, withCrossShrink: true },
    constantFrom(
      { type: "string" },
      { type: ["string", "null"] },
      { tsType: "unknown" },
      { const: 1 },
    ),
    array(constantFrom("one", "it's", 'a "b"', "a long value that takes room", 7, null, true), {
      minLength: 1,
      maxLength: 6,
    }).map((values) => ({ enum: [...new Set(values)] })),
    constantFrom({ $ref: "#/$defs/P0" }, { $ref: "#/$defs/P1" }),
    tie("schema").map((items) => ({ type: "array", items })),
    array(tie("schema"), { minLength: 1, maxLength: 3 }).map((prefix) => ({
      type: "array",
      items: prefix,
      minItems: 1,
    })),
    array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    array(tie("schema"), { minLength: 2, maxLength: 3 }).map((allOf) => ({ allOf })),
    record({
      properties: dictionary(
        keys,
        record({ below: tie("schema"), more: described }).map(({ below, more }) => ({
          ...below,
          ...more,
        })),
        { minKeys: 1, maxKeys: 4 },
      ),
      additionalProperties: constantFrom<unknown>(false, true, { type: "string" }),
    }).map((object) => ({ type: "object", ...object })),
  ),
}));

const object = schema.map((value) => ({
  type: "object",
  properties: { value },
  additionalProperties: false,
}));
const union = array(schema, { minLength: 1, maxLength: 4 }).map((types) => ({
  anyOf: [{ type: "string" }, ...types],
}));

/** What json-schema-to-typescript writes of two schemas, as the generator has it laid out. */
async function written(first: object, second: object): Promise<string> {
  const $defs = { P0: { ...first, title: "P0" }, P1: { ...second, title: "P1" } };
  const whole = { $defs, type: "object", additionalProperties: false } as JSONSchema;
  const code = await compile(whole, "Whole", {
    bannerComment: "",
    format: false,
    unreachableDefinitions: true,
    maxItems: -1,
  });
  return withoutNotes(code.replace(/export interface Whole \{\s*\}\n?/, ""));
}

describe("types of payloads that are laid out without the compiler", () => {
  it(
    "are as the compiler lays them out, where they have a usual form",
    { timeout: 120_000 },
    async () => {
      let usual = 0;
      let all = 0;
      await assert(
        asyncProperty(object, oneof(object, union), async (first, second) => {
          const code = await written(first, second);
          const text = laidOutTypes(code, NAMES);
          all += 1;
          if (text === undefined) return;
          usual += 1;
          expect(text).toBe(laidOutByCompiler(code, NAMES));
        }),
        { seed: SEED, numRuns: 300 },
      );
      expect(usual / all).toBeGreaterThan(0.5);
    },
  );
});
