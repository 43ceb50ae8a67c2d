import { otherMembers, referencedSchema } from "../../spec/schema/json-schema.js";
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
  readonly items?: Shape;
  /** The shape of members with other names. */
  readonly rest?: Shape;
  /** The names of further shapes that apply to the same value. */
  readonly also?: readonly string[];
};

type Shapes = Readonly<Record<string, Shape>>;

/** A shape before parts without such numbers are removed. */
interface UntrimmedShape {
  readonly decimalPoint?: true;
  readonly int64?: Int64Values;
  readonly properties: Readonly<Record<string, UntrimmedShape>>;
  readonly items?: UntrimmedShape;
  readonly rest?: UntrimmedShape;
  readonly also: readonly string[];
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
export function shapeIn(schema: JsonSchema, shapes: Shapes): Shape | undefined {
  return pruned(shapeOf(schema), shapes);
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
const shapeOf = oncePerObject((schema: JsonSchema): UntrimmedShape => {
  const { items, prefixItems = [], properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
  const all = [...prefixItems, ...(items ? [items] : [])].map(shapeOf);
  const others = otherMembers(schema).map(shapeOf);
  const int64 = int64Type(schema);
  const reference = referencedSchema(schema);
  const members = Object.entries(properties).map(([name, member]) => [name, shapeOf(member)]);
  const own: UntrimmedShape = {
    ...(schema["x-wire-format"] === "decimal-point" && { decimalPoint: true }),
    ...(int64 && { int64 }),
    ...(all.length > 0 && { items: all.reduce(merged) }),
    ...(others.length > 0 && { rest: others.reduce(merged) }),
    properties: Object.fromEntries(members),
    also: reference === undefined ? [] : [reference],
  };
  return [...allOf, ...anyOf, ...oneOf].map(shapeOf).reduce(merged, own);
});

function merged(a: UntrimmedShape, b: UntrimmedShape): UntrimmedShape {
  const items = a.items && b.items ? merged(a.items, b.items) : (a.items ?? b.items);
  const rest = a.rest && b.rest ? merged(a.rest, b.rest) : (a.rest ?? b.rest);
  const int64 = a.int64 ?? b.int64;
  const properties = new Map(Object.entries(a.properties));
  for (const [name, member] of Object.entries(b.properties)) {
    const own = properties.get(name);
    properties.set(name, own ? merged(own, member) : member);
  }
  return {
    ...((a.decimalPoint || b.decimalPoint) && { decimalPoint: true }),
    ...(int64 && { int64 }),
    ...(items && { items }),
    ...(rest && { rest }),
    properties: Object.fromEntries(properties),
    also: [...a.also, ...b.also],
  };
}

function pruned(shape: UntrimmedShape, known: Shapes): Shape | undefined {
  const also = shape.also.filter((name) => Object.hasOwn(known, name));
  const items = shape.items && pruned(shape.items, known);
  const rest = shape.rest && pruned(shape.rest, known);
  const properties = Object.entries(shape.properties).flatMap(([name, member]) => {
    // A member without a shape must not get the shape of the others.
    const left = pruned(member, known) ?? (rest && {});
    return left ? [[name, left] as const] : [];
  });
  const left: Shape = {
    ...(shape.decimalPoint && { decimalPoint: true }),
    ...(shape.int64 && { int64: shape.int64 }),
    ...(items && { items }),
    ...(rest && { rest }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(also.length > 0 && { also }),
  };
  return Object.keys(left).length === 0 ? undefined : left;
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
