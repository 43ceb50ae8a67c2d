/**
 * Edits of the real OpenAPI document with the findings of oasdiff 1.37.0 (`oasdiff changelog -f
 * json`, by the Go module) and of `diff`. With `PARAMSMITH_OASDIFF=/path/to/oasdiff`, its findings
 * are compared again.
 *
 * @module
 */
import { listOf, parsed, realOpenApi } from "./specs.js";
import type { EditedSpec, Json } from "./specs.js";

/** One edit, with the ids of both tools. */
export interface ComparedEdit {
  readonly edit: (spec: Json) => void;
  /** What both sides have before the edit. */
  readonly setup?: (spec: Json) => void;
  /** Ids with levels: 1 for info, 2 for a warning, 3 for an error. */
  readonly oasdiff: readonly string[];
  readonly ours: readonly string[];
}

function at(value: Json, ...path: readonly string[]): Json {
  const found = path.reduce<Json | undefined>((part, name) => part?.[name], value);
  if (!found) throw new Error(`There is no ${path.join("/")}.`);
  return found;
}

const schema = (spec: Json, name: string): Json => at(spec, "components", "schemas", name);
const operation = (spec: Json): Json => at(spec, "paths", "/alliances", "get");
const field =
  (name: string, change: object) =>
  (spec: Json): void =>
    void Object.assign(at(schema(spec, "Alliance"), "properties", name), change);
const set =
  (name: string, change: object) =>
  (spec: Json): void =>
    void Object.assign(schema(spec, name), parsed(JSON.stringify(change)));
const remove =
  (name: string, key: string) =>
  (spec: Json): void =>
    void Reflect.deleteProperty(schema(spec, name), key);
const push = (list: Json | undefined, value: unknown): void =>
  void listOf(list).push(parsed(JSON.stringify(value)));

/** The operation that creates an alliance, with the parts that an edit is about. */
const creating =
  (change: object) =>
  (spec: Json): void => {
    at(spec, "paths", "/alliances")["post"] = parsed(
      JSON.stringify({
        operationId: "createAlliance",
        responses: { "201": { description: "Created." } },
        ...change,
      }),
    );
  };

/** The body of a request, as JSON with a schema. */
const body = (content: object, required = true): object => ({
  requestBody: { required, content: { "application/json": { schema: content } } },
});

const object = (properties: object, ...required: readonly string[]): object => ({
  type: "object",
  properties,
  required,
});

const STRING = { type: "string" };
const NAMED = { name: STRING };

/** A change of what is sent to, or comes from the operation that creates an alliance. */
const created = (
  old: object,
  next: object,
  oasdiff: readonly string[],
  ours: readonly string[],
): ComparedEdit => ({ setup: creating(old), edit: creating(next), oasdiff, ours });

const response = (change: object): object => ({
  responses: { "201": { description: "Created.", ...change } },
});

/** The edits of which one tool has a finding that the other does not have, and some that both have. */
export const COMPARED_EDITS: Readonly<Record<string, ComparedEdit>> = {
  "a field may be null": {
    edit: field("name", { type: ["string", "null"] }),
    oasdiff: ["response-property-became-nullable 2"],
    ours: ["response-field-became-nullable"],
  },
  "a member of allOf with a bound is removed": {
    setup: (spec) =>
      push(schema(spec, "AllianceResource")["allOf"], { properties: { name: { maxLength: 5 } } }),
    edit: (spec) => void listOf(schema(spec, "AllianceResource")["allOf"]).pop(),
    oasdiff: ["response-property-all-of-removed 2"],
    ours: ["response-bound-loosened"],
  },
  "a type is removed": {
    edit: remove("Alliance", "type"),
    oasdiff: ["response-property-type-changed 2"],
    ours: ["response-type-widened"],
  },
  "a name without a property is required": {
    edit: (spec) => push(schema(spec, "Alliance")["required"], "motto"),
    oasdiff: [],
    ours: ["response-field-added-required"],
  },
  "a name without a property is no longer required": {
    setup: (spec) => push(schema(spec, "Alliance")["required"], "motto"),
    edit: (spec) => void listOf(schema(spec, "Alliance")["required"]).pop(),
    oasdiff: [],
    ours: ["response-field-removed"],
  },
  "a closed object is opened": {
    setup: set("AllianceEnvelope", { additionalProperties: false }),
    edit: remove("AllianceEnvelope", "additionalProperties"),
    oasdiff: [],
    ours: ["response-bound-loosened"],
  },
  "anyOf of distinct types becomes oneOf": {
    edit: (spec) => {
      const { AllianceList: list } = at(spec, "components", "schemas");
      const { anyOf = {}, ...rest } = list ?? {};
      at(spec, "components", "schemas")["AllianceList"] = { ...rest, oneOf: anyOf };
    },
    oasdiff: [
      "api-version-not-bumped 1",
      "response-body-any-of-removed 1",
      "response-body-one-of-added 3",
    ],
    ours: [],
  },
  "a parameter has another name": {
    edit: (spec) =>
      void Object.assign(at(operation(spec), "parameters", "0"), { name: "pageSize" }),
    oasdiff: ["new-optional-request-parameter 1", "request-parameter-removed 2"],
    ours: ["query-param-renamed"],
  },
  "a parameter is written in another style": {
    edit: (spec) =>
      void Object.assign(at(operation(spec), "parameters", "0"), { style: "spaceDelimited" }),
    oasdiff: [],
    ours: ["query-param-style-changed"],
  },
  "another server": {
    edit: (spec) => void Object.assign(spec, { servers: [{ url: "https://other.example" }] }),
    oasdiff: [],
    ours: ["server-changed"],
  },
  "numbers are no longer written with a decimal point": {
    edit: (spec) =>
      void Reflect.deleteProperty(
        at(schema(spec, "Alliance"), "properties", "strength"),
        "x-wire-format",
      ),
    oasdiff: [],
    ours: ["response-format-changed"],
  },
  "a tag": {
    edit: (spec) => void Object.assign(operation(spec), { tags: ["other"] }),
    oasdiff: ["api-tag-added 1", "api-tag-removed 1"],
    ours: [],
  },
  "the default of a field": {
    setup: field("name", { default: "a" }),
    edit: field("name", { default: "b" }),
    oasdiff: ["response-property-default-value-changed 1"],
    ours: [],
  },
  "a body is added": created(
    {},
    body(object(NAMED)),
    ["api-version-not-bumped 1", "request-body-added-required 3"],
    ["body-added-required"],
  ),
  "an optional body is added": created(
    {},
    body(object(NAMED), false),
    ["request-body-added-optional 1"],
    ["body-added-optional"],
  ),
  "a body is removed": created(
    body(object(NAMED)),
    {},
    ["api-version-not-bumped 1", "request-body-removed 3"],
    ["body-removed"],
  ),
  "a body is required": created(
    body(object(NAMED), false),
    body(object(NAMED)),
    ["api-version-not-bumped 1", "request-body-became-required 3"],
    ["body-became-required"],
  ),
  "a body is optional": created(
    body(object(NAMED)),
    body(object(NAMED), false),
    ["request-body-became-optional 1"],
    ["body-became-optional"],
  ),
  "a body has a required field": created(
    body(object(NAMED)),
    body(object({ ...NAMED, motto: STRING }, "motto")),
    ["api-version-not-bumped 1", "new-required-request-property 3"],
    ["body-field-added-required"],
  ),
  "a body has an optional field": created(
    body(object(NAMED)),
    body(object({ ...NAMED, motto: STRING })),
    ["new-optional-request-property 1"],
    ["body-field-added-optional"],
  ),
  "a body lacks a field": created(
    body(object({ ...NAMED, motto: STRING })),
    body(object(NAMED)),
    ["request-property-removed 2"],
    ["body-field-removed"],
  ),
  "a field of a body is required": created(
    body(object(NAMED)),
    body(object(NAMED, "name")),
    ["api-version-not-bumped 1", "request-property-became-required 3"],
    ["body-field-became-required"],
  ),
  "a field of a body is shorter": created(
    body(object({ name: { ...STRING, maxLength: 30 } })),
    body(object({ name: { ...STRING, maxLength: 20 } })),
    ["api-version-not-bumped 1", "request-property-max-length-decreased 3"],
    ["body-schema-narrowed"],
  ),
  "a field of a body has another type": created(
    body(object(NAMED)),
    body(object({ name: { type: "integer" } })),
    ["api-version-not-bumped 1", "request-property-type-changed 3"],
    ["body-schema-changed"],
  ),
  "a field of a body is read-only": created(
    body(object(NAMED)),
    body(object({ name: { ...STRING, readOnly: true } })),
    ["request-optional-property-became-read-only 2"],
    ["field-became-read-only"],
  ),
  "a body has another media type": created(
    body(object(NAMED)),
    { requestBody: { required: true, content: { "text/json": { schema: object(NAMED) } } } },
    [
      "api-version-not-bumped 1",
      "request-body-media-type-added 1",
      "request-body-media-type-removed 3",
    ],
    ["body-media-type-added", "body-media-type-removed"],
  ),
  "a header of a response is removed": created(
    response({ headers: { Location: { schema: STRING } } }),
    response({}),
    ["optional-response-header-removed 1"],
    ["response-header-removed"],
  ),
  "a parameter moves to a header": {
    edit: (spec) => void Object.assign(at(operation(spec), "parameters", "0"), { in: "header" }),
    oasdiff: ["new-optional-request-parameter 1", "request-parameter-removed 2"],
    ours: ["query-param-location-changed"],
  },
  "a list is separated by commas": {
    setup: (spec) =>
      void Object.assign(at(operation(spec), "parameters", "0"), {
        schema: { type: "array", items: { type: "integer" } },
      }),
    edit: (spec) => void Object.assign(at(operation(spec), "parameters", "0"), { explode: false }),
    oasdiff: [],
    ours: ["query-param-style-changed"],
  },
  "an API key moves to the query": {
    setup: (spec) => {
      at(spec, "components")["securitySchemes"] = parsed(
        JSON.stringify({ key: { type: "apiKey", in: "header", name: "key" } }),
      );
      spec["security"] = parsed(JSON.stringify([{ key: [] }]));
    },
    edit: (spec) =>
      void Object.assign(at(spec, "components", "securitySchemes", "key"), { in: "query" }),
    oasdiff: ["api-security-component-api-key-in-changed 3", "api-version-not-bumped 1"],
    ours: ["security-scheme-changed"],
  },
  "a writing operation is removed": {
    setup: creating({}),
    edit: (spec) => void Reflect.deleteProperty(at(spec, "paths", "/alliances"), "post"),
    oasdiff: ["api-removed-without-deprecation 3", "api-version-not-bumped 1"],
    ours: ["operation-removed"],
  },
};

/** The base and the revision of an edit. */
export function sidesOfEdit({ setup, edit }: ComparedEdit): readonly [EditedSpec, EditedSpec] {
  const [old, next] = [realOpenApi(), realOpenApi()];
  for (const { spec } of [old, next]) setup?.(spec);
  edit(next.spec);
  return [old, next];
}
