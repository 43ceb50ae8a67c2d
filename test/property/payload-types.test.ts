import { array, asyncProperty, constantFrom, dictionary, letrec, oneof, record } from "fast-check";
import { compile } from "json-schema-to-typescript";
import type { JSONSchema } from "json-schema-to-typescript";
import { format } from "oxfmt";
import { describe, expect, it } from "vitest";
import { typeStatements } from "../../generator/emit/parts/payload-types.js";
import { print } from "../../generator/emit/print.js";
import { assert } from "../random-runs.js";
import { copied } from "../generator/support/forms.js";

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

/** What json-schema-to-typescript writes of two schemas. */
async function written(first: object, second: object): Promise<string> {
  const whole: JSONSchema = {
    $defs: { P0: { ...first, title: "P0" }, P1: { ...second, title: "P1" } },
    type: "object",
    properties: { P0: { $ref: "#/$defs/P0" }, P1: { $ref: "#/$defs/P1" } },
    additionalProperties: false,
  };
  return compile(whole, "Whole", { bannerComment: "", format: false, maxItems: -1 });
}

/** The types as the generator writes them. */
async function printed(code: string, names: ReadonlyMap<string, string>): Promise<string> {
  const statements = typeStatements(code, "Whole", names);
  const [file] = await print(
    [{ kind: "source", path: "a.ts", origin: "spec.json", imports: [], statements }],
    copied(".js"),
  );
  return file?.text.replace(/^\/\/ .*\n/, "") ?? "";
}

/** Without what a formatter may change. */
async function essence(code: string): Promise<string> {
  const { code: text } = await format("a.ts", code, { printWidth: 100 });
  return text.replaceAll(/[\s*]/g, "");
}

describe("types of payloads", () => {
  it("are those that json-schema-to-typescript writes", { timeout: 120_000 }, async () => {
    const same = new Map([...NAMES.keys()].map((name) => [name, name]));
    await assert(
      asyncProperty(object, oneof(object, union), async (first, second) => {
        const code = await written(first, second);
        const [before = "", after = ""] = code.split(/export interface Whole \{[^}]*\}/);
        expect(await essence(await printed(code, same))).toBe(await essence(before + after));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it("have their names", { timeout: 120_000 }, async () => {
    await assert(
      asyncProperty(object, oneof(object, union), async (first, second) => {
        const code = await written(first, second);
        const text = await printed(code, NAMES);
        for (const [standIn, name] of NAMES) {
          expect(text).toMatch(new RegExp(`export (interface|type) ${name} `));
          // A property may be called like a stand-in.
          expect(text).not.toMatch(new RegExp(`\\b${standIn}\\b(?!\\??:|\\d)`));
        }
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});
