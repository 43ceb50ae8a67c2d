import { canonical, member } from "../../json/value.js";
import type { UnknownObject } from "../../json/value.js";

/** A changed bound of a schema: it accepts less or more, or cannot be compared. */
export interface BoundChange {
  readonly key: string;
  readonly direction: "tightened" | "loosened";
  readonly old: unknown;
  readonly new: unknown;
}

const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
const OTHER = ["multipleOf", "pattern", "uniqueItems"];

/** Keywords that restrict values without changing their type. */
export const BOUND_KEYWORDS: readonly string[] = [...LOWER, ...UPPER, ...OTHER];

/** Compares bounds. If neither includes the other, the change has the direction of `unclear`. */
export function boundChanges(
  old: UnknownObject,
  next: UnknownObject,
  unclear: BoundChange["direction"],
): readonly BoundChange[] {
  return BOUND_KEYWORDS.flatMap((key) => {
    const [before, after] = [given(old, key), given(next, key)];
    if (canonical(before) === canonical(after)) return [];
    return [{ key, direction: direction(key, before, after, unclear), old: before, new: after }];
  });
}

/** Ignores a bound that restricts nothing. */
function given(schema: UnknownObject, key: string): unknown {
  const value = member(schema, key);
  return key === "uniqueItems" && value === false ? undefined : value;
}

function direction(
  key: string,
  old: unknown,
  next: unknown,
  unclear: BoundChange["direction"],
): BoundChange["direction"] {
  if (old === undefined) return "tightened";
  if (next === undefined) return "loosened";
  if (typeof old !== "number" || typeof next !== "number") return unclear;
  if (LOWER.includes(key)) return next > old ? "tightened" : "loosened";
  if (UPPER.includes(key)) return next < old ? "tightened" : "loosened";
  if (Number.isInteger(next / old)) return "tightened";
  return Number.isInteger(old / next) ? "loosened" : unclear;
}
