// Every feature of OpenAPI 3.1 is visible in the output, or named by a diagnostic at its location.

import { TARGETS } from "../../../../generator/spec/input.js";
import { describe, expect, it } from "vitest";
import type { SpecInput } from "../../../../generator/spec/input.js";
import type { Diagnostic } from "../../../../generator/base/diagnostic.js";
import { generate } from "../../../../generator/pipeline.js";

type Part = Readonly<Record<string, unknown>>;

/** Each replaces the parts of the document that it names. */
interface Edit {
  readonly root?: Part;
  readonly info?: Part;
  readonly item?: Part;
  readonly operation?: Part;
  readonly parameter?: Part;
  readonly body?: Part;
  readonly media?: Part;
  readonly response?: Part;
  readonly header?: Part;
  readonly components?: Part;
  /** The schema of the property `value` of the body. */
  readonly schema?: Part | boolean;
}

const TEXT = { type: "string" };
const OK = { description: "", content: { "application/json": { schema: TEXT } } };

function documentOf(edit: Edit): object {
  const media = {
    schema: { type: "object", properties: { value: edit.schema ?? TEXT } },
    ...edit.media,
  };
  return {
    openapi: "3.1.0",
    info: { title: "Features", version: "1", ...edit.info },
    paths: {
      "/pets": {
        post: {
          operationId: "addPet",
          parameters: [{ name: "p", in: "query", schema: TEXT, ...edit.parameter }],
          requestBody: { content: { "application/json": media }, ...edit.body },
          responses: {
            200: {
              ...OK,
              headers: { "X-Count": { schema: { type: "integer" }, ...edit.header } },
              ...edit.response,
            },
          },
          ...edit.operation,
        },
        ...edit.item,
      },
      "/other": { get: { operationId: "other", responses: { 200: OK } } },
    },
    components: {
      schemas: { Named: { type: "object", properties: { n: TEXT } } },
      ...edit.components,
    },
    ...edit.root,
  };
}

interface Run {
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly source: string;
}

async function run(edit: Edit): Promise<Run> {
  const source = JSON.stringify(documentOf(edit), undefined, 1);
  const spec = { file: "openapi.json", bytes: new TextEncoder().encode(source) };
  const input: SpecInput = {
    kind: "openapi",
    name: "features",
    source: "openapi.json",
    spec,
    // The title is in the JSON Schema of a stub's data only.
    targets: TARGETS,
  };
  const made = await generate({ specs: [input], templates: [], importExtension: ".js" });
  const text = (made.value ?? []).map(({ path, text: each }) => `${path}\n${each}`).join("\n");
  return { text, diagnostics: made.diagnostics, source };
}

const NAMED = { $ref: "#/components/schemas/Named" };
const object = (members: Part): Part => ({ type: "object", properties: { n: TEXT }, ...members });
const list = (members: Part): Part => ({ type: "array", ...members });
const number = (members: Part): Part => ({ type: "number", ...members });
const text = (members: Part): Part => ({ type: "string", ...members });
const example = { shown: { value: "a" } };
const form = (encoding: Part): Edit => ({
  body: {
    content: {
      "multipart/form-data": {
        schema: { type: "object", properties: { value: list({ items: TEXT }) } },
        encoding: { value: encoding },
      },
    },
  },
});
const key = (scheme: Part): Edit => ({
  components: { securitySchemes: { key: { type: "apiKey", name: "k", in: "header", ...scheme } } },
  operation: { security: [{ key: [] }] },
});

/** What changes the generated code, by the object of OpenAPI and its key. The second edit is compared with. */
const VISIBLE: Readonly<Record<string, readonly [Edit, Edit?]>> = {
  "info title": [{ info: { title: "Others" } }],
  "root servers": [{ root: { servers: [{ url: "https://a.example" }] } }],
  "root security": [
    {
      root: { security: [{ key: [] }] },
      components: { securitySchemes: { key: { type: "http", scheme: "basic" } } },
    },
    { components: { securitySchemes: { key: { type: "http", scheme: "basic" } } } },
  ],
  "server url": [
    { root: { servers: [{ url: "https://a.example" }] } },
    { root: { servers: [{ url: "https://b.example" }] } },
  ],
  "server description": [
    { root: { servers: [{ url: "https://a.example", description: "Tests." }] } },
    { root: { servers: [{ url: "https://a.example" }] } },
  ],
  "server variables default, enum and description": [
    {
      root: {
        servers: [
          {
            url: "https://{r}.example",
            variables: { r: { default: "eu", enum: ["eu", "us"], description: "Region." } },
          },
        ],
      },
    },
    { root: { servers: [{ url: "https://{r}.example", variables: { r: { default: "eu" } } }] } },
  ],
  "path item servers": [{ item: { servers: [{ url: "https://a.example" }] } }],
  "path item parameters": [{ item: { parameters: [{ name: "q", in: "query", schema: TEXT }] } }],
  ...Object.fromEntries(
    ["get", "put", "delete", "options", "head", "patch"].map((method) => [
      `path item ${method}`,
      [{ item: { [method]: { operationId: "more", responses: { 200: OK } } } }] as const,
    ]),
  ),
  "operation operationId": [{ operation: { operationId: "putPet" } }],
  "operation summary": [{ operation: { summary: "Adds." } }],
  "operation description": [{ operation: { description: "Adds." } }],
  "operation deprecated": [{ operation: { deprecated: true } }],
  "operation servers": [{ operation: { servers: [{ url: "https://a.example" }] } }],
  "operation requestBody": [{ operation: { requestBody: undefined } }],
  "operation responses": [{ operation: { responses: { 404: OK } } }],
  "responses default": [{ operation: { responses: { default: OK } } }],
  "responses 2XX": [{ operation: { responses: { "2XX": OK } } }],
  "parameter name": [{ parameter: { name: "r" } }],
  ...Object.fromEntries(
    ["header", "cookie"].map((place) => [
      `parameter in ${place}`,
      [{ parameter: { in: place } }] as const,
    ]),
  ),
  "parameter description": [{ parameter: { description: "A text." } }],
  "parameter required": [{ parameter: { required: true } }],
  "parameter deprecated": [{ parameter: { deprecated: true } }],
  "parameter allowEmptyValue": [
    { parameter: { allowEmptyValue: true, schema: { type: "integer" } } },
    { parameter: { schema: { type: "integer" } } },
  ],
  ...Object.fromEntries(
    ["spaceDelimited", "pipeDelimited"].map((style) => [
      `parameter style ${style}`,
      [
        { parameter: { style, explode: false, schema: list({ items: TEXT }) } },
        { parameter: { explode: false, schema: list({ items: TEXT }) } },
      ] as const,
    ]),
  ),
  "parameter style deepObject": [
    { parameter: { style: "deepObject", schema: object({}) } },
    { parameter: { schema: object({}) } },
  ],
  "parameter explode": [
    { parameter: { explode: false, schema: list({ items: TEXT }) } },
    { parameter: { schema: list({ items: TEXT }) } },
  ],
  "parameter allowReserved": [{ parameter: { allowReserved: true } }],
  "parameter content": [
    { parameter: { schema: undefined, content: { "application/json": { schema: TEXT } } } },
  ],
  "parameter example": [{ parameter: { example: "a" } }],
  "parameter examples": [{ parameter: { examples: example } }],
  "request body required": [{ body: { required: true } }],
  "request body content": [{ body: { content: { "text/plain": { schema: TEXT } } } }],
  "encoding contentType": [form({ contentType: "application/json" }), form({})],
  "encoding style": [form({ style: "pipeDelimited" }), form({})],
  "encoding explode": [form({ style: "form", explode: false }), form({})],
  "response content": [{ response: { content: { "text/plain": { schema: TEXT } } } }],
  "response headers": [{ response: { headers: {} } }],
  "header required": [{ header: { required: true } }],
  "header deprecated": [{ header: { deprecated: true } }],
  "header description": [{ header: { description: "All pets." } }],
  "header schema": [{ header: { schema: TEXT } }],
  "header explode": [
    { header: { explode: true, schema: object({}) } },
    { header: { schema: object({}) } },
  ],
  "header content": [
    { header: { schema: undefined, content: { "application/json": { schema: TEXT } } } },
  ],
  "security scheme type and scheme": [
    key({ type: "http", scheme: "bearer" }),
    key({ type: "http", scheme: "basic" }),
  ],
  "security scheme name": [key({ name: "other" }), key({})],
  "security scheme in": [key({ in: "query" }), key({})],
  "components schemas": [{ schema: NAMED }],
  "schema $ref": [{ schema: NAMED }],
  "schema $anchor": [
    {
      schema: { $ref: "#there" },
      components: { schemas: { Named: { $anchor: "there", ...object({}) } } },
    },
    { schema: {} },
  ],
  "schema $dynamicRef and $dynamicAnchor": [
    {
      schema: { $dynamicRef: "#there" },
      components: { schemas: { Named: { $dynamicAnchor: "there", ...object({}) } } },
    },
    { schema: {} },
  ],
  "schema $id": [
    {
      schema: { $ref: "https://a.example/named#/$defs/D" },
      components: {
        schemas: { Named: { $id: "https://a.example/named", $defs: { D: object({}) } } },
      },
    },
    { schema: {} },
  ],
  "schema $defs": [
    {
      schema: { $ref: "#/components/schemas/Named/$defs/D" },
      components: { schemas: { Named: { $defs: { D: object({}) } } } },
    },
    { schema: {} },
  ],
  ...Object.fromEntries(
    Object.entries<Part>({
      enum: text({ enum: ["a"] }),
      const: { const: "a" },
      multipleOf: number({ multipleOf: 2 }),
      maximum: number({ maximum: 2 }),
      exclusiveMaximum: number({ exclusiveMaximum: 2 }),
      minimum: number({ minimum: 2 }),
      exclusiveMinimum: number({ exclusiveMinimum: 2 }),
      maxLength: text({ maxLength: 2 }),
      minLength: text({ minLength: 2 }),
      pattern: text({ pattern: "^a" }),
      format: text({ format: "uuid" }),
      contentEncoding: text({ contentEncoding: "base64" }),
      items: list({ items: { type: "integer" } }),
      prefixItems: list({ prefixItems: [TEXT] }),
      contains: list({ contains: TEXT }),
      minContains: list({ contains: TEXT, minContains: 2 }),
      maxContains: list({ contains: TEXT, maxContains: 2 }),
      maxItems: list({ maxItems: 2 }),
      minItems: list({ minItems: 2 }),
      uniqueItems: list({ uniqueItems: true }),
      unevaluatedItems: list({ prefixItems: [TEXT], unevaluatedItems: false }),
      properties: object({ properties: { o: TEXT } }),
      patternProperties: object({ patternProperties: { "^x": TEXT } }),
      additionalProperties: object({ additionalProperties: false }),
      propertyNames: object({ propertyNames: { maxLength: 2 } }),
      unevaluatedProperties: object({ unevaluatedProperties: false }),
      maxProperties: object({ maxProperties: 2 }),
      minProperties: object({ minProperties: 2 }),
      required: object({ required: ["n"] }),
      dependentRequired: object({ dependentRequired: { n: ["m"] } }),
      dependentSchemas: object({ dependentSchemas: { n: { required: ["m"] } } }),
      allOf: { allOf: [NAMED] },
      anyOf: { anyOf: [TEXT, NAMED] },
      oneOf: { oneOf: [TEXT, NAMED] },
      not: text({ not: { const: "a" } }),
      "if, then and else": object({
        if: { required: ["n"] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ["m"] },
        else: { required: ["o"] },
      }),
      readOnly: text({ readOnly: true }),
      deprecated: text({ deprecated: true }),
      description: text({ description: "A text." }),
    }).map(([name, schema]) => {
      const { type = "string" } = schema;
      const plain = type === "object" ? object({}) : { type };
      return [`schema ${name}`, [{ schema }, { schema: plain }]] as const;
    }),
  ),
  "schema type": [{ schema: { type: "integer" } }],
  "schema default": [{ parameter: { schema: text({ default: "a" }) } }],
  "schema writeOnly": [
    {
      response: {
        content: {
          "application/json": { schema: object({ properties: { n: text({ writeOnly: true }) } }) },
        },
      },
    },
    { response: { content: { "application/json": { schema: object({}) } } } },
  ],
  "schema false": [{ schema: false }],
};

/** What a diagnostic names, by the object of OpenAPI and its key. */
const REPORTED: Readonly<Record<string, readonly [key: string, Edit]>> = {
  "root jsonSchemaDialect": [
    "jsonSchemaDialect",
    { root: { jsonSchemaDialect: "https://a.example" } },
  ],
  "root webhooks": [
    "webhooks",
    { root: { webhooks: { w: { post: { responses: { 200: OK } } } } } },
  ],
  "components links": ["links", { components: { links: { l: { operationId: "other" } } } }],
  "components callbacks": ["callbacks", { components: { callbacks: { c: {} } } }],
  "path item trace": ["trace", { item: { trace: { operationId: "t", responses: { 200: OK } } } }],
  "operation callbacks": ["callbacks", { operation: { callbacks: { c: {} } } }],
  "encoding headers": ["headers", form({ headers: { "X-A": { schema: TEXT } } })],
  "encoding allowReserved": ["allowReserved", form({ allowReserved: true })],
  "response links": ["links", { response: { links: { l: { operationId: "other" } } } }],
  "header style": ["style", { header: { style: "form" } }],
  "header allowReserved": ["allowReserved", { header: { allowReserved: true } }],
  "response header Content-Type": [
    "Content-Type",
    { response: { headers: { "Content-Type": { schema: TEXT } } } },
  ],
  "response 103": ["103", { operation: { responses: { 103: { description: "" }, 200: OK } } }],
  "response 1XX": ["1XX", { operation: { responses: { "1XX": { description: "" }, 200: OK } } }],
  "response 204 with content": ["content", { operation: { responses: { 204: OK } } }],
  "response 304 with the content of a component": [
    "$ref",
    {
      operation: { responses: { 200: OK, 304: { $ref: "#/components/responses/Old" } } },
      components: { responses: { Old: OK } },
    },
  ],
  "content of a response to HEAD": [
    "content",
    { item: { head: { operationId: "more", responses: { 200: OK } } } },
  ],
  "media types that differ in their parameters": [
    "application/json; charset=utf-8",
    { body: { content: { "application/json": {}, "application/json; charset=utf-8": {} } } },
  ],
  "encoding outside of a form": ["encoding", { media: { encoding: { value: {} } } }],
  "header content": [
    "content",
    { header: { schema: undefined, content: { "application/xml": { schema: TEXT } } } },
  ],
  "security scheme flows": ["flows", key({ type: "oauth2", flows: {} })],
  "security scheme openIdConnectUrl": [
    "openIdConnectUrl",
    key({ type: "openIdConnect", openIdConnectUrl: "https://a.example" }),
  ],
  "schema $schema": ["$schema", { schema: text({ $schema: "https://a.example" }) }],
  "schema $vocabulary": ["$vocabulary", { schema: text({ $vocabulary: {} }) }],
  "schema contentMediaType": [
    "contentMediaType",
    { schema: text({ contentMediaType: "text/html" }) },
  ],
  "schema contentSchema": ["contentSchema", { schema: text({ contentSchema: TEXT }) }],
  "schema xml": ["xml", { schema: text({ xml: { name: "a" } }) }],
  "schema format that is unknown": ["format", { schema: text({ format: "colour" }) }],
  "schema key that is unknown": ["colour", { schema: text({ colour: 1 }) }],
  "root server with a relative address": ["url", { root: { servers: [{ url: "/v1" }] } }],
};

/** The 1-based lines of the members with a name. */
function linesOf(source: string, name: string): readonly number[] {
  return source
    .split("\n")
    .flatMap((line, index) => (line.trim().startsWith(`"${name}":`) ? [index + 1] : []));
}

describe("A feature of OpenAPI 3.1", { timeout: 120_000 }, () => {
  it.each(Object.entries(VISIBLE))("changes the output: %s", async (_name, [edit, other = {}]) => {
    const [made, before] = [await run(edit), await run(other)];
    expect(made.text).not.toBe("");
    expect(made.text).not.toBe(before.text);
  });

  it.each(Object.entries(REPORTED))(
    "is reported at its location: %s",
    async (_name, [key_, edit]) => {
      const { diagnostics, source, text: made } = await run(edit);
      const lines = linesOf(source, key_);
      const found = diagnostics.filter(({ position }) => lines.includes(position?.line ?? 0));
      expect(found.map(({ message }) => message).join("\n"), JSON.stringify(diagnostics)).not.toBe(
        "",
      );
      // Other operations are generated.
      expect(made).toContain("other.ts");
    },
  );
});
