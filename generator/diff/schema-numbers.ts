import { INTEGER_FORMATS } from "../spec/schema/formats.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { acceptsType, listedIn, typesOf, valuesIn } from "./schema-members.js";
import type { ComparedSchemas, SchemaParts } from "./schema-parts.js";

/** The lower limits of numbers, or the upper ones. */
interface Side {
  readonly keys: readonly [inclusive: string, exclusive: string];
  readonly ofFormat: "minimum" | "maximum";
  /** The sign of numbers, so that the greater one of two limits is the tighter one. */
  readonly sign: 1 | -1;
}

const SIDES: readonly Side[] = [
  { keys: ["minimum", "exclusiveMinimum"], ofFormat: "minimum", sign: 1 },
  { keys: ["maximum", "exclusiveMaximum"], ofFormat: "maximum", sign: -1 },
];

/** The tightest limit of one side. */
interface Limit {
  /** The limit with the sign of its side. */
  readonly at: number;
  readonly isExclusive: boolean;
  /** The keyword that states it, with its value; undefined for the limit of a format, or none. */
  readonly stated?: { readonly key: string; readonly value: number };
}

const UNLIMITED: Limit = { at: -Infinity, isExclusive: false };

/** Compares the limits of numbers. Two keywords of one side, and a format, can state the same limit. */
export function limitChanges({ subject, old, next, changed }: ComparedSchemas): readonly Change[] {
  return SIDES.filter(({ keys }) => keys.some((key) => changed.has(key))).flatMap((side) => {
    const [before, after] = [limitOf(old, side), limitOf(next, side)];
    const [isLooser, isTighter] = [isBeyond(before, after), isBeyond(after, before)];
    return isLooser || isTighter ? [limitChange(subject, before, after, isTighter)] : [];
  });
}

function limitChange(subject: Subject, before: Limit, after: Limit, isTighter: boolean): Change {
  const [was, is] = [before.stated, after.stated];
  const key = is?.key ?? was?.key ?? "";
  const shown = (stated: Limit["stated"]): unknown =>
    stated && (stated.key === key ? stated.value : `${stated.key} ${stated.value}`);
  return changeOf(isTighter ? "response-bound-tightened" : "response-bound-loosened", subject, {
    value: key,
    old: shown(was),
    new: shown(is),
    at: `/${key}`,
  });
}

/** Returns true for the keywords that limit numbers. */
export function isLimit(key: string): boolean {
  return SIDES.some(({ keys }) => keys.includes(key));
}

/** Returns true if the first limit is tighter than the second. */
function isBeyond(limit: Limit, other: Limit): boolean {
  return limit.at > other.at || (limit.at === other.at && limit.isExclusive && !other.isExclusive);
}

function limitOf(schema: SchemaParts, { keys, ofFormat, sign }: Side): Limit {
  const isInteger = !acceptsType(schema, "number");
  const stated = valuesIn(schema).flatMap((part) =>
    keys.flatMap((key, index): readonly Limit[] => {
      const value = part[key];
      if (typeof value !== "number") return [];
      const [at, isExclusive] = [sign * value, index === 1];
      if (!isInteger) return [{ at, isExclusive, stated: { key, value } }];
      const first = isExclusive ? Math.floor(at) + 1 : Math.ceil(at);
      return [{ at: first, isExclusive: false, stated: { key, value } }];
    }),
  );
  const formats = valuesIn(schema).flatMap(({ format }): readonly Limit[] => {
    const value = rangeOf(format)?.[ofFormat];
    return value === undefined ? [] : [{ at: sign * value, isExclusive: false }];
  });
  return [...formats, ...stated].reduce(
    (all, each) => (isBeyond(each, all) ? each : all),
    UNLIMITED,
  );
}

/** The numbers of a format that generated validators check. */
function rangeOf(format: unknown): ReturnType<typeof INTEGER_FORMATS.get> {
  return typeof format === "string" ? INTEGER_FORMATS.get(format) : undefined;
}

/** Whether a format's values changed, and the values that generated validators accept. */
export interface FormatDirection {
  readonly isWithin: boolean;
  readonly includes: boolean;
  readonly isWider: boolean;
  readonly isNarrower: boolean;
}

/** Compares the formats of numbers; undefined for formats of strings and unknown formats. */
export function numberFormats(
  old: SchemaParts,
  next: SchemaParts,
  was: unknown,
  is: unknown,
): FormatDirection | undefined {
  const isNumeric = [old, next].every((schema) =>
    typesOf(schema)?.every((type) => type === "integer" || type === "number"),
  );
  if (!isNumeric || ![was, is].every((format) => format === undefined || sizeOf(format)))
    return undefined;
  return {
    isWithin: isFormatWithin(is, was),
    includes: isFormatWithin(was, is),
    isWider: !isInRange(next, was),
    isNarrower: !isInRange(old, is),
  };
}

/** Returns true if all values that validators accept are in the range of a format. */
function isInRange(schema: SchemaParts, format: unknown): boolean {
  const range = rangeOf(format);
  if (!range) return true;
  const { minimum = -Infinity, maximum = Infinity } = range;
  const values = listedIn(schema);
  if (values)
    return values.every(
      (value) => !Number.isInteger(value) || (Number(value) >= minimum && Number(value) <= maximum),
    );
  const isInteger =
    !acceptsType(schema, "number") || valuesIn(schema).some((part) => rangeOf(part["format"]));
  return (
    isInteger &&
    SIDES.every((side) => {
      const limit = range[side.ofFormat];
      return limit === undefined || limitOf(schema, side).at >= side.sign * limit;
    })
  );
}

/** Formats of numbers as the ranges of the numbers that they can represent exactly. */
interface FormatSize {
  readonly isInteger: boolean;
  readonly low: number;
  readonly bits: number;
}

function isFormatWithin(inner: unknown, outer: unknown): boolean {
  if (outer === undefined) return true;
  const [own, its] = [sizeOf(inner), sizeOf(outer)];
  if (!own || !its || (its.isInteger && !own.isInteger)) return false;
  return own.low >= its.low && own.bits <= its.bits;
}

/** The sign and the bits of a number's magnitude: `int32` has 31, and `double` represents 53 exactly. */
function sizeOf(format: unknown): FormatSize | undefined {
  if (format === "float") return { isInteger: false, low: -1, bits: 24 };
  if (format === "double") return { isInteger: false, low: -1, bits: 53 };
  const [, unsigned, bits] = /^(u?)int(8|16|32|64)$/.exec(String(format)) ?? [];
  if (bits === undefined) return undefined;
  return unsigned
    ? { isInteger: true, low: 0, bits: Number(bits) }
    : { isInteger: true, low: -1, bits: Number(bits) - 1 };
}
