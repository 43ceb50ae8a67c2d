// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** Anything that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object; a member that is undefined is left out. */
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** Whether a JSON value is an array; `Array.isArray` does not narrow readonly arrays. */
export function isJsonArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a JSON value is an object. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return isObject(value);
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value has members by name or by index. */
export function isObjectOrArray(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/**
 * The locations in a payload where numbers are written with a decimal point. A leaf has the mark,
 * objects and arrays contain shapes, and a name refers to a shape of the document.
 */
export type JsonShape = {
  readonly decimalPoint?: true;
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly items?: JsonShape;
  /** Shapes that hold as well, by name. */
  readonly also?: readonly string[];
};

/**
 * Writes JSON like `JSON.stringify`, but 1200 as `1200.0` if the shape requires it.
 *
 * @throws {TypeError} if the value has no JSON, or is nested more deeply than the platform can
 * write
 */
export function writeJson(
  value: unknown,
  shape: JsonShape | undefined,
  shapes: Readonly<Record<string, JsonShape>>,
): string {
  try {
    return written(value, shape, shapes);
  } catch (cause) {
    if (cause instanceof TypeError) throw cause;
    const text = "A value is nested too deeply to be written as JSON.";
    throw new TypeError(text, { cause });
  }
}

function written(
  value: unknown,
  shape: JsonShape | undefined,
  shapes: Readonly<Record<string, JsonShape>>,
): string {
  // Values without JSON have a text only through JSON.stringify: dates, holes in lists, functions.
  const text = (JSON.stringify(value) as string | undefined) ?? "null";
  const plain: unknown = shape ? JSON.parse(text) : undefined;
  return shape ? write(plain, [shape], shapes) : text;
}

function write(
  value: unknown,
  given: readonly JsonShape[],
  shapes: Readonly<Record<string, JsonShape>>,
): string {
  const all = withNamed(given, shapes);
  if (all.length === 0 || value === null || typeof value !== "object") return writeLeaf(value, all);
  if (Array.isArray(value)) {
    const items = all.flatMap((shape) => shape.items ?? []);
    return `[${value.map((item) => write(item, items, shapes)).join(",")}]`;
  }
  const members = Object.entries(value).map(([name, member]) => {
    const shapesOfMember = all.flatMap((shape) => memberShapes(shape, name));
    return `${JSON.stringify(name)}:${write(member, shapesOfMember, shapes)}`;
  });
  return `{${members.join(",")}}`;
}

function writeLeaf(value: unknown, all: readonly JsonShape[]): string {
  const text = JSON.stringify(value);
  const decimal = Number.isInteger(value) && all.some((shape) => shape.decimalPoint);
  return decimal && !text.includes("e") ? `${text}.0` : text;
}

function memberShapes(shape: JsonShape, name: string): JsonShape[] {
  const own =
    shape.properties && Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
  return own ? [own] : [];
}

function withNamed(
  given: readonly JsonShape[],
  shapes: Readonly<Record<string, JsonShape>>,
): readonly JsonShape[] {
  const all = new Set(given);
  for (const shape of all) {
    for (const name of shape.also ?? []) {
      const named = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
      if (named) all.add(named);
    }
  }
  return [...all];
}
