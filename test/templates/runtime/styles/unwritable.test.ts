import { describe, expect, it } from "vitest";
import { plainJson } from "../../../../templates/runtime/content/json-codec.js";
import { serializationOf } from "../../../../templates/runtime/styles/serialization.js";
import type { ParameterSerialization } from "../../../../templates/runtime/styles/serialization.js";
import { isUnwritten, unwritableReason } from "../../../../templates/runtime/styles/unwritable.js";

const NULL = "must not have null in a list, which its style cannot write";
const LATIN = "must have only characters of ISO 8859-1 without controls, as headers do";
const SPACE = "must not begin or end with a space in a header";
const BRACKETS = "must not have brackets in the name of a member";

function separator(text: string): string {
  return `must not have "${text}" in a value, which its style cannot write`;
}

function reason(as: ParameterSerialization, value: unknown): string | undefined {
  return unwritableReason(serializationOf("p", as, "/x"), value);
}

/** What the styles of OpenAPI 3.1 cannot hold. */
describe("A value", () => {
  it.each<readonly [ParameterSerialization, unknown, string | undefined]>([
    [{}, "a,b", undefined],
    [{}, ["a,b", "c d"], undefined],
    [{}, ["a", null], NULL],
    [{}, ["a", undefined], NULL],
    [{ explode: false }, ["a,b"], undefined],
    [{ style: "spaceDelimited" }, ["a", "b c"], separator(" ")],
    [{ style: "spaceDelimited" }, ["a", "b|c"], undefined],
    [{ style: "spaceDelimited" }, "b c", undefined],
    [{ style: "spaceDelimited", explode: true }, ["b c"], undefined],
    [{ style: "pipeDelimited" }, ["a|b"], separator("|")],
    [{ style: "pipeDelimited" }, { a: "b|c" }, separator("|")],
    [{ style: "pipeDelimited" }, { "a|b": "c" }, separator("|")],
    [{ style: "pipeDelimited" }, { a: "b c" }, undefined],
    [{ style: "deepObject" }, { a: { "b]": 1 } }, BRACKETS],
    [{ style: "deepObject" }, { "a[": 1 }, BRACKETS],
    [{ style: "deepObject" }, { a: { b: "[]" }, c: [1] }, undefined],
    [{ style: "deepObject" }, "[", undefined],
    [{ in: "header" }, "a, b", undefined],
    [{ in: "header" }, "", undefined],
    [{ in: "header" }, "\u00FF\t~", undefined],
    [{ in: "header" }, "\u0100", LATIN],
    [{ in: "header" }, "a\nb", LATIN],
    [{ in: "header" }, "\u007F", LATIN],
    [{ in: "header" }, " a", SPACE],
    [{ in: "header" }, "a\t", SPACE],
    [{ in: "header" }, ["a", " b"], SPACE],
    [{ in: "header" }, ["a,b"], separator(",")],
    [{ in: "header" }, ["a=b"], undefined],
    [{ in: "header", explode: true }, { "a=b": "c" }, separator("=")],
    [{ in: "header", explode: true }, { a: "b=c" }, undefined],
    [{ in: "header" }, { "a=b": "c" }, undefined],
    [{ in: "header" }, { a: "b,c" }, separator(",")],
    [{ in: "header", content: "application/json" }, ["\u0100", null], undefined],
  ])("written as %j: %j %s", (as, value, expected) => {
    expect(reason(as, value)).toBe(expected);
  });

  it.each<readonly [ParameterSerialization, unknown, boolean]>([
    [{}, [], true],
    [{}, {}, true],
    [{}, "", false],
    [{}, ["a"], false],
    [{}, { a: 1 }, false],
    [{ content: "application/json" }, [], false],
  ])("written as %j: nothing is sent for %j: %s", (as, value, expected) => {
    expect(isUnwritten(serializationOf("p", as, "/x"), value)).toBe(expected);
  });
});

/** The defaults of OpenAPI 3.1. */
describe("The serialization of a parameter", () => {
  const usual = { allowReserved: false, isJson: false, json: plainJson };
  it.each<readonly [ParameterSerialization, object]>([
    [{}, { name: "p", location: "query", style: "form", explode: true }],
    [{ wireName: "id" }, { name: "id", location: "path", style: "simple", explode: false }],
    [{ in: "cookie" }, { name: "p", location: "cookie", style: "form", explode: true }],
    [{ in: "header" }, { name: "p", location: "header", style: "simple", explode: false }],
    [
      { style: "pipeDelimited" },
      { name: "p", location: "query", style: "pipeDelimited", explode: false },
    ],
    [{ explode: false }, { name: "p", location: "query", style: "form", explode: false }],
    [
      { in: "path", explode: true, allowReserved: true },
      { name: "p", location: "path", style: "simple", explode: true, allowReserved: true },
    ],
    [
      { content: "application/json" },
      { name: "p", location: "query", style: "form", explode: true, isJson: true },
    ],
  ])("%j has all defaults", (given, expected) => {
    expect(serializationOf("p", given, "/x/{id}")).toEqual({ ...usual, ...expected });
  });
});
