import { listOf, mapMembers } from "../../base/json.js";
import { oncePerObject } from "../../base/shared-parts.js";

/** A JSON Schema (2020-12) as data. The schema `false` is `{ not: {} }`. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly dependentSchemas?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly contains?: JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly unevaluatedProperties?: boolean | JsonSchema;
  readonly unevaluatedItems?: boolean | JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly discriminator?: Discriminator;
  /** `decimal-point`: payloads write 1200 as 1200.0. `file`: a field of a form is a `Blob`. */
  readonly "x-wire-format"?: string;
  /**
   * Members that payloads of this direction should lack, such as those that are `readOnly` in
   * requests. A value that is given anyway must match. No document has this keyword.
   */
  readonly "x-ignored-properties"?: Readonly<Record<string, JsonSchema>>;
  /** The representation of `int64` integers. Documents cannot contain this keyword. */
  readonly "x-int64"?: "bigint" | "text";
  /**
   * The type is stated for readers: the document describes members or items without a type, and thus
   * accepts all other values, too. No document has this keyword.
   */
  readonly "x-implied-type"?: true;
  readonly [keyword: string]: unknown;
}

/** The property that selects one of the schemas in `oneOf` or `anyOf` (OpenAPI 3.1, Discriminator Object). */
export interface Discriminator {
  readonly propertyName: string;
  /** Schema names or references, by property value. */
  readonly mapping?: Readonly<Record<string, string>>;
}

/** The prefix of references to named schemas. */
export const SCHEMA_PREFIX = "#/components/schemas/";

/** How a keyword contains schemas: as its value, in a list, or by name. */
type Containment = "one" | "list" | "map";

const CONTAINMENTS: ReadonlyMap<string, Containment> = new Map([
  ...keywordsOf(
    "one",
    "additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems unevaluatedProperties",
  ),
  ...keywordsOf("list", "allOf anyOf oneOf prefixItems"),
  ...keywordsOf("map", "dependentSchemas patternProperties properties x-ignored-properties"),
]);

function keywordsOf(
  containment: Containment,
  keywords: string,
): readonly (readonly [string, Containment])[] {
  return keywords.split(" ").map((keyword) => [keyword, containment]);
}

/** How a keyword contains schemas; undefined if it contains data. */
export function containmentOf(keyword: string): Containment | undefined {
  return CONTAINMENTS.get(keyword);
}

/** The schemas directly below a schema. */
export function subschemas(schema: JsonSchema): readonly JsonSchema[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    switch (CONTAINMENTS.get(keyword)) {
      case "one":
        return isSchema(value) ? [value] : [];
      case "list":
        return listOf(value).filter(isSchema);
      case "map":
        return isSchema(value) ? Object.values(value).filter(isSchema) : [];
      case undefined:
        return [];
    }
  });
}

/** Replaces each schema directly below a schema. Data and booleans stay unchanged. */
export function mapSubschemas(
  schema: JsonSchema,
  replace: (below: JsonSchema) => JsonSchema,
): JsonSchema {
  return mapParts(schema, (value) => (isSchema(value) ? replace(value) : value));
}

/** The schemas of members that have no name in a schema. */
export function otherMembers({
  patternProperties = {},
  additionalProperties,
  unevaluatedProperties,
}: JsonSchema): readonly JsonSchema[] {
  const others = [additionalProperties, unevaluatedProperties];
  return [
    ...Object.values(patternProperties),
    ...others.flatMap((each) => (typeof each === "object" ? [each] : [])),
  ];
}

/** Keywords that close a list or an object if they are `false`. */
const CLOSING: ReadonlySet<string> = new Set([
  "additionalProperties",
  "unevaluatedItems",
  "unevaluatedProperties",
]);

/**
 * Replaces the boolean schemas of a document, except those that close a list or an object. Types that
 * JSON Schema does not have are removed, and so are targets of references: all references lead to
 * components.
 */
export function withoutBooleans(schema: boolean | object): JsonSchema {
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  return withObjects(schema);
}

const withObjects = oncePerObject((schema: object) =>
  mapParts(withKnownTypes(withoutTargets(schema)), (value, keyword) =>
    isSchema(value) || (typeof value === "boolean" && !CLOSING.has(keyword))
      ? withoutBooleans(value)
      : value,
  ),
);

/** Keywords that only references need (JSON Schema 2020-12), and those that only the model has. */
const REMOVED: ReadonlySet<string> = new Set([
  "$anchor",
  "$defs",
  "$dynamicAnchor",
  "$id",
  "x-ignored-properties",
  "x-implied-type",
  "x-int64",
]);

/** Components are copies of what references lead to, so that an anchor would be ambiguous. */
function withoutTargets(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !REMOVED.has(keyword)));
}

const TYPES: ReadonlySet<unknown> = new Set([
  "array",
  "boolean",
  "integer",
  "null",
  "number",
  "object",
  "string",
]);

/** Returns true for the types of JSON Schema. */
export function isSchemaType(name: unknown): boolean {
  return TYPES.has(name);
}

/** A schema with an unknown type accepts any value. */
function withKnownTypes(schema: object): object {
  const all = "type" in schema ? [schema.type].flat() : [];
  if (all.every(isSchemaType)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== "type"));
}

/** Replaces the value of each keyword that contains schemas, with its schemas. */
function mapParts(
  schema: object,
  replaced: (value: unknown, keyword: string) => unknown,
): JsonSchema {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(schema);
  return Object.fromEntries(
    entries.map(([keyword, value]) => {
      const replace = (below: unknown): unknown => replaced(below, keyword);
      switch (CONTAINMENTS.get(keyword)) {
        case "one":
          return [keyword, replace(value)];
        case "list":
          return [keyword, Array.isArray(value) ? value.map(replace) : value];
        case "map":
          return [keyword, isSchema(value) ? mapMembers(value, replace) : value];
        case undefined:
          return [keyword, value];
      }
    }),
  );
}

/** Returns true for the schema that accepts no value. */
export function isFalse({ not: excluded, ...rest }: JsonSchema): boolean {
  return (
    excluded !== undefined && Object.keys(excluded).length === 0 && Object.keys(rest).length === 0
  );
}

/** The name of the schema that a schema refers to; undefined if it is not a reference. */
export function referencedSchema({ $ref: reference }: JsonSchema): string | undefined {
  return reference?.startsWith(SCHEMA_PREFIX) ? reference.slice(SCHEMA_PREFIX.length) : undefined;
}

/** Returns true if a schema depends on which parts of a value other schemas evaluated. */
export function hasUnevaluated(schema: JsonSchema): boolean {
  return (
    schema.unevaluatedItems !== undefined ||
    schema.unevaluatedProperties !== undefined ||
    subschemas(schema).some(hasUnevaluated)
  );
}

/** All references in a schema, at any depth. */
export function referencesIn(schema: JsonSchema): readonly string[] {
  const own = referencedSchema(schema);
  return [...(own === undefined ? [] : [own]), ...subschemas(schema).flatMap(referencesIn)];
}

/** The names of schemas that schemas refer to, directly or indirectly. */
export function reachableNames(
  schemas: readonly JsonSchema[],
  named: Readonly<Record<string, JsonSchema>>,
): ReadonlySet<string> {
  const names = new Set(schemas.flatMap(referencesIn));
  for (const name of names) {
    const schema = Object.hasOwn(named, name) ? named[name] : undefined;
    for (const below of schema ? referencesIn(schema) : []) names.add(below);
  }
  return names;
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A schema and all that its value must match as well: targets of references and `allOf`. */
export function combinedSchemas(
  schema: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): readonly JsonSchema[] {
  const all = new Set([schema]);
  for (const each of all) {
    for (const part of each.allOf ?? []) all.add(part);
    const name = referencedSchema(each);
    const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (target) all.add(target);
  }
  return [...all];
}
