import type { Parameter } from "../../../generator/spec/source/types.js";
import type { SpecEdit } from "./spec-edits.js";
import { listOf, moduleOf, parsed, realCatalogue, realOpenApi } from "./specs.js";
import type { EditedSpec, Json } from "./specs.js";

const ALLPAGES = "query+allpages";

/** Adds a parameter to a module that has defaults, and to the same without. */
function addition(rule: SpecEdit["rule"], parameter: Parameter): readonly SpecEdit[] {
  const edit = (spec: EditedSpec): void => void moduleOf(spec, ALLPAGES).parameters.push(parameter);
  return [
    { rule, real: realCatalogue, edit },
    { rule, real: realCatalogue, setup: withoutDefaults, edit },
  ];
}

function withoutDefaults(spec: EditedSpec): void {
  for (const parameter of moduleOf(spec, ALLPAGES).parameters)
    Reflect.deleteProperty(parameter, "default");
}

function sizeOf({ spec }: EditedSpec): Json {
  const [size] = listOf(spec["paths"]?.["/alliances"]?.["get"]?.["parameters"]);
  if (!size) throw new Error("There is no parameter `size`.");
  return size;
}

function sizeSchema(spec: EditedSpec): Json {
  const { schema } = sizeOf(spec);
  if (!schema) throw new Error("There is no schema of `size`.");
  return schema;
}

function becomeSize(spec: EditedSpec, change: object): void {
  const schema = sizeSchema(spec);
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, change);
}

function sizeEdit(rule: SpecEdit["rule"], old: object, next: object): SpecEdit {
  return {
    rule,
    real: realOpenApi,
    setup: (spec) => becomeSize(spec, old),
    edit: (spec) => becomeSize(spec, next),
  };
}

function requireSize(spec: EditedSpec, required: boolean): void {
  Object.assign(sizeOf(spec), { required });
}

const FIRST = { url: "https://a.example" };
const REGION = (values: readonly string[]): object => ({ default: "eu", enum: values });
const SECOND = { url: "https://{region}.example", variables: { region: REGION(["eu"]) } };

function setServers({ spec }: EditedSpec, servers: readonly object[]): void {
  Object.assign(spec, { servers: parsed(JSON.stringify(servers)) });
}

function serverEdit(old: readonly object[], next: readonly object[]): SpecEdit {
  return {
    rule: "server-changed",
    real: realOpenApi,
    setup: (spec) => setServers(spec, old),
    edit: (spec) => setServers(spec, next),
  };
}

/** A schema whose required members are named beside `allOf`, and not beside their types. */
function combined(...required: readonly string[]): object {
  return { allOf: [objectOf(PAGE)], required };
}

function schemaEdit(rule: SpecEdit["rule"], name: string, old: object, next: object): SpecEdit {
  const become = ({ spec }: EditedSpec, change: object): void => {
    const schemas = spec["components"]?.["schemas"] ?? {};
    schemas[name] = parsed(JSON.stringify(change));
  };
  return {
    rule,
    real: realOpenApi,
    setup: (spec) => become(spec, old),
    edit: (spec) => become(spec, next),
  };
}

function objectOf(properties: object, ...required: readonly string[]): object {
  return { type: "object", properties, required };
}

function envelope(page: object, links: object = objectOf({})): object {
  const list = { $ref: "#/components/schemas/AllianceArray" };
  const embedded = objectOf({ alliances: list }, "alliances");
  return objectOf({ _embedded: embedded, page, _links: links }, "_embedded", "page", "_links");
}

const PAGE = { size: { type: "integer" }, number: { type: "integer" } };

/** An object with a list whose number of items is part of its type. */
function pairOf(minItems: number): object {
  return objectOf({ pair: { type: "array", items: { type: "integer" }, minItems } });
}

/** Sets an operation whose path has a variable. */
function setTown(variable: string): (spec: EditedSpec) => void {
  return ({ spec }) => {
    const paths = spec["paths"] ?? {};
    for (const path of Object.keys(paths))
      if (path.startsWith("/towns/")) Reflect.deleteProperty(paths, path);
    paths[`/towns/{${variable}}`] = parsed(
      JSON.stringify({
        get: {
          operationId: "getTown",
          parameters: [{ name: variable, in: "path", required: true, schema: { type: "string" } }],
          responses: { "204": { description: "There is one." } },
        },
      }),
    );
  };
}

const OVERLAP = [1, 2].map((minLength) => ({ type: "string", minLength }));

const EMBEDDED = objectOf(
  { alliances: { $ref: "#/components/schemas/AllianceArray" } },
  "alliances",
);

/** Objects of which each requires a member that the others do not describe. */
function choiceOf(...names: readonly string[]): object {
  return { oneOf: names.map((name) => objectOf({ [name]: { type: "string" } }, name)) };
}

/** An object with required members that it does not describe. */
function open(...required: readonly string[]): object {
  return { type: "object", required };
}

function closed(properties: object, ...required: readonly string[]): object {
  return { ...objectOf(properties, ...required), additionalProperties: false };
}

function setOperation(method: "get" | "post", change: object): (spec: EditedSpec) => void {
  return ({ spec }) => {
    const item = spec["paths"]?.["/alliances"] ?? {};
    item[method] = parsed(JSON.stringify({ ...item[method], ...change }));
  };
}

function operationEdit(
  rule: SpecEdit["rule"],
  method: "get" | "post",
  old: object,
  next: object,
): SpecEdit {
  return {
    rule,
    real: realOpenApi,
    setup: setOperation(method, old),
    edit: setOperation(method, next),
  };
}

/** The operation that creates an alliance, with a body of JSON. */
function creating(schema: object): object {
  return {
    operationId: "createAlliance",
    requestBody: { required: true, content: { "application/json": { schema } } },
    responses: { "201": { description: "Created." } },
  };
}

function bodyEdit(rule: SpecEdit["rule"], old: object, next: object): SpecEdit {
  return operationEdit(rule, "post", creating(old), creating(next));
}

const LIST = {
  description: "Alliances.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/AllianceList" } } },
};

function statusEdit(
  rule: SpecEdit["rule"],
  old: readonly string[],
  next: readonly string[],
): SpecEdit {
  return operationEdit(rule, "get", listsWith(old), listsWith(next));
}

function listsWith(statuses: readonly string[]): object {
  return { responses: Object.fromEntries(statuses.map((status) => [status, LIST])) };
}

/** A parameter beside which the operation has no others. */
function parameterEdit(rule: SpecEdit["rule"], old: object, next: object): SpecEdit {
  return operationEdit(rule, "get", parametersWith(old), parametersWith(next));
}

function parametersWith(change: object): object {
  return { parameters: [{ name: "X-Size", in: "header", schema: { type: "integer" }, ...change }] };
}

const TEXT_IN_QUERY = { in: "query", schema: { type: "string" } };

const LETTERS = { type: "string", enum: ["a", "b"] };
const API_KEY = { type: "apiKey", in: "header", name: "key" };

function schemeEdit(old: object, next: object, security: readonly object[]): SpecEdit {
  const become = ({ spec }: EditedSpec, scheme: object): void => {
    spec["security"] = parsed(JSON.stringify(security));
    Object.assign(spec["components"] ?? {}, { securitySchemes: { key: scheme } });
  };
  return {
    rule: "security-scheme-changed",
    real: realOpenApi,
    setup: (spec) => become(spec, old),
    edit: (spec) => become(spec, next),
  };
}

function requirementEdit(
  rule: SpecEdit["rule"],
  old: readonly object[],
  next: readonly object[],
): SpecEdit {
  const [setup, edit] = [requirement(old), requirement(next)];
  return { rule, real: realOpenApi, setup, edit };
}

function requirement(security: readonly object[]): SpecEdit["edit"] {
  return ({ spec }) => {
    const securitySchemes = { key: API_KEY, token: { type: "http", scheme: "bearer" } };
    Object.assign(spec, parsed(JSON.stringify({ security })));
    Object.assign(spec["components"] ?? {}, { securitySchemes });
  };
}

/** Edits of a whole spec whose levels depend on what else it says; the proof tries them besides the table of edits. */
export const specCircumstances: readonly SpecEdit[] = [
  ...addition("param-added-required", {
    name: "colour",
    type: "string",
    required: "",
    default: "x",
  }),
  ...addition("param-added-required", { name: "colour", type: "boolean", required: "" }),
  ...addition("param-added-optional", { name: "colour", type: "string", default: "x" }),
  ...addition("param-added-optional", { name: "colour", type: "boolean" }),
  {
    rule: "default-added",
    real: realCatalogue,
    setup: withoutDefaults,
    edit: (spec) => Object.assign(moduleOf(spec, ALLPAGES).parameters[0] ?? {}, { default: "x" }),
  },
  sizeEdit(
    "query-param-default-changed",
    { type: "integer", default: 1 },
    { type: "integer", default: 2 },
  ),
  sizeEdit("query-param-default-changed", { type: "integer", default: 1 }, { type: "integer" }),
  sizeEdit("query-param-type-widened", { type: "integer" }, { type: "number" }),
  sizeEdit("query-param-type-narrowed", { type: "number" }, { type: "integer" }),
  sizeEdit(
    "query-param-type-widened",
    { type: "string", enum: ["a"] },
    { type: "string", enum: ["a", "b"] },
  ),
  sizeEdit(
    "query-param-type-narrowed",
    { type: "string", enum: ["a", "b"] },
    { type: "string", enum: ["a"] },
  ),
  sizeEdit("query-param-type-widened", { type: "string", enum: ["a"] }, { type: "string" }),
  sizeEdit("query-param-type-narrowed", { type: "string" }, { type: "string", enum: ["a"] }),
  ...["with a default", "without"].flatMap((kind) => {
    const value = kind === "without" ? {} : { default: 1 };
    const setup = (spec: EditedSpec): void => void Object.assign(sizeSchema(spec), value);
    return [
      {
        rule: "query-param-became-required",
        real: realOpenApi,
        setup,
        edit: (spec: EditedSpec) => requireSize(spec, true),
      },
      {
        rule: "query-param-became-optional",
        real: realOpenApi,
        setup: (spec: EditedSpec) => {
          setup(spec);
          requireSize(spec, true);
        },
        edit: (spec: EditedSpec) => requireSize(spec, false),
      },
    ] as const;
  }),
  schemaEdit(
    "page-block-changed",
    "AllianceEnvelope",
    envelope(objectOf(PAGE, "size")),
    envelope(objectOf({ size: PAGE.size }, "size")),
  ),
  schemaEdit(
    "page-block-changed",
    "AllianceEnvelope",
    envelope(objectOf(PAGE, "size", "number")),
    envelope(objectOf(PAGE, "size")),
  ),
  schemaEdit(
    "other-schema-changed",
    "ProblemDetails",
    objectOf(PAGE, "size"),
    objectOf({ number: PAGE.number }),
  ),
  schemaEdit(
    "response-type-narrowed",
    "ObjectId",
    { type: ["string", "integer"] },
    { type: "string" },
  ),
  schemaEdit(
    "response-type-widened",
    "ObjectId",
    { type: "string" },
    { type: ["string", "integer"] },
  ),
  schemaEdit(
    "response-field-removed",
    "Alliance",
    objectOf(PAGE, "size"),
    objectOf({ size: PAGE.size }, "size"),
  ),
  schemaEdit("response-field-removed", "Alliance", open("size"), open()),
  schemaEdit("response-field-became-optional", "Alliance", combined("size"), combined()),
  schemaEdit("response-field-became-required", "Alliance", combined(), combined("size")),
  schemaEdit(
    "response-field-added-required",
    "AllianceEnvelope",
    closed({ _embedded: EMBEDDED }, "_embedded"),
    closed({ _embedded: EMBEDDED, ...PAGE }, "_embedded", "size", "number"),
  ),
  schemaEdit(
    "response-field-added-optional",
    "AllianceEnvelope",
    closed({ _embedded: EMBEDDED }, "_embedded"),
    closed({ _embedded: EMBEDDED, ...PAGE }, "_embedded"),
  ),
  schemaEdit(
    "response-bound-loosened",
    "ObjectId",
    { type: "string", pattern: "^0" },
    { type: "string", pattern: "f$|^$" },
  ),
  schemaEdit(
    "response-format-changed",
    "ObjectId",
    { type: "string", format: "uuid" },
    { type: "string", format: "email" },
  ),
  schemaEdit("response-bound-loosened", "Alliance", pairOf(2), pairOf(1)),
  schemaEdit("response-bound-tightened", "Alliance", pairOf(1), pairOf(2)),
  {
    rule: "query-param-renamed",
    real: realOpenApi,
    setup: setTown("id"),
    edit: setTown("town"),
  },
  schemaEdit(
    "response-overlap-changed",
    "ObjectId",
    { type: "string", oneOf: OVERLAP },
    { type: "string", anyOf: OVERLAP },
  ),
  schemaEdit("response-overlap-changed", "Alliance", choiceOf("a", "b"), choiceOf("a", "b", "c")),
  schemaEdit("response-type-widened", "Alliance", objectOf(PAGE), { properties: PAGE }),
  schemaEdit("response-type-narrowed", "Alliance", { properties: PAGE }, objectOf(PAGE)),
  ...[[], ["next"]].map((required) =>
    schemaEdit(
      "link-relation-removed",
      "AllianceEnvelope",
      envelope(objectOf(PAGE), objectOf({ next: { type: "string" } }, ...required)),
      envelope(objectOf(PAGE), objectOf({})),
    ),
  ),
  schemaEdit(
    "embedded-key-removed",
    "AllianceEnvelope",
    objectOf({ _embedded: objectOf({ towns: { type: "string" } }) }, "_embedded"),
    objectOf({ _embedded: objectOf({}) }, "_embedded"),
  ),
  {
    rule: "param-renamed",
    real: realCatalogue,
    setup: (spec) => Object.assign(moduleOf(spec, ALLPAGES).parameters[0] ?? {}, { required: "" }),
    edit: (spec) =>
      Object.assign(moduleOf(spec, ALLPAGES).parameters[0] ?? {}, { name: "fromtitle" }),
  },
  {
    rule: "query-param-renamed",
    real: realOpenApi,
    setup: (spec) => requireSize(spec, true),
    edit: (spec) => Object.assign(sizeOf(spec), { name: "pageSize" }),
  },
  {
    rule: "query-param-became-optional",
    real: realOpenApi,
    setup: (spec) => requireSize(spec, true),
    edit: (spec) => {
      requireSize(spec, false);
      Object.assign(sizeSchema(spec), { default: 1 });
    },
  },
  ...[true, false].flatMap((required) =>
    [{ default: 1 }, {}].map((other): SpecEdit => ({
      rule: required ? "query-param-added-required" : "query-param-added-optional",
      real: realOpenApi,
      setup: (spec) => Object.assign(sizeSchema(spec), other),
      edit: ({ spec }) =>
        listOf(spec["paths"]?.["/alliances"]?.["get"]?.["parameters"]).push(
          parsed(
            JSON.stringify({
              name: "colour",
              in: "query",
              required,
              schema: { type: "string", default: "x" },
            }),
          ),
        ),
    })),
  ),
  {
    rule: "media-type-changed",
    real: realOpenApi,
    edit: ({ spec }) => {
      const answer = spec["paths"]?.["/alliances"]?.["get"]?.["responses"]?.["200"];
      const content = answer?.["content"] ?? {};
      Object.assign(content, { "application/vnd.game+json": content["application/json"] });
    },
  },
  ...[false, true].map((required) =>
    parameterEdit("query-param-location-changed", { required }, { required, in: "query" }),
  ),
  parameterEdit("query-param-style-changed", {}, { explode: true }),
  parameterEdit("query-param-empty-allowed", TEXT_IN_QUERY, {
    ...TEXT_IN_QUERY,
    allowEmptyValue: true,
  }),
  parameterEdit(
    "query-param-empty-disallowed",
    { ...TEXT_IN_QUERY, allowEmptyValue: true },
    TEXT_IN_QUERY,
  ),
  serverEdit([FIRST], [{ url: "/" }]),
  serverEdit([{ url: "/" }], [FIRST]),
  serverEdit([FIRST, SECOND], [FIRST]),
  serverEdit([SECOND], [FIRST]),
  serverEdit([SECOND], [{ ...SECOND, variables: { region: REGION(["eu", "us"]) } }]),
  serverEdit([{ ...SECOND, variables: { region: REGION(["eu", "us"]) } }], [SECOND]),
  schemeEdit(API_KEY, { type: "http", scheme: "basic" }, [{ key: [] }]),
  requirementEdit("security-added", [{ key: [] }], [{ token: [] }]),
  requirementEdit("security-loosened", [{ key: [], token: [] }], [{ token: [] }]),
  requirementEdit("security-removed", [{ key: [] }], []),
  bodyEdit("body-field-removed", closed(PAGE, "size"), closed({ size: PAGE.size }, "size")),
  bodyEdit(
    "body-schema-narrowed",
    objectOf({ a: { type: ["string", "integer"] } }),
    objectOf({ a: { type: "string" } }),
  ),
  bodyEdit(
    "body-schema-widened",
    objectOf({ a: { type: "string" } }),
    objectOf({ a: { type: ["string", "integer"] } }),
  ),
  bodyEdit(
    "body-schema-narrowed",
    objectOf({ a: LETTERS }),
    objectOf({ a: { ...LETTERS, enum: ["a"] } }),
  ),
  bodyEdit(
    "body-schema-widened",
    objectOf({ a: { ...LETTERS, enum: ["a"] } }),
    objectOf({ a: LETTERS }),
  ),
  bodyEdit(
    "body-schema-changed",
    objectOf({ a: { type: "string", pattern: "^0" } }),
    objectOf({ a: { type: "string", pattern: "f$|^$" } }),
  ),
  bodyEdit("body-schema-changed", choiceOf("a", "b"), choiceOf("a", "b", "c")),
  operationEdit(
    "response-header-removed",
    "get",
    { responses: { "200": { ...LIST, headers: { "X-Total": { required: true } } } } },
    { responses: { "200": LIST } },
  ),
  statusEdit("success-status-added", ["200"], ["2XX"]),
  statusEdit("success-status-removed", ["200"], ["202"]),
  statusEdit("success-status-removed", ["200", "2XX"], ["2XX"]),
  statusEdit("success-status-removed", ["2XX"], ["200"]),
  statusEdit("success-status-removed", ["2XX"], ["200", "201"]),
  statusEdit("error-status-changed", ["200", "404"], ["200"]),
  statusEdit("error-status-changed", ["200", "404", "default"], ["200", "default"]),
  operationEdit(
    "media-type-changed",
    "get",
    { responses: { "200": LIST } },
    { responses: { "200": { description: "Nothing." } } },
  ),
  operationEdit(
    "media-type-changed",
    "get",
    { responses: { "200": { description: "Nothing." } } },
    { responses: { "200": LIST } },
  ),
];
