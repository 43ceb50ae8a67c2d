import { below } from "../../read/document.js";
import type {
  Directory,
  OpenApiSchema,
  ParameterOrReference,
  Reference,
  ResponseOrReference,
} from "../../spec/types.js";

/** A part of a directory, and where it stands. */
export interface Placed<Value> {
  readonly value: Value;
  /** JSON pointer. */
  readonly pointer: string;
}

/** Everything in a directory that may be, or hold, a reference. */
export interface DirectoryParts {
  readonly parameters: readonly Placed<ParameterOrReference>[];
  readonly responses: readonly Placed<ResponseOrReference>[];
  /** Those within others as well. */
  readonly schemas: readonly Placed<OpenApiSchema>[];
}

/** Lists the parts of a directory, wherever they stand. */
export function partsOf({ paths, components = {} }: Directory): DirectoryParts {
  const items = placedMembers(paths, "/paths");
  const operations = items.flatMap(({ value, pointer }) =>
    value.get ? [{ value: value.get, pointer: below(pointer, "get") }] : [],
  );
  const parameters = [
    ...placedMembers(components.parameters, "/components/parameters"),
    ...[...items, ...operations].flatMap(({ value, pointer }) =>
      placedItems(value.parameters, below(pointer, "parameters")),
    ),
  ];
  const responses = [
    ...placedMembers(components.responses, "/components/responses"),
    ...operations.flatMap(({ value, pointer }) =>
      placedMembers(value.responses, below(pointer, "responses")),
    ),
  ];
  const schemas = [
    ...placedMembers(components.schemas, "/components/schemas"),
    ...parameters.flatMap(({ value, pointer }) =>
      isReference(value) ? [] : [{ value: value.schema, pointer: below(pointer, "schema") }],
    ),
    ...responses.flatMap(({ value, pointer }) =>
      isReference(value) ? [] : contentSchemas(value.content, below(pointer, "content")),
    ),
  ];
  return { parameters, responses, schemas: schemas.flatMap(withSchemasBelow) };
}

/** A reference beside which everything else is a comment. */
export function isReference(value: object): value is Reference {
  return "$ref" in value && typeof value.$ref === "string";
}

function contentSchemas(
  content: Readonly<Record<string, { readonly schema?: OpenApiSchema }>> | undefined,
  pointer: string,
): readonly Placed<OpenApiSchema>[] {
  return placedMembers(content, pointer).flatMap(({ value: { schema }, pointer: place }) =>
    schema ? [{ value: schema, pointer: below(place, "schema") }] : [],
  );
}

function withSchemasBelow(placed: Placed<OpenApiSchema>): readonly Placed<OpenApiSchema>[] {
  const { value, pointer } = placed;
  const { properties, items, additionalProperties, allOf, anyOf, oneOf } = value;
  const within = [
    ...placedMembers(properties, below(pointer, "properties")),
    ...(items ? [{ value: items, pointer: below(pointer, "items") }] : []),
    ...(typeof additionalProperties === "object"
      ? [{ value: additionalProperties, pointer: below(pointer, "additionalProperties") }]
      : []),
    ...placedItems(allOf, below(pointer, "allOf")),
    ...placedItems(anyOf, below(pointer, "anyOf")),
    ...placedItems(oneOf, below(pointer, "oneOf")),
  ];
  return [placed, ...within.flatMap(withSchemasBelow)];
}

function placedMembers<Value>(
  members: Readonly<Record<string, Value>> | undefined,
  pointer: string,
): readonly Placed<Value>[] {
  return Object.entries(members ?? {}).map(([name, value]) => ({
    value,
    pointer: below(pointer, name),
  }));
}

function placedItems<Value>(
  items: readonly Value[] | undefined,
  pointer: string,
): readonly Placed<Value>[] {
  return (items ?? []).map((value, index) => ({ value, pointer: below(pointer, index) }));
}
