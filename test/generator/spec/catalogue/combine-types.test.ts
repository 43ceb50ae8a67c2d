import { describe, expect, it } from "vitest";
import { combineTypes } from "../../../../generator/spec/catalogue/combine-types.js";
import { byCodeUnits } from "../../../../generator/base/json.js";
import type { EnumType, ParameterType } from "../../../../generator/spec/model/parameter.js";

type Row = readonly [
  label: string,
  a: ParameterType,
  b: ParameterType,
  expected: ParameterType | undefined,
];

const A: EnumType = { kind: "enum", values: ["a", "b"], deprecatedvalues: [] };
const B: EnumType = { kind: "enum", values: ["b", "c"], deprecatedvalues: [] };
const ALL: EnumType = { kind: "enum", values: ["a", "b", "c"], deprecatedvalues: [] };

function submodules(prefix: string, ...deprecated: readonly string[]) {
  return { prefix, paths: {}, deprecated };
}

const ROWS: readonly Row[] = [
  ["listed values", A, B, ALL],
  [
    "values that all who have them call deprecated",
    { ...A, deprecatedvalues: ["a", "b"] },
    B,
    { ...ALL, deprecatedvalues: ["a"] },
  ],
  [
    "values that both call deprecated",
    { ...A, deprecatedvalues: ["b"] },
    { ...B, deprecatedvalues: ["b", "c"] },
    { ...ALL, deprecatedvalues: ["b", "c"] },
  ],
  [
    "internal values",
    { ...A, internalvalues: ["a"] },
    { ...B, internalvalues: ["c"] },
    { ...ALL, internalvalues: ["a", "c"] },
  ],
  ["internal values of one", A, { ...B, internalvalues: ["c"] }, { ...ALL, internalvalues: ["c"] }],
  [
    "values that both refuse",
    { ...A, unlisted: "badtags" },
    { ...B, unlisted: "badtags" },
    { ...ALL, unlisted: "badtags" },
  ],
  ["values that one refuses", { ...A, unlisted: "badtags" }, B, ALL],
  ["values that the other refuses", A, { ...B, unlisted: "badtags" }, ALL],
  [
    "modules",
    { ...A, submodules: { ...submodules("g", "a", "b"), paths: { a: "one", b: "first" } } },
    { ...B, submodules: { ...submodules("g", "c"), paths: { b: "second", c: "two" } } },
    {
      ...ALL,
      submodules: { ...submodules("g", "a", "c"), paths: { b: "first", c: "two", a: "one" } },
    },
  ],
  [
    "modules of other prefixes",
    { ...A, submodules: submodules("g") },
    { ...B, submodules: submodules("") },
    undefined,
  ],
  ["modules and values", { ...A, submodules: submodules("g") }, B, undefined],
  ["modules without a prefix and values", { ...A, submodules: submodules("") }, B, undefined],

  ["texts", { kind: "text" }, { kind: "string" }, { kind: "string" }],
  [
    "texts with limits",
    { kind: "string", maxbytes: 1, maxchars: 4 },
    { kind: "string", maxbytes: 2, maxchars: 3 },
    { kind: "string", maxbytes: 2, maxchars: 4 },
  ],
  [
    "texts of which one has limits",
    { kind: "string", maxbytes: 1, maxchars: 4 },
    { kind: "string" },
    { kind: "string" },
  ],

  [
    "integers",
    { kind: "integer", min: 1, max: 5, enforcerange: true },
    { kind: "integer", min: 2, max: 6, enforcerange: true },
    { kind: "integer", min: 1, max: 6, enforcerange: true },
  ],
  [
    "integers of which one has bounds",
    { kind: "integer", min: 1, max: 5, highmax: 9, enforcerange: true },
    { kind: "integer", enforcerange: false },
    { kind: "integer", enforcerange: false },
  ],
  [
    "a higher bound for some",
    { kind: "integer", max: 5, highmax: 9, enforcerange: false },
    { kind: "integer", max: 7, enforcerange: true },
    { kind: "integer", max: 7, highmax: 9, enforcerange: false },
  ],
  [
    "an integer and a number",
    { kind: "integer", enforcerange: true },
    { kind: "float", enforcerange: true },
    { kind: "float", enforcerange: true },
  ],
  [
    "a limit and an integer",
    { kind: "limit", min: 1, max: 5, enforcerange: false },
    { kind: "integer", max: 4, enforcerange: false },
    { kind: "limit", min: 0, max: 5, enforcerange: false },
  ],
  [
    "limits",
    { kind: "limit", min: 1, max: 5, highmax: 10, enforcerange: false },
    { kind: "limit", min: 2, max: 6, highmax: 8, enforcerange: false },
    { kind: "limit", min: 1, max: 6, highmax: 10, enforcerange: false },
  ],
  [
    "a limit and a number",
    { kind: "limit", min: 1, enforcerange: false },
    { kind: "float", min: 0.5, enforcerange: false },
    { kind: "float", min: 0.5, enforcerange: false },
  ],

  [
    "namespaces",
    { kind: "namespace", extranamespaces: [-1] },
    { kind: "namespace", extranamespaces: [-2, -1] },
    { kind: "namespace", extranamespaces: [-1, -2] },
  ],
  [
    "users",
    { kind: "user", subtypes: ["name"] },
    { kind: "user", subtypes: ["ip", "name"] },
    { kind: "user", subtypes: ["name", "ip"] },
  ],
  [
    "users, of which some are any",
    { kind: "user", subtypes: ["name"] },
    { kind: "user", subtypes: [] },
    { kind: "user", subtypes: [] },
  ],
  ["equal kinds", { kind: "title" }, { kind: "title" }, { kind: "title" }],
  ["flags", { kind: "boolean" }, { kind: "boolean" }, { kind: "boolean" }],

  ["a flag and a text", { kind: "boolean" }, { kind: "string" }, undefined],
  ["a flag and a value", { kind: "boolean" }, A, undefined],
  ["a value and a text", A, { kind: "text", maxchars: 3 }, { kind: "text" }],
  [
    "a password and a title",
    { kind: "password", maxbytes: 3 },
    { kind: "title" },
    { kind: "password" },
  ],
  ["other kinds", { kind: "title" }, { kind: "integer", enforcerange: true }, { kind: "string" }],
  [
    "namespaces and users",
    { kind: "namespace", extranamespaces: [] },
    { kind: "user", subtypes: [] },
    { kind: "string" },
  ],
];

/** A type whose lists are in order, which does not matter between specs. */
function inOrder(type: ParameterType | undefined): unknown {
  return JSON.parse(JSON.stringify(type ?? null), (_name, value) =>
    Array.isArray(value) ? value.toSorted(byCodeUnits) : value,
  );
}

describe("the union of types", () => {
  it.each(ROWS)("of %s", (_, a, b, expected) => {
    expect(combineTypes("union", a, b)).toEqual(expected);
  });

  it.each(ROWS.filter(([label]) => label !== "modules"))(
    "of %s, in the other order",
    (_, a, b, expected) => {
      expect(inOrder(combineTypes("union", b, a))).toEqual(inOrder(expected));
    },
  );
});
