/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** A JSON object. Members that are undefined are omitted. */
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** Whether a JSON value is an array; `Array.isArray` does not narrow to readonly arrays. */
export function isJsonArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a JSON value is an object. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return isObject(value);
}

/** Whether a value is an object and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObjectOrArray(value) && !Array.isArray(value);
}

/** Whether a value is an object or an array. */
export function isObjectOrArray(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether two JSON values are equal, regardless of the order of members. */
export function isEqualJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      // Also compares holes.
      Array.from(a).every((item, index) => isEqualJson(item, b[index]))
    );
  if (!isObject(a)) return a === b || Object.is(a, b);
  if (!isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqualJson(a[name], b[name]))
  );
}

/**
 * The locations in a payload of numbers that are written with a decimal point, and of 64-bit
 * integers that are not numbers. Leaves mark these values, objects and arrays contain shapes, and
 * names refer to shapes of the document. All other members have the shape `rest`.
 */
export type JsonShape = {
  readonly decimalPoint?: true;
  /** The type of 64-bit integers, which are written as numbers. */
  readonly int64?: "bigint" | "text";
  readonly properties?: Readonly<Record<string, JsonShape>>;
  /** The shapes of members whose names match a pattern. */
  readonly patterns?: Readonly<Record<string, JsonShape>>;
  readonly rest?: JsonShape;
  /** The shapes of the first items. */
  readonly prefixItems?: readonly JsonShape[];
  readonly items?: JsonShape;
  /** The shapes that also apply, or their names. */
  readonly also?: readonly (string | JsonShape)[];
  /** The shape applies to objects with this member, if it has one of the values. */
  readonly when?: { readonly member: string; readonly values?: readonly string[] };
};

/**
 * Writes JSON like `JSON.stringify`, but 1200 as `1200.0` if the shape requires it.
 *
 * @throws {TypeError} if JSON does not support the value, or the value is nested too deeply for the
 * platform
 */
export function writeJson(
  value: unknown,
  shape: JsonShape | undefined,
  shapes: Readonly<Record<string, JsonShape>>,
): string {
  return writeShaped(value, shape ? [shape] : [], shapes);
}

/**
 * Writes the JSON of a value to which several shapes apply.
 *
 * @throws {TypeError} like {@link writeJson}
 */
export function writeShaped(
  value: unknown,
  places: readonly JsonShape[],
  shapes: Readonly<Record<string, JsonShape>>,
): string {
  try {
    return (places.length > 0 ? write(value, places, shapes) : jsonText(value)) ?? "null";
  } catch (cause) {
    if (cause instanceof TypeError) throw cause;
    const text = "A value is nested too deeply to be written as JSON.";
    throw new TypeError(text, { cause });
  }
}

/**
 * Returns the JSON of a value; undefined for values that JSON does not support, such as functions.
 *
 * @param at the value's name or index in its parent
 */
function write(
  input: unknown,
  ownShapes: readonly JsonShape[],
  shapes: Readonly<Record<string, JsonShape>>,
  at = "",
): string | undefined {
  const value = plainValue(input, at);
  const all = withNamed(ownShapes, shapes, value);
  if (all.length === 0) return jsonText(value);
  if (Array.isArray(value)) {
    // Also includes holes.
    const texts = Array.from(value, (item, index) => {
      const items = all.flatMap((shape) => itemShapes(shape, index));
      return write(item, items, shapes, String(index)) ?? "null";
    });
    return `[${texts.join(",")}]`;
  }
  if (!isObject(value)) return writeLeaf(value, all);
  const members = Object.entries(value).flatMap(([name, member]) => {
    const shapesOfMember = all.flatMap((shape) => memberShapes(shape, name));
    const text = write(member, shapesOfMember, shapes, name);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(",")}}`;
}

/** The value that `JSON.stringify` writes in place of an object, such as a date. */
function plainValue(value: unknown, at: string): unknown {
  const plain: unknown =
    isObjectOrArray(value) && typeof value["toJSON"] === "function" ? value["toJSON"](at) : value;
  return isObject(plain) && WRAPPERS.has(Object.prototype.toString.call(plain))
    ? plain.valueOf()
    : plain;
}

/** Objects that `JSON.stringify` writes as the values they wrap. */
const WRAPPERS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "[object Number]",
  "[object String]",
  "[object Boolean]",
]);

/** An integer in JSON notation. */
const INTEGER = /^(?:0|-?[1-9]\d*)$/;

function writeLeaf(value: unknown, all: readonly JsonShape[]): string | undefined {
  const values = all.find((shape) => shape.int64)?.int64;
  if (values && typeof value === "bigint") return String(value);
  if (values === "text" && typeof value === "string" && INTEGER.test(value)) return value;
  const text = jsonText(value);
  const decimal = Number.isInteger(value) && all.some((shape) => shape.decimalPoint);
  return decimal && text !== undefined && !text.includes("e") ? `${text}.0` : text;
}

function jsonText(value: unknown): string | undefined {
  // The library's type omits undefined, which is returned for values that JSON does not support.
  const text: string | undefined = JSON.stringify(value);
  return text;
}

/** Returns the shapes of a member. */
export function memberShapes(shape: JsonShape, name: string): JsonShape[] {
  const own = Object.entries(shape.patterns ?? {}).flatMap(([pattern, each]) =>
    new RegExp(pattern, "u").test(name) ? [each] : [],
  );
  const named =
    shape.properties && Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
  if (named) own.push(named);
  return own.length === 0 && shape.rest ? [shape.rest] : own;
}

/** Returns the shapes of an item. */
export function itemShapes({ prefixItems = [], items }: JsonShape, index: number): JsonShape[] {
  const own = prefixItems[index] ?? items;
  return own ? [own] : [];
}

/**
 * Returns a value's shapes and all shapes that they refer to. Without a value, all conditions are
 * met.
 */
export function withNamed(
  places: readonly JsonShape[],
  shapes: Readonly<Record<string, JsonShape>>,
  value?: unknown,
): readonly JsonShape[] {
  const all = new Set(places);
  for (const shape of all) {
    if (value !== undefined && !isMet(shape.when, value)) {
      all.delete(shape);
      continue;
    }
    for (const each of shape.also ?? []) {
      const found = typeof each === "object" ? each : ownShape(shapes, each);
      if (found) all.add(found);
    }
  }
  return [...all];
}

function ownShape(
  shapes: Readonly<Record<string, JsonShape>>,
  name: string,
): JsonShape | undefined {
  return Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}

function isMet(when: JsonShape["when"], value: unknown): boolean {
  if (!when) return true;
  const { member, values } = when;
  if (!isObject(value) || !Object.hasOwn(value, member)) return false;
  return !values || values.some((each) => each === value[member]);
}
