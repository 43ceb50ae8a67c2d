import type { JsonSchema } from "../model/json-schema.js";
import type { DirectoryModel } from "../model/spec-model.js";
import type { LiteralObject } from "./literal.js";

const SCHEMA_PREFIX = "#/components/schemas/";

/**
 * Where the payloads of a directory write numbers with a decimal point, by endpoint
 * (`GET <path>`) and by schema. What has no such number below it is left out.
 */
export function jsonShapes(model: DirectoryModel): LiteralObject {
  const named = Object.entries(model.schemas);
  const endpoints = model.operations.map(
    (operation) => [`GET ${operation.path}`, operation.payload] as const,
  );
  const all = [...named, ...endpoints];
  let shapes = Object.fromEntries(all.map(([name, schema]) => [name, shapeOf(schema)]));
  // A shape that leads only to empty ones is empty itself.
  for (let before = -1; before !== Object.keys(shapes).length;) {
    before = Object.keys(shapes).length;
    const known = shapes;
    shapes = Object.fromEntries(
      Object.entries(known).flatMap(([name, shape]) => {
        const kept = pruned(shape, known);
        return kept ? [[name, kept]] : [];
      }),
    );
  }
  return shapes;
}

function shapeOf(schema: JsonSchema): LiteralObject {
  const { $ref: reference, items, properties = {} } = schema;
  const alternatives = ["allOf", "anyOf", "oneOf"].flatMap(
    (keyword) => (schema[keyword] ?? []) as JsonSchema[],
  );
  const own: LiteralObject = {
    ...(schema["x-wire-format"] === "decimal-point" && { decimalPoint: true }),
    ...(isSchema(items) && { items: shapeOf(items) }),
    properties: Object.fromEntries(
      Object.entries(properties as Record<string, JsonSchema>).map(([name, member]) => [
        name,
        shapeOf(member),
      ]),
    ),
    ...(typeof reference === "string" && { also: [reference.slice(SCHEMA_PREFIX.length)] }),
  };
  return alternatives.map(shapeOf).reduce(merged, own);
}

function merged(a: LiteralObject, b: LiteralObject): LiteralObject {
  const properties = {
    ...(a["properties"] as LiteralObject),
    ...(b["properties"] as LiteralObject),
  };
  return { ...a, ...b, properties, also: [...list(a["also"]), ...list(b["also"])] };
}

function pruned(shape: LiteralObject, known: LiteralObject): LiteralObject | undefined {
  const also = list(shape["also"]).filter((name) => Object.hasOwn(known, name));
  const items = isSchema(shape["items"])
    ? pruned(shape["items"] as LiteralObject, known)
    : undefined;
  const properties = Object.entries(
    (shape["properties"] ?? {}) as Record<string, LiteralObject>,
  ).flatMap(([name, member]) => {
    const kept = pruned(member, known);
    return kept ? [[name, kept] as const] : [];
  });
  const kept: LiteralObject = {
    ...(shape["decimalPoint"] === true && { decimalPoint: true }),
    ...(items && { items }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(also.length > 0 && { also }),
  };
  return Object.keys(kept).length === 0 ? undefined : kept;
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as string[]) : [];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
