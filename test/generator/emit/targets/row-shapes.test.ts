import { describe, expect, it } from "vitest";
import { emit } from "../../../../generator/emit/emit.js";
import { objectOf } from "../../../../generator/base/json.js";
import type { ResultField, ResultShape } from "../../../../generator/spec/model/result.js";
import { catalogue, inputOf, module } from "../../support/specs.js";
import { analyse } from "../../../../generator/pipeline.js";
import { field as given } from "../../support/results.js";
import { writerOf } from "./result-writers.js";

const TEXT: ResultShape = { kind: "scalar", type: "string" };

function field(more: Partial<ResultField> = {}): ResultField {
  return {
    name: "f",
    shape: TEXT,
    presence: "always",
    when: [],
    presentIf: [],
    seen: 100,
    servers: ["MediaWiki 1.0"],
    only: [],
    ...more,
  };
}

function record(...fields: readonly ResultField[]): ResultShape & { readonly kind: "record" } {
  return { kind: "record", fields, emptyIsList: false };
}

/** The JSON Schemas of a row of a shape. */
async function schemas(row: ResultShape | undefined) {
  const { module: planned, planned: result } = writerOf({ a: given("string") });
  const { row: _row, ...parts } = result.parts;
  const { value: frame } = analyse(inputOf(catalogue(module("thing"))));
  if (frame?.kind !== "catalogue") throw new Error("There is no plan.");
  const of = { ...planned, result: { ...result, parts: { ...parts, ...(row && { row }) } } };
  const fragments = await emit({
    part: "operation",
    spec: { ...frame, modules: [of] },
    targets: ["schemas"],
  });
  return fragments.filter(({ path }) => path.endsWith(".row.json"));
}

/** The members about the shape. */
async function schemaOf(row: ResultShape): Promise<unknown> {
  const [found] = await schemas(row);
  const about = new Set(["$schema", "$comment", "title", "description"]);
  const members = Object.entries(
    objectOf(found?.kind === "schema" ? found.value : undefined),
  ).filter(([name]) => !about.has(name));
  return Object.fromEntries(members);
}

describe("the JSON Schema of a shape", () => {
  it.each<readonly [ResultShape, unknown]>([
    [{ kind: "flag" }, { const: "" }],
    [{ kind: "enum", parameter: "p", values: ["a", "b"] }, { enum: ["a", "b"] }],
    [{ kind: "enum", parameter: "p", values: [] }, { not: {} }],
    [
      { kind: "list", items: TEXT },
      { type: "array", items: { type: "string" } },
    ],
    [
      { kind: "map", values: TEXT, emptyIsList: false },
      { type: "object", additionalProperties: { type: "string" } },
    ],
    [
      { kind: "union", of: [TEXT, { kind: "scalar", type: "null" }] },
      { anyOf: [{ type: "string" }, { type: "null" }] },
    ],
    [
      { kind: "map", values: TEXT, emptyIsList: true },
      {
        anyOf: [
          { type: "object", additionalProperties: { type: "string" } },
          { type: "array", maxItems: 0 },
        ],
      },
    ],
    [record(), { type: "object", properties: {} }],
    [
      { ...record(), emptyIsList: true },
      {
        anyOf: [
          { type: "object", properties: {} },
          { type: "array", maxItems: 0 },
        ],
      },
    ],
    [
      record(
        field(),
        field({ name: "g", presence: "sometimes", example: null }),
        field({ name: "h", when: [{ parameter: "p" }], example: "x" }),
        field({
          name: "i",
          when: [{ parameter: "p", values: ["a"] }],
          description: { text: "What.", about: "name" },
        }),
      ),
      {
        type: "object",
        properties: {
          f: { type: "string" },
          g: { type: "string", examples: [null] },
          h: { description: "Only with `p`.", type: "string", examples: ["x"] },
          i: { description: "What. Only with `p=a`.", type: "string" },
        },
        required: ["f"],
      },
    ],
    [{ kind: "scalar", type: "unknown" }, {}],
    [
      { kind: "scalar", type: "timestamp" },
      { type: "string", format: "date-time" },
    ],
    [
      { kind: "scalar", type: "expiry" },
      {
        anyOf: [
          { type: "string", format: "date-time" },
          { enum: ["infinity", "infinite", "indefinite", "never"] },
        ],
      },
    ],
  ])("%# is that of its kind", async (shape, expected) => {
    expect(await schemaOf(shape)).toEqual(expected);
  });

  it.each([
    ["title", "string"],
    ["user", "string"],
    ["namespace", "integer"],
    ["integer", "integer"],
    ["number", "number"],
    ["boolean", "boolean"],
    ["null", "null"],
  ] as const)("of a value %s has the type %s", async (type, expected) => {
    expect(await schemaOf({ kind: "scalar", type })).toEqual({ type: expected });
  });

  it("is none without a row", async () => {
    expect(await schemas(undefined)).toEqual([]);
    expect((await schemas(record(field()))).map(({ path }) => path)).toEqual([
      "test/schemas/thing.row.json",
    ]);
  });
});
