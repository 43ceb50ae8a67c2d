import type { JsonType, ResultField, ResultShape, ScalarShape } from "./result.js";

/** The fields of a shape, through lists, maps and alternatives; without the fields of a field. */
export function fieldsIn(shape: ResultShape): readonly ResultField[] {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
      return [];
    case "list":
      return fieldsIn(shape.items);
    case "map":
      return fieldsIn(shape.values);
    case "record":
      return shape.fields;
    case "union":
      return shape.of.flatMap(fieldsIn);
  }
}

/** Fields and the fields of their values, at any depth. */
export function fieldsBelow(fields: readonly ResultField[]): readonly ResultField[] {
  return fields.flatMap((field) => [field, ...fieldsBelow(fieldsIn(field.shape))]);
}

/** The shapes directly inside of a shape. */
export function nestedShapes(shape: ResultShape): readonly ResultShape[] {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
      return [];
    case "list":
      return [shape.items];
    case "map":
      return [shape.values];
    case "record":
      return shape.fields.map((field) => field.shape);
    case "union":
      return shape.of;
  }
}

/** A shape, with the shapes inside of it at any depth. */
export function shapesBelow(shape: ResultShape): readonly ResultShape[] {
  return [shape, ...nestedShapes(shape).flatMap(shapesBelow)];
}

/** The JSON type of the values of a shape; undefined if they have several, or an unknown one. */
export function jsonTypeOf(shape: ResultShape): JsonType | undefined {
  switch (shape.kind) {
    case "scalar":
      return SCALAR_TYPES[shape.type];
    case "enum":
    case "flag":
      return "string";
    case "list":
      return "array";
    case "map":
    case "record":
      return "object";
    case "union":
      return undefined;
  }
}

const SCALAR_TYPES: Readonly<Record<ScalarShape["type"], JsonType | undefined>> = {
  string: "string",
  timestamp: "string",
  expiry: "string",
  title: "string",
  user: "string",
  namespace: "number",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
  unknown: undefined,
};
