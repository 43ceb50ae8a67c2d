import { h } from "preact";
import type { ComponentChild } from "preact";
import { isSchema } from "../../../spec/model/json-schema.js";
import type { DirectorySchema } from "../../../spec/model/json-schema.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import { partAddress, schemaPart } from "../../part-name.js";
import type { SpecStore } from "../state/spec-store.js";
import { inline, Prose } from "./prose.js";
import { referencedName, keywordTexts, schemaTypeText } from "./schema-text.js";

/** The input of a schema. */
export interface SchemaViewProps {
  readonly store: SpecStore;
  readonly schema: DirectorySchema;
}

/** A schema: its type, bounds, values, properties and alternatives. Named schemas are links. */
export function SchemaView({ store, schema }: SchemaViewProps): ComponentChild {
  const { description } = schema;
  return h(
    "div",
    { class: "schema" },
    h("p", { class: "type" }, typeLine(store, schema)),
    description !== undefined && h(Prose, { text: description }),
    h(SchemaParts, { store, schema }),
  );
}

function typeLine(store: SpecStore, schema: DirectorySchema): ComponentChild {
  const name = referencedName(schema);
  const itemName = schema.items && referencedName(schema.items);
  const facts = keywordTexts(schema);
  return [
    name === undefined
      ? itemName !== undefined && schema.type === "array"
        ? ["array of ", schemaLink(store, itemName)]
        : escapeHidden(schemaTypeText(schema))
      : schemaLink(store, name),
    facts.map(([keyword, value]) => [", ", h("code", null, escapeHidden(`${keyword}: ${value}`))]),
  ];
}

function schemaLink({ spec }: SpecStore, name: string): ComponentChild {
  return h("a", { href: partAddress(spec.name, schemaPart(name)) }, escapeHidden(name));
}

/** The values, properties, items and alternatives of a schema. */
function SchemaParts({ store, schema }: SchemaViewProps): ComponentChild {
  const { items, additionalProperties, required = [] } = schema;
  const properties = Object.entries(schema.properties ?? {});
  const patterns = Object.entries(schema.patternProperties ?? {});
  const isInlineItem = items !== undefined && referencedName(items) === undefined;
  return [
    valuesOf(schema),
    properties.length + patterns.length > 0 &&
      h(
        "ul",
        { class: "fields" },
        properties.map(([name, property]) =>
          h(Property, {
            key: name,
            store,
            name,
            schema: property,
            isRequired: [required].flat().includes(name),
          }),
        ),
        patterns.map(([pattern, property]) =>
          h(Property, {
            key: pattern,
            store,
            name: `/${pattern}/`,
            schema: property,
            isRequired: false,
          }),
        ),
      ),
    isInlineItem && hasParts(items) && h(Labelled, { store, label: "Items", schema: items }),
    isSchema(additionalProperties) &&
      Object.keys(additionalProperties).length > 0 &&
      h(Labelled, { store, label: "Other members", schema: additionalProperties }),
    (["allOf", "anyOf", "oneOf"] as const).map((keyword) => {
      const all = schema[keyword] ?? [];
      return all.map((each, index) =>
        h(Labelled, {
          key: `${keyword}${index}`,
          store,
          label: COMBINATIONS[keyword],
          schema: each,
        }),
      );
    }),
    schema.not && h(Labelled, { store, label: "Not", schema: schema.not }),
  ];
}

const COMBINATIONS = { allOf: "And", anyOf: "Any of", oneOf: "One of" } as const;

function valuesOf({ enum: values }: DirectorySchema): ComponentChild {
  if (!Array.isArray(values)) return undefined;
  return h(
    "div",
    { class: "values" },
    h(
      "ul",
      null,
      values.map((value: unknown) =>
        h("li", null, h("code", null, escapeHidden(JSON.stringify(value)))),
      ),
    ),
  );
}

function hasParts(schema: DirectorySchema): boolean {
  return ["properties", "enum", "allOf", "anyOf", "oneOf", "items", "additionalProperties"].some(
    (keyword) => schema[keyword] !== undefined,
  );
}

function Labelled({
  store,
  label,
  schema,
}: SchemaViewProps & { readonly label: string }): ComponentChild {
  return h(
    "div",
    { class: "labelled" },
    h("span", { class: "when" }, label),
    " ",
    h(SchemaView, { store, schema }),
  );
}

function Property({
  store,
  name,
  schema,
  isRequired,
}: SchemaViewProps & { readonly name: string; readonly isRequired: boolean }): ComponentChild {
  const { description } = schema;
  return h(
    "li",
    null,
    h(
      "div",
      { class: "field" },
      h("code", null, escapeHidden(name)),
      " ",
      h("span", { class: "type" }, typeLine(store, schema)),
      isRequired && [" ", h("span", { class: "when" }, "required")],
      schema["deprecated"] === true && [" ", h("span", { class: "badge risky" }, "Deprecated")],
      description !== undefined && [" ", h("span", { class: "text" }, inline(description))],
    ),
    referencedName(schema) === undefined && h(SchemaParts, { store, schema }),
  );
}
