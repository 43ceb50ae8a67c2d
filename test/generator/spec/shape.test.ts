import { describe, expect, it } from "vitest";
import {
  checkShape,
  pointersAbove,
  validateShape,
} from "../../../generator/spec/source/validate-shape.js";
import type { SchemaNode } from "../../../generator/spec/source/validate-shape.js";
import type { SchemaError, SchemaValidator } from "../../../generator/spec/source/validators.js";
import { documentOf } from "./schema/documents.js";

const DOCUMENT = documentOf({ a: { b: [1, { c: 2 }], fiel: 4 }, speks: 3 });

/** A validator that finds these errors, or none. */
function validator(...errors: readonly SchemaError[]): SchemaValidator<unknown> {
  const validate = (value: unknown): value is unknown => errors.length === 0 && value !== undefined;
  return Object.assign(validate, { errors });
}

function error(
  instancePath: string,
  keyword: string,
  more: Partial<SchemaError> = {},
): SchemaError {
  return {
    instancePath,
    keyword,
    schemaPath: `#/${keyword}`,
    params: {},
    message: keyword,
    ...more,
  };
}

/** What is found, with the text of its line. */
function findings(errors: readonly SchemaError[], schema?: SchemaNode): readonly string[] {
  const { value, diagnostics } = validateShape(DOCUMENT, validator(...errors), schema);
  expect(value).toBeUndefined();
  return diagnostics.map(({ code, message, position }) => {
    expect(code).toBe("schema-violation");
    return `${position?.lineText?.trim()} ${message}`;
  });
}

describe("a document that matches its schema", () => {
  it("has the type of the schema", () => {
    expect(validateShape(DOCUMENT, validator())).toEqual({
      value: { ...DOCUMENT },
      diagnostics: [],
    });
    expect(checkShape(DOCUMENT, validator())).toEqual({ kind: "valid", document: { ...DOCUMENT } });
  });
});

describe("a violation of a schema", () => {
  it.each<readonly [string, SchemaError, string]>([
    ["its message", error("", "type"), "{ the document type"],
    ["what is there", error("/a/b/1/c", "type"), '"c": 2 /a/b/1/c type'],
    [
      "no message",
      { instancePath: "", keyword: "type", schemaPath: "", params: {} },
      "{ the document does not match its schema",
    ],
    [
      "the allowed values",
      error("/a", "enum", { params: { allowedValues: [1, "x"] } }),
      '"a": { /a must be one of [1,"x"]',
    ],
    [
      "a key that is not allowed",
      error("/a", "additionalProperties", { params: { additionalProperty: "b" } }),
      '"a": { /a must not have the key "b"',
    ],
    [
      "a key of a wrong form",
      error("/a", "pattern", { propertyName: "b", message: "must match x" }),
      '"a": { /a has the key "b", which must match x',
    ],
    [
      "the property that selects a schema",
      error("/a", "discriminator", { params: { tag: "kind" } }),
      '"a": { /a must have one of the values that its schema allows for "kind"',
    ],
  ])("has %s", (_, found, text) => {
    expect(findings([found])).toEqual([text]);
  });

  it("is that of the most deeply nested part, and of other parts", () => {
    expect(
      findings([
        error("", "required"),
        error("/a", "type"),
        error("/a/b", "minItems"),
        error("/speks", "type"),
        error("/a/b", "maxItems"),
        error("/a/b", "minItems"),
      ]),
    ).toEqual(['"b": [ /a/b minItems, or maxItems', '"speks": 3 /speks type']);
  });

  it("is not that of alternatives and names as a whole, if there is another", () => {
    const alternatives = error("/a", "anyOf");
    const names = error("/a", "propertyNames");
    expect(findings([error("/a", "type"), alternatives, names])).toEqual(['"a": { /a type']);
    expect(findings([error("", "type"), alternatives])).toEqual(["{ the document type"]);
    expect(findings([alternatives, names])).toEqual(['"a": { /a anyOf, or propertyNames']);
  });

  it("is that of the alternative with the fewest errors, or of those that have no more", () => {
    const first = [1, 2].map((number) =>
      error("/a", `first${number}`, { schemaPath: `#/anyOf/0/x/${number}` }),
    );
    const second = error("/a", "second", { schemaPath: "#/anyOf/11/x" });
    const third = error("/a", "third", { schemaPath: "#/anyOf/2/x" });
    const common = error("/a", "common", { schemaPath: "#/x/anyOf/0/x" });
    expect(findings([...first, second])).toEqual(['"a": { /a second']);
    expect(findings([...first, second, common, third])).toEqual([
      '"a": { /a second, or common, or third',
    ]);
  });

  it("is a problem of its part, if other parts may be used", () => {
    const result = checkShape(DOCUMENT, validator(error("/a", "type"), error("", "required")));
    const problems = result.kind === "invalid" ? result.problems : [];
    expect(problems.map(({ pointer, diagnostic }) => [pointer, diagnostic.message])).toEqual([
      ["/a", "/a type"],
    ]);
  });
});

function unknown(instancePath: string, key: string, schemaPath: string): SchemaError {
  const params = { additionalProperty: key };
  return error(instancePath, "additionalProperties", { params, schemaPath });
}

describe("an unknown key", () => {
  const SCHEMA: SchemaNode = {
    properties: { specs: {}, a: { $ref: "#/$defs/Entry" } },
    $defs: { Entry: { properties: { file: {} } } },
  };

  it("is at its own place, after other errors, with the key that is meant", () => {
    expect(
      findings(
        [
          unknown("", "speks", "#/additionalProperties"),
          unknown("/a", "fiel", "#/$defs/Entry/additionalProperties"),
          error("/a/b/1/c", "type"),
        ],
        SCHEMA,
      ),
    ).toEqual([
      '"c": 2 /a/b/1/c type',
      '"speks": 3 the document must not have the key "speks"; did you mean "specs"?',
      '"fiel": 4 /a must not have the key "fiel"; did you mean "file"?',
    ]);
  });

  it("has no hint if no key is like it", () => {
    for (const path of ["#/additionalProperties", "#/$defs/No/additionalProperties"])
      expect(findings([unknown("", "a", path)], SCHEMA)).toEqual([
        '"a": { the document must not have the key "a"',
      ]);
    expect(findings([unknown("", "a", "#/additionalProperties")], {})).toEqual([
      '"a": { the document must not have the key "a"',
    ]);
  });
});

describe("the pointers above a pointer", () => {
  it.each<readonly [string, readonly string[]]>([
    ["", []],
    ["/a", [""]],
    ["/a/b/0", ["/a/b", "/a", ""]],
  ])("of %j are %j", (pointer, above) => {
    expect(pointersAbove(pointer)).toEqual(above);
  });
});
