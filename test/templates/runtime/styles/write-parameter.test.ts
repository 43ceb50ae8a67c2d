import { describe, expect, it } from "vitest";
import type { WireShape } from "../../../../templates/runtime/model/descriptor.js";
import {
  parseStyled,
  parseWireText,
} from "../../../../templates/runtime/styles/parse-parameter.js";
import { serializationOf } from "../../../../templates/runtime/styles/serialization.js";
import type {
  ParameterSerialization,
  Serialization,
} from "../../../../templates/runtime/styles/serialization.js";
import { isUnwritten, unwritableReason } from "../../../../templates/runtime/styles/unwritable.js";
import { rawRequest } from "../../../../templates/runtime/styles/wire-request.js";
import { writtenPairs, writtenText } from "../../../../templates/runtime/styles/write-parameter.js";

function colour(settings: ParameterSerialization): Serialization {
  return serializationOf("color", settings, "/paints");
}

const LIST: WireShape = { items: "string" };
const OBJECT: WireShape = { members: { R: "integer", G: "integer", B: "integer" } };

it.each<readonly [ParameterSerialization]>([
  [{ in: "path", style: "matrix" }],
  [{ in: "path", style: "label", explode: true }],
  [{ in: "header" }],
])("In %j, null, and lists and objects without values are not written", (settings) => {
  const as = colour(settings);
  for (const value of [null, undefined, [], {}, { R: null, G: undefined }]) {
    expect({ value, written: writtenText(as, value) }).toEqual({ value, written: undefined });
    expect(isUnwritten(as, value)).toBe(true);
  }
  expect(["", [0], { R: 1 }].map((value) => isUnwritten(as, value))).toEqual([false, false, false]);
});

it.each<readonly [ParameterSerialization, value: unknown, text: string]>([
  [{ in: "path", wireName: "the colour", style: "matrix" }, "a", ";the%20colour=a"],
  [{ in: "path", content: "application/json" }, { a: "b" }, "%7B%22a%22%3A%22b%22%7D"],
  [{ in: "path", style: "label", explode: true, content: "application/json" }, 1.5, "1.5"],
  [
    { in: "header", content: "application/json" },
    ["ü", "\u007f", "~"],
    '["\\u00fc","\\u007f","~"]',
  ],
])("In %j, %j is written as %s", (settings, value, text) => {
  expect(writtenText(colour(settings), value)).toBe(text);
});

it.each<readonly [ParameterSerialization, value: unknown, pairs: readonly string[]]>([
  [{ in: "query", wireName: "a b" }, "c", ["a%20b=c"]],
  [{ in: "query", content: "application/json" }, [1], ["color=%5B1%5D"]],
  [
    { in: "query", content: "application/json", allowReserved: true },
    "%20:",
    ["color=%22%2520:%22"],
  ],
  [{ in: "query", style: "deepObject" }, "a", ["color=a"]],
  [{ in: "query", style: "deepObject" }, { c: null, d: true }, ["color%5Bd%5D=true"]],
])("In %j, %j is written as the pairs %j", (settings, value, pairs) => {
  expect(writtenPairs(colour(settings), value)).toEqual(pairs);
});

function separator(text: string): string {
  return `must not have "${text}" in a value, which its style cannot write`;
}

describe("A value that a style cannot write", () => {
  const NULL = "must not have null in a list, which its style cannot write";
  const HEADER = "must have only characters of ISO 8859-1 without controls, as headers do";
  const SPACES = "must not begin or end with a space in a header";
  const BRACKETS = "must not have brackets in the name of a member";

  it.each<readonly [ParameterSerialization, value: unknown, reason: string | undefined]>([
    [{ in: "query" }, ["a", null], NULL],
    [{ in: "query" }, ["a", undefined], NULL],
    [{ in: "query", content: "application/json" }, ["a", null], undefined],
    // Commas in values are encoded, those between them are not.
    [{ in: "query", explode: false }, ["a,b"], undefined],
    [{ in: "query", explode: true }, ["a,b"], undefined],
    [{ in: "query", explode: false }, "a,b", undefined],
    // Spaces and bars are encoded everywhere.
    [{ in: "query", style: "spaceDelimited" }, ["a b"], separator(" ")],
    [{ in: "query", style: "spaceDelimited", explode: true }, ["a b"], undefined],
    [{ in: "query", style: "spaceDelimited" }, "a b", undefined],
    [{ in: "query", style: "pipeDelimited" }, ["a|b", "c d"], separator("|")],
    [{ in: "query", style: "pipeDelimited" }, { "a|b": 1 }, separator("|")],
    [{ in: "query", style: "deepObject" }, { "a[b": 1 }, BRACKETS],
    [{ in: "query", style: "deepObject" }, { a: { "b]": 1 } }, BRACKETS],
    [{ in: "query", style: "deepObject" }, { a: [{ b: "[c]" }], d: 1 }, undefined],
    [{ in: "query", style: "deepObject" }, "[a]", undefined],
    [{ in: "header" }, "a\nb", HEADER],
    [{ in: "header" }, "雪", HEADER],
    [{ in: "header" }, ["a", "雪"], HEADER],
    [{ in: "header" }, "é, ÿ\t~", undefined],
    [{ in: "header" }, " a", SPACES],
    [{ in: "header" }, "a\t", SPACES],
    [{ in: "header" }, ["a", "b "], SPACES],
    [{ in: "header" }, "a,b", undefined],
    [{ in: "header" }, ["a,b"], separator(",")],
    [{ in: "header", explode: true }, { "a=b": 1 }, separator("=")],
    [{ in: "header", explode: true }, { a: "b=c" }, undefined],
    [{ in: "header", explode: true }, ["a=b"], undefined],
    [{ in: "header", explode: false }, { "a=b": 1 }, undefined],
  ])("%j of %j: %s", (settings, value, reason) => {
    expect(unwritableReason(colour(settings), value)).toBe(reason);
  });
});

describe("A parameter in a request", () => {
  const request = rawRequest(
    "?a=1&color=x%20y&color=z+%2B&color=",
    { color: ".a%2Fb" },
    {
      Color: " p, q ",
      Cookie: "other=1; color=c%3Bd",
      Absent: undefined,
    },
  );

  it.each<readonly [ParameterSerialization, text: string | undefined]>([
    [{ in: "query" }, ""],
    [{ in: "query", wireName: "a" }, "1"],
    [{ in: "query", wireName: "b" }, undefined],
    [{ in: "path" }, ".a/b"],
    [{ in: "path", style: "label" }, "a/b"],
    [{ in: "path", wireName: "toString" }, undefined],
    [{ in: "header" }, "p, q"],
    [{ in: "header", wireName: "absent" }, undefined],
    [{ in: "cookie" }, "c;d"],
    [{ in: "cookie", wireName: "other" }, "1"],
  ])("of %j has the text %j", (settings, text) => {
    expect(parseWireText(colour(settings), request)).toBe(text);
  });

  it("is read from a path with semicolons by its name", () => {
    const paths = rawRequest("", { color: ";other=1;color=a%3Bb" }, {});
    expect(parseWireText(colour({ in: "path", style: "matrix" }), paths)).toBe("a;b");
    expect(
      parseWireText(colour({ in: "path", style: "matrix" }), rawRequest("", {}, {})),
    ).toBeUndefined();
  });

  it.each<readonly [label: string, ParameterSerialization, WireShape, search: string, unknown]>([
    ["the last of several values", {}, "integer", "color=1&color=2", 2],
    ["a list of one", {}, LIST, "color=a", ["a"]],
    [
      "one value, if lists are one alternative",
      {},
      { types: ["integer"], items: "integer" },
      "color=1",
      1,
    ],
    [
      "a list, if there are two values",
      {},
      { types: ["integer"], items: "integer" },
      "color=1&color=2",
      [1, 2],
    ],
    [
      "a list of numbers with encoded commas",
      { explode: false },
      { items: "integer" },
      "color=1%2C2",
      [1, 2],
    ],
    ["a text with an encoded comma", { explode: false }, LIST, "color=a%2Cb", ["a,b"]],
    [
      "encoded commas beside others as text",
      { explode: false },
      { items: "integer" },
      "color=1%2C2,3",
      ["1,2", 3],
    ],
    ["an empty list of numbers", { explode: false }, { items: "integer" }, "color=", []],
    ["a list of an empty text", { explode: false }, LIST, "color=", [""]],
    ["an object without members", { explode: false }, OBJECT, "color=", {}],
    [
      "spaces, however they are written",
      { style: "spaceDelimited" },
      LIST,
      "color=a+b%20c",
      ["a", "b", "c"],
    ],
    [
      "bars, however they are written",
      { style: "pipeDelimited" },
      LIST,
      "color=a|b%7cc",
      ["a", "b", "c"],
    ],
    ["the members that are known", {}, OBJECT, "R=1&x=2&B=c", { R: 1, B: "c" }],
    ["nothing, if no member is known", {}, OBJECT, "x=2", undefined],
    ["nothing, if members are in one pair", { explode: false }, OBJECT, "R=1", undefined],
    ["other members by their shape", {}, { rest: "boolean" }, "x=true&y=1", { x: true, y: "1" }],
    [
      "a member with the name of a prototype",
      {},
      { rest: "integer" },
      "__proto__=1",
      JSON.parse('{"__proto__":1}'),
    ],
    ["an object from pairs in turn", { explode: false }, OBJECT, "color=R,1,G,2", { R: 1, G: 2 }],
    ["a text, if a name has no value", { explode: false }, OBJECT, "color=R,1,G", "R,1,G"],
    ["nothing, if it is absent", {}, "string", "", undefined],
  ])("has %s", (_, settings, shape, search, value) => {
    const as = colour({ in: "query", ...settings });
    expect(parseStyled(as, shape, rawRequest(search, {}, {}), (name) => name === "color")).toEqual(
      value,
    );
  });

  it.each<readonly [WireShape, value: unknown]>([
    [{ members: { a: "string" } }, {}],
    [{ types: ["null"], rest: "integer" }, {}],
    [{ types: ["string"], members: { a: "string" } }, ""],
    [{ items: "integer", members: { a: "string" } }, []],
  ])("of the shape %j has an empty text as %j", (shape, value) => {
    const empty = rawRequest("", {}, { color: "" });
    expect(parseStyled(colour({ in: "header" }), shape, empty, () => false)).toEqual(value);
  });

  it("consists of names that no other parameter has", () => {
    const all = rawRequest("R=1&G=2", {}, {});
    expect(parseStyled(colour({ in: "query" }), OBJECT, all, (name) => name === "R")).toEqual({
      G: 2,
    });
  });
});
