import { mapMembers } from "../../base/json.js";
import { discriminatedUnion, withoutChoices } from "../../spec/schema/discriminator.js";
import type { NamedSchemas } from "../../spec/schema/discriminator.js";
import { referencedSchema } from "../../spec/schema/json-schema.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import { payloadSchema } from "../../spec/model/exchange.js";
import type { Content } from "../../spec/model/exchange.js";
import { oncePerObject } from "../../base/shared-parts.js";
import { int64Type } from "../../spec/schema/formats.js";
import type { Int64Values } from "../../spec/schema/formats.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import {
  bodyLabel,
  fieldsLabel,
  parameterLabel,
} from "../../../templates/runtime/content/json-format.js";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { docComment } from "../../base/doc-comment.js";
import { types } from "../../base/fragment.js";
import { generic, named } from "../../base/type-expression.js";
import type { Emitter } from "../target.js";
import { objectConstant } from "./statement.js";

/** The locations of numbers with a decimal point and of 64-bit integers, in the form that the runtime uses. */
type Shape = {
  readonly decimalPoint?: true;
  readonly int64?: Int64Values;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patterns?: Readonly<Record<string, Shape>>;
  readonly prefixItems?: readonly Shape[];
  readonly items?: Shape;
  /** The shape of members with other names. */
  readonly rest?: Shape;
  /** Further shapes that apply to the same value, or their names. */
  readonly also?: readonly (string | Shape)[];
  readonly when?: Condition;
};

/** A member, and its values, for which a shape applies. */
type Condition = { readonly member: string; readonly values?: readonly string[] };

type Shapes = Readonly<Record<string, Shape>>;

/** A shape before parts without such numbers are removed. */
interface UntrimmedShape {
  readonly decimalPoint?: true;
  readonly int64?: Int64Values;
  readonly properties: Readonly<Record<string, UntrimmedShape>>;
  readonly patterns: Readonly<Record<string, UntrimmedShape>>;
  readonly prefixItems: readonly UntrimmedShape[];
  readonly items?: UntrimmedShape;
  readonly rest?: UntrimmedShape;
  readonly also: readonly (string | UntrimmedShape)[];
  readonly when?: Condition;
}

type UntrimmedShapes = Readonly<Record<string, UntrimmedShape>>;

/**
 * The locations in an OpenAPI document's payloads where numbers have a decimal point, by endpoint
 * (`GET /alliances`) and by schema. If 64-bit integers are not numbers, also their locations: in
 * responses of any status, in bodies of requests (`POST /alliances body`), in forms (`POST
 * /alliances fields`) and in parameters (`GET /alliances parameter filter`). Parts without such
 * numbers are omitted.
 */
export function jsonShapes(model: OpenApiModel): Shapes {
  const endpoints = model.operations.flatMap((operation) =>
    model.int64 === undefined
      ? [[endpointLabel(operation), payloadSchema(operation.responses) ?? {}] as const]
      : endpointSchemas(operation),
  );
  const all = [...Object.entries(model.schemas), ...endpoints];
  const shapeOf = shapesOf(model.schemas);
  return settled(Object.fromEntries(all.map(([name, schema]) => [name, shapeOf(schema)])));
}

/** The schemas of what an operation sends and receives. */
function endpointSchemas(
  operation: EndpointOperation,
): readonly (readonly [name: string, schema: JsonSchema])[] {
  const label = endpointLabel(operation);
  const received = operation.responses.flatMap(({ contents }) => contents);
  const sent = operation.body?.contents ?? [];
  return [
    [label, { anyOf: received.flatMap(jsonSchema) }],
    [bodyLabel(label), { anyOf: sent.flatMap(jsonSchema) }],
    [fieldsLabel(label), { anyOf: sent.filter(isForm).map(({ schema }) => schema) }],
    ...operation.parameters.flatMap(({ name, type }) =>
      type.kind === "schema" ? [[parameterLabel(label, name), type.schema] as const] : [],
    ),
  ];
}

function isForm({ form }: Content): boolean {
  return form === "form" || form === "multipart";
}

function jsonSchema({ form, schema }: Content): readonly JsonSchema[] {
  return form === "json" ? [schema] : [];
}

/** The locations in the payloads of one schema; undefined if there are none. */
export function shapeIn(
  schema: JsonSchema,
  { schemas }: Pick<OpenApiModel, "schemas">,
  shapes: Shapes,
): Shape | undefined {
  return pruned(shapesOf(schemas)(schema), shapes);
}

/**
 * Keeps the shapes with such a number. Repeats this with shapes that lead to a kept one, until none
 * is added.
 */
function settled(shapes: UntrimmedShapes, known: Shapes = {}): Shapes {
  const kept = Object.entries(shapes).flatMap(([name, shape]) => {
    const left = pruned(shape, known);
    return left ? [[name, left] as const] : [];
  });
  const next = Object.fromEntries(kept);
  return kept.length === Object.keys(known).length ? next : settled(shapes, next);
}

/** The shape of a schema, with parts that have no such numbers. */
function shapesOf(schemas: NamedSchemas): (schema: JsonSchema) => UntrimmedShape {
  const shapeOf = oncePerObject((schema: JsonSchema): UntrimmedShape => {
    const union = discriminatedUnion(schema, schemas);
    const plain = union ? withoutChoices(schema) : schema;
    const { allOf = [], anyOf = [], oneOf = [], additionalProperties, contains } = plain;
    const { properties = {}, patternProperties = {}, dependentSchemas = {} } = plain;
    const { prefixItems = [], items = contains, unevaluatedProperties } = plain;
    const others = [additionalProperties, unevaluatedProperties]
      .flatMap((each) => (typeof each === "object" ? [each] : []))
      .map(shapeOf);
    const int64 = int64Type(schema);
    const reference = referencedSchema(schema);
    const selected = union?.branches.map(({ schema: branch, values }) => ({
      ...shapeOf(branch),
      when: { member: union.property, values },
    }));
    const dependent = Object.entries(dependentSchemas).map(([member, each]) => ({
      ...shapeOf(each),
      when: { member },
    }));
    const own: UntrimmedShape = {
      ...(schema["x-wire-format"] === "decimal-point" && { decimalPoint: true }),
      ...(int64 && { int64 }),
      ...(items && { items: shapeOf(items) }),
      ...(others.length > 0 && { rest: others.reduce(merged) }),
      properties: mapMembers(properties, shapeOf),
      patterns: mapMembers(patternProperties, shapeOf),
      prefixItems: prefixItems.map(shapeOf),
      also: [...(reference === undefined ? [] : [reference]), ...(selected ?? []), ...dependent],
    };
    return [...allOf, ...anyOf, ...oneOf].map(shapeOf).reduce(merged, own);
  });
  return shapeOf;
}

function merged(a: UntrimmedShape, b: UntrimmedShape): UntrimmedShape {
  const items = both(a.items, b.items);
  const rest = both(a.rest, b.rest);
  const int64 = a.int64 ?? b.int64;
  const [longer, shorter] = a.prefixItems.length < b.prefixItems.length ? [b, a] : [a, b];
  return {
    ...((a.decimalPoint || b.decimalPoint) && { decimalPoint: true }),
    ...(int64 && { int64 }),
    ...(items && { items }),
    ...(rest && { rest }),
    properties: mergedMembers(a.properties, b.properties),
    patterns: mergedMembers(a.patterns, b.patterns),
    prefixItems: longer.prefixItems.map(
      (item, index) => both(item, shorter.prefixItems[index] ?? shorter.items) ?? item,
    ),
    also: [...a.also, ...b.also],
  };
}

function both(
  a: UntrimmedShape | undefined,
  b: UntrimmedShape | undefined,
): UntrimmedShape | undefined {
  return a && b ? merged(a, b) : (a ?? b);
}

function mergedMembers(
  a: UntrimmedShapes,
  b: UntrimmedShapes,
): Readonly<Record<string, UntrimmedShape>> {
  const members = new Map(Object.entries(a));
  for (const [name, member] of Object.entries(b)) {
    const own = members.get(name);
    members.set(name, own ? merged(own, member) : member);
  }
  return Object.fromEntries(members);
}

function pruned(shape: UntrimmedShape, known: Shapes): Shape | undefined {
  const also = shape.also
    .map((each) =>
      typeof each === "object"
        ? pruned(each, known)
        : Object.hasOwn(known, each)
          ? each
          : undefined,
    )
    .filter((each) => each !== undefined);
  const items = shape.items && pruned(shape.items, known);
  const rest = shape.rest && pruned(shape.rest, known);
  const prefix = shape.prefixItems.map((item) => pruned(item, known));
  const hasPrefix = prefix.some((item) => item) || (items && prefix.length > 0);
  // A member without a shape must not get the shape of the others.
  const members = (all: UntrimmedShapes): readonly (readonly [string, Shape])[] =>
    Object.entries(all).flatMap(([name, member]) => {
      const left = pruned(member, known) ?? (rest && {});
      return left ? [[name, left] as const] : [];
    });
  const properties = members(shape.properties);
  const patterns = members(shape.patterns);
  const left: Shape = {
    ...(shape.decimalPoint && { decimalPoint: true }),
    ...(shape.int64 && { int64: shape.int64 }),
    ...(hasPrefix && { prefixItems: prefix.map((item) => item ?? {}) }),
    ...(items && { items }),
    ...(rest && { rest }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(patterns.length > 0 && { patterns: Object.fromEntries(patterns) }),
    ...(also.length > 0 && { also }),
  };
  if (Object.keys(left).length === 0) return undefined;
  return shape.when ? { when: shape.when, ...left } : left;
}

/** The locations of an OpenAPI document's 64-bit integers, if they are not numbers. */
export const jsonShapesFile: Emitter = {
  spec: ({ kind, names, model }) => {
    if (kind !== "openapi" || model.int64 === undefined) return [];
    return [
      {
        kind: "source",
        path: `${names.folder}/json-shapes.ts`,
        imports: [types("runtime/client", "JsonShape")],
        statements: [
          objectConstant(
            names.shapes,
            generic("Readonly", generic("Record", named("string"), named("JsonShape"))),
            jsonShapes(model),
            docComment([
              "The locations of 64-bit integers in payloads, by schema and by endpoint.",
            ]),
          ),
        ],
      },
    ];
  },
};
