import type { SpecInput } from "../../generator/index.js";
import { openApiDocument, query } from "../generator/support/specs.js";
import type { Json } from "../generator/support/specs.js";
import { input, keyed } from "./spec-inputs.js";
import type { Place } from "./spec-inputs.js";

const TEXT = { type: "string" };
const JSON_TEXT = { "application/json": { schema: TEXT } };
const OK = { 200: { description: "", content: JSON_TEXT } };

const inDocument = (more: Json): SpecInput => input(openApiDocument({}, more));
const inOperation = (more: Json): SpecInput => input(openApiDocument(more));
const inPath = (item: Json): SpecInput =>
  inDocument({ paths: { "/l": { get: { operationId: "l", responses: OK }, ...item } } });

const inTag = (more: Json): SpecInput => inDocument({ tags: [{ name: "t", ...more }] });
const inServer = (more: Json): SpecInput =>
  inDocument({ servers: [{ url: "https://{v}.example", ...more }] });
const inVariable = (more: Json): SpecInput =>
  inServer({ variables: { v: { default: "a", ...more } } });

const inParameter = (more: Json): SpecInput =>
  inOperation({ parameters: [query("p", TEXT, more)] });
const inResponse = (more: Json): SpecInput =>
  inOperation({ responses: { 200: { description: "", content: JSON_TEXT, ...more } } });
const inHeader = (more: Json): SpecInput =>
  inResponse({ headers: { "X-Rate": { schema: TEXT, ...more } } });

const FORM = { type: "object", properties: { a: TEXT, b: { type: "array", items: TEXT } } };

const inBody = (body: Json, more: Json = {}): SpecInput =>
  inDocument({
    paths: { "/l": { post: { operationId: "l", requestBody: body, responses: OK } } },
    ...more,
  });
const inForm = (more: Json): SpecInput =>
  inBody({ content: { "multipart/form-data": { schema: FORM, ...more } } });
const inEncoding = (more: Json): SpecInput => inForm({ encoding: { a: more } });

const inScheme = (scheme: Json): SpecInput =>
  inDocument({ components: { securitySchemes: { key: scheme } }, security: [{ key: [] }] });

const inSchema = (schema: Json): SpecInput =>
  input(
    openApiDocument(
      {
        responses: {
          200: {
            description: "",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Evil" } } },
          },
        },
      },
      { components: { schemas: { Evil: schema } } },
    ),
  );
const inProperty = (more: Json): SpecInput =>
  inSchema({ type: "object", properties: { a: { type: "string", ...more } }, required: ["a"] });

const inUnion = (discriminator: Json, kind = "a"): SpecInput =>
  input(
    openApiDocument(
      {
        responses: {
          200: {
            description: "",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Either" } } },
          },
        },
      },
      {
        components: {
          schemas: {
            A: { type: "object", properties: keyed(kind, TEXT), required: [kind] },
            B: { type: "object", properties: keyed(kind, TEXT), required: [kind] },
            Either: {
              oneOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }],
              discriminator: { propertyName: kind, ...discriminator },
            },
          },
        },
      },
    ),
  );

/** Texts of parts that an OpenAPI document may have besides the ones of the first specs. */
export const OPENAPI_PLACES: Readonly<Record<string, readonly Place[]>> = {
  "openapi.$self": [(text) => inDocument({ $self: text })],
  "openapi.externalDocs": [(text) => inDocument({ externalDocs: { url: text } })],
  "openapi.webhooks": [(text) => inDocument({ webhooks: keyed(text, text) })],
  "openapi#Info.license": [
    (text) => inDocument({ info: { title: "x", version: "1", license: { name: text } } }),
  ],
  "openapi#Info.contact": [
    (text) => inDocument({ info: { title: "x", version: "1", contact: { name: text } } }),
  ],
  "openapi#Server.name": [(text) => inServer({ name: text })],
  "openapi#Server.variables{key}": [
    (text) => inServer({ variables: keyed(text, { default: "a" }) }),
    (text) =>
      inServer({ url: `https://{${text}}.example`, variables: keyed(text, { default: "a" }) }),
  ],
  "openapi#ServerVariable.default": [(text) => inVariable({ default: text })],
  "openapi#ServerVariable.enum[]": [(text) => inVariable({ enum: ["a", text] })],
  "openapi#ServerVariable.description": [(text) => inVariable({ description: text })],
  "openapi#Tag.name": [(text) => inTag({ name: text })],
  "openapi#Tag.summary": [(text) => inTag({ summary: text })],
  "openapi#Tag.description": [(text) => inTag({ description: text })],
  "openapi#Tag.externalDocs": [(text) => inTag({ externalDocs: { url: text } })],
  "openapi#Tag.parent": [(text) => inTag({ parent: text })],
  "openapi#Tag.kind": [(text) => inTag({ kind: text })],
  "openapi#Components.requestBodies{key}": [
    (text) =>
      inBody(
        { $ref: `#/components/requestBodies/${text}` },
        { components: { requestBodies: keyed(text, { content: JSON_TEXT }) } },
      ),
  ],
  "openapi#Components.headers{key}": [
    (text) => inDocument({ components: { headers: keyed(text, { schema: TEXT }) } }),
  ],
  "openapi#Components.securitySchemes{key}": [
    (text) =>
      inDocument({
        components: { securitySchemes: keyed(text, { type: "http", scheme: "basic" }) },
        security: [keyed(text, [])],
      }),
  ],
  "openapi#Components.examples": [
    (text) => inDocument({ components: { examples: keyed(text, { value: text }) } }),
  ],
  "openapi#Components.links": [(text) => inDocument({ components: { links: keyed(text, {}) } })],
  "openapi#Components.callbacks": [
    (text) => inDocument({ components: { callbacks: keyed(text, {}) } }),
  ],
  "openapi#Components.pathItems{key}": [
    (text) => inDocument({ components: { pathItems: keyed(text, {}) } }),
  ],
  "openapi#Components.mediaTypes{key}": [
    (text) => inDocument({ components: { mediaTypes: keyed(text, {}) } }),
  ],
  "openapi#PathItem.$ref": [(text) => inPath({ $ref: text })],
  "openapi#PathItem.additionalOperations": [
    (text) => inPath({ additionalOperations: keyed(text, { responses: OK }) }),
  ],
  "openapi#OpenApiOperation.externalDocs": [(text) => inOperation({ externalDocs: { url: text } })],
  "openapi#OpenApiOperation.callbacks": [(text) => inOperation({ callbacks: keyed(text, {}) })],
  "openapi#Responses{key}": [
    (text) => inOperation({ responses: { ...OK, ...keyed(text, { description: "x" }) } }),
  ],
  "openapi#SecurityRequirement{key}": [
    (text) => inOperation({ security: [keyed(text, [])] }),
    (text) => inDocument({ security: [keyed(text, [])] }),
  ],
  "openapi#SecurityRequirement{}[]": [(text) => inOperation({ security: [{ key: [text] }] })],
  "openapi#OpenApiParameter.style": [(text) => inParameter({ style: text })],
  "openapi#OpenApiParameter.examples": [
    (text) => inParameter({ examples: keyed(text, { value: text }) }),
  ],
  "openapi#OpenApiHeader.description": [(text) => inHeader({ description: text })],
  "openapi#OpenApiHeader.style": [(text) => inHeader({ style: text })],
  "openapi#OpenApiHeader.example": [(text) => inHeader({ example: text })],
  "openapi#OpenApiHeader.examples": [
    (text) => inHeader({ examples: keyed(text, { value: text }) }),
  ],
  "openapi#RequestBody.description": [(text) => inBody({ description: text, content: JSON_TEXT })],
  "openapi#OpenApiResponse.summary": [(text) => inResponse({ summary: text })],
  "openapi#OpenApiResponse.headers{key}": [
    (text) => inResponse({ headers: keyed(text, { schema: TEXT }) }),
  ],
  "openapi#OpenApiResponse.links": [(text) => inResponse({ links: keyed(text, {}) })],
  "openapi#MediaType.examples": [(text) => inForm({ examples: keyed(text, { value: text }) })],
  "openapi#MediaType.encoding{key}": [(text) => inForm({ encoding: keyed(text, {}) })],
  "openapi#MediaType.prefixEncoding": [(text) => inForm({ prefixEncoding: text })],
  "openapi#MediaType.itemEncoding": [(text) => inForm({ itemEncoding: text })],
  "openapi#Contents{key}": [
    (text) => inOperation({ parameters: [{ name: "p", in: "query", content: keyed(text, {}) }] }),
    (text) => inHeader({ content: keyed(text, {}) }),
    (text) => inBody({ content: keyed(text, { schema: FORM }) }),
    (text) => inBody({ content: { ...JSON_TEXT, ...keyed(text, { schema: FORM }) } }),
    (text) =>
      inOperation({
        responses: {
          200: {
            description: "",
            content: { "application/json": { schema: { type: "string" } }, ...keyed(text, {}) },
          },
        },
      }),
  ],
  "openapi#Encoding.contentType": [(text) => inEncoding({ contentType: text })],
  "openapi#Encoding.headers{key}": [
    (text) => inEncoding({ headers: keyed(text, { schema: TEXT }) }),
  ],
  "openapi#Encoding.style": [(text) => inEncoding({ style: text })],
  "openapi#Encoding.encoding": [(text) => inEncoding({ encoding: keyed(text, {}) })],
  "openapi#Encoding.prefixEncoding": [(text) => inEncoding({ prefixEncoding: text })],
  "openapi#Encoding.itemEncoding": [(text) => inEncoding({ itemEncoding: text })],
  "openapi#SecurityScheme.type": [(text) => inScheme({ type: text })],
  "openapi#SecurityScheme.description": [
    (text) => inScheme({ type: "http", scheme: "bearer", description: text }),
  ],
  "openapi#SecurityScheme.name": [
    (text) => inScheme({ type: "apiKey", in: "header", name: text }),
    (text) => inScheme({ type: "apiKey", in: "query", name: text }),
    (text) => inScheme({ type: "apiKey", in: "cookie", name: text }),
  ],
  "openapi#SecurityScheme.in": [(text) => inScheme({ type: "apiKey", in: text, name: "k" })],
  "openapi#SecurityScheme.scheme": [(text) => inScheme({ type: "http", scheme: text })],
  "openapi#SecurityScheme.bearerFormat": [
    (text) => inScheme({ type: "http", scheme: "bearer", bearerFormat: text }),
  ],
  "openapi#SecurityScheme.flows": [
    (text) => inScheme({ type: "oauth2", flows: keyed(text, { tokenUrl: text }) }),
  ],
  "openapi#SecurityScheme.openIdConnectUrl": [
    (text) => inScheme({ type: "openIdConnect", openIdConnectUrl: text }),
  ],
  "openapi#SecurityScheme.oauth2MetadataUrl": [
    (text) => inScheme({ type: "oauth2", oauth2MetadataUrl: text }),
  ],
  "openapi#Discriminator.propertyName": [(text) => inUnion({}, text)],
  "openapi#Discriminator.mapping{key}": [
    (text) => inUnion({ mapping: keyed(text, "#/components/schemas/A") }),
  ],
  "openapi#Discriminator.mapping{}": [(text) => inUnion({ mapping: { a: text } })],
  "openapi#Discriminator.defaultMapping": [(text) => inUnion({ defaultMapping: text })],
  "openapi#OpenApiSchema.$id": [(text) => inProperty({ $id: text })],
  "openapi#OpenApiSchema.$schema": [(text) => inProperty({ $schema: text })],
  "openapi#OpenApiSchema.$anchor": [(text) => inProperty({ $anchor: text })],
  "openapi#OpenApiSchema.$dynamicRef": [(text) => inProperty({ $dynamicRef: text })],
  "openapi#OpenApiSchema.$dynamicAnchor": [(text) => inProperty({ $dynamicAnchor: text })],
  "openapi#OpenApiSchema.$vocabulary": [(text) => inProperty({ $vocabulary: keyed(text, true) })],
  "openapi#OpenApiSchema.$defs{key}": [
    (text) =>
      inSchema({ $defs: keyed(text, TEXT), $ref: `#/components/schemas/Evil/$defs/${text}` }),
    (text) => inSchema({ $defs: keyed(text, TEXT), type: "string" }),
  ],
  "openapi#OpenApiSchema.examples": [(text) => inProperty({ examples: [text] })],
  "openapi#OpenApiSchema.externalDocs": [(text) => inProperty({ externalDocs: { url: text } })],
  "openapi#OpenApiSchema.xml": [(text) => inProperty({ xml: { name: text } })],
  "openapi#OpenApiSchema.contentEncoding": [(text) => inProperty({ contentEncoding: text })],
  "openapi#OpenApiSchema.contentMediaType": [(text) => inProperty({ contentMediaType: text })],
  "openapi#OpenApiSchema.patternProperties{key}": [
    (text) => inSchema({ type: "object", patternProperties: keyed(text, TEXT) }),
  ],
  "openapi#OpenApiSchema.dependentRequired{key}": [
    (text) => inSchema({ type: "object", dependentRequired: keyed(text, ["a"]) }),
  ],
  "openapi#OpenApiSchema.dependentRequired{}[]": [
    (text) => inSchema({ type: "object", dependentRequired: { a: [text] } }),
  ],
  "openapi#OpenApiSchema.dependentSchemas{key}": [
    (text) => inSchema({ type: "object", dependentSchemas: keyed(text, { required: ["a"] }) }),
  ],
};
