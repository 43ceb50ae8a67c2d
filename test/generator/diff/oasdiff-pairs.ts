/**
 * Edits of the real directory with the findings of oasdiff 1.36.0 (`oasdiff changelog -f json`, by the
 * Go module) and of `diff`. With `PARAMSMITH_OASDIFF=/path/to/oasdiff`, its findings are compared again.
 *
 * @module
 */
import { listOf, parsed, realDirectory } from "./specs.js";
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
    ours: ["unknown-key-added"],
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
};

/** The base and the revision of an edit. */
export function sidesOfEdit({ setup, edit }: ComparedEdit): readonly [EditedSpec, EditedSpec] {
  const [old, next] = [realDirectory(), realDirectory()];
  for (const { spec } of [old, next]) setup?.(spec);
  edit(next.spec);
  return [old, next];
}
