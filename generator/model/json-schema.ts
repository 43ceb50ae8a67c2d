/** A JSON Schema as data. */
export interface DirectorySchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, DirectorySchema>>;
  readonly items?: DirectorySchema;
  readonly additionalProperties?: boolean | DirectorySchema;
  readonly allOf?: readonly DirectorySchema[];
  readonly anyOf?: readonly DirectorySchema[];
  readonly oneOf?: readonly DirectorySchema[];
  /** `decimal-point`: payloads write 1200 as 1200.0. */
  readonly "x-wire-format"?: string;
  readonly [keyword: string]: unknown;
}

/** The schemas directly below a schema. */
export function subschemas(schema: DirectorySchema): readonly DirectorySchema[] {
  const found: DirectorySchema[] = [];
  mapSubschemas(schema, (below) => {
    found.push(below);
    return below;
  });
  return found;
}

/** Replaces each schema directly below a schema. Data stays unchanged. */
export function mapSubschemas(
  schema: DirectorySchema,
  replace: (below: DirectorySchema) => DirectorySchema,
): DirectorySchema {
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
  schemas: Readonly<Record<string, DirectorySchema>>,
  replace: (schema: DirectorySchema) => DirectorySchema,
): Readonly<Record<string, DirectorySchema>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, replace(schema)]),
  );
}
