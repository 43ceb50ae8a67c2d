import { describe, expect, it } from "vitest";
import { loadOpenApi } from "../../../../generator/spec/openapi/load.js";
import type { EndpointOperation } from "../../../../generator/spec/model/operation.js";
import { openApiInput } from "../../support/specs.js";
import type { Json } from "../../support/specs.js";

const OK = { 200: { description: "" } };

/** A document of Swagger 2.0 with the operation `add`. */
function swagger(operation: Json = {}, more: Json = {}): Json {
  const post = { operationId: "add", responses: OK, ...operation };
  return {
    swagger: "2.0",
    info: { title: "T", version: "1" },
    paths: { "/pets": { post } },
    ...more,
  };
}

/** The operation `add`, and the warnings about the document, each with the text of its line. */
function loaded(document: Json) {
  const bytes = new TextEncoder().encode(JSON.stringify(document, undefined, 1));
  const { value, diagnostics } = loadOpenApi({
    ...openApiInput({}),
    spec: { file: "spec.json", bytes },
  });
  const operations: readonly EndpointOperation[] = value?.model.operations ?? [];
  return {
    model: value?.model,
    operation: operations.find(({ name }) => name === "add"),
    warnings: diagnostics
      .filter(({ code }) => code !== "no-operations")
      .map(({ code, message, position }) => `${code}: ${message} @ ${position?.lineText?.trim()}`),
  };
}

/** A list of strings as a parameter or a header. */
function list(more: Json): Json {
  return { type: "array", items: { type: "string" }, ...more };
}

const LISTS = { items: list({ collectionFormat: "pipes" }) };
const POINTER = "#/paths/~1pets/post/parameters";
const NOTE = { in: "formData", name: "note", type: "string" };
const body = (name: string): Json => ({ in: "body", name, schema: { title: name } });

describe("a Swagger document", () => {
  it.each<[string, Json, Json]>([
    ["a second body", body("a"), body("b")],
    ["a form next to a body", body("a"), NOTE],
    ["a field with the name of another one", NOTE, { ...NOTE, type: "integer" }],
  ])("reports %s, and keeps the operation", (_, first, second) => {
    const { operation, warnings } = loaded(swagger({ parameters: [first, second] }));
    expect(warnings).toEqual([
      `keyword-ignored: ${POINTER}/1 cannot be sent together with ${POINTER}/0; this part is ignored @ {`,
    ]);
    expect(operation).toEqual(loaded(swagger({ parameters: [first] })).operation);
  });

  it.each<[string, Json, string]>([
    ["has no location", { name: "a", type: "string" }, "must have the location"],
    ["has an unknown location", { in: "querry", name: "a" }, "must have the location"],
    ["has no name", { in: "formData", type: "string" }, "must have a name"],
    [
      "has a format without a style",
      list({ in: "query", name: "a", collectionFormat: "tsv" }),
      "tsv",
    ],
    ["has an invalid format", list({ in: "path", name: "a", collectionFormat: 5 }), "5"],

    ["has lists in a list", list({ in: "query", name: "a", ...LISTS }), "has lists in a list"],
    ["has lists in a field", list({ in: "formData", name: "a", ...LISTS }), "has lists in a list"],
  ])("leaves out an optional parameter that %s, and else the operation", (_, parameter, reason) => {
    const other = { in: "query", name: "b", type: "string" };
    const optional = loaded(swagger({ parameters: [parameter, other] }));
    expect(optional.operation?.parameters.map(({ name }) => name)).toEqual(["b"]);
    expect(optional.operation?.body).toBe(undefined);
    const found = [`keyword-ignored: ${POINTER}/0 `, reason, "this part is ignored @ {"];
    expect(optional.warnings).toHaveLength(1);
    for (const each of found) expect(optional.warnings[0]).toContain(each);
    const required = loaded(swagger({ parameters: [{ ...parameter, required: true }, other] }));
    expect(required.operation).toBe(undefined);
    expect(required.warnings).toHaveLength(1);
    expect(required.warnings[0]).toContain(
      `operation-skipped: the operation "add" is skipped: ${POINTER}/0 `,
    );
  });

  it.each([
    ["ssv", list({ collectionFormat: "ssv" })],
    ["pipes", list({ collectionFormat: "pipes" })],
    ["lists in a list", list(LISTS)],
  ])("leaves out the header of a response that has %s", (reason, header) => {
    const headers = { "X-A": header, "X-B": list({ collectionFormat: "csv" }) };
    const { operation, warnings } = loaded(
      swagger({ responses: { 200: { description: "", headers } } }),
    );
    expect(operation?.responses[0]?.headers).toEqual(["x-b"]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(
      "keyword-ignored: #/paths/~1pets/post/responses/200/headers/X-A has ",
    );
    expect(warnings[0]).toContain(reason);
  });

  it("skips an operation with a response that is no object, and keeps the others", () => {
    const get = { operationId: "list", responses: OK };
    const post = { operationId: "add", responses: { 200: "OK", 500: null } };
    const { model, warnings } = loaded(swagger({}, { paths: { "/pets": { get, post } } }));
    expect(model?.operations.map(({ name }) => name)).toEqual(["list"]);
    expect(warnings).toEqual([
      'operation-skipped: the operation "add" is skipped: #/paths/~1pets/post/responses/200 must be object @ "200": "OK",',
      'keyword-ignored: #/paths/~1pets/post/responses/500 must be object; this part is ignored @ "500": null',
    ]);
  });

  it("allows null in an enum with x-nullable", () => {
    const definitions = {
      Kind: { type: "string", enum: ["cat"], "x-nullable": true },
      Other: { type: "string", enum: ["cat"] },
    };
    const field = { ...NOTE, enum: ["a"], "x-nullable": true };
    const { model, operation } = loaded(swagger({ parameters: [field] }, { definitions }));
    expect(model?.schemas).toEqual({
      Kind: { type: ["string", "null"], enum: ["cat", null] },
      Other: { type: "string", enum: ["cat"] },
    });
    expect(operation?.body?.contents[0]?.schema).toMatchObject({
      properties: { note: { type: ["string", "null"], enum: ["a", null] } },
    });
  });

  it.each<[string, Json, string]>([
    ["/host", { host: 5 }, "must be a string"],
    ["/host", { host: { a: 1 } }, "must be a string"],
    ["/basePath", { basePath: 5 }, "must be a string"],
    ["/schemes", { schemes: { a: 1 } }, "must be a list of strings"],
    ["/schemes", { schemes: ["https", 5] }, "must be a list of strings"],
    ["/consumes", { consumes: 5 }, "must be a list of strings"],
    ["/produces", { produces: [null] }, "must be a list of strings"],
  ])("reports a wrong type at %s: %j", (pointer, more, reason) => {
    const { operation, model, warnings } = loaded(swagger({}, { host: "a.example", ...more }));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(
      `keyword-ignored: #${pointer} ${reason}; this part is ignored @ "`,
    );
    expect(operation?.name).toBe("add");
    const { url } = model?.servers[0] ?? {};
    if (pointer === "/host") expect(url).toBe(undefined);
    else expect(url).toMatch(/^https?:\/\/a\.example$/);
  });

  it("has the host and media types of the document, where a key has no value", () => {
    const types = { consumes: ["application/xml"], host: "a.example", schemes: ["https"] };
    const operation = { consumes: null, produces: null, schemes: null, parameters: [body("a")] };
    const { model, operation: found, warnings } = loaded(swagger(operation, types));
    expect(warnings).toEqual([]);
    expect(found?.body?.contents.map(({ mediaType }) => mediaType)).toEqual(["application/xml"]);
    expect(model?.servers.map(({ url }) => url)).toEqual(["https://a.example"]);
    expect(found?.server).toBe(undefined);
    expect(loaded(swagger({}, { host: null, consumes: null })).warnings).toEqual([]);
  });

  it("is rejected by a strict run for a part that is left out", () => {
    const document = swagger({ parameters: [{ name: "a", type: "string" }] });
    expect(loadOpenApi({ ...openApiInput(document), strict: true })).toMatchObject({
      value: undefined,
      diagnostics: [{ code: "swagger-unconverted", severity: "error" }],
    });
  });
});

describe("messages about a Swagger document", () => {
  it.each<[string, Json, string]>([
    [
      "references",
      swagger({ responses: { 200: { $ref: "#/responses/No" } } }),
      'the reference "#/responses/No" cannot be resolved',
    ],
    [
      "references of schemas",
      swagger({ parameters: [{ ...body("a"), schema: { $ref: "#/definitions/No" } }] }),
      'the reference "#/definitions/No" cannot be resolved',
    ],
    [
      "bodies",
      swagger({ parameters: [{ ...body("a"), schema: { oneOf: [] } }] }),
      `${POINTER}/0/schema/oneOf must NOT have fewer than 1 items`,
    ],
    [
      "fields of forms",
      swagger({ parameters: [{ ...NOTE, maxLength: "x" }] }),
      `${POINTER}/0/maxLength must be integer`,
    ],
    [
      "responses",
      swagger({}, { responses: { R: { description: "", schema: { oneOf: [] } } } }),
      "#/responses/R/schema/oneOf must NOT have fewer than 1 items",
    ],
    ["definitions", swagger({}, { definitions: { A: 5 } }), '"#/definitions/A" is skipped'],
    [
      "credentials",
      swagger({}, { securityDefinitions: { k: { type: "apiKey", in: "x", name: "k" } } }),
      '"#/securityDefinitions/k" is skipped',
    ],
    [
      "keys without an effect",
      swagger({ responses: { 204: { description: "", schema: { type: "string" } } } }),
      'the key "schema" has no effect',
    ],
  ])("name %s as they are written", (_, document, text) => {
    const { warnings } = loaded(document);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(text);
    expect(warnings[0]).not.toMatch(/components|requestBody|content\b/);
  });

  it("name paths as they are written", () => {
    const get = { responses: OK };
    const paths = { "/paths/{a}": { get }, "/paths/{b}": { get } };
    expect(loaded(swagger({}, { paths })).warnings.join("\n")).toContain(
      'the path "/paths/{b}" differs from "/paths/{a}"',
    );
  });

  it("name the file of a part that was moved", () => {
    const document = swagger({
      parameters: [{ ...body("a"), schema: { $ref: "parts.json#/Pet" } }],
    });
    const bytes = new TextEncoder().encode('{ "Pet": { "oneOf": [] } }');
    const source = { file: "parts.json", bytes };
    const { diagnostics } = loadOpenApi({
      ...openApiInput(document),
      references: [{ kind: "file", path: "parts.json", source }],
    });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "parts.json#/Pet/oneOf must NOT have fewer than 1 items; this part is ignored",
    ]);
  });
});
