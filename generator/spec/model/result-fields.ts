import type {
  JsonType,
  ResultField,
  ResultShape,
  ScalarShape,
  ModuleResult,
  ResultRows,
} from "./result.js";

/** The fields of a shape, through lists, maps and alternatives; without the fields of a field. */
export function fieldsIn(shape: ResultShape): readonly ResultField[] {
  return shape.kind === "record" ? shape.fields : nestedShapes(shape).flatMap(fieldsIn);
}

/** Replaces the fields of a shape, as {@link fieldsIn} finds them. */
export function mapFields(
  shape: ResultShape,
  replace: (fields: readonly ResultField[]) => readonly ResultField[],
): ResultShape {
  return shape.kind === "record"
    ? { ...shape, fields: replace(shape.fields) }
    : mapShape(shape, (nested) => mapFields(nested, replace));
}

/** Replaces the shapes directly inside a shape. */
export function mapShape(
  shape: ResultShape,
  replace: (nested: ResultShape) => ResultShape,
): ResultShape {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
      return shape;
    case "list":
      return { ...shape, items: replace(shape.items) };
    case "map":
      return { ...shape, values: replace(shape.values) };
    case "record":
      return {
        ...shape,
        fields: shape.fields.map((field) => ({ ...field, shape: replace(field.shape) })),
      };
    case "union":
      return { ...shape, of: shape.of.map(replace) };
  }
}

/** Fields and the fields of their values, at any depth. */
export function fieldsBelow(fields: readonly ResultField[]): readonly ResultField[] {
  return fields.flatMap((field) => [field, ...fieldsBelow(fieldsIn(field.shape))]);
}

/** The shapes directly inside a shape. */
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

/** A shape, with nested shapes at any depth. */
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

/** The JSON types of scalar values, which are also their TypeScript types. */
export const SCALAR_TYPES: Readonly<Record<ScalarShape["type"], JsonType | undefined>> = {
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

/** A part of a response: some fields of an object, or an object that is a row. */
export type ResultPart =
  | { readonly kind: "fields"; readonly fields: readonly ResultField[] }
  | { readonly kind: "row" };

/** The parts of a module's result, by the objects that they belong to. */
export interface ResultParts {
  /** Members of the response, except `query`. */
  readonly response: ResultPart;
  /** Members of `query`, except `pages`. */
  readonly query: ResultPart;
  /** Members of each page. */
  readonly page: ResultPart;
  /** Members of each page if the module is the generator. */
  readonly generator: ResultPart;
  /** The shape of a row. The parts contain the same object. */
  readonly row?: ResultShape;
}

/** Divides a result into its parts. */
export function resultParts({ response, generator, rows }: ModuleResult): ResultParts {
  const query = recordAt(response, "query");
  const pages = itemsAt(query ?? [], "pages");
  const row = rows && rowShape(response, rows);
  const partAt = (at: string, fields: readonly ResultField[]): ResultPart =>
    row?.kind === "record" && rows?.at.join(".") === at
      ? { kind: "row" }
      : { kind: "fields", fields };
  return {
    response: partAt(
      "",
      response.filter(({ name }) => !query || name !== "query"),
    ),
    query: partAt(
      "query",
      (query ?? []).filter(({ name }) => !pages || name !== "pages"),
    ),
    page: partAt("query.pages", pages ?? []),
    generator: { kind: "fields", fields: generator },
    ...(row && { row }),
  };
}

/** The shape of the row at the end of a path. */
function rowShape(
  response: readonly ResultField[],
  { at, kind }: ResultRows,
): ResultShape | undefined {
  const top: ResultShape = { kind: "record", fields: response, emptyIsList: false };
  const ends = at.reduce<readonly ResultShape[]>(
    (shapes, name) => shapes.flatMap((shape) => below(shape, name)),
    [top],
  );
  for (const end of ends.flatMap(alternatives)) {
    if (kind === "item" && end.kind === "list") return end.items;
    if (kind === "entry" && end.kind === "map") return end.values;
    if (kind === "object" && end.kind === "record") return end;
  }
  return undefined;
}

/** The shapes of a named field, through lists, maps and alternatives. */
function below(shape: ResultShape, name: string): readonly ResultShape[] {
  return fieldsIn(shape)
    .filter((field) => field.name === name)
    .map((field) => field.shape);
}

function alternatives(shape: ResultShape): readonly ResultShape[] {
  return shape.kind === "union" ? shape.of.flatMap(alternatives) : [shape];
}

function recordAt(
  fields: readonly ResultField[],
  name: string,
): readonly ResultField[] | undefined {
  const shape = fields.find((field) => field.name === name)?.shape;
  return shape?.kind === "record" ? shape.fields : undefined;
}

function itemsAt(fields: readonly ResultField[], name: string): readonly ResultField[] | undefined {
  const shape = fields.find((field) => field.name === name)?.shape;
  const items =
    shape?.kind === "list" ? shape.items : shape?.kind === "map" ? shape.values : undefined;
  return items?.kind === "record" ? items.fields : undefined;
}
