import { describe, expect, it } from "vitest";
import type { ParameterType } from "../../../../generator/spec/model/parameter.js";
import { traitsOf } from "../../../../generator/spec/parameters/registry.js";
import type {
  ParameterTypeTraits,
  RuleSource,
  TypeComparison,
} from "../../../../generator/spec/parameters/traits.js";
import { typeText } from "../../../../generator/base/type-expression.js";

/** What the traits of a type are, apart from its defaults. */
interface Expected {
  readonly value: string;
  readonly descriptor: ParameterTypeTraits["descriptor"];
  readonly notes?: readonly string[];
  readonly required?: RuleSource;
  readonly optional?: RuleSource | undefined;
  readonly comparison: TypeComparison;
}

function ownRule(type: string): RuleSource {
  return { type, rule: type, check: `${type}Check`, file: "runtime/validate" };
}

function textRule(type: string): RuleSource {
  return { type, check: "boundedStringCheck", file: "runtime/validate" };
}

function comparisonOf(
  name: string,
  [written, read = written]: readonly (readonly string[])[],
  more: Partial<TypeComparison> = {},
): TypeComparison {
  return {
    name,
    family: "other",
    code: { written: written ?? [], read: read ?? [] },
    wider: [],
    isListed: false,
    canHoldBars: false,
    ...more,
  };
}

const TEXT = { value: "string" } as const;
const ENUM_RULE: RuleSource = {
  type: "enum",
  rule: "enumeration",
  check: "enumCheck",
  file: "runtime/validate",
};

const ROWS: readonly (readonly [ParameterType, Expected])[] = [
  ...(["string", "text", "password", "raw"] as const).map(
    (kind) =>
      [
        { kind },
        {
          ...TEXT,
          descriptor: { type: kind },
          required: textRule(kind),
          optional: undefined,
          comparison: comparisonOf(kind, [["text"]], { family: "text", canHoldBars: true }),
        },
      ] as const,
  ),
  [
    { kind: "string", maxbytes: 5, maxchars: 3 },
    {
      value: "string",
      descriptor: { type: "string", maxbytes: 5, maxchars: 3 },
      notes: ["At most 5 bytes.", "At most 3 characters."],
      required: textRule("string"),
      comparison: comparisonOf("string", [["text"]], { family: "text", canHoldBars: true }),
    },
  ],
  [
    { kind: "string", maxbytes: 5 },
    {
      ...TEXT,
      descriptor: { type: "string", maxbytes: 5 },
      notes: ["At most 5 bytes."],
      required: textRule("string"),
      comparison: comparisonOf("string", [["text"]], { family: "text", canHoldBars: true }),
    },
  ],
  [
    { kind: "integer", enforcerange: false },
    {
      value: "number",
      descriptor: { type: "integer" },
      required: ownRule("integer"),
      comparison: comparisonOf("integer", [["number"]], { family: "integer", wider: ["float"] }),
    },
  ],
  [
    { kind: "integer", min: 1, max: 5, highmax: 9, enforcerange: true },
    {
      value: "number",
      descriptor: { type: "integer", min: 1, max: 5, highmax: 9, enforcerange: true },
      notes: ["1 to 5 (9 with high limits)."],
      required: ownRule("integer"),
      comparison: comparisonOf("integer", [["number"]], { family: "integer", wider: ["float"] }),
    },
  ],
  [
    { kind: "float", min: 0.5, enforcerange: false },
    {
      value: "number",
      descriptor: { type: "float", min: 0.5 },
      notes: ["At least 0.5."],
      required: ownRule("float"),
      comparison: comparisonOf("float", [["number"]]),
    },
  ],
  [
    { kind: "limit", min: 0, max: 5, highmax: 5, enforcerange: false },
    {
      value: 'number | "max"',
      descriptor: { type: "limit", min: 0, max: 5, highmax: 5 },
      notes: ['0 to 5, or `"max"`.'],
      required: ownRule("limit"),
      comparison: comparisonOf("limit", [["number", "=max"], ["number"]], { family: "limit" }),
    },
  ],
  [
    { kind: "enum", values: ["a", "b"], deprecatedvalues: ["b", "c d"], unlisted: "badtags" },
    {
      value: '"a" | "b"',
      descriptor: {
        type: "enum",
        values: ["a", "b"],
        deprecatedvalues: ["b", "c d"],
        unlisted: "badtags",
      },
      notes: ['Deprecated: `"b"`, `"c d"`.'],
      required: ENUM_RULE,
      comparison: comparisonOf("enum", [["=a", "=b"]], { family: "enum", isListed: true }),
    },
  ],
  [
    { kind: "enum", values: [], deprecatedvalues: [] },
    {
      value: "never",
      descriptor: { type: "enum", values: [] },
      required: ENUM_RULE,
      comparison: comparisonOf("enum", [[]], { family: "enum", isListed: true }),
    },
  ],
  [
    { kind: "namespace", extranamespaces: [] },
    {
      value: "number",
      descriptor: { type: "namespace" },
      required: ownRule("namespace"),
      comparison: comparisonOf("namespace", [["number"]], {
        wider: ["integer", "float", "limit"],
        isListed: true,
      }),
    },
  ],
  [
    { kind: "namespace", extranamespaces: [-2, -1] },
    {
      value: "number",
      descriptor: { type: "namespace", extranamespaces: [-2, -1] },
      notes: ["Takes -2 and -1 besides the wiki's namespaces."],
      required: ownRule("namespace"),
      comparison: comparisonOf("namespace", [["number"]], {
        wider: ["integer", "float", "limit"],
        isListed: true,
      }),
    },
  ],
  [
    { kind: "user", subtypes: ["name", "ip"] },
    {
      ...TEXT,
      descriptor: { type: "user", subtypes: ["name", "ip"] },
      notes: ["Takes a user by name, ip."],
      required: ownRule("user"),
      comparison: comparisonOf("user", [["text"]]),
    },
  ],
  [
    { kind: "title" },
    {
      ...TEXT,
      descriptor: { type: "title" },
      required: ownRule("title"),
      comparison: comparisonOf("title", [["text"]]),
    },
  ],
  [
    { kind: "timestamp" },
    {
      ...TEXT,
      value: "Timestamp",
      descriptor: { type: "timestamp" },
      required: ownRule("timestamp"),
      comparison: comparisonOf("timestamp", [["text", "date"], ["text"]], { wider: ["expiry"] }),
    },
  ],
  [
    { kind: "expiry" },
    {
      ...TEXT,
      value: "Timestamp",
      descriptor: { type: "expiry" },
      required: ownRule("expiry"),
      comparison: comparisonOf("expiry", [["text", "date"], ["text"]]),
    },
  ],
  [
    { kind: "tags" },
    {
      ...TEXT,
      descriptor: { type: "tags" },
      required: textRule("tags"),
      optional: undefined,
      comparison: comparisonOf("tags", [["text"]], { canHoldBars: true }),
    },
  ],
  [
    { kind: "upload" },
    {
      value: "FileContent",
      descriptor: { type: "upload" },
      notes: ["The request is sent as `multipart/form-data`."],
      required: { type: "upload", check: "fileCheck", file: "runtime/validate" },
      comparison: comparisonOf("upload", [["file"], ["text"]], { canHoldBars: true }),
    },
  ],
  [
    { kind: "boolean" },
    {
      value: "boolean",
      descriptor: { type: "boolean" },
      comparison: comparisonOf("boolean", [["boolean"]], { family: "boolean" }),
    },
  ],
  [
    { kind: "unknown", name: 'a"b' },
    {
      ...TEXT,
      descriptor: { type: "unknown" },
      notes: ['Of the type `"a\\"b"`, of which Paramsmith knows nothing.'],
      required: textRule("unknown"),
      optional: undefined,
      comparison: comparisonOf('a"b', [["text"]], { family: "unknown", canHoldBars: true }),
    },
  ],
  [
    {
      kind: "schema",
      schema: { type: "array" },
      shape: { items: { types: ["integer", "bigint", "digits", "null"], values: [1, "a", true] } },
      isExact: false,
      names: { validate: "validateFindPetsFilter" },
    },
    {
      value: 'readonly (number | bigint | string | null | 1 | "a" | true)[]',
      descriptor: {
        type: "schema",
        shape: {
          items: { types: ["integer", "bigint", "digits", "null"], values: [1, "a", true] },
        },
        schema: "FindPetsFilter",
      },
      required: {
        type: "schema",
        rule: "schemaRule",
        check: "schemaValueCheck",
        file: "runtime/validate",
        isMade: true,
      },
      comparison: comparisonOf("schema", [["text"]], { canHoldBars: true }),
    },
  ],
  [
    {
      kind: "schema",
      schema: {},
      shape: { members: { a: "boolean" }, rest: { values: [null] } },
      isExact: true,
      names: { type: "Filter" },
    },
    {
      value: "Filter",
      descriptor: {
        type: "schema",
        shape: { members: { a: "boolean" }, rest: { values: [null] } },
      },
      required: {
        type: "schema",
        rule: "schemaRule",
        check: "schemaValueCheck",
        file: "runtime/validate",
        isMade: true,
      },
      comparison: comparisonOf("schema", [["text"]], { canHoldBars: true }),
    },
  ],
  [
    { kind: "schema", schema: {}, shape: {}, isExact: true },
    {
      value: "unknown",
      descriptor: { type: "schema", shape: {} },
      required: {
        type: "schema",
        rule: "schemaRule",
        check: "schemaValueCheck",
        file: "runtime/validate",
        isMade: true,
      },
      comparison: comparisonOf("schema", [["text"]], { canHoldBars: true }),
    },
  ],
];

describe("the traits of a type", () => {
  it.each(ROWS)("%j", (type, expected) => {
    const { value, descriptor, notes, rule, comparison } = traitsOf(type);
    expect({
      value: typeText(value),
      descriptor,
      notes,
      required: rule({ required: true }),
      optional: rule({ required: false }),
      comparison,
    }).toEqual({
      notes: [],
      optional: expected.required,
      ...expected,
    });
  });
});

const INTEGER = { kind: "integer", min: 1, max: 5, highmax: 9, enforcerange: false } as const;
const LIMIT = { ...INTEGER, kind: "limit" } as const;
const FLOAT = { kind: "float", max: 1.5, enforcerange: false } as const;
const NAMESPACE = { kind: "namespace", extranamespaces: [] } as const;
const ENUM = { kind: "enum", values: ["a"], deprecatedvalues: [] } as const;

function wrong(value: string, type: string) {
  return { kind: "wrong-type", value, type };
}

describe("a default of a type", () => {
  it.each<readonly [ParameterType, string, string | number, unknown]>([
    [INTEGER, "1", 1, undefined],
    [INTEGER, "9", 9, undefined],
    [INTEGER, "0", 0, { kind: "outside-bounds", value: 0 }],
    [INTEGER, "10", 10, { kind: "outside-bounds", value: 10 }],
    [INTEGER, "1.5", 1.5, wrong("1.5", "integer")],
    [INTEGER, "a", "a", wrong("a", "integer")],
    [INTEGER, " ", " ", wrong(" ", "integer")],
    [INTEGER, "", "", wrong("", "integer")],
    [INTEGER, "1e400", Number.POSITIVE_INFINITY, wrong("1e400", "integer")],
    [LIMIT, "max", "max", undefined],
    [LIMIT, "10", 10, { kind: "outside-bounds", value: 10 }],
    [FLOAT, "1.5", 1.5, undefined],
    [FLOAT, "-1e3", -1000, undefined],
    [FLOAT, "1.6", 1.6, { kind: "outside-bounds", value: 1.6 }],
    [FLOAT, "1e400", Number.POSITIVE_INFINITY, wrong("1e400", "float")],
    [NAMESPACE, "4", 4, undefined],
    [NAMESPACE, "*", "*", wrong("*", "namespace")],
    [ENUM, "a", "a", undefined],
    [ENUM, "b", "b", { kind: "outside-enum", value: "b" }],
    ...(["string", "title", "timestamp", "tags", "upload", "boolean"] as const).map(
      (kind) => [{ kind }, "5", "5", undefined] as const,
    ),
    [{ kind: "user", subtypes: [] }, "5", "5", undefined],
    [{ kind: "unknown", name: "x" }, "5", "5", undefined],
    [{ kind: "schema", schema: {}, shape: {}, isExact: true }, "5", "5", undefined],
  ])("%j: %j is %j, with the problem %j", (type, text, value, problem) => {
    const { structured, defaultProblem } = traitsOf(type);
    expect([structured(text), defaultProblem(text)]).toEqual([value, problem]);
  });
});
