import { oncePerObject } from "../../base/shared-parts.js";
import {
  SCHEMA_PREFIX,
  mapSubschemas,
  referencedSchema,
  combinedSchemas,
} from "../schema/json-schema.js";
import type { Discriminator, JsonSchema } from "../schema/json-schema.js";
import type { NamedSchemas } from "../schema/discriminator.js";

/** The context for converting a schema. */
export interface DirectionContext {
  readonly direction: PayloadDirection;
  /** The named schemas of the document. */
  readonly schemas: NamedSchemas;
  /** The names of schemas with a different form in this direction. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Returns true for schemas that lead to a member of one direction. Others stay as they are. */
  readonly differs: (schema: JsonSchema) => boolean;
}

/**
 * Converts schemas to their form in one direction. Members that payloads of this direction lack are
 * neither properties nor required. If a payload has such a member, its value must still match.
 */
export function directedSchemas(context: DirectionContext): Convert {
  const convert = oncePerObject((schema: JsonSchema): JsonSchema =>
    context.differs(schema) ? convertedPart(schema, NONE, { ...context, convert }, []) : schema,
  );
  return convert;
}

type Convert = (schema: JsonSchema) => JsonSchema;

const NONE: ReadonlySet<string> = new Set();

interface ConversionContext extends DirectionContext {
  /** Converts a schema for a different value. */
  readonly convert: Convert;
}

/** Keywords with schemas for the same value. Conditions are not requirements. */
const IN_PLACE: ReadonlySet<string> = new Set([
  "allOf",
  "anyOf",
  "dependentSchemas",
  "else",
  "oneOf",
  "then",
]);
const CONDITIONS: ReadonlySet<string> = new Set(["if", "not"]);

/**
 * @param above the members that the schemas around this part hide
 * @param copied the names of the schemas that this part is a copy of
 */
function convertedPart(
  schema: JsonSchema,
  above: ReadonlySet<string>,
  context: ConversionContext,
  copied: readonly string[],
): JsonSchema {
  const { direction, schemas } = context;
  const hidden = new Set([...above, ...hiddenMembers(schema, direction, schemas)]);
  const inPlace = (below: JsonSchema): JsonSchema => convertedPart(below, hidden, context, copied);
  const converted = mapRequired(schema, (keyword) =>
    IN_PLACE.has(keyword) ? inPlace : context.convert,
  );
  return withReference(
    withDiscriminator(withoutMembers(converted, hidden), schema, hidden, context),
    hidden,
    context,
    copied,
  );
}

/** Replaces nested schemas, except in conditions. */
function mapRequired(schema: JsonSchema, replaceOf: (keyword: string) => Convert): JsonSchema {
  const entries = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (CONDITIONS.has(keyword)) return [keyword, value];
    const only = mapSubschemas({ [keyword]: value }, replaceOf(keyword));
    return Object.entries(only)[0] ?? [keyword, value];
  });
  return Object.fromEntries(entries);
}

function withoutMembers(schema: JsonSchema, hidden: ReadonlySet<string>): JsonSchema {
  const { properties, required, dependentRequired, ...rest } = schema;
  const isKept = (name: unknown): boolean => !hidden.has(String(name));
  const members = Object.entries(properties ?? {});
  const ignored = members.filter(([name]) => !isKept(name));
  const needed = Array.isArray(required) ? required.filter(isKept) : required;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(members.filter(([name]) => isKept(name))),
    }),
    ...(ignored.length > 0 && { "x-ignored-properties": Object.fromEntries(ignored) }),
    ...(required !== undefined && { required: needed }),
    ...(dependentRequired !== undefined && {
      dependentRequired: mapValues(dependentRequired, (names) =>
        Array.isArray(names) ? names.filter(isKept) : names,
      ),
    }),
  };
}

/** A discriminator keeps its values when its alternatives get other names. */
function withDiscriminator(
  converted: JsonSchema,
  { discriminator, oneOf, anyOf }: JsonSchema,
  hidden: ReadonlySet<string>,
  { direction, schemas, renamed }: DirectionContext,
): JsonSchema {
  if (!discriminator) return converted;
  const { propertyName, mapping = {} } = discriminator;
  const choices = oneOf ?? anyOf ?? [];
  const isHidden = choices.some((choice) =>
    hiddenMembers(choice, direction, schemas).has(propertyName),
  );
  if (isHidden || hidden.has(propertyName)) {
    const { discriminator: _discriminator, ...rest } = converted;
    return rest;
  }
  const added: (readonly [string, string])[] = [];
  for (const choice of choices) {
    const name = referencedSchema(choice) ?? "";
    const form = renamed.get(name);
    if (form === undefined) continue;
    const values = Object.keys(mapping).filter((value) => isTarget(mapping[value], name));
    for (const value of values.length > 0 ? values : [name])
      added.push([value, SCHEMA_PREFIX + form]);
  }
  if (added.length === 0) return converted;
  const changed: Discriminator = {
    propertyName,
    mapping: { ...mapping, ...Object.fromEntries(added) },
  };
  return { ...converted, discriminator: changed };
}

function isTarget(target: string | undefined, name: string): boolean {
  return target === name || target === SCHEMA_PREFIX + name;
}

/**
 * Refers to the schema's form in this direction. Copies a schema if the surrounding schemas hide
 * more members than its form.
 */
function withReference(
  schema: JsonSchema,
  hidden: ReadonlySet<string>,
  context: ConversionContext,
  copied: readonly string[],
): JsonSchema {
  const name = referencedSchema(schema);
  if (name === undefined) return schema;
  const { direction, schemas, renamed } = context;
  const target = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  const own = target && hiddenMembers(target, direction, schemas);
  const further = new Set([...hidden].filter((each) => !own?.has(each)));
  if (target && !copied.includes(name) && mentionsMembers(target, further, schemas)) {
    const { $ref: _reference, ...rest } = schema;
    const copy = convertedPart(target, hidden, context, [...copied, name]);
    return { ...rest, allOf: [...(rest.allOf ?? []), copy] };
  }
  const form = renamed.get(name);
  return form === undefined ? schema : { ...schema, $ref: SCHEMA_PREFIX + form };
}

function mapValues(object: unknown, replace: (value: unknown) => unknown): object {
  return Object.fromEntries(
    Object.entries(Object(object)).map(([name, value]) => [name, replace(value)]),
  );
}

/** Whether a payload is sent by clients or by servers. */
export type PayloadDirection = "request" | "response";

/**
 * The keyword of members that payloads of a direction lack (JSON Schema 2020-12 validation, 9.4:
 * `readOnly` and `writeOnly`).
 */
const HIDING: Readonly<Record<PayloadDirection, string>> = {
  request: "readOnly",
  response: "writeOnly",
};

/**
 * The members that payloads omit in one direction: properties with the keyword, in the schema and
 * its combined schemas. Alternatives have separate members.
 */
function hiddenMembers(
  schema: JsonSchema,
  direction: PayloadDirection,
  schemas: NamedSchemas,
): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const { properties = {} } of combinedSchemas(schema, schemas))
    for (const [name, property] of Object.entries(properties))
      if (isHiddenMember(property, direction, schemas)) hidden.add(name);
  return hidden;
}

/** Returns true if a schema, or one that it combines, has the keyword of the direction. */
function isHiddenMember(
  schema: JsonSchema,
  direction: PayloadDirection,
  schemas: NamedSchemas,
): boolean {
  return combinedSchemas(schema, schemas).some((each) => each[HIDING[direction]] === true);
}

/** Returns true if a schema, or one that it combines, requires or describes one of the members. */
function mentionsMembers(
  schema: JsonSchema,
  names: ReadonlySet<string>,
  schemas: NamedSchemas,
): boolean {
  return combinedSchemas(schema, schemas).some(
    ({ required, properties = {} }) =>
      (Array.isArray(required) && required.some((name) => names.has(String(name)))) ||
      Object.keys(properties).some((name) => names.has(name)),
  );
}
