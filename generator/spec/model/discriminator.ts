import { SCHEMA_PREFIX, referencedSchema } from "./json-schema.js";
import type { DirectorySchema } from "./json-schema.js";

/** The named schemas of a directory. */
export type NamedSchemas = Readonly<Record<string, DirectorySchema>>;

/** Alternatives that a property tells apart (OpenAPI 3.1, Discriminator Object). */
export interface DiscriminatedUnion {
  readonly property: string;
  readonly branches: readonly DiscriminatedBranch[];
  /** The alternatives for values that are no objects, such as null. */
  readonly others: readonly DirectorySchema[];
}

/** An alternative, and the values of the property that select it. */
export interface DiscriminatedBranch {
  readonly schema: DirectorySchema;
  readonly values: readonly string[];
  /** The schema itself requires one of these values. */
  readonly isNarrow: boolean;
}

/** The maximum number of references and combinations that are followed. */
const STEPS = 16;

/**
 * The union that a schema's discriminator describes. Undefined if the schema has none, or if its
 * values do not tell the alternatives apart.
 *
 * The values of an alternative are those that its own schema allows for the property, else those
 * that `mapping` gives, else the name of its schema.
 */
export function discriminatedUnion(
  schema: DirectorySchema,
  schemas: NamedSchemas,
): DiscriminatedUnion | undefined {
  const { discriminator, oneOf, anyOf } = schema;
  const choices = oneOf ?? anyOf;
  if (!discriminator || !choices) return undefined;
  const { propertyName: property, mapping = {} } = discriminator;
  const others = choices.filter((choice) => choice.type === "null");
  const branches = choices
    .filter((choice) => choice.type !== "null")
    .map((choice) => branchOf(choice, property, mapping, schemas));
  const values = branches.flatMap((branch) => branch.values);
  const isClear =
    branches.every((branch) => branch.values.length > 0) && new Set(values).size === values.length;
  return isClear ? { property, branches, others } : undefined;
}

/** A schema without the alternatives of its discriminator. */
export function withoutChoices(schema: DirectorySchema): DirectorySchema {
  const { discriminator: _discriminator, oneOf, anyOf, ...rest } = schema;
  return { ...rest, ...(oneOf && anyOf && { anyOf }) };
}

/** The part of an alternative's schema that its discriminator implies. */
export function tagSchema(property: string, values: readonly string[]): DirectorySchema {
  return {
    type: "object",
    properties: { [property]: { type: "string", enum: values } },
    required: [property],
  };
}

function branchOf(
  schema: DirectorySchema,
  property: string,
  mapping: Readonly<Record<string, string>>,
  schemas: NamedSchemas,
): DiscriminatedBranch {
  const own = memberValues(schema, property, schemas, STEPS);
  if (own) return { schema, values: own, isNarrow: isRequired(schema, property, schemas, STEPS) };
  const name = referencedSchema(schema);
  if (name === undefined) return { schema, values: [], isNarrow: false };
  const mapped = Object.entries(mapping).flatMap(([value, target]) =>
    target === name || target === `${SCHEMA_PREFIX}${name}` ? [value] : [],
  );
  return { schema, values: mapped.length > 0 ? mapped : [name], isNarrow: false };
}

/** The values that a schema allows for a member; undefined if it allows any text. */
function memberValues(
  schema: DirectorySchema,
  property: string,
  schemas: NamedSchemas,
  left: number,
): readonly string[] | undefined {
  const { properties = {} } = schema;
  const own = Object.hasOwn(properties, property) ? properties[property] : undefined;
  return combined(schema, own && texts(own, schemas, left - 1), schemas, left, (part) =>
    memberValues(part, property, schemas, left - 1),
  );
}

/** The texts that a schema allows; undefined if it allows any text. */
function texts(
  schema: DirectorySchema,
  schemas: NamedSchemas,
  left: number,
): readonly string[] | undefined {
  const { const: constant, enum: values } = schema;
  const listed = constant === undefined ? values : [constant];
  const own = Array.isArray(listed)
    ? listed.filter((value) => typeof value === "string")
    : undefined;
  return combined(schema, own, schemas, left, (part) => texts(part, schemas, left - 1));
}

/** The values of a schema and of the schemas that it combines. */
function combined(
  schema: DirectorySchema,
  own: readonly string[] | undefined,
  schemas: NamedSchemas,
  left: number,
  valuesOf: (part: DirectorySchema) => readonly string[] | undefined,
): readonly string[] | undefined {
  if (left <= 0) return own;
  const { allOf = [], anyOf, oneOf } = schema;
  const parts = [...targets(schema, schemas), ...allOf].map(valuesOf);
  const unions = [anyOf, oneOf].map((choices) => {
    const each = choices?.map(valuesOf) ?? [undefined];
    return each.every((values) => values !== undefined) ? [...new Set(each.flat())] : undefined;
  });
  const known = [own, ...parts, ...unions].filter((values) => values !== undefined);
  const [first, ...rest] = known;
  return first?.filter((value) => rest.every((values) => values.includes(value)));
}

function isRequired(
  schema: DirectorySchema,
  property: string,
  schemas: NamedSchemas,
  left: number,
): boolean {
  const { required, allOf = [] } = schema;
  if (Array.isArray(required) && required.includes(property)) return true;
  return (
    left > 0 &&
    [...targets(schema, schemas), ...allOf].some((part) =>
      isRequired(part, property, schemas, left - 1),
    )
  );
}

function targets(schema: DirectorySchema, schemas: NamedSchemas): readonly DirectorySchema[] {
  const name = referencedSchema(schema);
  const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return target ? [target] : [];
}
