import { canonical, member } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { LOWER_BOUNDS, UPPER_BOUNDS } from "../spec/schema/keywords.js";

/** A changed bound of a schema: it accepts less or more, or neither includes the other. */
export interface BoundChange {
  readonly key: string;
  readonly direction: "tightened" | "loosened" | "either";
  readonly old: unknown;
  readonly new: unknown;
}

const OTHER = [
  "multipleOf",
  "pattern",
  "uniqueItems",
  "contentEncoding",
  "contains",
  "unevaluatedItems",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedProperties",
  "not",
  "if",
  "then",
  "else",
];

/** Keywords that restrict values without changing their type. */
export const BOUND_KEYWORDS: readonly string[] = [...LOWER_BOUNDS, ...UPPER_BOUNDS, ...OTHER];

/** Compares the bounds of two schemas, each of one or several parts. */
export function boundChanges(
  old: readonly UnknownObject[],
  next: readonly UnknownObject[],
): readonly BoundChange[] {
  return BOUND_KEYWORDS.flatMap((key) => {
    const [before, after] = [effective(old, key), effective(next, key)];
    const [kept, keeps] = [isImplied(key, after, before), isImplied(key, before, after)];
    if (kept && keeps) return [];
    const direction = kept ? "loosened" : keeps ? "tightened" : "either";
    return [{ key, direction, old: shownBound(before), new: shownBound(after) }];
  });
}

/** The bounds of a keyword in all parts. Of limits, the tightest one applies. */
function effective(schemas: readonly UnknownObject[], key: string): readonly unknown[] {
  const all = schemas.map((schema) => member(schema, key)).filter((value) => value !== undefined);
  if (key === "uniqueItems") return all.includes(true) ? [true] : [];
  const numbers = all.filter((value) => typeof value === "number");
  if (numbers.length > 0 && LOWER_BOUNDS.includes(key)) return [Math.max(...numbers)];
  if (numbers.length > 0 && UPPER_BOUNDS.includes(key)) return [Math.min(...numbers)];
  return [...new Map(all.map((value) => [canonical(value), value])).values()];
}

/** Returns true if values within all given bounds are within the others. */
function isImplied(key: string, bounds: readonly unknown[], given: readonly unknown[]): boolean {
  return bounds.every((bound) => given.some((each) => implies(key, each, bound)));
}

function implies(key: string, given: unknown, bound: unknown): boolean {
  if (typeof given !== "number" || typeof bound !== "number")
    return canonical(given) === canonical(bound);
  if (LOWER_BOUNDS.includes(key)) return given >= bound;
  if (UPPER_BOUNDS.includes(key)) return given <= bound;
  return Number.isInteger(given / bound);
}

function shownBound(bounds: readonly unknown[]): unknown {
  return bounds.length > 1 ? bounds : bounds[0];
}
