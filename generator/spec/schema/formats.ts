import { mapSubschemas } from "./json-schema.js";
import type { JsonSchema } from "./json-schema.js";

/**
 * The formats of JSON Schema 2020-12 and of the OpenAPI Format Registry that validators check. Each
 * expression runs in linear time.
 */

/** The integers of a numeric format. */
export interface IntegerRange {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Hours, minutes and seconds of RFC 3339; a leap second is possible at the end of a UTC day only. */
const CLOCK = String.raw`(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?`;
const OFFSET = String.raw`(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;
const LONG_MONTHS = String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`;
const SHORT_MONTHS = String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`;
const FEBRUARY = String.raw`02-(?:0[1-9]|1\d|2[0-8])`;
const LEAP_YEAR = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const DATE = String.raw`(?:\d{4}-(?:${LONG_MONTHS}|${SHORT_MONTHS}|${FEBRUARY})|${LEAP_YEAR}-02-29)`;

const BYTE = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const IPV4 = String.raw`(?:${BYTE}\.){3}${BYTE}`;
const WORD = "[0-9a-f]{1,4}";
/** RFC 4291, section 2.2: eight groups, where `::` replaces one or more. */
const IPV6 = [
  `(?:${WORD}:){7}(?:${WORD}|:)`,
  `(?:${WORD}:){6}(?:${IPV4}|:${WORD}|:)`,
  `(?:${WORD}:){5}(?::${IPV4}|(?::${WORD}){1,2}|:)`,
  `(?:${WORD}:){4}(?:(?::${WORD}){0,1}:${IPV4}|(?::${WORD}){1,3}|:)`,
  `(?:${WORD}:){3}(?:(?::${WORD}){0,2}:${IPV4}|(?::${WORD}){1,4}|:)`,
  `(?:${WORD}:){2}(?:(?::${WORD}){0,3}:${IPV4}|(?::${WORD}){1,5}|:)`,
  `${WORD}:(?:(?::${WORD}){0,4}:${IPV4}|(?::${WORD}){1,6}|:)`,
  `:(?:(?::${WORD}){0,5}:${IPV4}|(?::${WORD}){1,7}|:)`,
].join("|");

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";

/** RFC 3986, appendix A. */
const ESCAPE = "%[0-9a-f]{2}";
const PCHAR = String.raw`(?:[a-z0-9\-._~!$&'()*+,;=:@]|${ESCAPE})`;
const SEGMENT_WITHOUT_COLON = String.raw`(?:[a-z0-9\-._~!$&'()*+,;=@]|${ESCAPE})+`;
const USER = String.raw`(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|${ESCAPE})*@)?`;
const HOST = String.raw`(?:\[(?:${IPV6}|v[0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:[a-z0-9\-._~!$&'()*+,;=]|${ESCAPE})*)`;
const AUTHORITY = String.raw`\/\/${USER}${HOST}(?::\d*)?(?:\/${PCHAR}*)*`;
const ABSOLUTE_PATH = String.raw`\/(?:${PCHAR}+(?:\/${PCHAR}*)*)?`;
const ENDING = String.raw`(?:\?(?:${PCHAR}|[/?])*)?(?:#(?:${PCHAR}|[/?])*)?`;
const SCHEME = String.raw`[a-z][a-z0-9+\-.]*:`;
const URI = String.raw`${SCHEME}(?:${AUTHORITY}|${ABSOLUTE_PATH}|${PCHAR}+(?:\/${PCHAR}*)*)?${ENDING}`;
const RELATIVE = String.raw`(?:${AUTHORITY}|${ABSOLUTE_PATH}|${SEGMENT_WITHOUT_COLON}(?:\/${PCHAR}*)*)?${ENDING}`;

/** String formats. 64-bit numbers may be strings. */
export const TEXT_FORMATS: ReadonlyMap<string, RegExp> = new Map([
  ["date", new RegExp(`^${DATE}$`, "iu")],
  ["time", new RegExp(`^${CLOCK}${OFFSET}$`, "iu")],
  ["date-time", new RegExp(`^${DATE}[t ]${CLOCK}${OFFSET}$`, "iu")],
  [
    "duration",
    new RegExp(
      String.raw`^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|\d+W)$`,
      "u",
    ),
  ],
  ["uuid", new RegExp("^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$", "iu")],
  ["uri", new RegExp(`^${URI}$`, "iu")],
  ["uri-reference", new RegExp(`^(?:${URI}|${RELATIVE})$`, "iu")],
  ["email", new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${LABEL}$`, "iu")],
  ["hostname", new RegExp(String.raw`^(?=.{1,253}\.?$)${LABEL}(?:\.${LABEL})*\.?$`, "iu")],
  ["ipv4", new RegExp(`^${IPV4}$`, "iu")],
  ["ipv6", new RegExp(`^(?:${IPV6})$`, "iu")],
  ["json-pointer", new RegExp(String.raw`^(?:\/(?:[^~/]|~0|~1)*)*$`, "iu")],
  [
    "relative-json-pointer",
    new RegExp(String.raw`^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$`, "iu"),
  ],
  ["byte", new RegExp("^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$", "iu")],
  ["base64url", new RegExp(String.raw`^[\w-]*={0,2}$`, "iu")],
  ["int64", new RegExp(String.raw`^-?\d+$`, "iu")],
  ["uint64", new RegExp(String.raw`^\d+$`, "iu")],
]);

/**
 * Integer formats. 64-bit formats do not have bounds, because `JSON.parse` rounds numbers beyond
 * 2^53.
 */
export const INTEGER_FORMATS: ReadonlyMap<string, IntegerRange> = new Map<string, IntegerRange>([
  ["int8", { minimum: -0x80, maximum: 0x7f }],
  ["uint8", { minimum: 0, maximum: 0xff }],
  ["int16", { minimum: -0x80_00, maximum: 0x7f_ff }],
  ["uint16", { minimum: 0, maximum: 0xff_ff }],
  ["int32", { minimum: -0x80_00_00_00, maximum: 0x7f_ff_ff_ff }],
  ["uint32", { minimum: 0, maximum: 0xff_ff_ff_ff }],
  ["int64", {}],
  ["uint64", { minimum: 0 }],
]);

/** Formats without restrictions that a validator can check. */
const FREE_FORMATS: ReadonlySet<string> = new Set([
  "binary",
  "decimal",
  "decimal128",
  "double",
  "float",
  "html",
  "commonmark",
  "media-range",
  "password",
  "regex",
]);

/** The format for strings with a JSON Schema content encoding. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ["base64", "byte"],
  ["base64url", "base64url"],
]);

/** A schema's format: its own, or its content encoding's. */
export function schemaFormat({ format, contentEncoding }: JsonSchema): string | undefined {
  if (typeof format === "string") return format;
  return typeof contentEncoding === "string" ? ENCODINGS.get(contentEncoding) : undefined;
}

/** The bounds on a schema's numbers, including its format's bounds. */
export function boundsOf(schema: JsonSchema): IntegerRange {
  const range = INTEGER_FORMATS.get(schemaFormat(schema) ?? "");
  const minimum = greatest(numberOf(schema["minimum"]), range?.minimum);
  const maximum = smaller(numberOf(schema["maximum"]), range?.maximum);
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

function greatest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}

function smaller(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** Returns true if a format is checked, or states nothing that could be checked. */
export function isKnownFormat(format: string): boolean {
  return TEXT_FORMATS.has(format) || INTEGER_FORMATS.has(format) || FREE_FORMATS.has(format);
}

/** Returns true if generated validators check values of a format. */
export function isCheckedFormat(format: unknown): boolean {
  return typeof format === "string" && (TEXT_FORMATS.has(format) || INTEGER_FORMATS.has(format));
}

/** The values of 64-bit integers in generated code, if they are not numbers. */
export type Int64Values = "bigint" | "text";

/** The range of the format `int64` (OpenAPI 3.1, Data Type Formats). */
const RANGE = { minimum: -(2n ** 63n), maximum: 2n ** 63n - 1n };

/** The integers that a schema accepts. */
export interface Int64Bounds {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly multipleOf?: bigint;
}

/**
 * Marks integers with the format `int64` in a schema. Enumerated integers stay numbers, as do
 * alternatives of other numbers, from which a reader cannot distinguish them.
 *
 * @param values undefined if all stay numbers
 */
export function marked(schema: JsonSchema, values: Int64Values | undefined): JsonSchema {
  if (values === undefined) return schema;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const numbers = choices.some(isPlainNumber) ? choices.filter(isInt64) : [];
  const mapped = mapSubschemas(schema, (below) =>
    numbers.includes(below) ? below : marked(below, values),
  );
  const { oneOf, ...others } = mapped;
  const { anyOf } = mapped;
  if (isInt64(mapped)) return { ...mapped, "x-int64": values };
  // An integer's text also matches a string alternative.
  return values === "text" && !anyOf && oneOf?.some((each) => int64Type(each))
    ? { ...others, anyOf: oneOf }
    : mapped;
}

function isInt64({ type, format, enum: listed, const: constant }: JsonSchema): boolean {
  const isInteger = [type].flat().includes("integer") && format === "int64";
  return isInteger && listed === undefined && constant === undefined;
}

function isPlainNumber(schema: JsonSchema): boolean {
  const isNumeric = [schema.type].flat().some((type) => type === "integer" || type === "number");
  return isNumeric && !isInt64(schema);
}

/** The values of the 64-bit integers that a schema describes; undefined for other schemas. */
export function int64Type(schema: JsonSchema): Int64Values | undefined {
  return schema["x-int64"];
}

/** The bounds on a schema's 64-bit integers. */
export function int64Bounds(schema: JsonSchema): Int64Bounds {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const lows = [
    ...integers(minimum, Math.ceil),
    ...integers(exclusiveMinimum, Math.floor).map((each) => each + 1n),
  ];
  const highs = [
    ...integers(maximum, Math.floor),
    ...integers(exclusiveMaximum, Math.ceil).map((each) => each - 1n),
  ];
  const [step] = integers(multipleOf, Math.trunc);
  return {
    minimum: lows.reduce((a, b) => (a > b ? a : b), RANGE.minimum),
    maximum: highs.reduce((a, b) => (a < b ? a : b), RANGE.maximum),
    ...(step !== undefined && step > 1n && { multipleOf: step }),
  };
}

function integers(value: unknown, rounded: (value: number) => number): readonly bigint[] {
  return typeof value === "number" && Number.isFinite(value) ? [BigInt(rounded(value))] : [];
}

/** Whether a schema accepts all 64-bit integers. */
export function isFullRange(schema: JsonSchema): boolean {
  const { minimum, maximum, multipleOf } = int64Bounds(schema);
  return minimum === RANGE.minimum && maximum === RANGE.maximum && multipleOf === undefined;
}

/** A document number's value in code, which differs if the schema contains 64-bit integers. */
export function int64Value<Value>(value: Value, schema: JsonSchema): Value | bigint | string {
  if (typeof value !== "number" || !Number.isInteger(value)) return value;
  switch (int64Type(schema)) {
    case "bigint":
      return BigInt(value);
    case "text":
      return String(BigInt(value));
    case undefined:
      return value;
  }
}
