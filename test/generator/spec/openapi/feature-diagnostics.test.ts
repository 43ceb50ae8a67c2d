import { describe, expect, it } from "vitest";
import { unreadKeys } from "../../../../generator/spec/openapi/feature-diagnostics.js";
import { load } from "../../../../generator/spec/load.js";
import { openApiParts } from "../../../../generator/spec/schema/parts.js";
import type { Diagnostic } from "../../../../generator/base/diagnostic.js";
import { openApiDocument, openApiInput } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";
import { documentOf } from "../schema/documents.js";

/** A finding with the text of its line. */
function located({ message, position }: Diagnostic): string {
  return `${message} at ${position?.lineText?.trim()}`;
}

/** The schemes without credentials of a document whose only operation requires some. */
function unusable(securitySchemes: Json, operation: unknown, more: Json = {}): readonly string[] {
  const document = openApiDocument(
    { security: operation },
    { components: { securitySchemes }, ...more },
  );
  const bytes = new TextEncoder().encode(JSON.stringify(document, undefined, 2));
  return load({ ...openApiInput(document), spec: { file: "spec.json", bytes } })
    .diagnostics.filter(({ code }) => code === "credentials-not-generated")
    .map(
      ({ position, message }) =>
        `${/"([^"]*)"/.exec(message)?.[1]} at ${position?.lineText?.trim()}`,
    );
}

describe("required security schemes", () => {
  it.each<readonly [string, Json]>([
    ["an API key", { type: "apiKey", name: "key", in: "query" }],
    ["Basic", { type: "http", scheme: "Basic" }],
    ["Bearer", { type: "http", scheme: "bearer" }],
    ["OAuth", { type: "oauth2" }],
    ["OpenID", { type: "openIdConnect" }],
    ["a reference", { $ref: "#/components/securitySchemes/key" }],
  ])("have credentials if they are %s", (_, scheme) => {
    const key = { type: "apiKey", name: "key", in: "header" };
    expect(unusable({ a: scheme, key }, [{ a: [] }])).toEqual([]);
  });

  it.each<readonly [string, Json]>([
    ["an API key without a name", { type: "apiKey", in: "query" }],
    ["an API key with an empty name", { type: "apiKey", name: "", in: "query" }],
    ["an API key without a place", { type: "apiKey", name: "key" }],
    ["Digest", { type: "http", scheme: "digest" }],
    ["HTTP", { type: "http" }],
    ["a certificate", { type: "mutualTLS" }],
    ["without a type", {}],
    ["a reference to no scheme", { $ref: "#/components/securitySchemes/no" }],
    ["a reference to itself", { $ref: "#/components/securitySchemes/a" }],
    ["a reference to a circle", { $ref: "#/components/securitySchemes/b" }],
  ])("have none if they are %s", (_, scheme) => {
    const schemes = { a: scheme, b: { $ref: "#/components/securitySchemes/a" } };
    expect(unusable(schemes, [{ a: [] }])).toEqual(['a at "a": []']);
  });

  it("are those of operations and of the document, each once", () => {
    const all = [{ one: ["x"], two: ["y"] }, { three: ["z"] }];
    expect(unusable({}, all)).toEqual([
      'one at "one": [',
      'two at "two": [',
      'three at "three": [',
    ]);
    expect(unusable({}, [{ two: [] }, { one: [] }], { security: [{ one: ["x"] }] })).toEqual([
      'one at "one": [',
      'two at "two": []',
    ]);
    expect(unusable({}, [])).toEqual([]);
    expect(unusable({}, "no list")).toEqual([]);
  });
});

describe("keys that are not read", () => {
  it("are unsupported, ignored or unknown, each with its place", () => {
    const operation = { responses: {}, callbacks: {}, unheard: 1, "x-mine": 2, toString: 3 };
    const header = { schema: {}, allowEmptyValue: false };
    const response = {
      description: "",
      headers: { a: header, b: { ...header, allowEmptyValue: true } },
    };
    const document = documentOf({
      openapi: "3.1.0",
      info: {},
      paths: {
        "/a": {
          trace: operation,
          get: { ...operation, responses: { 100: { description: "" }, 200: response } },
        },
      },
    });
    const { unsupported, ignored, unknown } = unreadKeys(document, openApiParts(document.value));
    expect(unsupported.map(({ pointer, diagnostic }) => [pointer, located(diagnostic)])).toEqual([
      [
        "/paths/~1a/trace",
        'a TRACE operation is not in the supported subset of OpenAPI at "trace": {',
      ],
    ]);
    expect(unknown).toEqual(
      ["trace", "get"].flatMap((method) =>
        ["unheard", "toString"].map((name) => ({
          type: "OpenApiOperation",
          name,
          pointer: `/paths/~1a/${method}/${name}`,
        })),
      ),
    );
    const effect = "has no effect on the generated code";
    expect(ignored.map(located)).toEqual([
      `the key "callbacks" ${effect}; the document has it 2 times, first here at "callbacks": {},`,
      `the key "100" ${effect} at "100": {`,
      `the key "allowEmptyValue" ${effect} at "allowEmptyValue": true`,
    ]);
  });
});
