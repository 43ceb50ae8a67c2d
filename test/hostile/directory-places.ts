import type { SpecInput } from "../../generator/index.js";
import { directory, query } from "../generator/support/specs.js";
import type { Json } from "../generator/support/specs.js";
import { input, keyed } from "./spec-inputs.js";
import type { Place } from "./spec-inputs.js";

const TEXT = { type: "string" };
const JSON_TEXT = { "application/json": { schema: TEXT } };
const OK = { 200: { description: "", content: JSON_TEXT } };

const inDocument = (more: Json): SpecInput => input(directory({}, more));
const inOperation = (more: Json): SpecInput => input(directory(more));
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
    directory(
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
    directory(
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

/** Texts of parts that a directory may have besides the ones of the first specs. */
export const DIRECTORY_PLACES: Readonly<Record<string, readonly Place[]>> = {
  "directory.$self": [(text) => inDocument({ $self: text })],
  "directory.externalDocs": [(text) => inDocument({ externalDocs: { url: text } })],
  "directory.webhooks": [(text) => inDocument({ webhooks: keyed(text, text) })],
  "directory#Info.license": [
    (text) => inDocument({ info: { title: "x", version: "1", license: { name: text } } }),
  ],
  "directory#Info.contact": [
    (text) => inDocument({ info: { title: "x", version: "1", contact: { name: text } } }),
  ],
  "directory#Server.name": [(text) => inServer({ name: text })],
  "directory#Server.variables{key}": [
    (text) => inServer({ variables: keyed(text, { default: "a" }) }),
    (text) =>
      inServer({ url: `https://{${text}}.example`, variables: keyed(text, { default: "a" }) }),
  ],
  "directory#ServerVariable.default": [(text) => inVariable({ default: text })],
  "directory#ServerVariable.enum[]": [(text) => inVariable({ enum: ["a", text] })],
  "directory#ServerVariable.description": [(text) => inVariable({ description: text })],
  "directory#Tag.name": [(text) => inTag({ name: text })],
  "directory#Tag.summary": [(text) => inTag({ summary: text })],
  "directory#Tag.description": [(text) => inTag({ description: text })],
  "directory#Tag.externalDocs": [(text) => inTag({ externalDocs: { url: text } })],
  "directory#Tag.parent": [(text) => inTag({ parent: text })],
  "directory#Tag.kind": [(text) => inTag({ kind: text })],
  "directory#Components.requestBodies{key}": [
    (text) =>
      inBody(
        { $ref: `#/components/requestBodies/${text}` },
        { components: { requestBodies: keyed(text, { content: JSON_TEXT }) } },
      ),
  ],
  "directory#Components.headers{key}": [
    (text) => inDocument({ components: { headers: keyed(text, { schema: TEXT }) } }),
  ],
  "directory#Components.securitySchemes{key}": [
    (text) =>
      inDocument({
        components: { securitySchemes: keyed(text, { type: "http", scheme: "basic" }) },
        security: [keyed(text, [])],
      }),
  ],
  "directory#Components.examples": [
    (text) => inDocument({ components: { examples: keyed(text, { value: text }) } }),
  ],
  "directory#Components.links": [(text) => inDocument({ components: { links: keyed(text, {}) } })],
  "directory#Components.callbacks": [
    (text) => inDocument({ components: { callbacks: keyed(text, {}) } }),
  ],
  "directory#Components.pathItems{key}": [
    (text) => inDocument({ components: { pathItems: keyed(text, {}) } }),
  ],
  "directory#Components.mediaTypes{key}": [
    (text) => inDocument({ components: { mediaTypes: keyed(text, {}) } }),
  ],
  "directory#PathItem.$ref": [(text) => inPath({ $ref: text })],
  "directory#PathItem.additionalOperations": [
    (text) => inPath({ additionalOperations: keyed(text, { responses: OK }) }),
  ],
  "directory#OpenApiOperation.externalDocs": [
    (text) => inOperation({ externalDocs: { url: text } }),
  ],
  "directory#OpenApiOperation.callbacks": [(text) => inOperation({ callbacks: keyed(text, {}) })],
  "directory#Responses{key}": [
    (text) => inOperation({ responses: { ...OK, ...keyed(text, { description: "x" }) } }),
  ],
  "directory#SecurityRequirement{key}": [
    (text) => inOperation({ security: [keyed(text, [])] }),
    (text) => inDocument({ security: [keyed(text, [])] }),
  ],
  "directory#SecurityRequirement{}[]": [(text) => inOperation({ security: [{ key: [text] }] })],
  "directory#OpenApiParameter.style": [(text) => inParameter({ style: text })],
  "directory#OpenApiParameter.examples": [
    (text) => inParameter({ examples: keyed(text, { value: text }) }),
  ],
  "directory#OpenApiHeader.description": [(text) => inHeader({ description: text })],
  "directory#OpenApiHeader.style": [(text) => inHeader({ style: text })],
  "directory#OpenApiHeader.example": [(text) => inHeader({ example: text })],
  "directory#OpenApiHeader.examples": [
    (text) => inHeader({ examples: keyed(text, { value: text }) }),
  ],
  "directory#RequestBody.description": [
    (text) => inBody({ description: text, content: JSON_TEXT }),
  ],
  "directory#OpenApiResponse.summary": [(text) => inResponse({ summary: text })],
  "directory#OpenApiResponse.headers{key}": [
    (text) => inResponse({ headers: keyed(text, { schema: TEXT }) }),
  ],
  "directory#OpenApiResponse.links": [(text) => inResponse({ links: keyed(text, {}) })],
  "directory#MediaType.examples": [(text) => inForm({ examples: keyed(text, { value: text }) })],
  "directory#MediaType.encoding{key}": [(text) => inForm({ encoding: keyed(text, {}) })],
  "directory#MediaType.prefixEncoding": [(text) => inForm({ prefixEncoding: text })],
  "directory#MediaType.itemEncoding": [(text) => inForm({ itemEncoding: text })],
  "directory#Contents{key}": [
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
  "directory#Encoding.contentType": [(text) => inEncoding({ contentType: text })],
  "directory#Encoding.headers{key}": [
    (text) => inEncoding({ headers: keyed(text, { schema: TEXT }) }),
  ],
  "directory#Encoding.style": [(text) => inEncoding({ style: text })],
  "directory#Encoding.encoding": [(text) => inEncoding({ encoding: keyed(text, {}) })],
  "directory#Encoding.prefixEncoding": [(text) => inEncoding({ prefixEncoding: text })],
  "directory#Encoding.itemEncoding": [(text) => inEncoding({ itemEncoding: text })],
  "directory#SecurityScheme.type": [(text) => inScheme({ type: text })],
  "directory#SecurityScheme.description": [
    (text) => inScheme({ type: "http", scheme: "bearer", description: text }),
  ],
  "directory#SecurityScheme.name": [
    (text) => inScheme({ type: "apiKey", in: "header", name: text }),
    (text) => inScheme({ type: "apiKey", in: "query", name: text }),
    (text) => inScheme({ type: "apiKey", in: "cookie", name: text }),
  ],
  "directory#SecurityScheme.in": [(text) => inScheme({ type: "apiKey", in: text, name: "k" })],
  "directory#SecurityScheme.scheme": [(text) => inScheme({ type: "http", scheme: text })],
  "directory#SecurityScheme.bearerFormat": [
    (text) => inScheme({ type: "http", scheme: "bearer", bearerFormat: text }),
  ],
  "directory#SecurityScheme.flows": [
    (text) => inScheme({ type: "oauth2", flows: keyed(text, { tokenUrl: text }) }),
  ],
  "directory#SecurityScheme.openIdConnectUrl": [
    (text) => inScheme({ type: "openIdConnect", openIdConnectUrl: text }),
  ],
  "directory#SecurityScheme.oauth2MetadataUrl": [
    (text) => inScheme({ type: "oauth2", oauth2MetadataUrl: text }),
  ],
  "directory#Discriminator.propertyName": [(text) => inUnion({}, text)],
  "directory#Discriminator.mapping{key}": [
    (text) => inUnion({ mapping: keyed(text, "#/components/schemas/A") }),
  ],
  "directory#Discriminator.mapping{}": [(text) => inUnion({ mapping: { a: text } })],
  "directory#Discriminator.defaultMapping": [(text) => inUnion({ defaultMapping: text })],
  "directory#OpenApiSchema.$id": [(text) => inProperty({ $id: text })],
  "directory#OpenApiSchema.$schema": [(text) => inProperty({ $schema: text })],
  "directory#OpenApiSchema.$anchor": [(text) => inProperty({ $anchor: text })],
  "directory#OpenApiSchema.$dynamicRef": [(text) => inProperty({ $dynamicRef: text })],
  "directory#OpenApiSchema.$dynamicAnchor": [(text) => inProperty({ $dynamicAnchor: text })],
  "directory#OpenApiSchema.$vocabulary": [(text) => inProperty({ $vocabulary: keyed(text, true) })],
  "directory#OpenApiSchema.$defs{key}": [
    (text) =>
      inSchema({ $defs: keyed(text, TEXT), $ref: `#/components/schemas/Evil/$defs/${text}` }),
    (text) => inSchema({ $defs: keyed(text, TEXT), type: "string" }),
  ],
  "directory#OpenApiSchema.examples": [(text) => inProperty({ examples: [text] })],
  "directory#OpenApiSchema.externalDocs": [(text) => inProperty({ externalDocs: { url: text } })],
  "directory#OpenApiSchema.xml": [(text) => inProperty({ xml: { name: text } })],
  "directory#OpenApiSchema.contentEncoding": [(text) => inProperty({ contentEncoding: text })],
  "directory#OpenApiSchema.contentMediaType": [(text) => inProperty({ contentMediaType: text })],
  "directory#OpenApiSchema.patternProperties{key}": [
    (text) => inSchema({ type: "object", patternProperties: keyed(text, TEXT) }),
  ],
  "directory#OpenApiSchema.dependentRequired{key}": [
    (text) => inSchema({ type: "object", dependentRequired: keyed(text, ["a"]) }),
  ],
  "directory#OpenApiSchema.dependentRequired{}[]": [
    (text) => inSchema({ type: "object", dependentRequired: { a: [text] } }),
  ],
  "directory#OpenApiSchema.dependentSchemas{key}": [
    (text) => inSchema({ type: "object", dependentSchemas: keyed(text, { required: ["a"] }) }),
  ],
};
