import { describe, expect, it } from "vitest";
import {
  isAboutDefault,
  lowerType,
  valueDiagnostics,
} from "../../../../generator/spec/openapi/parameter-type.js";
import { diagnostic } from "../../../../generator/base/diagnostic.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import type { ParameterType } from "../../../../generator/spec/model/parameter.js";
import { inShort } from "../../support/specs.js";
import { openApiDocument } from "../documents.js";

const PLAIN = { isJson: false, allowsEmpty: false, required: false };
const TEXT = { type: "string" } as const;
const INT32 = { min: -2147483648, max: 2147483647 };

type Row = readonly [label: string, schema: JsonSchema, expected: ParameterType];

/** The type of a schema that no catalogue describes. */
function whole(schema: JsonSchema, shape: unknown, isExact: boolean): ParameterType {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- shapes are tested beside it
  return { kind: "schema", schema, shape, isExact } as ParameterType;
}

const LEAVES: readonly Row[] = [
  ["a text", TEXT, { kind: "string" }],
  ["a text of a length", { ...TEXT, maxLength: 3 }, { kind: "string", maxchars: 3 }],
  ["a text of a length that is none", { ...TEXT, maxLength: "3" }, { kind: "string" }],
  ["a text with words about it", { ...TEXT, description: "D", "x-a": 1 }, { kind: "string" }],
  ["a text of a free format", { ...TEXT, format: "password" }, { kind: "string" }],
  ["no type", {}, { kind: "string" }],
  ["an integer", { type: "integer" }, { kind: "integer", enforcerange: true }],
  [
    "an integer with bounds",
    { type: "integer", minimum: 1, maximum: 3 },
    { kind: "integer", min: 1, max: 3, enforcerange: true },
  ],
  [
    "an integer of a format",
    { type: "integer", format: "int32" },
    { kind: "integer", ...INT32, enforcerange: true },
  ],
  ["a number", { type: "number", maximum: 0.5 }, { kind: "float", max: 0.5, enforcerange: true }],
  [
    "listed texts",
    { ...TEXT, enum: ["a", "b", "a"] },
    { kind: "enum", values: ["a", "b"], deprecatedvalues: [] },
  ],
  [
    "listed texts without a type",
    { enum: ["a"] },
    { kind: "enum", values: ["a"], deprecatedvalues: [] },
  ],
  ["no listed texts", { enum: [] }, { kind: "enum", values: [], deprecatedvalues: [] }],
];

const WHOLE: readonly (readonly [
  label: string,
  schema: JsonSchema,
  shape: unknown,
  isExact: boolean,
])[] = [
  ["a text of a pattern", { ...TEXT, pattern: "a" }, "string", false],
  ["a text of a format that is checked", { ...TEXT, format: "date" }, "string", false],
  ["a format that is checked", { format: "date" }, {}, false],
  ["a flag", { type: "boolean" }, "boolean", true],
  ["two types", { type: ["string", "null"] }, { types: ["string", "null"] }, true],
  ["listed numbers", { enum: [1, 2] }, { values: [1, 2] }, true],
  ["listed texts of numbers", { type: "integer", enum: ["a"] }, { values: [] }, false],
  ["texts and others", { enum: ["a", 1] }, { values: ["a", 1] }, true],
  ["an integer of 64 bits", { type: "integer", "x-int64": "bigint" }, "bigint", true],
  ["a list", { type: "array", items: TEXT }, { items: "string" }, true],
];

describe("the type of a parameter", () => {
  it.each(LEAVES)("of %s is one of a catalogue", (_, schema, expected) => {
    expect(lowerType(schema, {}, PLAIN)).toEqual(expected);
  });

  it.each(WHOLE)("of %s is its schema", (_, schema, shape, isExact) => {
    expect(lowerType(schema, {}, PLAIN)).toEqual(whole(schema, shape, isExact));
  });

  it("is the schema of what is sent as JSON", () => {
    expect(lowerType(TEXT, {}, { ...PLAIN, isJson: true })).toEqual(whole(TEXT, "string", true));
  });

  it("has an empty text besides its values, if that is allowed", () => {
    const empty = { ...PLAIN, allowsEmpty: true };
    const integer = { type: "integer" };
    expect(lowerType(TEXT, {}, empty)).toEqual({ kind: "string" });
    expect(lowerType(TEXT, {}, { ...empty, required: true })).toEqual(whole(TEXT, "string", true));
    expect(lowerType(integer, {}, empty)).toEqual(
      whole({ anyOf: [integer, { const: "" }] }, { types: ["integer"], values: [""] }, false),
    );
    expect(lowerType({ ...TEXT, enum: ["a"] }, {}, empty)).toEqual(
      whole({ anyOf: [{ ...TEXT, enum: ["a"] }, { const: "" }] }, { values: ["a", ""] }, false),
    );
  });
});

/** What is wrong with a default, and where. */
function found(type: ParameterType, value: unknown) {
  return valueDiagnostics(openApiDocument({}), "p", type, value, "/at").map((each) => [
    inShort(each),
    each.position?.file,
  ]);
}

describe("the default of a parameter", () => {
  const integer: ParameterType = { kind: "integer", min: 1, max: 3, enforcerange: true };
  const float: ParameterType = { kind: "float", enforcerange: true };
  const values: ParameterType = { kind: "enum", values: ["a"], deprecatedvalues: [] };
  const schema = whole({ type: "array", items: TEXT }, { items: "string" }, true);
  const bigint = whole({ type: "integer", "x-int64": "bigint" }, "bigint", true);

  it.each<readonly [ParameterType, unknown]>([
    [integer, 1],
    [integer, 3],
    [integer, undefined],
    [float, 0.5],
    [values, "a"],
    [{ kind: "string" }, ""],
    [schema, ["a"]],
    [bigint, 3],
  ])("fits %j: %j", (type, value) => {
    expect(found(type, value)).toEqual([]);
  });

  it.each<readonly [ParameterType, unknown, string]>([
    [integer, 0, 'default-outside-bounds: the default 0 of "p" is outside its bounds'],
    [integer, 4, 'default-outside-bounds: the default 4 of "p" is outside its bounds'],
    [integer, 1.5, 'default-wrong-type: the default "1.5" of "p" is not of type integer'],
    [integer, "1", 'default-wrong-type: the default "1" of "p" is not of type integer'],
    [float, "1", 'default-wrong-type: the default "1" of "p" is not of type float'],
    [{ kind: "string" }, 1, 'default-wrong-type: the default "1" of "p" is not of type string'],
    [values, true, 'default-wrong-type: the default "true" of "p" is not of type enum'],
    [values, "b", 'default-outside-enum: the default "b" of "p" is not one of its values'],
    [
      schema,
      [1],
      'default-wrong-type: the default "[1]" of "p" is not of type a list (each item a string)',
    ],
    [
      schema,
      "a",
      'default-wrong-type: the default "a" of "p" is not of type a list (each item a string)',
    ],
  ])("does not fit %j: %j", (type, value, message) => {
    expect(found(type, value)).toEqual([[message, "/at/default"]]);
  });

  it("is not looked at where bounds are reversed", () => {
    expect(found({ ...integer, min: 4 }, 9)).toEqual([
      [
        'bounds-reversed: the bounds of "p" are reversed: minimum 4 exceeds maximum 3',
        "/at/minimum",
      ],
    ]);
    expect(found({ ...integer, min: 3 }, 3)).toEqual([]);
  });

  it("can be left out, which mends what is wrong with it", () => {
    expect(
      [
        diagnostic("default-outside-bounds", { name: "p", value: 1 }),
        diagnostic("default-outside-enum", { name: "p", value: "" }),
        diagnostic("default-wrong-type", { name: "p", value: "", type: "" }),
        diagnostic("bounds-reversed", { name: "p", detail: "" }),
      ].map(isAboutDefault),
    ).toEqual([true, true, true, false]);
  });
});
