import { describe, expect, it } from "vitest";
import {
  firstOfSchemas,
  patternsOf,
  schemaProblems,
  unknownTypeWarnings,
} from "../../../../generator/spec/openapi/payload-schema.js";

const DOCUMENT = {
  file: "openapi.json",
  value: undefined,
  locate: (pointer: string) => ({ file: pointer, line: 1, column: 1 }),
};

function part(value: Readonly<Record<string, unknown>>, type = "OpenApiSchema", pointer = "/s") {
  return { type, value, pointer };
}

/** The problems of a schema, with their texts and places. */
function problems(value: Readonly<Record<string, unknown>>, type?: string): readonly string[] {
  return schemaProblems(DOCUMENT, [part(value, type)]).map(
    ({ pointer, diagnostic: { code, message, position } }) =>
      `${pointer} ${code} at ${position?.file ?? ""}: ${message}`,
  );
}

describe("A schema", () => {
  it("may have patterns that compile, and properties of most names", () => {
    expect(
      problems({ pattern: "^a$", patternProperties: { "^b": {} }, properties: { toString: {} } }),
    ).toEqual([]);
    expect(
      problems({ pattern: 1, patternProperties: 2, properties: [], dependentSchemas: null }),
    ).toEqual([]);
    expect(problems({ pattern: "(" }, "Parameter")).toEqual([]);
  });

  it.each([
    [{ pattern: "(" }, "/s/pattern schema-not-compilable at /s/pattern", "Unterminated group"],
    [
      { pattern: "\uD800" },
      "/s/pattern schema-not-compilable at /s/pattern",
      "it contains half a surrogate pair",
    ],
    [
      { patternProperties: { "a/(": {} } },
      "/s/patternProperties/a~1( schema-not-compilable at /s/patternProperties/a~1(",
      "Unterminated group",
    ],
    [
      { properties: { hasOwnProperty: {} } },
      "/s/properties/hasOwnProperty unsupported-feature at /s/properties/hasOwnProperty",
      "a property hasOwnProperty",
    ],
    [
      { properties: JSON.parse('{"__proto__":{}}') },
      "/s/properties/__proto__ unsupported-feature at /s/properties/__proto__",
      "a property __proto__",
    ],
    [
      { dependentSchemas: { hasOwnProperty: {} } },
      "/s/dependentSchemas/hasOwnProperty unsupported-feature at /s/dependentSchemas/hasOwnProperty",
      "a property hasOwnProperty",
    ],
    [
      { properties: { x: {} }, required: ["x", "hasOwnProperty"] },
      "/s/required/1 unsupported-feature at /s/required/1",
      "a property hasOwnProperty",
    ],
    [
      { properties: { "a\uDC00": {} } },
      "/s/properties/a\uDC00 unsupported-feature at /s/properties/a\uDC00",
      "a property whose name contains half a surrogate pair",
    ],
  ])("%j has a problem", (value, place, text) => {
    const [found = "", ...others] = problems(value);
    expect(others).toEqual([]);
    expect(found.startsWith(`${place}: `)).toBe(true);
    expect(found).toContain(text);
  });

  it("has patterns at its keyword and as keys", () => {
    expect(patternsOf({ pattern: "a", patternProperties: { "b/": {}, c: {} } }, "/s")).toEqual([
      ["a", "/s/pattern"],
      ["b/", "/s/patternProperties/b~1"],
      ["c", "/s/patternProperties/c"],
    ]);
    expect(patternsOf({ patternProperties: null }, "/s")).toEqual([]);
  });
});

describe("The texts of schemas", () => {
  it("are listed once, where they occur first", () => {
    const parts = [
      part({ pattern: "a" }, "Parameter", "/0"),
      part({ pattern: "a" }, undefined, "/1"),
      part({ pattern: "b" }, undefined, "/2"),
      part({ pattern: "a" }, undefined, "/3"),
    ];
    expect(firstOfSchemas(parts, patternsOf)).toEqual([
      ["a", "/1/pattern"],
      ["b", "/2/pattern"],
    ]);
  });

  it("are types that JSON Schema does not have", () => {
    const types = ["string", "int", ["null", "int", "list", 1], 2, "array", "object", "integer"];
    const parts = [...types, "number", "boolean"].map((type, index) =>
      part({ type }, undefined, `/${index}`),
    );
    expect(
      unknownTypeWarnings(DOCUMENT, parts).map(
        ({ code, severity, position }) => `${severity} ${code} ${position?.file ?? ""}`,
      ),
    ).toEqual(["warning schema-type-unknown /1/type", "warning schema-type-unknown /2/type"]);
  });
});
