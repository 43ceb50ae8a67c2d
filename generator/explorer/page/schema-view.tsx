import { isSchema, referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { escapeHidden } from "../../base/hidden-characters.js";
import { partAddress, schemaPart } from "../address.js";
import { ChangeList } from "./changes-view.js";
import { Code, Note, Prose, inline } from "./prose.js";
import type { SpecStore, StoreProps } from "./spec-store.js";

/** A named schema of an OpenAPI document, and the operations that refer to it. */
export function SchemaPage({ store, name }: StoreProps & { readonly name: string }) {
  const { spec } = store;
  const schemas: Readonly<Record<string, JsonSchema>> =
    spec.kind === "openapi" ? spec.model.schemas : {};
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  const reference = JSON.stringify(`#/components/schemas/${name}`);
  const users = store.operations().flatMap((operation, index) => {
    const part = spec.parts[index] ?? operation.name;
    return JSON.stringify(operation).includes(reference) ? [[part, operation.name] as const] : [];
  });
  return (
    <article>
      <header class="heading">
        <p class="crumbs">
          <a href={partAddress(spec.name)}>{spec.name}</a> / schema
        </p>
        <h1 tabIndex={-1}>
          <Code text={name} />
        </h1>
      </header>
      <ChangeList store={store} subject={`#/components/schemas/${name}`} />
      {schema ? (
        <SchemaView store={store} schema={schema} />
      ) : (
        <p>There is no schema of this name.</p>
      )}
      {users.length > 0 && (
        <section aria-labelledby="users">
          <h2 id="users">Operations with this schema</h2>
          <ul>
            {users.map(([part, user]) => (
              <li>
                <a href={partAddress(spec.name, part)}>
                  <Code text={user} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** The input of a schema. */
interface SchemaViewProps {
  readonly store: SpecStore;
  readonly schema: JsonSchema;
}

/** A schema: its type, bounds, values, properties and alternatives. Named schemas are links. */
export function SchemaView({ store, schema }: SchemaViewProps) {
  const { description } = schema;
  return (
    <div class="schema">
      <p class="type">{typeLine(store, schema)}</p>
      {description !== undefined && <Prose text={description} />}
      <SchemaParts store={store} schema={schema} />
    </div>
  );
}

function typeLine(store: SpecStore, schema: JsonSchema) {
  const name = referencedSchema(schema);
  const itemName = schema.items && referencedSchema(schema.items);
  const facts = keywordTexts(schema);
  return [
    name === undefined
      ? itemName !== undefined && schema.type === "array"
        ? ["array of ", schemaLink(store, itemName)]
        : escapeHidden(schemaTypeText(schema))
      : schemaLink(store, name),
    facts.map(([keyword, value]) => (
      <>
        , <Code text={`${keyword}: ${value}`} />
      </>
    )),
  ];
}

function schemaLink({ spec }: SpecStore, name: string) {
  return <a href={partAddress(spec.name, schemaPart(name))}>{escapeHidden(name)}</a>;
}

/** The values, properties, items and alternatives of a schema. */
function SchemaParts({ store, schema }: SchemaViewProps) {
  const { enum: values, required = [] } = schema;
  const properties = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, property]) => [name, property, [required].flat().includes(name)] as const,
    ),
    ...Object.entries(schema.patternProperties ?? {}).map(
      ([pattern, property]) => [`/${pattern}/`, property, false] as const,
    ),
  ];
  return (
    <>
      {Array.isArray(values) && (
        <div class="values">
          <ul>
            {values.map((value: unknown) => (
              <li>
                <Code text={JSON.stringify(value)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {properties.length > 0 && (
        <ul class="fields">
          {properties.map(([name, property, isRequired]) => (
            <Property {...{ store, name, isRequired }} key={name} schema={property} />
          ))}
        </ul>
      )}
      {innerSchemas(schema).map(([label, inner], index) => (
        <div class="labelled" key={index}>
          <span class="when">{label}</span> <SchemaView store={store} schema={inner} />
        </div>
      ))}
    </>
  );
}

/** The schemas below a schema, except for properties and for items that fit into its line. */
function innerSchemas(
  schema: JsonSchema,
): readonly (readonly [label: string, inner: JsonSchema])[] {
  const { items, additionalProperties: others, allOf = [], anyOf = [], oneOf = [], not } = schema;
  const hasItems = items && referencedSchema(items) === undefined && hasParts(items);
  return [
    ...(hasItems ? [["Items", items] as const] : []),
    ...(isSchema(others) && Object.keys(others).length > 0
      ? [["Other members", others] as const]
      : []),
    ...allOf.map((each) => ["And", each] as const),
    ...anyOf.map((each) => ["Any of", each] as const),
    ...oneOf.map((each) => ["One of", each] as const),
    ...(not ? [["Not", not] as const] : []),
  ];
}

function hasParts(schema: JsonSchema): boolean {
  return ["properties", "enum", "allOf", "anyOf", "oneOf", "items", "additionalProperties"].some(
    (keyword) => schema[keyword] !== undefined,
  );
}

function Property({
  store,
  name,
  schema,
  isRequired,
}: SchemaViewProps & { readonly name: string; readonly isRequired: boolean }) {
  const { description } = schema;
  return (
    <li>
      <div class="field">
        <Code text={name} /> <span class="type">{typeLine(store, schema)}</span>
        {isRequired && <Note class="when">required</Note>}
        {schema["deprecated"] === true && <Note class="badge risky">Deprecated</Note>}
        {description !== undefined && <Note class="text">{inline(description)}</Note>}
      </div>
      {referencedSchema(schema) === undefined && <SchemaParts store={store} schema={schema} />}
    </li>
  );
}

/** A schema's type in JSON Schema's terms. */
export function schemaTypeText(schema: JsonSchema): string {
  const { type, format, items } = schema;
  const types = [type ?? []].flat().map((each) => {
    if (each !== "array" || !items) return each;
    const name = referencedSchema(items) ?? schemaTypeText(items);
    return name === "any" ? "array" : `array of ${name}`;
  });
  const text = types.length > 0 ? types.join(" or ") : "any";
  return typeof format === "string" ? `${text} (${format})` : text;
}

/** Annotations and keywords that the view shows in other ways. */
const SHOWN_OTHERWISE: ReadonlySet<string> = new Set([
  "$ref",
  "type",
  "format",
  "description",
  "title",
  "properties",
  "required",
  "items",
  "prefixItems",
  "additionalProperties",
  "unevaluatedProperties",
  "patternProperties",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "enum",
  "deprecated",
  "example",
  "examples",
  "xml",
  "externalDocs",
  "x-ignored-properties",
  "x-implied-type",
]);

/** The other keywords of a schema that have plain values, such as `maxLength`. */
export function keywordTexts(schema: JsonSchema): readonly (readonly [string, string])[] {
  return Object.entries(schema).flatMap(([keyword, value]) =>
    SHOWN_OTHERWISE.has(keyword) || (typeof value === "object" && value !== null)
      ? []
      : [[keyword, String(value)] as const],
  );
}
