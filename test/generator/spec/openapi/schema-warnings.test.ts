import { describe, expect, it } from "vitest";
import {
  pathWarnings,
  schemaWarnings,
} from "../../../../generator/spec/openapi/schema-warnings.js";
import type { Diagnostic } from "../../../../generator/base/diagnostic.js";
import type { Document } from "../../../../generator/base/document.js";
import type { OpenApiDocument } from "../../../../generator/spec/source/types.js";

function documentOf(parts: Partial<OpenApiDocument>): Document<OpenApiDocument> {
  const info = { title: "T", version: "1" };
  return {
    file: "openapi.json",
    value: { openapi: "3.1.0", info, paths: {}, ...parts },
    locate: (pointer) => ({ file: pointer, line: 1, column: 1 }),
  };
}

function inShort({ code, severity, message, position }: Diagnostic): string {
  return `${severity} ${code} at ${position?.file ?? ""}: ${message}`;
}

function kind(name: string) {
  return { type: "object", required: ["kind"], properties: { kind: { const: name } } };
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

describe("A schema", () => {
  const text = { type: "string" };

  it("has formats that are not checked, and discriminators that tell nothing apart, each once", () => {
    const schemas: NonNullable<OpenApiDocument["components"]>["schemas"] = {
      A: { ...text, format: "own" },
      B: {
        type: "object",
        properties: { a: { ...text, format: "own" }, b: { ...text, format: "b" } },
      },
      C: { ...text, format: "date" },
      D: { type: "object", discriminator: { propertyName: "kind" } },
      E: { type: "object", discriminator: { propertyName: "kind" } },
      F: { oneOf: [text, { type: "integer" }], discriminator: { propertyName: "kind" } },
      G: { anyOf: [text, { type: "integer" }], discriminator: { propertyName: "sort" } },
      H: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
      Cat: kind("Cat"),
      Dog: kind("Dog"),
    };
    const found = schemaWarnings(documentOf({ components: { schemas } })).map(inShort);
    expect(found.map((each) => each.replace(/:.*/, ""))).toEqual([
      "warning format-unknown at /components/schemas/A/format",
      "warning format-unknown at /components/schemas/B/properties/b/format",
      "warning discriminator-ignored at /components/schemas/D/discriminator",
      "warning discriminator-ignored at /components/schemas/F/discriminator",
      "warning discriminator-ignored at /components/schemas/G/discriminator",
    ]);
    expect(found[2]).toContain("the schema has no alternatives in oneOf or anyOf");
    expect(found[3]).toContain("its values do not tell the alternatives apart");
    expect(found[4]).toContain("its values do not tell the alternatives apart");
  });

  it("has none of them without components", () => {
    expect(schemaWarnings(documentOf({}))).toEqual([]);
  });
});

describe("A path", () => {
  it("that differs from an earlier one in its variables alone is reported", () => {
    const names = ["/a/{b}", "/a/b", "/a/{c}", "/a/{b}/{d}", "/a/{}", "/a/{x}/{y}", "/a/{b"];
    const paths = Object.fromEntries(names.map((name) => [name, {}]));
    const found = pathWarnings(documentOf({ paths })).map(inShort);
    expect(found.map((each) => each.replace(/:.*/, ""))).toEqual([
      "warning path-identical at /paths/~1a~1{c}",
      "warning path-identical at /paths/~1a~1{}",
      "warning path-identical at /paths/~1a~1{x}~1{y}",
    ]);
    for (const [index, other] of ["/a/{b}", "/a/{b}", "/a/{b}/{d}"].entries())
      expect(found[index]).toContain(`"${other}"`);
  });
});
