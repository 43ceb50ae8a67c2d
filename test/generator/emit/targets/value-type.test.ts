import { describe, expect, it } from "vitest";
import {
  defaultType,
  defaultValue,
  hasInheritedName,
  isRequired,
  needsArgument,
  schemaTypeImports,
  valueType,
  valueTypeImports,
} from "../../../../generator/emit/parts/value-type.js";
import type { Parameter, ParameterType } from "../../../../generator/spec/model/parameter.js";
import { localNames } from "../../../../generator/base/local-names.js";
import { typeText } from "../../../../generator/base/type-expression.js";
import type { Literal } from "../../../../generator/base/literal.js";

function parameter(type: ParameterType, more: Partial<Parameter> = {}): Parameter {
  return {
    name: "p",
    type,
    origin: { file: "", pointer: "" },
    required: false,
    deprecated: false,
    sensitive: false,
    info: [],
    ...more,
  };
}

const MULTI = { lowlimit: 50, highlimit: 500, allowsduplicates: false };
const ALL = { ...MULTI, allspecifier: "*" };
const TEXT = { kind: "string" } as const;
const TIME = { kind: "timestamp" } as const;
const ENUM = { kind: "enum", values: ["a"], deprecatedvalues: [] } as const;
const INTEGER = { kind: "integer", enforcerange: false } as const;

describe("the type of a parameter in code", () => {
  it.each<readonly [Parameter, string]>([
    [parameter(TEXT), "string"],
    [parameter(TEXT, { tokentype: "csrf" }), 'Token<"csrf">'],
    [parameter(TEXT, { tokentype: "csrf", multi: MULTI }), "OneOrMore<string>"],
    [parameter(INTEGER, { tokentype: "csrf" }), "number"],
    [parameter(ENUM, { multi: MULTI }), 'OneOrMore<"a">'],
    [parameter(ENUM, { multi: ALL }), 'OneOrMore<"a"> | "*"'],
    [parameter(INTEGER, { multi: ALL }), 'OneOrMore<number> | "*"'],
    [parameter(TEXT, { multi: ALL }), "OneOrMore<string>"],
    [parameter(TIME, { multi: ALL }), "OneOrMore<Timestamp>"],
  ])("%# is a text", (given, text) => {
    expect(typeText(valueType(given, localNames([])))).toBe(text);
  });

  it.each<readonly [Partial<Parameter>, boolean, boolean]>([
    [{}, false, false],
    [{ required: true }, true, true],
    [{ required: true, default: "a" }, false, false],
    [{ required: true, tokentype: "csrf" }, true, false],
    [{ required: true, tokentype: "csrf", multi: MULTI }, true, true],
  ])("%j is required: %s, and must be given: %s", (more, required, given) => {
    const each = parameter(TEXT, more);
    expect([isRequired(each), needsArgument(each)]).toEqual([required, given]);
  });

  it.each<readonly [readonly Parameter[], readonly string[]]>([
    [[parameter(TEXT)], []],
    [[parameter(TEXT, { multi: MULTI })], ["OneOrMore"]],
    [[parameter(TIME)], ["Timestamp"]],
    [[parameter({ kind: "expiry" })], ["Timestamp"]],
    [[parameter(TEXT, { tokentype: "csrf" })], ["Token"]],
    [[parameter({ kind: "upload" })], ["FileContent"]],
    [
      [
        parameter({ kind: "upload" }),
        parameter(TEXT, { tokentype: "csrf" }),
        parameter(TIME, { multi: MULTI }),
      ],
      ["OneOrMore", "Token", "FileContent", "Timestamp"],
    ],
  ])("%# imports types of the runtime", (parameters, names) => {
    expect(valueTypeImports(parameters)).toEqual(names);
  });

  it("imports each type of a schema once", () => {
    const schema = { kind: "schema", schema: {}, shape: {}, isExact: false } as const;
    const all = [
      parameter({ ...schema, names: { type: "A" } }),
      parameter({ ...schema, names: { type: "A", validate: "validateA" } }),
      parameter({ ...schema, names: { type: "B" } }),
      parameter({ ...schema, names: { validate: "validateC" } }),
      parameter(schema),
      parameter(TEXT),
    ];
    expect(schemaTypeImports(all)).toEqual(["A", "B"]);
  });

  it.each([
    "constructor",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "toString",
    "valueOf",
  ])("of an object may have the inherited name %s", (name) => {
    expect(hasInheritedName([parameter(TEXT), parameter(TEXT, { name })])).toBe(true);
    expect(hasInheritedName([parameter(TEXT, { name: `${name}s` })])).toBe(false);
  });
});

describe("a default in code", () => {
  it("is a 64-bit integer if the schema is of them", () => {
    const bigint = { type: "integer", "x-int64": "bigint" } as const;
    const schema = { kind: "schema", schema: bigint, shape: {}, isExact: true } as const;
    const values = [
      { type: schema, default: 5 },
      { type: schema, default: "5" },
      { type: INTEGER, default: 5 },
      { type: schema },
    ].map(defaultValue);
    expect(values).toEqual([5n, "5", 5, undefined]);
  });

  it.each<readonly [Literal, string]>([
    ["a", '"a"'],
    [5n, "5n"],
    [null, "null"],
    [[1, [true]], "readonly [1, readonly [true]]"],
    [{ a: 1, "b-c": { d: "e" } }, '{ readonly a: 1; readonly "b-c": { readonly d: "e" } }'],
    [[], "readonly []"],
  ])("%# has the type of its value", (value, text) => {
    expect(typeText(defaultType(value))).toBe(text);
  });
});
