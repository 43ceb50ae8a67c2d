import { referencedSchema } from "../../model/json-schema.js";
import type { DirectorySchema } from "../../model/json-schema.js";
import { payloadSchema } from "../../model/exchange.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { DirectoryModel } from "../../model/spec-model.js";

/** The locations of numbers with a decimal point, in the form that the runtime uses. */
export type Shape = {
  readonly decimalPoint?: true;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  /** The names of further shapes that apply to the same value. */
  readonly also?: readonly string[];
};

type Shapes = Readonly<Record<string, Shape>>;

/** A shape before parts without such numbers are removed. */
interface UntrimmedShape {
  readonly decimalPoint?: true;
  readonly properties: Readonly<Record<string, UntrimmedShape>>;
  readonly items?: UntrimmedShape;
  readonly also: readonly string[];
}

type UntrimmedShapes = Readonly<Record<string, UntrimmedShape>>;

/**
 * The locations in a directory's payloads where numbers have a decimal point, by endpoint (`GET
 * /alliances`) and by schema. Parts without such numbers are omitted.
 */
export function jsonShapes(model: DirectoryModel): Shapes {
  const endpoints = model.operations.map(
    (operation) => [endpointLabel(operation), payloadSchema(operation.responses) ?? {}] as const,
  );
  const all = [...Object.entries(model.schemas), ...endpoints];
  return settled(Object.fromEntries(all.map(([name, schema]) => [name, shapeOf(schema)])));
}

/** The locations in the payloads of one schema; undefined if there are none. */
export function shapeIn(schema: DirectorySchema, shapes: Shapes): Shape | undefined {
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

function shapeOf(schema: DirectorySchema): UntrimmedShape {
  const { items, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
  const reference = referencedSchema(schema);
  const members = Object.entries(properties).map(([name, member]) => [name, shapeOf(member)]);
  const own: UntrimmedShape = {
    ...(schema["x-wire-format"] === "decimal-point" && { decimalPoint: true }),
    ...(items && { items: shapeOf(items) }),
    properties: Object.fromEntries(members),
    also: reference === undefined ? [] : [reference],
  };
  return [...allOf, ...anyOf, ...oneOf].map(shapeOf).reduce(merged, own);
}

function merged(a: UntrimmedShape, b: UntrimmedShape): UntrimmedShape {
  const items = a.items && b.items ? merged(a.items, b.items) : (a.items ?? b.items);
  const properties = new Map(Object.entries(a.properties));
  for (const [name, member] of Object.entries(b.properties)) {
    const own = properties.get(name);
    properties.set(name, own ? merged(own, member) : member);
  }
  return {
    ...((a.decimalPoint || b.decimalPoint) && { decimalPoint: true }),
    ...(items && { items }),
    properties: Object.fromEntries(properties),
    also: [...a.also, ...b.also],
  };
}

function pruned(shape: UntrimmedShape, known: Shapes): Shape | undefined {
  const also = shape.also.filter((name) => Object.hasOwn(known, name));
  const items = shape.items && pruned(shape.items, known);
  const properties = Object.entries(shape.properties).flatMap(([name, member]) => {
    const left = pruned(member, known);
    return left ? [[name, left] as const] : [];
  });
  const left: Shape = {
    ...(shape.decimalPoint && { decimalPoint: true }),
    ...(items && { items }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(also.length > 0 && { also }),
  };
  return Object.keys(left).length === 0 ? undefined : left;
}
