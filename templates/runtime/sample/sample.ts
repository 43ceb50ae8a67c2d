import type { Draw } from "./draw.js";
import { sampleOfPattern, sampledText } from "./sample-text.js";
import type { PatternPart, TextSample } from "./sample-text.js";
import { sampleWord } from "./sample-words.js";

/**
 * The rule for generating a value of a JSON Schema, as plain data: by `kind`, or a reference to a
 * named sample.
 */
export type SampleRule = SampleKind & {
  /** The preferred value, an example or a default, as JSON or as a named sample. */
  readonly example?: string | { readonly ref: string };
};

type SampleKind =
  | ObjectSample
  | ListSample
  | TextSample
  | PatternSample
  | NumberSample
  | { readonly kind: "boolean" }
  | { readonly kind: "null" }
  /** One of the values of a JSON array. */
  | { readonly kind: "enum"; readonly json: string }
  /** The alternative with the least nesting comes first. */
  | { readonly kind: "either"; readonly of: readonly SampleRule[] }
  /** A named sample, which may refer to itself. */
  | { readonly ref: string }
  /**
   * A value from the request, such as the rows of a page. Absolute paths begin with the request's
   * origin.
   */
  | { readonly kind: "given"; readonly name: string; readonly isAbsolute?: true }
  /** The URL of an operation: its path below the base path, which is the `given` value `base`. */
  | { readonly kind: "address"; readonly path: string };

/** An object whose optional members may be missing. */
export type ObjectSample = {
  readonly kind: "object";
  readonly members: Readonly<Record<string, SampleRule>>;
  readonly optional?: readonly string[] | "all";
  /** The minimum and maximum number of members. */
  readonly min?: number;
  readonly max?: number;
  /** The value of members with other names, which are added if there are too few. */
  readonly others?: SampleRule;
  /** The names of such members. Default: words. */
  readonly names?: SampleRule;
  /** Whether the object is absent if one of its members is. */
  readonly whole?: true;
};

/** An array of at least `min` items (default: 0) and at most `max` items (default: 5 more). */
export type ListSample = {
  readonly kind: "list";
  readonly items: SampleRule;
  /** The first items. */
  readonly prefix?: readonly SampleRule[];
  readonly min?: number;
  readonly max?: number;
  readonly unique?: true;
};

/** A string that matches a pattern, as its parts. */
export type PatternSample = { readonly kind: "pattern"; readonly parts: readonly PatternPart[] };

/** A number: `step` times an integer from `low` to `high`. */
export type NumberSample = {
  readonly kind: "number";
  readonly step: number;
  readonly low: number;
  readonly high: number;
};

/** The values that samples refer to. */
export interface SampleScope {
  readonly named: Readonly<Record<string, SampleRule>>;
  /** The values from the request. A member whose value is undefined is omitted. */
  readonly sampleValues: Readonly<Record<string, unknown>>;
  /** Whether examples are ignored. */
  readonly isRandom?: boolean;
}

/** The number of items that a list may have in addition to the required ones. */
export const EXTRA_ITEMS = 5;
/** From this depth on, values are as small as possible, so that recursive samples end. */
const DEEP = 6;
/** From this depth on, optional members have no members or items. */
const NESTED = 4;
const TRIES = 50;
/** From this number of values on, further ones are as small as possible. 100 characters count as one. */
const MANY = 10_000;

/** The scope of one value, and the number of parts that it may have before the others are small. */
interface Sampling extends SampleScope {
  readonly parts: { left: number };
}

/** Generates a value. The same draws generate the same value. */
export function sampled(sample: SampleRule, draw: Draw, scope: SampleScope): unknown {
  return sampledValue(sample, draw, { ...scope, parts: { left: MANY } }, 0);
}

function sampledValue(sample: SampleRule, draw: Draw, scope: Sampling, depth: number): unknown {
  const { example } = sample;
  if (example !== undefined && !scope.isRandom)
    return typeof example === "string"
      ? JSON.parse(example)
      : sampledValue(example, draw, scope, 0);
  if ("ref" in sample) {
    const named = Object.hasOwn(scope.named, sample.ref) ? scope.named[sample.ref] : undefined;
    return named && sampledValue(named, draw, scope, depth + 1);
  }
  scope.parts.left -= 1;
  switch (sample.kind) {
    case "object":
      return sampledObject(sample, draw, scope, depth);
    case "list":
      return sampledList(sample, draw, scope, depth);
    case "text":
      return counted(sampledText(sample, draw), scope);
    case "pattern":
      return counted(sampleOfPattern(sample.parts, draw), scope);
    case "number":
      return sampledNumber(sample, draw);
    case "boolean":
      return draw(2) === 1;
    case "null":
      return null;
    case "enum": {
      const values: readonly unknown[] = JSON.parse(sample.json);
      return values[draw(values.length)];
    }
    case "either": {
      const chosen = sample.of[isSmall(scope, depth) ? 0 : draw(sample.of.length)];
      return chosen && sampledValue(chosen, draw, scope, depth + 1);
    }
    case "given": {
      const value = scope.sampleValues[sample.name];
      const { origin } = sample.isAbsolute ? scope.sampleValues : {};
      return typeof value === "string" && typeof origin === "string" ? origin + value : value;
    }
    case "address": {
      const { base } = scope.sampleValues;
      return (typeof base === "string" ? base : "") + sample.path;
    }
  }
}

function counted(text: string, { parts }: Sampling): string {
  parts.left -= text.length / 100;
  return text;
}

/** Returns true if optional parts are left out. */
function isSmall({ parts }: Sampling, depth: number): boolean {
  return depth >= DEEP || parts.left <= 0;
}

function sampledObject(
  { members, optional, min = 0, max = Infinity, others, names: otherNames, whole }: ObjectSample,
  draw: Draw,
  scope: Sampling,
  depth: number,
): object | undefined {
  const names = Object.keys(members);
  let room = max - names.filter((name) => !isOptional(optional, name)).length;
  let left = names.length;
  const found: [string, unknown][] = [];
  for (const name of names) {
    left -= 1;
    const member = members[name];
    if (!member) continue;
    if (isOptional(optional, name)) {
      const needed = found.length + left < min;
      const isLeft = isSmall(scope, depth) || (depth >= NESTED && nests(member));
      const isExample = !scope.isRandom && member.example !== undefined;
      if (!needed && (room <= 0 || isLeft || (draw(4) === 0 && !isExample))) continue;
      room -= 1;
    }
    const value = sampledValue(member, draw, scope, depth + 1);
    if (value !== undefined) found.push([name, value]);
    else if (whole) return undefined;
  }
  const wanted = Math.max(
    min,
    names.length === 0 && !isSmall(scope, depth) ? Math.min(max, 1 + draw(3)) : 0,
  );
  if (others)
    for (let index = 1; found.length < wanted && index <= wanted + TRIES; index += 1) {
      const name = otherNames
        ? String(sampledValue(otherNames, draw, scope, depth + 1))
        : `${sampleWord(draw)}${index}`;
      if (otherNames && found.some(([known]) => known === name)) continue;
      found.push([name, sampledValue(others, draw, scope, depth + 1)]);
    }
  return Object.fromEntries(found);
}

/** Whether a member of an object may be missing. */
export function isOptional(optional: ObjectSample["optional"], name: string): boolean {
  return optional === "all" || (optional?.includes(name) ?? false);
}

/** Nested objects with many members would have too many values to generate. */
function nests(sample: SampleRule): boolean {
  return "ref" in sample || ["object", "list", "either"].includes(sample.kind);
}

function sampledList(
  { items, prefix = [], min = 0, max = min + EXTRA_ITEMS, unique }: ListSample,
  draw: Draw,
  scope: Sampling,
  depth: number,
): readonly unknown[] {
  const length = isSmall(scope, depth) ? min : min + draw(max - min + 1);
  if (unique && prefix.length === 0 && "kind" in items && items.kind === "enum")
    return differentValues(JSON.parse(items.json), draw).slice(0, length);
  const known = new Set<unknown>();
  const found: unknown[] = [];
  let repeated = 0;
  // The more values exist, the more draws a new one takes.
  while (found.length < length && repeated < TRIES + 5 * found.length) {
    // One example is enough.
    const own = found.length === 0 || scope.isRandom ? scope : { ...scope, isRandom: true };
    const value = sampledValue(prefix[found.length] ?? items, draw, own, depth + 1);
    const identity = unique ? JSON.stringify(value) : found.length;
    if (known.has(identity)) {
      repeated += 1;
      continue;
    }
    known.add(identity);
    found.push(value);
    repeated = 0;
  }
  return found;
}

/** Returns each value once, starting from a drawn one. */
function differentValues(values: readonly unknown[], draw: Draw): readonly unknown[] {
  const start = draw(values.length);
  const all = [...values.slice(start), ...values.slice(0, start)];
  return [...new Map(all.map((value) => [JSON.stringify(value), value])).values()];
}

/**
 * Returns a number. If rounding makes a product not a multiple, such as 7 × 0.01, the next factor
 * is used.
 */
function sampledNumber({ step, low, high }: NumberSample, draw: Draw): number {
  const first = low + draw(high - low + 1);
  // Uses each factor at most once, since there are none beyond the bounds.
  const most = Math.min(TRIES, high - low + 1);
  for (let tries = 0; tries < most; tries += 1) {
    const factor = first + tries > high ? low + tries : first + tries;
    const value = factor * step;
    if (Number.isInteger(value / step)) return value;
  }
  return low * step;
}
