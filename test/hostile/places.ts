import type { SpecInput } from "../../generator/index.js";
import {
  catalogue,
  openApiDocument,
  module,
  parameter,
  query,
} from "../generator/support/specs.js";
import type { Json } from "../generator/support/specs.js";
import { DESCRIPTION_PLACES } from "./description-places.js";
import { OPENAPI_PLACES } from "./openapi-places.js";
import { PROTOCOL, input, keyed } from "./spec-inputs.js";
import type { Place } from "./spec-inputs.js";

const SEVERAL = { multi: "", lowlimit: 2, highlimit: 3 };
const MANY = parameter("many", "string", SEVERAL);
const PROP = parameter("prop", ["a", "b"], { ...SEVERAL, default: "a" });

const inModule = (more: Json, helpformat = "plain"): SpecInput =>
  input({ paraminfo: { helpformat, modules: [module("evil", [MANY, PROP], more)] } });

const inParameter = (name: string, type: unknown = "string", more: Json = {}): SpecInput =>
  input({
    paraminfo: {
      helpformat: "plain",
      modules: [module("evil", [MANY, PROP, parameter(name, type, more)], { group: "prop" })],
    },
  });

const inTemplate = (template: Json, source = "many"): SpecInput =>
  input(
    catalogue(
      module("evil", [parameter(source, "string", SEVERAL)], { templatedparameters: [template] }),
    ),
  );

const inOperation = (operation: Json, more: Json = {}): SpecInput =>
  input(openApiDocument(operation, more));

const inQuery = (name: string, schema: Json = { type: "string" }, more: Json = {}): SpecInput =>
  inOperation({ parameters: [query(name, schema, more)] });

function answer(schema: Json, more: Json = {}): Json {
  return {
    responses: { 200: { description: "", content: { "application/json": { schema } }, ...more } },
  };
}

const inSchema = (schema: Json, more: Json = {}): SpecInput =>
  inOperation(answer({ $ref: "#/components/schemas/Evil" }), {
    components: { schemas: { Evil: schema }, ...more },
  });

const inProperty = (schema: Json): SpecInput =>
  inSchema({ type: "object", properties: { a: schema }, required: ["a"] });

const ROW = { a: { is: "string", seen: 3, when: { prop: ["a"] } } };

function resultOf(row: Json, more: Json = {}): Json {
  return {
    module: "query+evil",
    servers: ["MediaWiki 1.39.17"],
    rows: { at: ["query", "evil"], kind: "item", selector: "prop" },
    response: {
      query: { is: { record: { evil: { is: { list: { record: row } }, seen: 3 } } }, seen: 3 },
    },
    ...more,
  };
}

const inResult = (found: Json, corrections?: Json): SpecInput =>
  input(catalogue(module("evil", [MANY, PROP])), {
    result: found,
    ...(corrections && { corrections }),
  });

const within = (fields: Json): Json => ({ is: { record: fields }, seen: 3 });

const inField = (field: Json): SpecInput =>
  inResult(resultOf({ ...ROW, b: { is: "string", seen: 3, optional: true, ...field } }));

const inCorrection = (more: Json): SpecInput =>
  inResult(resultOf(ROW), {
    corrections: [
      {
        module: "query+evil",
        at: ["query", "evil", "a"],
        field: { is: "title", seen: 0 },
        reason: "So it is.",
        ...more,
      },
    ],
  });

const inProtocol = (more: Json): SpecInput =>
  input(catalogue(module("evil")), { protocol: { ...PROTOCOL, ...more } });

/** Rules of the module; terms that no parameter has are dropped. */
const inRule = (rule: Json): SpecInput =>
  input(catalogue(module("evil", [parameter("p", "string")])), {
    protocol: { ...PROTOCOL, rules: { "query+evil": [rule] } },
  });

const GAP = { about: "a", unknown: "b", assumed: "c", ground: "d" };
const inGap = (more: Json): SpecInput => inProtocol({ undocumented: { gap: { ...GAP, ...more } } });

const inSite = (more: Json, namespace: Json = {}): SpecInput =>
  input(catalogue(module("evil", [parameter("ns", "namespace")])), {
    site: {
      generator: "MediaWiki 1.39.17",
      namespaces: [{ id: 0, name: "", canonical: "", ...namespace }],
      ...more,
    },
  });

const inTitles = (more: Json): SpecInput =>
  inSite({
    titles: { language: "en", mainPage: "Main Page", interwikis: [], localInterwikis: [], ...more },
  });

/**
 * For every text of the schemas: specs that have any text there. Names are `file#definition.path`,
 * with `[]` for items, `{key}` for the keys of a map and `{}` for its values.
 */
export const PLACES: Readonly<Record<string, readonly Place[]>> = {
  "catalogue.$schema": [(text) => input({ ...catalogue(module("evil")), $schema: text })],
  "catalogue.warnings": [(text) => input({ ...catalogue(module("evil")), warnings: text })],
  "catalogue#Module.examples[]": [(text) => inModule({ examples: [text] })],
  "catalogue#Flag": [(text) => inParameter("p", "string", { required: text })],
  "catalogue#HelpText": [
    (text) => inModule({ description: text }),
    (text) => inModule({ description: text }, "html"),
    (text) => inModule({ description: text }, "wikitext"),
    (text) => inParameter("p", "string", { description: text, info: [{ name: "x", text }] }),
  ],
  "catalogue#ParamInfo.helpformat": [(text) => inModule({ description: "x" }, text)],
  "catalogue#Module.name": [
    (text) => input(catalogue(module(text, [PROP], { prefix: "e" }))),
    (text) => input(catalogue(module(text, [PROP], { group: "action", path: text, prefix: "" }))),
    (text) =>
      input(catalogue(module("flow"), module(text, [], { group: "x", path: `flow+${text}` }))),
  ],
  "catalogue#Module.classname": [(text) => inModule({ classname: text })],
  "catalogue#Module.path": [(text) => inModule({ path: text })],
  "catalogue#Module.group": [(text) => inModule({ group: text })],
  "catalogue#Module.prefix": [(text) => inModule({ prefix: text })],
  "catalogue#Module.source": [(text) => inModule({ source: text })],
  "catalogue#Module.sourcename": [(text) => inModule({ sourcename: text })],
  "catalogue#Module.licensetag": [(text) => inModule({ licensetag: text })],
  "catalogue#Module.licenselink": [(text) => inModule({ licenselink: text })],
  "catalogue#Module.helpurls[]": [(text) => inModule({ helpurls: [text] })],
  "catalogue#Module.dynamicparameters": [(text) => inModule({ dynamicparameters: text })],
  "catalogue#Parameter.name": [
    (text) => inParameter(text),
    (text) => inParameter(text, ["a"], { ...SEVERAL, default: "a" }),
    (text) => inTemplate({ name: `${text}{v}`, type: "string", templatevars: { v: "many" } }),
  ],
  "catalogue#Parameter.default": [
    (text) => inParameter("p", "string", { default: text }),
    (text) => inParameter("p", [text, "x"], { default: text }),
    (text) => inParameter("p", "integer", { default: text }),
    (text) => inParameter("p", "string", { ...SEVERAL, default: `${text}|x` }),
  ],
  "catalogue#Parameter.allspecifier": [
    (text) => inParameter("p", ["x"], { ...SEVERAL, allspecifier: text }),
  ],
  "catalogue#Parameter.subtypes[]": [(text) => inParameter("p", "user", { subtypes: [text] })],
  "catalogue#Parameter.deprecatedvalues[]": [
    (text) => inParameter("p", [text, "x"], { deprecatedvalues: [text] }),
    (text) => inParameter("p", ["x"], { deprecatedvalues: [text] }),
  ],
  "catalogue#Parameter.internalvalues[]": [
    (text) => inParameter("p", [text, "x"], { internalvalues: [text] }),
  ],
  "catalogue#Parameter.submodules{key}": [
    (text) => inParameter("p", [text], { submodules: keyed(text, "query+evil") }),
  ],
  "catalogue#Parameter.submodules{}": [
    (text) => inParameter("p", ["x"], { submodules: { x: text } }),
  ],
  "catalogue#Parameter.submoduleparamprefix": [
    (text) =>
      inParameter("p", ["x"], { submodules: { x: "query+evil" }, submoduleparamprefix: text }),
  ],
  "catalogue#Parameter.templatevars{key}": [
    (text) =>
      inTemplate({ name: `t-{${text}}`, type: "string", templatevars: keyed(text, "many") }),
  ],
  "catalogue#Parameter.templatevars{}": [
    (text) => inTemplate({ name: "t-{v}", type: "string", templatevars: { v: text } }, text || "x"),
  ],
  "catalogue#Parameter.tokentype": [(text) => inParameter("p", "string", { tokentype: text })],
  "catalogue#ParameterType": [(text) => inParameter("p", text)],
  "catalogue#ParameterType[]": [
    (text) => inParameter("p", [text, "x"]),
    (text) => inParameter("p", [text, "x"], SEVERAL),
  ],
  "catalogue#Condition.name": [
    (text) => inParameter("p", "string", { info: [{ name: text, values: ["x"] }] }),
  ],
  "catalogue#Condition.values[]": [
    (text) => inParameter("p", "string", { info: [{ name: "x", values: [text] }] }),
  ],
  "corrections.$schema": [(text) => inResult(resultOf(ROW), { corrections: [], $schema: text })],
  "corrections.corrections[].module": [(text) => inCorrection({ module: text })],
  "corrections.corrections[].at[]": [(text) => inCorrection({ at: ["query", "evil", text] })],
  "corrections.corrections[].reason": [(text) => inCorrection({ reason: text })],
  "openapi.openapi": [(text) => inOperation({}, { openapi: text })],
  "openapi.$schema": [(text) => inOperation({}, { $schema: text })],
  "openapi.jsonSchemaDialect": [(text) => inOperation({}, { jsonSchemaDialect: text })],
  "openapi.x-paramsmith-dialect": [(text) => inOperation({}, { "x-paramsmith-dialect": text })],
  "openapi.paths{key}": [
    (text) =>
      inOperation(
        {},
        { paths: keyed(`/${text}`, { get: { operationId: "l", ...answer({ type: "string" }) } }) },
      ),
    (text) =>
      inOperation(
        {},
        { paths: keyed(text, { get: { operationId: "l", ...answer({ type: "string" }) } }) },
      ),
  ],
  "openapi.x-undocumented{key}": [
    (text) => inOperation({}, { "x-undocumented": keyed(text, GAP) }),
  ],
  "openapi#Info.title": [(text) => inOperation({}, { info: { title: text, version: "1" } })],
  "openapi#Info.version": [(text) => inOperation({}, { info: { title: "x", version: text } })],
  "openapi#Info.summary": [
    (text) => inOperation({}, { info: { title: "x", version: "1", summary: text } }),
  ],
  "openapi#Info.description": [
    (text) => inOperation({}, { info: { title: "x", version: "1", description: text } }),
  ],
  "openapi#Info.termsOfService": [
    (text) => inOperation({}, { info: { title: "x", version: "1", termsOfService: text } }),
  ],
  "openapi#Server.url": [
    (text) => inOperation({}, { servers: [{ url: text }] }),
    (text) => inOperation({}, { servers: [{ url: `https://a.example/${text}` }] }),
    (text) => inOperation({ servers: [{ url: `https://a.example/${text}` }] }),
  ],
  "openapi#Server.description": [
    (text) => inOperation({}, { servers: [{ url: "/", description: text }] }),
    (text) => inOperation({}, { servers: [{ url: "https://a.example", description: text }] }),
  ],
  "openapi#Components.schemas{key}": [
    (text) =>
      inOperation(answer({ $ref: `#/components/schemas/${text}` }), {
        components: { schemas: keyed(text, { type: "string" }) },
      }),
  ],
  "openapi#Components.parameters{key}": [
    (text) =>
      inOperation(
        { parameters: [{ $ref: `#/components/parameters/${text}` }] },
        { components: { parameters: keyed(text, query("p", { type: "string" })) } },
      ),
  ],
  "openapi#Components.responses{key}": [
    (text) =>
      inOperation(
        { responses: { 200: { $ref: `#/components/responses/${text}` } } },
        {
          components: {
            responses: keyed(text, {
              description: "",
              content: { "application/json": { schema: { type: "string" } } },
            }),
          },
        },
      ),
  ],
  "openapi#PathItem.summary": [
    (text) =>
      inOperation(
        {},
        {
          paths: {
            "/l": { summary: text, get: { operationId: "l", ...answer({ type: "string" }) } },
          },
        },
      ),
  ],
  "openapi#PathItem.description": [
    (text) =>
      inOperation(
        {},
        {
          paths: {
            "/l": { description: text, get: { operationId: "l", ...answer({ type: "string" }) } },
          },
        },
      ),
  ],
  "openapi#OpenApiOperation.operationId": [(text) => inOperation({ operationId: text })],
  "openapi#OpenApiOperation.summary": [(text) => inOperation({ summary: text })],
  "openapi#OpenApiOperation.description": [(text) => inOperation({ description: text })],
  "openapi#OpenApiOperation.tags[]": [(text) => inOperation({ tags: [text] })],
  "openapi#OpenApiOperation.x-version-property": [
    (text) =>
      inOperation(
        {
          "x-version-property": text,
          ...answer({
            type: "array",
            items: { type: "object", properties: { id: { type: "string" } } },
          }),
        },
        { "x-paramsmith-dialect": "spring-data-rest" },
      ),
  ],
  "openapi#Reference.$ref": [
    (text) => inOperation({ parameters: [{ $ref: text }] }),
    (text) => inOperation({ responses: { 200: { $ref: text } } }),
  ],
  "openapi#Reference.summary": [
    (text) =>
      inOperation(
        { parameters: [{ $ref: "#/components/parameters/p", summary: text }] },
        { components: { parameters: { p: query("p", { type: "string" }) } } },
      ),
  ],
  "openapi#Reference.description": [
    (text) =>
      inOperation(
        { parameters: [{ $ref: "#/components/parameters/p", description: text }] },
        { components: { parameters: { p: query("p", { type: "string" }) } } },
      ),
  ],
  "openapi#OpenApiParameter.name": [
    (text) => inQuery(text),
    (text) =>
      inOperation(
        {},
        {
          paths: keyed(`/a/{${text}}`, {
            get: {
              operationId: "l",
              parameters: [{ name: text, in: "path", required: true, schema: { type: "string" } }],
              ...answer({ type: "string" }),
            },
          }),
        },
      ),
  ],
  "openapi#OpenApiParameter.in": [(text) => inQuery("p", { type: "string" }, { in: text })],
  "openapi#OpenApiParameter.description": [
    (text) => inQuery("p", { type: "string" }, { description: text }),
  ],
  "openapi#OpenApiResponse.description": [
    (text) => inOperation(answer({ type: "string" }, { description: text })),
  ],
  "openapi#MediaType.example": [
    (text) =>
      inOperation({
        responses: {
          200: {
            description: "",
            content: { "application/json": { schema: { type: "string" }, example: text } },
          },
        },
      }),
  ],
  "openapi#OpenApiParameter.example": [
    (text) => inQuery("p", { type: "string" }, { example: text }),
  ],
  "openapi#OpenApiSchema.enum[]": [
    (text) => inSchema({ type: "string", enum: [text, "x"] }),
    (text) => inProperty({ enum: [text, 1] }),
    (text) => inQuery("p", { type: "string", enum: [text, "x"], default: text }),
    (text) => inQuery("p", { type: "array", items: { type: "string", enum: [text] } }),
  ],
  "openapi#OpenApiSchema.const": [
    (text) => inProperty({ const: text }),
    (text) =>
      inProperty({ const: { tsType: text, title: text, $id: text, ...keyed(text, [text]) } }),
    (text) => inProperty({ enum: [{ tsType: text, ...keyed(text, keyed(text, 1)) }, text] }),
    (text) => inQuery("p", { type: "string", const: text }),
  ],
  "openapi#OpenApiSchema.default": [
    (text) => inProperty({ type: "string", default: text }),
    (text) => inQuery("p", { type: "string", default: text }),
  ],
  "openapi#OpenApiSchema.example": [
    (text) => inProperty({ type: "string", example: keyed(text, { $ref: text }) }),
  ],
  "openapi#OpenApiSchema.$ref": [
    (text) => inProperty({ $ref: text }),
    (text) => inProperty({ $ref: `#/components/schemas/${text}` }),
  ],
  "openapi#OpenApiSchema.$comment": [(text) => inProperty({ type: "string", $comment: text })],
  "openapi#OpenApiSchema.title": [
    (text) => inSchema({ type: "string", title: text }),
    (text) => inProperty({ type: "object", title: text }),
  ],
  "openapi#OpenApiSchema.description": [
    (text) => inSchema({ type: "string", description: text }),
    (text) => inProperty({ type: "string", description: text }),
    (text) => inProperty({ $ref: "#/components/schemas/Evil", description: text }),
  ],
  "openapi#OpenApiSchema.pattern": [
    (text) => inProperty({ type: "string", pattern: text }),
    (text) => inQuery("p", { type: "string", pattern: text }),
  ],
  "openapi#OpenApiSchema.format": [(text) => inProperty({ type: "string", format: text })],
  "openapi#OpenApiSchema.properties{key}": [
    (text) =>
      inSchema({
        type: "object",
        properties: keyed(text, { type: "integer", "x-wire-format": "decimal-point" }),
      }),
    (text) =>
      inProperty({ type: "object", properties: keyed(text, { enum: [text] }), required: [text] }),
  ],
  "openapi#OpenApiSchema.required[]": [
    (text) => inProperty({ type: "object", properties: {}, required: [text] }),
  ],
  "openapi#OpenApiSchema.x-wire-format": [
    (text) => inProperty({ type: "integer", "x-wire-format": text }),
  ],
  "openapi#SchemaType": [
    (text) => inProperty({ type: text }),
    (text) => inQuery("p", { type: text }),
  ],
  "protocol.$schema": [(text) => inProtocol({ $schema: text })],
  "protocol.requestDefaults{key}": [(text) => inProtocol({ requestDefaults: keyed(text, "x") })],
  "protocol.requestDefaults{}": [
    (text) => inProtocol({ requestDefaults: { uselang: text, formatversion: text } }),
  ],
  "protocol.rules{key}": [(text) => inProtocol({ rules: keyed(text, []) })],
  "protocol#GroupRule.kind": [(text) => inRule({ kind: text, of: ["a", "b"] })],
  "protocol#OppositesRule.kind": [(text) => inRule({ kind: text, parameter: "p" })],
  "protocol#OppositesRule.parameter": [(text) => inRule({ kind: "opposites", parameter: text })],
  "protocol#RelationRule.kind": [(text) => inRule({ kind: text, term: "p", of: ["p"] })],
  "protocol#RuleCode": [(text) => inRule({ kind: "requiredOneOf", of: ["p"], code: text })],
  "protocol#Term": [
    (text) => inRule({ kind: "requiredOneOf", of: [text] }),
    (text) => inRule({ kind: "needs", term: text, of: ["p", text] }),
  ],
  "protocol.undocumented{key}": [(text) => inProtocol({ undocumented: keyed(text, GAP) })],
  "protocol#Gap.about": [(text) => inGap({ about: text })],
  "protocol#Gap.unknown": [(text) => inGap({ unknown: text })],
  "protocol#Gap.assumed": [(text) => inGap({ assumed: text })],
  "protocol#Gap.ground": [(text) => inGap({ ground: text })],
  "result.$schema": [(text) => inResult(resultOf(ROW, { $schema: text }))],
  "result.module": [(text) => inResult(resultOf(ROW, { module: text }))],
  "result.servers[]": [(text) => inResult(resultOf(ROW, { servers: [text] }))],
  "result#ResultRows.at[]": [
    (text) => inResult(resultOf(ROW, { rows: { at: ["query", text], kind: "item" } })),
    (text) =>
      inResult(
        resultOf(ROW, {
          rows: { at: ["query", text], kind: "item" },
          response: {
            query: {
              is: { record: keyed(text, { is: { list: { record: ROW } }, seen: 3 }) },
              seen: 3,
            },
          },
        }),
      ),
  ],
  "result#ResultRows.kind": [
    (text) => inResult(resultOf(ROW, { rows: { at: ["query", "evil"], kind: text } })),
  ],
  "result#ResultRows.selector": [
    (text) =>
      inResult(resultOf(ROW, { rows: { at: ["query", "evil"], kind: "item", selector: text } })),
  ],
  "result#ResultFields{key}": [
    (text) => inResult(resultOf(keyed(text, { is: "string", seen: 3 }))),
    (text) =>
      inResult(
        resultOf(keyed(text, { is: { record: keyed(text, { is: "string", seen: 3 }) }, seen: 3 })),
      ),
  ],
  "result#ResultConditions{key}": [(text) => inField({ when: keyed(text, ["x"]) })],
  "result#ResultConditions{}[]": [(text) => inField({ when: { prop: [text] } })],
  "result#ResultField.values[]": [
    (text) =>
      inResult(
        resultOf({
          type: { is: "string", values: [text], seen: 3 },
          size: { is: "string", optional: true, presentIf: [{ type: ["log"] }], seen: 3 },
        }),
      ),
  ],
  "result#ResultPresence{key}": [
    (text) => inField({ optional: true, presentIf: [keyed(text, ["x"])] }),
    (text) =>
      inResult(
        resultOf({
          ...keyed(text, { is: "string", seen: 3 }),
          size: { is: "string", optional: true, presentIf: [keyed(text, ["x"])], seen: 3 },
        }),
      ),
  ],
  "result#ResultPresence{}[]": [
    (text) =>
      inResult(
        resultOf({
          type: { is: "string", seen: 3 },
          size: { is: "string", optional: true, presentIf: [{ type: [text] }], seen: 3 },
        }),
      ),
  ],
  "result#ResultField.servers[]": [(text) => inField({ servers: [text] })],
  "result#ResultBody.is": [(text) => inResult(resultOf(ROW, { bodies: [{ is: text, seen: 1 }] }))],
  "result#ResultError.code": [(text) => inResult(resultOf(ROW, { errors: [{ code: text }] }))],
  "result#ResultError.servers[]": [
    (text) => inResult(resultOf(ROW, { errors: [{ code: "x", servers: [text] }] })),
  ],
  "result#ResultPartialType.type": [
    (text) => inField({ only: [{ type: text, servers: ["MediaWiki 1.45.0"] }] }),
  ],
  "result#ResultPartialType.servers[]": [
    (text) => inField({ only: [{ type: "null", servers: [text] }] }),
  ],
  "result#ResultPartialValue.parameter": [
    (text) => inField({ only: [{ parameter: text, value: "x", servers: ["MediaWiki 1.45.0"] }] }),
  ],
  "result#ResultPartialValue.value": [
    (text) =>
      inField({ only: [{ parameter: "prop", value: text, servers: ["MediaWiki 1.45.0"] }] }),
  ],
  "result#ResultPartialValue.servers[]": [
    (text) => inField({ only: [{ parameter: "prop", value: "x", servers: [text] }] }),
  ],
  "result#ResultField.example": [
    (text) => inField({ example: text }),
    (text) => inField({ example: keyed(text, [text]) }),
  ],
  "result#ResultFormatVersion1.name": [(text) => inField({ formatversion1: { name: text } })],
  "result#ResultFormatVersion1.as": [(text) => inField({ formatversion1: { as: text } })],
  "result#ResultScalar": [(text) => inField({ is: text })],
  "result#ResultEnum.enumOf": [(text) => inField({ is: { enumOf: text } })],
  ...DESCRIPTION_PLACES,
  ...OPENAPI_PLACES,
  "site.$schema": [(text) => inSite({ $schema: text })],
  "site.generator": [(text) => inSite({ generator: text })],
  "site#SiteTitles.illegalCharacters": [(text) => inTitles({ illegalCharacters: text })],
  "site#SiteTitles.interwikis[]": [(text) => inTitles({ interwikis: [text] })],
  "site#SiteTitles.language": [(text) => inTitles({ language: text })],
  "site#SiteTitles.localInterwikis[]": [(text) => inTitles({ localInterwikis: [text] })],
  "site#SiteTitles.mainPage": [(text) => inTitles({ mainPage: text })],
  "site#SiteNamespace.aliases[]": [(text) => inSite({}, { aliases: [text] })],
  "site#SiteNamespace.name": [(text) => inSite({}, { name: text })],
  "site#SiteNamespace.canonical": [(text) => inSite({}, { canonical: text })],
};

/** Keys that no schema lists, which are kept and reported or refused. */
export const UNLISTED: readonly Place[] = [
  (text) => input({ ...catalogue(module("evil")), ...keyed(text, text) }),
  (text) => inModule(keyed(text, text)),
  (text) => inParameter("p", "string", keyed(text, text)),
  (text) => inOperation(keyed(text, text)),
  (text) => inProperty({ type: "string", ...keyed(text, text) }),
  (text) => inProperty({ type: "string", ...keyed(`x-${text}`, text) }),
  (text) => inResult(resultOf(ROW, keyed(text, text))),
];

/** Names that files have, as headers and diagnostics tell them. */
export const FILE_NAMES: readonly Place[] = [
  (text) => named(inModule({ description: text }), text),
  (text) => named(inParameter("p", ["a"], { default: "b" }), text),
  (text) => named(inProperty({ type: "string" }), text),
  (text) => combination(text),
];

/** What a combination's first spec alone has, is told with the name of that spec's file. */
function combination(text: string): SpecInput {
  const first = input(
    catalogue(
      module("evil", [MANY, PROP, parameter("p", ["a", "b"]), parameter("q", "string")]),
      module("alone"),
    ),
    { result: resultOf({ ...ROW, b: ROW.a, c: within({ d: ROW.a, e: ROW.a }) }) },
  );
  const second = input(catalogue(module("evil", [MANY, PROP, parameter("p", ["a"])])), {
    result: resultOf({ ...ROW, c: within({ d: ROW.a }) }),
  });
  return { ...first, combined: { how: "union", first: text, others: [second] } };
}

function named(given: SpecInput, text: string): SpecInput {
  return { ...given, source: text, spec: { ...given.spec, file: text } };
}

function selecting(selection: Json): Json {
  return { specs: [{ file: "wiki.json", ...selection }] };
}

/** Texts of a configuration, which are tried through the command. */
export const CONFIGURATION: Readonly<Record<string, (text: string) => Json>> = {
  "config.$schema": (text) => ({ specs: [{ file: "wiki.json" }], $schema: text }),
  "config.out": (text) => ({ specs: [{ file: "wiki.json" }], out: text }),
  "config#Target": (text) => ({ specs: [{ file: "wiki.json" }], targets: [text] }),
  "config.importExtension": (text) => ({ specs: [{ file: "wiki.json" }], importExtension: text }),
  "config.runtime": (text) => ({ specs: [{ file: "wiki.json" }], runtime: text }),
  "config#SpecEntry.combine": (text) => ({
    specs: [{ files: ["wiki.json", "wiki.json"], combine: text }],
  }),
  "config#SpecEntry.files[]": (text) => ({
    specs: [{ files: ["wiki.json", text], combine: "union" }],
  }),
  "config#SpecEntry.file": (text) => ({ specs: [{ file: text }] }),
  "config#SpecEntry.name": (text) => ({ specs: [{ file: "wiki.json", name: text }] }),
  "config#SpecEntry.protocol": (text) => ({ specs: [{ file: "wiki.json", protocol: text }] }),
  "config#SpecEntry.roots": (text) => ({ specs: [{ file: "wiki.json", roots: text }] }),
  "config#SpecEntry.dialect": (text) => ({ specs: [{ file: "wiki.json", dialect: text }] }),
  "config#SpecEntry.int64": (text) => ({ specs: [{ file: "wiki.json", int64: text }] }),
  "config#SpecEntry.include.operations[]": (text) => selecting({ include: { operations: [text] } }),
  "config#SpecEntry.include.tags[]": (text) => selecting({ include: { tags: [text] } }),
  "config#SpecEntry.include.paths[]": (text) => selecting({ include: { paths: [text] } }),
  "config#SpecEntry.exclude.operations[]": (text) => selecting({ exclude: { operations: [text] } }),
  "config#SpecEntry.exclude.tags[]": (text) => selecting({ exclude: { tags: [text] } }),
  "config#SpecEntry.exclude.paths[]": (text) => selecting({ exclude: { paths: [text] } }),
  "config#SpecEntry.version": (text) => ({ specs: [{ file: "wiki.json", version: text }] }),
  "config#AcceptedEntry.id": (text) => ({
    specs: [{ file: "wiki.json" }],
    acceptedWarnings: [{ id: text, reason: "r" }],
  }),
  "config#AcceptedEntry.reason": (text) => ({
    specs: [{ file: "wiki.json" }],
    acceptedWarnings: [
      { id: "dynamic-parameters:a", reason: text, until: "2000-01-01" },
      { id: "none", reason: text },
    ],
  }),
  "config#AcceptedEntry.until": (text) => ({
    specs: [{ file: "wiki.json" }],
    acceptedWarnings: [{ id: "none", reason: "r", until: text }],
  }),
  "config#ReviewSettings.audience[]": (text) => ({
    specs: [{ file: "wiki.json" }],
    diff: { audience: [text] },
  }),
  "config#ReviewSettings.severities{}": (text) => ({
    specs: [{ file: "wiki.json" }],
    diff: { severities: { "param-removed": text } },
  }),
  "config#ReviewSettings.severities{key}": (text) => ({
    specs: [{ file: "wiki.json" }],
    diff: { severities: { [text]: "none" } },
  }),
};
