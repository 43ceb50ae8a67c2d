import type { NamedSchemas } from "./discriminator.js";
import { int64Type, isFullRange } from "./formats.js";
import { otherMembers, referencedSchema } from "./json-schema.js";
import { isOfType } from "./values.js";
import { isAnnotation } from "./keywords.js";
import type { JsonSchema } from "./json-schema.js";

/** The values of a schema without their restrictions. One name is the shape of that type. */
export type SchemaShape = SingleType | SchemaShapeParts;

/** A shape with alternatives: single values, a list and an object. */
export interface SchemaShapeParts {
  readonly types?: readonly SingleType[];
  readonly values?: readonly SingleValue[];
  /** The shape of list items. */
  readonly items?: SchemaShape;
  /** The shapes of object members. */
  readonly members?: Readonly<Record<string, SchemaShape>>;
  /** The shape of other members. */
  readonly rest?: SchemaShape;
}

/** A single value's type. Digits are the text of a 64-bit integer. */
export type SingleType = "string" | "integer" | "number" | "bigint" | "digits" | "boolean" | "null";

/** A single value. */
export type SingleValue = string | number | boolean | null;

/** The values of a parameter's schema. */
export interface ShapedSchema {
  readonly shape: SchemaShape;
  /** The schema accepts exactly the values of the shape. */
  readonly isExact: boolean;
}

/** A shape without its short form. */
export function expandedShape(shape: SchemaShape): SchemaShapeParts {
  return typeof shape === "string" ? { types: [shape] } : shape;
}

/** Returns true if a shape has no objects. Its type is written inline. */
export function isInline(shape: SchemaShape): boolean {
  const { members, rest, items } = expandedShape(shape);
  return members === undefined && rest === undefined && (items === undefined || isInline(items));
}

/** Returns true if a shape has single values only. */
export function isSingle(shape: SchemaShape): boolean {
  const { items, members, rest } = expandedShape(shape);
  return items === undefined && members === undefined && rest === undefined;
}

/** Levels of lists and objects that a shape describes. Schemas may be recursive. */
const LEVELS = 4;

/** The types and values that a schema accepts, or a few more; empty if it accepts any value. */
export function acceptedShape(schema: JsonSchema, schemas: NamedSchemas): SchemaShapeParts {
  return shaped(schema, { schemas, left: LEVELS, above: [] }).shape;
}

/** Finds the types that a parameter's strings are converted to. */
export function wireShapeOf(schema: JsonSchema, schemas: NamedSchemas): ShapedSchema {
  const found = shaped(schema, { schemas, left: LEVELS, above: [] });
  const anything = found.shape === ANYTHING ? { types: ["string" as const] } : found.shape;
  return { shape: short(anything), isExact: found.isExact && isInline(anything) };
}

/**
 * Returns true if a schema's values are nested more deeply than a shape can describe, for example
 * in recursive schemas.
 *
 * @param above the references that lead to the schema
 */
export function exceedsShape(
  schema: JsonSchema,
  schemas: NamedSchemas,
  left = LEVELS,
  above: readonly string[] = [],
): boolean {
  const { allOf = [], anyOf = [], oneOf = [], properties = {}, items } = schema;
  const name = referencedSchema(schema);
  const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (name !== undefined && above.includes(name)) return true;
  const leading = name === undefined ? above : [...above, name];
  const parts = [...(target ? [target] : []), ...allOf, ...anyOf, ...oneOf];
  const nested = [...Object.values(properties), ...(items ? [items] : []), ...otherMembers(schema)];
  return (
    (nested.length > 0 && left <= 1) ||
    parts.some((part) => exceedsShape(part, schemas, left, leading)) ||
    nested.some((part) => exceedsShape(part, schemas, left - 1, leading))
  );
}

/** A schema without its references to schemas that contain no others. */
export function withoutShallowReferences(
  schema: JsonSchema,
  schemas: NamedSchemas,
  above: readonly string[] = [],
): JsonSchema {
  const name = referencedSchema(schema);
  if (name === undefined || above.includes(name) || !Object.hasOwn(schemas, name)) {
    const [only, ...others] = schema.allOf ?? [];
    const isAlone = Object.keys(schema).every((key) => key === "allOf" || isAnnotation(key));
    return only && others.length === 0 && isAlone
      ? withoutShallowReferences({ ...annotationsOf(schema), ...only }, schemas, above)
      : schema;
  }
  const { $ref: _reference, ...siblings } = schema;
  const target = schemas[name] ?? {};
  const isAlone = Object.keys(siblings).every(isAnnotation);
  return isAlone
    ? withoutShallowReferences({ ...target, ...siblings }, schemas, [...above, name])
    : schema;
}

function annotationsOf(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => isAnnotation(key)));
}

interface Context {
  readonly schemas: NamedSchemas;
  readonly left: number;
  /** The references that lead to the schema. */
  readonly above: readonly string[];
}

interface Shaped {
  readonly shape: SchemaShapeParts;
  readonly isExact: boolean;
}

const ANYTHING: SchemaShapeParts = {};

/** Keywords that a shape describes, unless they are in an object. */
const SHAPED: ReadonlySet<string> = new Set(["type", "enum", "const", "items", "anyOf"]);

/** Keywords that the shape of a 64-bit integer describes, if they do not restrict it. */
const INT64_KEYWORDS: ReadonlySet<string> = new Set([
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
]);

function shaped(schema: JsonSchema, context: Context): Shaped {
  const name = referencedSchema(schema);
  if (name !== undefined) return referenced(name, schema, context);
  const { allOf = [], anyOf, oneOf } = schema;
  const parts = [
    own(schema, context),
    ...allOf.map((each) => shaped(each, context)),
    ...[anyOf, oneOf].flatMap((choices) =>
      choices ? [union(choices.map((each) => shaped(each, context)))] : [],
    ),
  ];
  const isExact =
    allOf.length === 0 &&
    parts.every((part) => part.isExact) &&
    Object.keys(schema).every(
      (key) =>
        SHAPED.has(key) ||
        isAnnotation(key) ||
        isFreeOneOf(key, schema) ||
        (int64Type(schema) !== undefined && isFullRange(schema) && INT64_KEYWORDS.has(key)),
    );
  return { shape: parts.map(({ shape }) => shape).reduce(intersection), isExact };
}

/** Alternatives of different types cannot be used together. */
function isFreeOneOf(key: string, { oneOf = [] }: JsonSchema): boolean {
  const types = oneOf.flatMap(({ type, enum: values }) => (values ? [] : [type ?? []].flat()));
  return (
    key === "oneOf" &&
    types.length === oneOf.length &&
    new Set(types).size === types.length &&
    !(types.includes("integer") && types.includes("number"))
  );
}

function referenced(name: string, schema: JsonSchema, context: Context): Shaped {
  const { schemas, above } = context;
  const target = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (!target || above.includes(name)) return { shape: ANYTHING, isExact: false };
  const found = shaped(target, { ...context, above: [...above, name] });
  const { $ref: _reference, ...siblings } = schema;
  const rest = shaped(siblings, context);
  return {
    shape: intersection(found.shape, rest.shape),
    isExact: found.isExact && rest.isExact,
  };
}

const SCALARS: readonly SingleType[] = [
  "boolean",
  "integer",
  "number",
  "bigint",
  "digits",
  "string",
  "null",
];

function own(schema: JsonSchema, context: Context): Shaped {
  const { const: constant, enum: listed } = schema;
  const values = constant === undefined ? listed : [constant];
  const { type } = schema;
  const types = type === undefined ? undefined : [type].flat();
  if (Array.isArray(values)) {
    const scalars = values.filter(isScalar);
    const known = scalars.filter((value) => !types || isOfType(value, types));
    return { shape: { values: known }, isExact: known.length === values.length };
  }
  const inner = { ...context, left: context.left - 1 };
  const isArray = types ? types.includes("array") : schema.items !== undefined;
  const isObject = types ? types.includes("object") : schema.properties !== undefined;
  const items =
    isArray && inner.left > 0
      ? shaped(schema.items ?? {}, inner)
      : { shape: ANYTHING, isExact: false };
  const single = types?.map((each) => (each === "integer" ? integerType(schema) : each));
  const scalars = SCALARS.filter((each) => single?.includes(each));
  return {
    shape: {
      ...(scalars.length > 0 && { types: scalars }),
      ...(isArray && { items: short(items.shape) }),
      ...(isObject && objectShape(schema, inner)),
    },
    isExact: (!isArray || items.isExact) && !isObject && types !== undefined,
  };
}

/** Integer values. With the format `int64`, they may not be numbers. */
function integerType(schema: JsonSchema): SingleType {
  switch (int64Type(schema)) {
    case "bigint":
      return "bigint";
    case "text":
      return "digits";
    case undefined:
      return "integer";
  }
}

function objectShape(schema: JsonSchema, context: Context): SchemaShapeParts {
  const { properties = {}, additionalProperties = true } = schema;
  const shapeBelow = (each: JsonSchema): SchemaShape =>
    context.left > 0 ? short(shaped(each, context).shape) : {};
  const members = Object.entries(properties).map(([name, each]) => [name, shapeBelow(each)]);
  const others = otherMembers(schema).map(shapeBelow);
  return {
    members: Object.fromEntries(members),
    ...(others.length > 0
      ? { rest: others.reduce(joined) }
      : additionalProperties === true && members.length === 0 && { rest: {} }),
  };
}

function union(parts: readonly Shaped[]): Shaped {
  if (parts.some(({ shape }) => isAnything(shape))) return { shape: ANYTHING, isExact: false };
  return {
    shape: parts.map(({ shape }) => shape).reduce(either, ANYTHING),
    isExact:
      parts.every(({ isExact }) => isExact) && parts.filter(({ shape }) => shape.items).length < 2,
  };
}

function either(a: SchemaShapeParts, b: SchemaShapeParts): SchemaShapeParts {
  const types = SCALARS.filter((type) => a.types?.includes(type) || b.types?.includes(type));
  const values = [...new Set([...(a.values ?? []), ...(b.values ?? [])])];
  const members = { ...a.members };
  for (const [name, shape] of Object.entries(b.members ?? {}))
    members[name] = Object.hasOwn(members, name)
      ? short(either(expandedShape(members[name] ?? {}), expandedShape(shape)))
      : shape;
  return {
    ...(types.length > 0 && { types }),
    ...(values.length > 0 && { values }),
    ...((a.items ?? b.items) !== undefined && { items: joined(a.items, b.items) }),
    ...((a.members ?? b.members) && { members }),
    ...((a.rest ?? b.rest) !== undefined && { rest: joined(a.rest, b.rest) }),
  };
}

function joined(a: SchemaShape | undefined, b: SchemaShape | undefined): SchemaShape {
  if (a === undefined || b === undefined) return a ?? b ?? {};
  const [left, right] = [expandedShape(a), expandedShape(b)];
  return isAnything(left) || isAnything(right) ? {} : short(either(left, right));
}

/** The values of both shapes, or a few more: validators check values. */
function intersection(a: SchemaShapeParts, b: SchemaShapeParts): SchemaShapeParts {
  if (isAnything(a)) return b;
  if (isAnything(b)) return a;
  const types = a.types && b.types ? a.types.filter((type) => b.types?.includes(type)) : undefined;
  const values = a.values ?? b.values;
  const items = a.items ?? b.items;
  const rest = a.rest ?? b.rest;
  return {
    ...(values ? { values } : types && types.length > 0 && { types }),
    ...(items !== undefined && { items }),
    ...((a.members ?? b.members) && { members: { ...a.members, ...b.members } }),
    ...(rest !== undefined && { rest }),
  };
}

function isAnything(shape: SchemaShapeParts): boolean {
  return Object.keys(shape).length === 0;
}

/** A shape in its short form, if it has one. An integer is a number too. */
function short(shape: SchemaShapeParts): SchemaShape {
  const types = shape.types?.filter(
    (type) => type !== "integer" || !shape.types?.includes("number"),
  );
  const [only, ...others] = types ?? [];
  const isOne = only !== undefined && others.length === 0 && Object.keys(shape).length === 1;
  return isOne ? only : { ...shape, ...(types && { types }) };
}

function isScalar(value: unknown): value is SingleValue {
  return typeof value !== "object" || value === null;
}
