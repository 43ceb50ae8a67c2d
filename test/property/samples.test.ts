import { Ajv2020 } from "ajv/dist/2020.js";
import {
  constantFrom,
  dictionary,
  integer,
  letrec,
  oneof,
  property,
  record,
  subarray,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../generator/spec/schema/json-schema.js";
import { samplesOf } from "../../generator/spec/schema/sample.js";
import { drawFrom } from "../../templates/runtime/sample/draw.js";
import { sampled } from "../../templates/runtime/sample/sample.js";
import { assert, runsOf } from "../random-runs.js";

const SEED = 31;
const RUNS = runsOf(1500);

const PATTERNS = [
  "^[0-9A-Fa-f]+$",
  "^[A-Z]{2,4}$",
  "^(?:a|bc)+\\d{2}$",
  "x",
  "^[^a-z]{3}$",
  "^\\w+\\.\\w+$",
  "^(\\d{1,3}\\.){3}\\d{1,3}$",
  "^$",
];
const FORMATS = ["date", "time", "date-time", "uuid", "email", "hostname", "uri", "odd"];

/** Bounds of which the lower one comes first. */
function bounds(low: string, high: string, from: number, to: number): Arbitrary<JsonSchema> {
  return record(
    { low: integer({ min: from, max: to }), more: integer({ min: 0, max: 5 }) },
    { requiredKeys: [] },
  ).map(({ low: min, more }) => ({
    ...(min !== undefined && { [low]: min }),
    ...(more !== undefined && { [high]: (min ?? from) + more }),
  }));
}

const names = constantFrom("id", "name", "townIds", "title", "note", "constructor");

const { schema } = letrec<{ schema: JsonSchema }>((tie) => ({
  schema: oneof(
    { depthSize: "small", withCrossShrink: true },
    constantFrom<JsonSchema>(
      { type: "boolean" },
      { type: "null" },
      {},
      { enum: ["a", 1, null, { b: [] }] },
      { const: 5 },
      { $ref: "#/components/schemas/Leaf" },
      { $ref: "#/components/schemas/Tree" },
      { type: ["string", "null"] },
      { type: ["integer", "string"], minimum: 3, maxLength: 4 },
    ),
    bounds("minLength", "maxLength", 0, 40).map((given) => ({ type: "string", ...given })),
    constantFrom(...PATTERNS).map((pattern) => ({ type: "string", pattern })),
    constantFrom(...FORMATS).map((format) => ({ type: "string", format })),
    bounds("minimum", "maximum", -1000, 1000).map((given) => ({ type: "integer", ...given })),
    bounds("exclusiveMinimum", "maximum", -1000, 1000).map((given) => ({
      type: "number",
      ...given,
    })),
    constantFrom(0.01, 0.5, 3, 7).map((multipleOf) => ({ type: "number", multipleOf })),
    record({ items: tie("schema"), size: bounds("minItems", "maxItems", 0, 3) }).map(
      ({ items, size }) => ({ type: "array", items, ...size }),
    ),
    record({
      properties: dictionary(names, tie("schema"), { maxKeys: 4 }),
      required: subarray(["id", "name", "other"]),
      closed: constantFrom({}, { additionalProperties: { type: "integer" } }),
    }).map(({ properties, required, closed }) => ({
      type: "object",
      properties,
      required,
      ...closed,
    })),
    record({ one: tie("schema"), other: tie("schema") }).map(({ one, other }) => ({
      anyOf: [one, other],
    })),
    dictionary(names, tie("schema"), { maxKeys: 2 }).map((properties) => ({
      allOf: [
        { $ref: "#/components/schemas/Leaf" },
        { type: "object", properties, required: Object.keys(properties) },
      ],
    })),
  ),
}));

const NAMED: Readonly<Record<string, JsonSchema>> = {
  Leaf: {
    type: "object",
    properties: { leaf: { type: "integer", minimum: 1 } },
    required: ["leaf"],
  },
  Tree: {
    type: "object",
    properties: {
      children: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
      either: {
        anyOf: [{ $ref: "#/components/schemas/Tree" }, { $ref: "#/components/schemas/Leaf" }],
      },
    },
    required: ["either"],
  },
};

describe("what is made of a schema", () => {
  it("fits it, and is the same each time", () => {
    let made = 0;
    assert(
      property(schema, integer(), (given, seed) => {
        const samples = samplesOf(NAMED);
        const sample = samples.of(given, "");
        if (!sample) return;
        made += 1;
        const scope = { named: samples.named, sampleValues: {} };
        const value = sampled(sample, drawFrom(seed), scope);
        const ajv = new Ajv2020({
          strict: false,
          // Compiling the meta schema costs more than all the rest.
          meta: false,
          validateSchema: false,
          validateFormats: false,
          allErrors: true,
          ownProperties: true,
        });
        const validate = ajv.compile({ ...given, components: { schemas: NAMED } });
        const fits = validate(value);
        expect(fits, JSON.stringify([value, validate.errors])).toBe(true);
        expect(sampled(sample, drawFrom(seed), scope)).toEqual(value);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    // Few schemas are refused: those of which a part contradicts another.
    expect(made / RUNS).toBeGreaterThan(0.9);
  });
});
