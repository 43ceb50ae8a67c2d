import { MAX_REQUIRED_ITEMS } from "../emit/parts/type-schema.js";
import { canonical, member } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { LOWER_BOUNDS, UPPER_BOUNDS } from "../spec/schema/keywords.js";
import { changeOf, defined } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { SchemaScope } from "./schema-context.js";
import type { SchemaParts } from "./schema-keys.js";
import { isOwnChange, valuesIn } from "./schema-members.js";

/** A changed bound of a schema: it accepts less or more, or neither includes the other. */
interface BoundChange {
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
  keywords: readonly string[] = BOUND_KEYWORDS,
): readonly BoundChange[] {
  return keywords.flatMap((key) => {
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
function isImplied(key: string, bounds: readonly unknown[], facts: readonly unknown[]): boolean {
  return bounds.every((bound) => facts.some((each) => implies(key, each, bound)));
}

function implies(key: string, fact: unknown, bound: unknown): boolean {
  if (typeof fact !== "number" || typeof bound !== "number")
    return canonical(fact) === canonical(bound);
  if (LOWER_BOUNDS.includes(key)) return fact >= bound;
  if (UPPER_BOUNDS.includes(key)) return fact <= bound;
  return Number.isInteger(fact / bound);
}

function shownBound(bounds: readonly unknown[]): unknown {
  return bounds.length > 1 ? bounds : bounds[0];
}

/** Compares the bounds of two schemas, and keywords that determine their types in code. */
export function boundsChanges(
  { context }: SchemaScope,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const isOwn = (key: string): boolean => isOwnChange(context, old, next, [key]);
  return [
    ...boundChanges(valuesIn(old), valuesIn(next), BOUND_KEYWORDS.filter(isOwn)).map((change) =>
      boundChange(subject, change),
    ),
    ...TYPED_KEYWORDS.filter(isOwn).flatMap((key) => typedChange(key, subject, old, next)),
  ];
}

function boundChange(subject: Subject, { key, direction, ...values }: BoundChange): Change {
  const circumstances = [
    ...(direction === "either" ? ["either"] : []),
    ...(isTupleChange(key, values.old, values.new) ? ["tuple"] : []),
  ];
  return changeOf(
    direction === "tightened" ? "response-bound-tightened" : "response-bound-loosened",
    subject,
    {
      value: key,
      ...defined(values),
      ...(circumstances.length > 0 && { circumstances }),
      at: `/${key}`,
    },
  );
}

/** Returns true if the type of a list in code has another number of items that are always there. */
function isTupleChange(key: string, old: unknown, next: unknown): boolean {
  if (key !== "minItems") return false;
  const [before, after] = [old, next].map((items) =>
    typeof items === "number" && items <= MAX_REQUIRED_ITEMS ? items : 0,
  );
  return before !== after;
}

/** Keywords that determine the type in code, apart from those that are compared part by part. */
const TYPED_KEYWORDS = ["prefixItems", "patternProperties"];

function typedChange(
  key: string,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const [before, after] = [old, next].map((schema) =>
    valuesIn(schema).flatMap((value) => (Object.hasOwn(value, key) ? [value[key]] : [])),
  );
  if (!before || !after || canonical(before) === canonical(after)) return [];
  const direction = before.length === 0 ? "narrowed" : after.length === 0 ? "widened" : "changed";
  const shown = (values: readonly unknown[]): string =>
    values.length === 0 ? `no ${key}` : `${key} ${canonical(values)}`;
  const facts = { old: shown(before), new: shown(after), at: `/${key}` };
  return [changeOf(`response-type-${direction}`, subject, facts)];
}
