import {
  isObject,
  itemShapes,
  memberShapes,
  withNamed,
  writeJson,
  writeShaped,
} from "../model/json.js";
import type { JsonShape } from "../model/json.js";
import { plainJson } from "./json-codec.js";
import type { ExactIntegers, JsonCodec } from "./json-codec.js";
import { bodyLabel, fieldsLabel, parameterLabel } from "./json-format.js";
import type { JsonFormat } from "./json-format.js";

type Shapes = Readonly<Record<string, JsonShape>>;

/**
 * Reads and writes an endpoint's JSON so that 64-bit integers keep all digits.
 *
 * @param shapes by schema and by endpoint: `GET /pets` for responses, `GET /pets body` for JSON
 * bodies, `GET /pets fields` for forms, and `GET /pets parameter filter` for a parameter
 * @param label the method and path of the endpoint
 */
export function int64Json(shapes: Shapes, label: string): JsonFormat {
  const body = bodyLabel(label);
  return {
    readResponse: (text) => readInt64Json(text, shapes[label], shapes),
    readBody: (text) => readInt64Json(text, shapes[body], shapes),
    writeBody: (value) => writeJson(value, shapes[body] ?? {}, shapes),
    fields: codec(shapesNamed(shapes, fieldsLabel(label)), shapes),
    parameter: (name) => codec(shapesNamed(shapes, parameterLabel(label, name)), shapes),
  };
}

function shapesNamed(shapes: Shapes, name: string): readonly JsonShape[] {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  return shape ? [shape] : [];
}

/** The codec of a value that has several shapes. */
function codec(places: readonly JsonShape[], shapes: Shapes): JsonCodec {
  const all = withNamed(places, shapes);
  if (all.length === 0) return plainJson;
  return {
    read: (text) => readShaped(text, places, shapes),
    write: (value) => writeShaped(value, places, shapes),
    item: () =>
      codec(
        all.flatMap(({ prefixItems = [], items = [] }) => prefixItems.concat(items)),
        shapes,
      ),
    member: (name) =>
      codec(
        all.flatMap((shape) => memberShapes(shape, name)),
        shapes,
      ),
  };
}

/**
 * Parses JSON like `JSON.parse`, but returns bigints or strings of digits where the shape has
 * 64-bit integers.
 *
 * @throws {SyntaxError} if the text is not JSON or is nested too deeply for the platform
 */
export function readInt64Json(text: string, shape: JsonShape | undefined, shapes: Shapes): unknown {
  return shape ? readShaped(text, [shape], shapes) : JSON.parse(text);
}

function readShaped(text: string, places: readonly JsonShape[], shapes: Shapes): unknown {
  try {
    const hasLarge = LARGE.test(text);
    const value: unknown = JSON.parse(hasLarge ? marked(text) : text);
    return mapLeaves(value, places, shapes, hasLarge ? asShapedOfMarked : asShaped, hasLarge);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw cause;
    throw new SyntaxError("The JSON is nested too deeply.", { cause });
  }
}

/** Reads 64-bit integers in an OpenAPI document as bigints or strings, which keep all digits. */
export const int64Integers: ExactIntegers = {
  values: (value, shape, shapes) => mapLeaves(value, shape ? [shape] : [], shapes, asShaped),
  bigints: (value, shape, shapes) => mapLeaves(value, shape ? [shape] : [], shapes, asBigint),
  codec: (shape, shapes) => codec(shape ? [shape] : [], shapes),
  exact: {
    read: (text) => {
      const value: unknown = JSON.parse(LARGE.test(text) ? marked(text) : text);
      return mapLeaves(value, [], {}, allBigints, true);
    },
    write: (value) => writeShaped(value, [ANY_BIGINT], { [ANY]: ANY_BIGINT }),
    item: () => int64Integers.exact,
    member: () => int64Integers.exact,
  },
};

const ANY = "any";
/** A shape with bigints everywhere. */
const ANY_BIGINT: JsonShape = { int64: "bigint", items: { also: [ANY] }, rest: { also: [ANY] } };

/**
 * The first character of strings that replace integers that numbers may not represent exactly. It
 * is written as an escape sequence, so that other strings can start with it only if they also start
 * with an escape sequence.
 */
const MARK = "\0";
const MARK_IN_JSON = String.raw`\u0000`;
/** Follows the mark of an integer and of a marked string. */
const INTEGER = "#";
const TEXT = "=";

/** Numbers represent integers of up to 15 digits exactly. */
const LARGE: RegExp = /\d{16}/;
const LARGE_INTEGER = /^-?\d{16,}$/;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BEFORE_VALUE = /[ \t\r\n]*:/y;

/** Replaces large integers with marked strings. Member names are not changed. */
function marked(text: string): string {
  const parts: string[] = [];
  let copied = 0;
  const replace = (start: number, end: number, by: string): void => {
    parts.push(text.slice(copied, start), by);
    copied = end;
  };
  let at = 0;
  while (at < text.length) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) {
      const end = stringEnd(text, at);
      const isEscaped = text.charCodeAt(at + 1) === BACKSLASH;
      if (isEscaped && !isName(text, end)) replace(at + 1, at + 1, MARK_IN_JSON + TEXT);
      at = end;
    } else if (letter === MINUS || (letter >= ZERO && letter <= NINE)) {
      const end = numberEnd(text, at);
      const number = text.slice(at, end);
      if (LARGE_INTEGER.test(number) && !isName(text, end))
        replace(at, end, `"${MARK_IN_JSON}${INTEGER}${number}"`);
      at = end;
    } else at += 1;
  }
  parts.push(text.slice(copied));
  return parts.join("");
}

const [QUOTE, BACKSLASH, MINUS, ZERO, NINE] = [0x22, 0x5c, 0x2d, 0x30, 0x39];

/** The position after a string. */
function stringEnd(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) return at + 1;
    if (letter === BACKSLASH) at += 1;
  }
  return at;
}

function numberEnd(text: string, start: number): number {
  NUMBER.lastIndex = start;
  return start + Math.max(1, NUMBER.exec(text)?.[0].length ?? 1);
}

function isName(text: string, end: number): boolean {
  BEFORE_VALUE.lastIndex = end;
  return BEFORE_VALUE.test(text);
}

/**
 * Converts a value that is not a list or object.
 *
 * @param values the type of 64-bit integers, if the shape has them at this position
 */
type ConvertLeaf = (value: unknown, values: JsonShape["int64"]) => unknown;

/**
 * Converts all values in a value that are not lists or objects.
 *
 * @param isEverywhere whether to convert parts without a shape
 */
function mapLeaves(
  value: unknown,
  places: readonly JsonShape[],
  shapes: Shapes,
  convert: ConvertLeaf,
  isEverywhere = false,
): unknown {
  const all = withNamed(places, shapes, value);
  if (all.length === 0 && !isEverywhere) return value;
  if (Array.isArray(value))
    return value.map((item, index) => {
      const items = all.flatMap((shape) => itemShapes(shape, index));
      return mapLeaves(item, items, shapes, convert, isEverywhere);
    });
  if (isObject(value)) {
    const members = Object.entries(value).map(([name, member]) => {
      const below = all.flatMap((shape) => memberShapes(shape, name));
      return [name, mapLeaves(member, below, shapes, convert, isEverywhere)] as const;
    });
    return Object.fromEntries(members);
  }
  return convert(value, all.find((shape) => shape.int64)?.int64);
}

const asShaped: ConvertLeaf = (value, values) =>
  values && Number.isInteger(value) ? int64Value(BigInt(Number(value)), values) : value;

const asBigint: ConvertLeaf = (value, values) => {
  if (!values) return value;
  if (typeof value === "string") return DIGITS.test(value) ? BigInt(value) : value;
  return asShaped(value, "bigint");
};

/** Also removes the marks of strings. */
const asShapedOfMarked: ConvertLeaf = (value, values) => {
  if (typeof value !== "string" || !value.startsWith(MARK)) return asShaped(value, values);
  const rest = value.slice(2);
  if (value[1] === TEXT) return rest;
  return values ? int64Value(BigInt(rest), values) : Number(rest);
};

const allBigints: ConvertLeaf = (value) => asShapedOfMarked(value, "bigint");

const DIGITS = /^-?\d+$/;

function int64Value(value: bigint, values: "bigint" | "text"): bigint | string {
  return values === "bigint" ? value : String(value);
}
