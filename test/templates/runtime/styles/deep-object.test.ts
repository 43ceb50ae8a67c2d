import { describe, expect, it } from "vitest";
import { plainJson } from "../../../../templates/runtime/content/json-codec.js";
import type { CompoundShape } from "../../../../templates/runtime/model/descriptor.js";
import { deepEntries, parseDeep } from "../../../../templates/runtime/styles/deep-object.js";
import { decodedQuery, rawRequest } from "../../../../templates/runtime/styles/wire-request.js";

function read(search: string, shape: CompoundShape): unknown {
  return parseDeep("f", shape, rawRequest(search, {}, {}).query, decodedQuery, plainJson);
}

const ANY: CompoundShape = { rest: "string" };

describe("Names in brackets", () => {
  it.each<readonly [label: string, search: string, CompoundShape, value: unknown]>([
    [
      "have members by their types",
      "f[a]=1&f[b]=x+y",
      { members: { a: "integer", b: "string" } },
      { a: 1, b: "x y" },
    ],
    [
      "have other members by theirs",
      "f[a]=1&f[b]=true",
      { members: { a: "integer" }, rest: "boolean" },
      { a: 1, b: true },
    ],
    [
      "have unknown members as texts",
      "f[a]=1&f[b]=2",
      { members: { a: "integer" } },
      { a: 1, b: "2" },
    ],
    [
      "have objects in objects",
      "f[a][b]=1&f[a][c]=2",
      { members: { a: { members: { b: "integer", c: "string" } } } },
      { a: { b: 1, c: "2" } },
    ],
    [
      "have lists in objects, by their numbers",
      "f[a][10]=3&f[a][2]=2",
      { members: { a: { items: "integer" } } },
      { a: [2, 3] },
    ],
    ["have lists without numbers", "f[]=1&f[]=2", { items: "integer" }, [1, 2]],
    ["have lists, if nothing says otherwise", "f[0]=1&f[1]=2", {}, ["1", "2"]],
    [
      "have objects with numbers as names",
      "f[0]=1&f[1]=2",
      { members: {}, rest: "integer" },
      { 0: 1, 1: 2 },
    ],
    [
      "have objects of lists, if one name is no number",
      "f[0]=1&f[b]=2",
      { items: "integer", members: {} },
      { 0: "1", b: "2" },
    ],
    [
      "have numbers alone as lists, if both are allowed",
      "f[0]=1",
      { items: "integer", members: {} },
      [1],
    ],
    [
      "have no list, if a number has letters",
      "f[1a]=x&f[a1]=y",
      { items: "string" },
      { "1a": "x", a1: "y" },
    ],
    ["replace a text by what is in it", "f[a]=1&f[a][b]=2", ANY, { a: { b: "2" } }],
    ["have the last of two texts", "f[a]=1&f[a]=2", ANY, { a: "2" }],
    ["have encoded names", "f%5Ba%20b%5D=1", ANY, { "a b": "1" }],
    [
      "have the names of prototypes",
      "f[__proto__]=1&f[toString]=2",
      { members: {}, rest: "string" },
      JSON.parse('{"__proto__":"1","toString":"2"}'),
    ],
    ["are not others that begin alike", "fa[b]=1&f[c]=2&f=3&f[d=4&ff=5", ANY, { c: "2" }],
    ["are absent, if there are none", "f=1&g[a]=2", ANY, undefined],
  ])("%s", (_, search, shape, value) => {
    expect(read(search, shape)).toEqual(value);
  });

  it("are read to 32 levels", () => {
    const brackets = "[a]".repeat(32);
    expect(JSON.stringify(read(`f${brackets}=1`, ANY))).toBe(
      `${'{"a":'.repeat(32)}"1"${"}".repeat(32)}`,
    );
    expect(read(`f${brackets}[a]=1`, ANY)).toBeUndefined();
  });

  it("are written as PHP and qs read them", () => {
    const value = { a: 1, b: { c: [true, "x", null] }, d: null, e: undefined, f: [], g: {} };
    expect(deepEntries("p", value, plainJson)).toEqual([
      ["p[a]", "1"],
      ["p[b][c][0]", "true"],
      ["p[b][c][1]", "x"],
    ]);
    expect(deepEntries("p", "x", plainJson)).toEqual([["p", "x"]]);
    expect(deepEntries("p", null, plainJson)).toEqual([]);
    expect(deepEntries("p", undefined, plainJson)).toEqual([]);
  });
});
