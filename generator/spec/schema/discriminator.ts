import { listedValues, requiredNames } from "./values.js";
import { groupBy } from "../../base/group.js";
import { SCHEMA_PREFIX, combinedSchemas, referencedSchema } from "./json-schema.js";
import type { JsonSchema } from "./json-schema.js";

/** The named schemas of an OpenAPI document. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

/** Alternatives that a property tells apart (OpenAPI 3.1, Discriminator Object). */
export interface DiscriminatedUnion {
  readonly property: string;
  readonly branches: readonly DiscriminatedBranch[];
  /** The alternatives for values that are not objects, such as null. */
  readonly others: readonly JsonSchema[];
}

/** An alternative, and the values of the property that select it. */
export interface DiscriminatedBranch {
  readonly schema: JsonSchema;
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
  schema: JsonSchema,
  schemas: NamedSchemas,
): DiscriminatedUnion | undefined {
  const { discriminator, oneOf, anyOf } = schema;
  const choices = oneOf ?? anyOf;
  if (!discriminator || !choices) return undefined;
  const { propertyName: property, mapping = {} } = discriminator;
  const mapped = groupBy(Object.entries(mapping), ([, target]) =>
    target.startsWith(SCHEMA_PREFIX) ? target.slice(SCHEMA_PREFIX.length) : target,
  );
  const others = choices.filter((choice) => choice.type === "null");
  const branches = choices
    .filter((choice) => choice.type !== "null")
    .map((choice) => branchOf(choice, property, mapped, schemas));
  const values = branches.flatMap((branch) => branch.values);
  const isClear =
    branches.every((branch) => branch.values.length > 0) && new Set(values).size === values.length;
  return isClear ? { property, branches, others } : undefined;
}

/** A schema without the alternatives of its discriminator. */
export function withoutChoices(schema: JsonSchema): JsonSchema {
  const { discriminator: _discriminator, oneOf, anyOf, ...rest } = schema;
  return { ...rest, ...(oneOf && anyOf && { anyOf }) };
}

/** The part of an alternative's schema that its discriminator implies. */
export function tagSchema(property: string, values: readonly string[]): JsonSchema {
  return {
    type: "object",
    properties: { [property]: { type: "string", enum: values } },
    required: [property],
  };
}

function branchOf(
  schema: JsonSchema,
  property: string,
  mapped: ReadonlyMap<string, readonly (readonly [value: string, target: string])[]>,
  schemas: NamedSchemas,
): DiscriminatedBranch {
  const own = allowedTexts(schema, [property], schemas);
  const isRequired = requiredNames(combinedSchemas(schema, schemas)).has(property);
  if (own) return { schema, values: own, isNarrow: isRequired };
  const name = referencedSchema(schema);
  if (name === undefined) return { schema, values: [], isNarrow: false };
  const values = mapped.get(name)?.map(([value]) => value) ?? [name];
  return { schema, values, isNarrow: false };
}

/**
 * The strings that a schema allows for its value, or for the member at a path; undefined if it
 * allows any string.
 */
function allowedTexts(
  schema: JsonSchema,
  path: readonly string[],
  schemas: NamedSchemas,
  left = STEPS,
): readonly string[] | undefined {
  const { allOf = [], anyOf, oneOf, properties = {} } = schema;
  const [name, ...rest] = path;
  const member =
    name !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
  const own =
    name === undefined
      ? listedValues([schema])?.filter((value) => typeof value === "string")
      : member && allowedTexts(member, rest, schemas, left - 1);
  if (left <= 0) return own;
  const textsOf = (part: JsonSchema): readonly string[] | undefined =>
    allowedTexts(part, path, schemas, left - 1);
  const target = targetSchema(schema, schemas);
  const parts = [...(target ? [target] : []), ...allOf].map(textsOf);
  const unions = [anyOf, oneOf].map((choices) => {
    const each = choices?.map(textsOf) ?? [undefined];
    return each.every((values) => values !== undefined) ? [...new Set(each.flat())] : undefined;
  });
  const [first, ...others] = [own, ...parts, ...unions].filter((values) => values !== undefined);
  return first?.filter((value) => others.every((values) => values.includes(value)));
}

function targetSchema(schema: JsonSchema, schemas: NamedSchemas): JsonSchema | undefined {
  const name = referencedSchema(schema);
  return name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}
