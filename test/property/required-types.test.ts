// Types and validators of schemas whose `required` names members that other parts describe.

import { array, constantFrom, oneof, record, subarray, tuple } from "fast-check";
import type { Arbitrary } from "fast-check";
import { Ajv2020 } from "ajv/dist/2020.js";
import { compile } from "json-schema-to-typescript";
import { expect, it } from "vitest";
import { typeSchemas } from "../../generator/emit/parts/type-schema.js";
import { directedSchemas } from "../../generator/spec/openapi/directed-schema.js";
import type { JsonSchema } from "../../generator/spec/schema/json-schema.js";
import { ts } from "../../generator/base/ts-morph.js";
import { sample } from "../random-runs.js";

const NAMES = ["a", "b", "c"];
const REFERENCE = "#/components/schemas/";

const NAMED: Readonly<Record<string, JsonSchema>> = {
  Base: { type: "object", properties: { a: { type: "integer" }, b: { type: "integer" } } },
  Strict: { type: "object", required: ["a"], allOf: [{ $ref: `${REFERENCE}Base` }] },
  Demand: { required: ["b"] },
};

const required = subarray(NAMES, { maxLength: 2 });
const properties = subarray(NAMES, { minLength: 1 }).chain((names) =>
  tuple(...names.map(() => constantFrom({}, { readOnly: true }, { writeOnly: true }))).map(
    (marks) =>
      Object.fromEntries(
        names.map((name, index) => [name, { type: "integer", ...marks[index] }] as const),
      ),
  ),
);
const objects: Arbitrary<JsonSchema> = oneof(
  constantFrom("Base", "Strict").map((name) => ({ $ref: REFERENCE + name })),
  record({ type: constantFrom("object"), properties, required }),
);
const demands: Arbitrary<JsonSchema> = oneof(
  constantFrom({ $ref: `${REFERENCE}Demand` }),
  record({ required }),
);
/** Values of schemas that only restrict are unknown, so one of the parts describes objects. */
const parts = tuple(objects, array(oneof(objects, demands), { maxLength: 2 })).map(
  ([first, others]) => [...others, first],
);
const whole: Arbitrary<JsonSchema> = oneof(
  record({ allOf: parts, required }),
  record({
    type: constantFrom("object"),
    properties,
    required,
    allOf: parts,
  }),
  record({
    type: constantFrom("object"),
    required,
    oneOf: constantFrom([{ $ref: `${REFERENCE}Base` }]),
  }),
);

/** All objects of some members. */
const VALUES = Array.from({ length: 2 ** NAMES.length }, (_, set) => {
  const names = NAMES.filter((_name, index) => (set >> index) % 2 === 1);
  return Object.fromEntries(names.map((name) => [name, 1]));
});

/** What a compiler without its library needs. */
const LIBRARY = `
interface Array<T> { length: number; [index: number]: T }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
`;

/** The lines of a program with an error. */
function linesWithErrors(code: string): ReadonlySet<number> {
  const options = { noLib: true, strict: true, types: [] };
  const file = ts.createSourceFile("a.ts", code, ts.ScriptTarget.Latest, true);
  const program = ts.createProgram(["a.ts"], options, {
    getSourceFile: (name) => (name === "a.ts" ? file : undefined),
    getDefaultLibFileName: () => "",
    writeFile: () => undefined,
    getCurrentDirectory: () => "",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    fileExists: (name) => name === "a.ts",
    readFile: () => undefined,
  });
  const found = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  return new Set(found.map(({ start = 0 }) => file.getLineAndCharacterOfPosition(start).line));
}

it(
  "types require the members that validators require, in both directions",
  { timeout: 120_000 },
  async () => {
    const given = sample(tuple(whole, constantFrom("request" as const, "response" as const)), {
      seed: 21,
      numRuns: 150,
    });
    const context = { schemas: NAMED, renamed: new Map<string, string>(), differs: () => true };
    const directions = {
      request: directedSchemas({ ...context, direction: "request" }),
      response: directedSchemas({ ...context, direction: "response" }),
    };
    const schemas = given.map(([schema, direction]) => directions[direction](schema));
    const typeOf = typeSchemas({ schemas: NAMED, nameOf: (name) => name });
    const all = [...Object.entries(NAMED), ...schemas.map((each, at) => [`T${at}`, each] as const)];
    const titled = all.map(([title, schema]) => [title, { ...typeOf(schema), title }]);
    const root = {
      $defs: Object.fromEntries(titled),
      type: "object" as const,
      properties: Object.fromEntries(
        all.map(([name]) => [name, { $ref: `#/$defs/${name}` }] as const),
      ),
      additionalProperties: false,
    };
    const types = await compile(root, "Whole", { bannerComment: "", format: false });
    const lines = [...types.split("\n"), ...LIBRARY.split("\n")];
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: "named", components: { schemas: NAMED } });
    const cases = schemas.flatMap((schema, at) => {
      const local: unknown = JSON.parse(
        JSON.stringify(schema).replaceAll(`"${REFERENCE}`, `"named${REFERENCE}`),
      );
      const validate = ajv.compile(Object(local));
      return VALUES.map((value, index) => {
        const name = `v${at}_${index}`;
        // TypeScript refuses values that share no member with a type of optional members.
        lines.push(`const ${name} = ${JSON.stringify({ ...value, z: 1 })};`);
        const line = lines.push(`export const t${name}: T${at} & { z: number } = ${name};`) - 1;
        return { schema, value, line, fits: validate(value) };
      });
    });
    const refused = linesWithErrors(lines.join("\n"));
    expect(cases.filter(({ fits }) => !fits).length).toBeGreaterThan(200);
    for (const { schema, value, line, fits } of cases)
      expect(!refused.has(line), `${JSON.stringify(schema)} ${JSON.stringify(value)}`).toBe(fits);
    const [first] = cases;
    expect([...refused].filter((line) => line < (first?.line ?? 0))).toEqual([]);
  },
);
