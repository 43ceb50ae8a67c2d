import { describe, expect, it } from "vitest";
import { diffSpecs, generate, readComparedSpec } from "../../generator/index.js";
import { model } from "../generator/support/model.js";
import {
  catalogue,
  inputOf,
  module,
  openApiDocument,
  parameter,
  strictInput,
} from "../generator/support/specs.js";
import type { Json } from "../generator/support/specs.js";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

function nested(depth: number, wrap: (inner: Json, at: number) => Json): Json {
  return numbers(depth).reduce<Json>((inner, at) => wrap(inner, at), { type: "string" });
}

function reference(at: number): Json {
  return { $ref: `#/components/schemas/A${at}` };
}

/** A reference to the first of schemas that refer to the next two, and these schemas. */
function chain(
  length: number,
  schemaOf: (next: Json, after: Json) => Json,
): readonly [Json, Readonly<Record<string, Json>>] {
  const schemas = numbers(length).map((at) => [
    `A${at}`,
    at < length - 2 ? schemaOf(reference(at + 1), reference(at + 2)) : { type: "string" },
  ]);
  return [reference(0), Object.fromEntries(schemas)];
}

/** An object with many optional members. */
function manyOf(member: Json): Json {
  const properties = Object.fromEntries(numbers(1000).map((at) => [`p${at}`, member]));
  return { type: "object", not: { const: 1 }, properties };
}

function documentOf(schema: Json, schemas: Readonly<Record<string, Json>> = {}): Json {
  const content = { "application/json": { schema } };
  const document = openApiDocument({ responses: { 200: { description: "", content } } });
  return { ...document, components: { schemas } };
}

/** Small documents whose walks once took time that doubled with each step, or ended in an exception. */
const DOCUMENTS: Readonly<Record<string, () => Json>> = {
  "lists in lists": () => documentOf(nested(60, (items) => ({ type: "array", items }))),
  "schemas that include another one twice": () =>
    documentOf(
      { $ref: "#/components/schemas/A0" },
      Object.fromEntries(
        numbers(40).map((at) => {
          const next = { $ref: `#/components/schemas/A${at + 1}` };
          return [`A${at}`, at < 39 ? { allOf: [next, next] } : { type: "object" }];
        }),
      ),
    ),
  "rings that allOf combines": () =>
    documentOf(
      { $ref: "#/components/schemas/A0" },
      Object.fromEntries(
        numbers(10).map((at) => {
          const part = (step: number): Json => ({
            type: "object",
            properties: Object.fromEntries(
              numbers(10).map((name) => [
                `p${name}`,
                { $ref: `#/components/schemas/A${(at + step * (name + 1)) % 10}` },
              ]),
            ),
          });
          return [`A${at}`, { allOf: [part(1), part(2)] }];
        }),
      ),
    ),
  "a product of alternatives": () =>
    documentOf({
      allOf: numbers(32).map((at) => ({
        oneOf: ["a", "b"].map((value) => ({
          type: "object",
          required: [`p${at}`],
          properties: { [`p${at}`]: { const: value } },
        })),
      })),
    }),
  "alternatives that lead to the same schemas": () =>
    documentOf(
      { $ref: "#/components/schemas/A0" },
      Object.fromEntries(
        numbers(40).map((at) => [
          `A${at}`,
          {
            type: "object",
            properties: { [`p${at}`]: { type: "string" } },
            ...(at < 39 && {
              anyOf: [1, 2].map((step) => ({
                $ref: `#/components/schemas/A${Math.min(at + step, 39)}`,
              })),
            }),
          },
        ]),
      ),
    ),
  "schemas that exclude the alternatives of others": () =>
    documentOf(...chain(60, (next, after) => ({ not: { oneOf: [next, after] } }))),
  "a chain of members": () =>
    documentOf(
      ...chain(400, (next) => ({
        type: "object",
        properties: { next },
        required: ["next"],
        not: { const: 1 },
      })),
    ),
  "a long text, and lists of them": () =>
    documentOf({
      type: "object",
      properties: Object.fromEntries(
        [
          { minLength: 1_000_000_000 },
          { minLength: 1_000_000_000, format: "date" },
          { minLength: 1_000_000_000, pattern: "^[a-z]+$" },
        ].map((text, at) => [`text${at}`, { type: "string", not: { const: "a" }, ...text }]),
      ),
      required: ["list"],
      additionalProperties: {
        type: "array",
        minItems: 9000,
        not: { const: 1 },
        items: { type: "string", minLength: 100_000, not: { const: "a" } },
      },
    }),
  "many optional lists of many items": () =>
    documentOf(
      { $ref: "#/components/schemas/A0" },
      {
        A0: manyOf({ $ref: "#/components/schemas/A1" }),
        A1: manyOf({ $ref: "#/components/schemas/A2" }),
        A2: { type: "array", minItems: 9900, items: { type: "boolean" } },
      },
    ),
  "an object with many members": () =>
    documentOf({ type: "object", minProperties: 100_000_000, not: { const: 1 } }),
  "a description of many lines": () =>
    documentOf({ type: "object", properties: {}, description: "line\n".repeat(200_000) }),
};

/** Documents that a number of parts makes too large for some of the work, and how many are accepted. */
const LIMITS: Readonly<Record<string, readonly [most: number, make: (count: number) => Json]>> = {
  "oneOf with more than 1000 schemas": [
    1000,
    (count) => documentOf({ oneOf: numbers(count).map((at) => ({ const: at })) }),
  ],
  "a schema that combines more than 500 schemas": [
    249,
    (count) =>
      documentOf(
        { $ref: "#/components/schemas/A0" },
        Object.fromEntries(
          numbers(count + 1).map((at) => [
            `A${at}`,
            at < count
              ? { allOf: [{ $ref: `#/components/schemas/A${at + 1}` }] }
              : { type: "object" },
          ]),
        ),
      ),
  ],
};

async function outputOf(document: Json): Promise<string> {
  const { value, diagnostics } = await generate({
    specs: [inputOf(document)],
    templates: [],
    importExtension: ".js",
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return JSON.stringify(value);
}

async function messagesOf(document: Json): Promise<string> {
  const { diagnostics } = await generate({
    specs: [strictInput(document)],
    templates: [],
    importExtension: ".js",
  });
  return diagnostics.map(({ message }) => message).join("\n");
}

function findingsOf(old: Json, next: Json): ReturnType<typeof diffSpecs> {
  const [before, after] = [old, next].map((each) => readComparedSpec(inputOf(each).spec).value);
  if (!before || !after) throw new Error("The documents cannot be compared.");
  return diffSpecs(before, after);
}

function tuple(length: number): Json {
  return documentOf({ type: "array", prefixItems: numbers(length).map((at) => ({ const: at })) });
}

describe("the work for a document", () => {
  it.each(Object.entries(DOCUMENTS))("is no power of its depth: %s", async (_, make) => {
    expect(await outputOf(make())).not.toBe("");
    expect(findingsOf(make(), make())).toEqual([]);
  });

  it.each(Object.entries(LIMITS))("has a limit: %s", async (feature, [most, make]) => {
    expect(await messagesOf(make(most))).not.toContain(feature);
    expect(await messagesOf(make(most + 1))).toContain(`${feature} is not in the supported subset`);
  });

  it.each([
    [1000, 'readonly "of-500"'],
    [1001, "`of-"],
  ])("has no more than 1000 names for a template: %d", async (count, written) => {
    const names = parameter("names", numbers(count).map(String), { multi: "" });
    const templatevars = { name: "names" };
    const templated = [{ ...parameter("of-{name}", "string"), templatevars }];
    const spec = catalogue(module("a", [names], { templatedparameters: templated }));
    const { value } = await generate({
      specs: [inputOf(spec)],
      templates: [],
      importExtension: ".js",
    });
    expect(value?.find(({ path }) => path.endsWith("/a.ts"))?.text).toContain(written);
  });

  it("has findings for each of many values", () => {
    const [old, next] = ["a", "b"].map((name) =>
      documentOf({ type: "string", enum: numbers(65_000).map((at) => name + String(at)) }),
    );
    expect(findingsOf(old ?? {}, next ?? {})).toHaveLength(130_000);
  });

  it("reports each of many parameters with one name", async () => {
    const parameters = numbers(8000).map(() => ({ name: "a", in: "query" }));
    const { diagnostics } = model(inputOf(openApiDocument({ parameters })));
    expect(diagnostics.map(({ code }) => code)).toEqual(["operation-skipped", "no-operations"]);
  });

  it("is in a stub not a call for each of many references", async () => {
    const schemas = numbers(8000).map((at) => {
      const properties = { next: reference((at + 1) % 8000), id: { type: "string" } };
      return [`A${at}`, { type: "object", properties }];
    });
    const input = inputOf(documentOf(reference(0), Object.fromEntries(schemas)));
    const specs = [{ ...input, targets: ["stub"] as const }];
    const { diagnostics } = await generate({ specs, templates: [], importExtension: ".js" });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("writes as much as a list of positions has", async () => {
    const [some, twice] = [await outputOf(tuple(200)), await outputOf(tuple(400))];
    expect(twice.length).toBeLessThan(2 * some.length);
  });
});
