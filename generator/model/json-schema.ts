/** A JSON Schema as data. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  /** `decimal-point`: payloads write 1200 as 1200.0. */
  readonly "x-wire-format"?: string;
  readonly [keyword: string]: unknown;
}

/** The schemas directly below a schema. */
export function subschemas(schema: JsonSchema): readonly JsonSchema[] {
  const found: JsonSchema[] = [];
  mapSubschemas(schema, (below) => {
    found.push(below);
    return below;
  });
  return found;
}

/** Replaces each schema directly below a schema. Data stays unchanged. */
export function mapSubschemas(
  schema: JsonSchema,
  replace: (below: JsonSchema) => JsonSchema,
): JsonSchema {
  const { properties, items, additionalProperties, allOf, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, replace) }),
    ...(items && { items: replace(items) }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: replace(additionalProperties),
    }),
    ...(allOf && { allOf: allOf.map(replace) }),
    ...(anyOf && { anyOf: anyOf.map(replace) }),
    ...(oneOf && { oneOf: oneOf.map(replace) }),
  };
}

function mapValues(
  schemas: Readonly<Record<string, JsonSchema>>,
  replace: (schema: JsonSchema) => JsonSchema,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, replace(schema)]),
  );
}
