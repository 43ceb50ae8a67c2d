/**
 * Random pairs of an OpenAPI document's schemas: the schemas of a base, and of a revision that is
 * edited or independent of it.
 *
 * @module
 */
import {
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  letrec,
  nat,
  oneof,
  option,
  record,
  subarray,
  tuple,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import type { JsonSchema } from "../../generator/spec/schema/json-schema.js";

/** Named schemas; `Top` is the schema of the response. */
export type NamedSchemas = Readonly<Record<"Top" | "A" | "B", JsonSchema>>;

/** The schemas of a base and of a revision. */
export interface SchemaPair {
  readonly old: NamedSchemas;
  readonly next: NamedSchemas;
}

const NAMES = ["a", "b", "c"] as const;
const REFERENCES = ["#/components/schemas/A", "#/components/schemas/B"] as const;

/** Removes members without a value. */
function stated(schema: Readonly<Record<string, unknown>>): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

function optional<Value>(values: Arbitrary<Value>): Arbitrary<Value | undefined> {
  return option(values, { nil: undefined, freq: 3 });
}

const rare = <Value>(values: Arbitrary<Value>): Arbitrary<Value | undefined> =>
  oneof({ weight: 3, arbitrary: constant(undefined) }, { weight: 1, arbitrary: values });

const bound = integer({ min: 0, max: 4 });

const text = record({
  type: constant("string"),
  minLength: rare(bound),
  maxLength: rare(bound),
  pattern: rare(constantFrom("a", "^b", "c$")),
}).map(stated);

const number = record({
  type: constantFrom("integer", "number"),
  minimum: rare(bound),
  maximum: rare(bound),
  exclusiveMinimum: rare(bound),
  multipleOf: rare(constantFrom(1, 2, 3, 4)),
}).map(stated);

const listed = record({
  type: rare(constantFrom("string", "integer", ["string", "null"])),
  enum: subarray(["a", "b", "ab", 1, 2, null, true], { minLength: 1, maxLength: 3 }),
}).map(stated);

const several = record({
  type: subarray(["string", "integer", "boolean", "null", "object"], {
    minLength: 2,
    maxLength: 3,
  }),
  minLength: rare(bound),
}).map(stated);

const untyped = constantFrom<JsonSchema[]>(
  {},
  { minLength: 2 },
  { minimum: 2 },
  { required: ["a"] },
  { required: ["b", "d"] },
  { minItems: 1 },
  { type: "boolean" },
  { type: "null" },
  { const: "a" },
);

export const { schema } = letrec<{
  readonly schema: JsonSchema;
  readonly object: JsonSchema;
  readonly list: JsonSchema;
}>((tie) => ({
  schema: oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    number,
    listed,
    several,
    untyped,
    constantFrom(...REFERENCES).map((reference) => ({ $ref: reference })),
    tie("object"),
    tie("object"),
    tie("list"),
    array(tie("schema"), { minLength: 2, maxLength: 3 }).map((allOf) => ({ allOf })),
    array(tie("object"), { minLength: 2, maxLength: 3 }).map((allOf) => ({ allOf })),
    array(tie("schema"), { minLength: 2, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    array(tie("schema"), { minLength: 2, maxLength: 3 }).map((oneOf) => ({ oneOf })),
    tuple(tie("object"), tie("schema")).map(([object, other]) => ({ ...object, allOf: [other] })),
    tuple(tie("object"), array(tie("object"), { minLength: 2, maxLength: 2 })).map(
      ([object, anyOf]) => ({ ...object, anyOf }),
    ),
  ),
  object: record({
    type: oneof(
      { weight: 4, arbitrary: constant("object") },
      { weight: 1, arbitrary: constant(undefined) },
    ),
    properties: array(tuple(constantFrom(...NAMES), tie("schema")), { maxLength: 3 }).map(
      (entries) => (entries.length > 0 ? Object.fromEntries(entries) : undefined),
    ),
    required: rare(subarray(["a", "b", "d"], { minLength: 1 })),
    additionalProperties: rare(oneof(constant(false), tie("schema"))),
    minProperties: rare(bound),
    maxProperties: rare(bound),
  }).map(stated),
  list: record({
    type: oneof(
      { weight: 4, arbitrary: constant("array") },
      { weight: 1, arbitrary: constant(undefined) },
    ),
    items: optional(tie("schema")),
    minItems: rare(bound),
    maxItems: rare(bound),
    uniqueItems: rare(boolean()),
  }).map(stated),
}));

/** An edit of one of the schemas, chosen among all by a number. */
interface Edit {
  /** True for a schema in the one of the response; the others may be without any effect. */
  readonly isInTop: boolean;
  readonly at: number;
  readonly kind: number;
  readonly choice: number;
  readonly other: JsonSchema;
}

const edit: Arbitrary<Edit> = record({
  isInTop: integer({ min: 1, max: 4 }).map((chance) => chance > 1),
  at: nat(1000),
  kind: nat(1000),
  choice: nat(1000),
  other: schema,
});

type Change = (schema: JsonSchema, edit: Edit) => JsonSchema;

/** A keyword of a schema is removed. */
const without: Change = (given, { choice }) => {
  const keys = Object.keys(given);
  const key = keys[choice % Math.max(keys.length, 1)];
  return Object.fromEntries(Object.entries(given).filter(([name]) => name !== key));
};

const CHANGES: readonly Change[] = [
  without,
  without,
  (given, { other }) => ({ ...given, ...other }),
  (_given, { other }) => other,
  (given, { other }) => ({ allOf: [given, other] }),
  (given, { other }) => ({ anyOf: [given, other] }),
  (given, { other }) => ({ oneOf: [given, other] }),
  (given) => ({ anyOf: [given, { type: "null" }] }),
  (given, { choice }) => ({ ...given, required: [["a", "b", "c", "d"][choice % 4] ?? ""] }),
  (given, { choice, other }) => ({
    ...given,
    properties: { ...given.properties, [NAMES[choice % 3] ?? ""]: other },
  }),
  (given, { choice }) => ({ ...given, additionalProperties: choice % 2 === 0 }),
  (given, { other }) => ({ ...given, additionalProperties: other }),
  (given, { choice }) => ({ ...given, minLength: choice % 4 }),
  (given, { choice }) => ({ ...given, maximum: choice % 4 }),
  (given, { choice }) => {
    const key = (["allOf", "anyOf", "oneOf"] as const).find((each) => given[each]);
    const list = key === undefined ? undefined : given[key];
    return key === undefined || !list || list.length < 2
      ? given
      : { ...given, [key]: list.toSpliced(choice % list.length, 1) };
  },
  (given, { choice, other }) => {
    const key = (["allOf", "anyOf", "oneOf"] as const)[choice % 3] ?? "allOf";
    return { ...given, [key]: [...(given[key] ?? []), other] };
  },
  ({ anyOf, oneOf, ...given }) => ({
    ...given,
    ...(anyOf && { oneOf: anyOf }),
    ...(oneOf && { anyOf: oneOf }),
  }),
];

/** Applies an edit to one of the schemas in a schema. */
function edited(all: NamedSchemas, given: Edit): NamedSchemas {
  const choices = given.isInTop ? [all.Top] : Object.values(all);
  // The schemas are visited in this order.
  let index = given.at % countIn(choices);
  const change = CHANGES[given.kind % CHANGES.length] ?? without;
  const visit = (each: JsonSchema): JsonSchema => {
    const isHere = index === 0;
    index -= 1;
    if (isHere) return change(each, given);
    return mapped(each, visit);
  };
  return { Top: visit(all.Top), A: visit(all.A), B: visit(all.B) };
}

function mapped(each: JsonSchema, visit: (below: JsonSchema) => JsonSchema): JsonSchema {
  const { properties, items, additionalProperties, allOf, anyOf, oneOf } = each;
  return {
    ...each,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, below]) => [name, visit(below)]),
      ),
    }),
    ...(items && { items: visit(items) }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: visit(additionalProperties),
    }),
    ...(allOf && { allOf: allOf.map(visit) }),
    ...(anyOf && { anyOf: anyOf.map(visit) }),
    ...(oneOf && { oneOf: oneOf.map(visit) }),
  };
}

function countIn(all: readonly JsonSchema[]): number {
  return all.reduce((sum, each) => {
    const below: JsonSchema[] = [];
    mapped(each, (one) => {
      below.push(one);
      return one;
    });
    return sum + 1 + countIn(below);
  }, 0);
}

/** Removes references that stand for a complete named schema: they could be a circle. */
function grounded({ Top, A, B }: NamedSchemas): NamedSchemas {
  return { Top, A: withoutImmediate(A, []), B: withoutImmediate(B, ["#/components/schemas/A"]) };
}

function withoutImmediate(each: JsonSchema, allowed: readonly string[]): JsonSchema {
  const { $ref: reference, allOf, anyOf, oneOf, ...rest } = each;
  const visit = (below: JsonSchema): JsonSchema => withoutImmediate(below, allowed);
  return {
    ...rest,
    ...(reference !== undefined && allowed.includes(reference) && { $ref: reference }),
    ...(allOf && { allOf: allOf.map(visit) }),
    ...(anyOf && { anyOf: anyOf.map(visit) }),
    ...(oneOf && { oneOf: oneOf.map(visit) }),
  };
}

const named: Arbitrary<NamedSchemas> = record({ Top: schema, A: schema, B: schema });

/** A base with a revision: most with one edit, others with two, and some with all schemas new. */
export const schemaPair: Arbitrary<SchemaPair> = oneof(
  {
    weight: 6,
    arbitrary: tuple(named, array(edit, { minLength: 1, maxLength: 2 })).map(([old, edits]) => ({
      old,
      next: edits.reduce(edited, old),
    })),
  },
  { weight: 1, arbitrary: record({ old: named, next: named }) },
).map(({ old, next }) => ({ old: grounded(old), next: grounded(next) }));
