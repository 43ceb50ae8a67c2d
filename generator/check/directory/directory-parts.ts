import { below } from "../../read/document.js";
import type {
  Directory,
  OpenApiSchema,
  ParameterOrReference,
  Reference,
  ResponseOrReference,
} from "../../spec/types.js";

/** A part of a directory, with its JSON pointer. */
export interface Located<Value> {
  readonly value: Value;
  /** JSON pointer. */
  readonly pointer: string;
}

/** All parts of a directory that can be, or contain, a reference. */
export interface DirectoryParts {
  readonly parameters: readonly Located<ParameterOrReference>[];
  readonly responses: readonly Located<ResponseOrReference>[];
  /** Includes nested schemas. */
  readonly schemas: readonly Located<OpenApiSchema>[];
}

/** Lists the parts of a directory. */
export function directoryParts({ paths, components = {} }: Directory): DirectoryParts {
  const items = locatedMembers(paths, "/paths");
  const operations = items.flatMap(({ value, pointer }) =>
    value.get ? [{ value: value.get, pointer: below(pointer, "get") }] : [],
  );
  const parameters = [
    ...locatedMembers(components.parameters, "/components/parameters"),
    ...[...items, ...operations].flatMap(({ value, pointer }) =>
      locatedItems(value.parameters, below(pointer, "parameters")),
    ),
  ];
  const responses = [
    ...locatedMembers(components.responses, "/components/responses"),
    ...operations.flatMap(({ value, pointer }) =>
      locatedMembers(value.responses, below(pointer, "responses")),
    ),
  ];
  const schemas = [
    ...locatedMembers(components.schemas, "/components/schemas"),
    ...parameters.flatMap(({ value, pointer }) =>
      isReference(value) ? [] : [{ value: value.schema, pointer: below(pointer, "schema") }],
    ),
    ...responses.flatMap(({ value, pointer }) =>
      isReference(value) ? [] : contentSchemas(value.content, below(pointer, "content")),
    ),
  ];
  return { parameters, responses, schemas: schemas.flatMap(withNestedSchemas) };
}

/** Returns true for reference objects. OpenAPI ignores the other keys of such an object. */
export function isReference(value: object): value is Reference {
  return "$ref" in value && typeof value.$ref === "string";
}

function contentSchemas(
  content: Readonly<Record<string, { readonly schema?: OpenApiSchema }>> | undefined,
  pointer: string,
): readonly Located<OpenApiSchema>[] {
  return locatedMembers(content, pointer).flatMap(({ value: { schema }, pointer: at }) =>
    schema ? [{ value: schema, pointer: below(at, "schema") }] : [],
  );
}

function withNestedSchemas(placed: Located<OpenApiSchema>): readonly Located<OpenApiSchema>[] {
  const { value, pointer } = placed;
  const { properties, items, additionalProperties, allOf, anyOf, oneOf } = value;
  const within = [
    ...locatedMembers(properties, below(pointer, "properties")),
    ...(items ? [{ value: items, pointer: below(pointer, "items") }] : []),
    ...(typeof additionalProperties === "object"
      ? [{ value: additionalProperties, pointer: below(pointer, "additionalProperties") }]
      : []),
    ...locatedItems(allOf, below(pointer, "allOf")),
    ...locatedItems(anyOf, below(pointer, "anyOf")),
    ...locatedItems(oneOf, below(pointer, "oneOf")),
  ];
  return [placed, ...within.flatMap(withNestedSchemas)];
}

function locatedMembers<Value>(
  members: Readonly<Record<string, Value>> | undefined,
  pointer: string,
): readonly Located<Value>[] {
  return Object.entries(members ?? {}).map(([name, value]) => ({
    value,
    pointer: below(pointer, name),
  }));
}

function locatedItems<Value>(
  items: readonly Value[] | undefined,
  pointer: string,
): readonly Located<Value>[] {
  return (items ?? []).map((value, index) => ({ value, pointer: below(pointer, index) }));
}
