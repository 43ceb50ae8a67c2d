import { MAX_REQUIRED_ITEMS } from "../emit/parts/type-schema.js";
import { canonical, isObject, setDifference } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import {
  isAssertion,
  LOWER_BOUNDS,
  typesOfKeyword,
  UPPER_BOUNDS,
} from "../spec/schema/keywords.js";
import { areDisjoint, isOfType } from "../spec/schema/values.js";
import type { SchemaReader } from "../spec/schema/values.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { directionOf } from "./schema-direction.js";
import { acceptsType, firstItems, listedIn, valuesIn } from "./schema-members.js";
import { isLimit, limitChanges } from "./schema-numbers.js";
import type { ComparedSchemas, SchemaParts } from "./schema-parts.js";

/** Keywords that are compared part by part, and those that determine the type. */
export const STRUCTURE: ReadonlySet<string> = new Set([
  "$ref",
  "additionalProperties",
  "allOf",
  "anyOf",
  "const",
  "enum",
  "items",
  "oneOf",
  "properties",
  "required",
  "type",
  "unevaluatedProperties",
]);

/** Keywords that determine the type in code, and are compared as they are. */
export const TYPED: ReadonlySet<string> = new Set(["prefixItems", "patternProperties"]);

/** Returns true for keywords that restrict values without changing their type. */
export function isBound(key: string): boolean {
  return key === "contentEncoding" || (isAssertion(key) && !STRUCTURE.has(key) && !TYPED.has(key));
}

/** Compares the changed bounds of two schemas, and keywords that determine their types in code. */
export function boundsChanges(pair: ComparedSchemas): readonly Change[] {
  const { subject, old, next, changed } = pair;
  // `then` and `else` mean nothing without `if`.
  const isConditional = !changed.has("if") && different(next, "if").length > 0;
  const keys = isConditional ? changed : setDifference([...changed], ["then", "else"]).removed;
  // A keyword of a type restricts no other values.
  const applies = (key: string): boolean =>
    [old, next].every(
      (schema) => typesOfKeyword(key)?.some((type) => acceptsType(schema, type)) ?? true,
    );
  return [
    ...[...keys].filter(applies).flatMap((key) => {
      if (TYPED.has(key)) return typedChanges(pair, key);
      return isBound(key) && !isLimit(key)
        ? boundChanges(subject, key, effective(old, key), effective(next, key))
        : [];
    }),
    ...(applies("minimum") ? limitChanges(pair) : []),
  ].filter((change) => !excludesNone(pair, change));
}

/** Returns true if all values that other keywords accept are within a changed bound. */
function excludesNone({ old, next }: ComparedSchemas, change: Change): boolean {
  const { wider, narrower } = directionOf(change);
  if (wider === narrower) return false;
  const [schema, bound] = narrower ? [old, change.new] : [next, change.old];
  const key = change.value ?? "";
  if (key === "not") return isObject(bound) && areDisjoint(valuesIn(schema), [bound], KEYWORDS);
  return listedIn(schema)?.every((value) => isMet(key, bound, value)) ?? false;
}

/** Compares the keywords of parts themselves. */
const KEYWORDS: SchemaReader<readonly UnknownObject[]> = {
  parts: (values) => values,
  member: () => undefined,
};

/** Returns true if a value is within a bound of its length or of a number; false for other keywords. */
function isMet(key: string, bound: unknown, value: unknown): boolean {
  const isLower = LOWER_BOUNDS.includes(key);
  if (typeof bound !== "number" || !(isLower || UPPER_BOUNDS.includes(key))) return false;
  if (!isOfType(value, typesOfKeyword(key) ?? [])) return true;
  // JSON Schema counts characters, not UTF-16 units.
  const size = typeof value === "string" ? Array.from(value).length : value;
  if (typeof size !== "number") return false;
  if (size === bound) return !key.startsWith("exclusive");
  return isLower ? size > bound : size < bound;
}

/** The different values of a keyword in all parts. */
export function different(schema: SchemaParts, key: string): readonly unknown[] {
  const all = valuesIn(schema).filter((value) => Object.hasOwn(value, key));
  return [...new Map(all.map((value) => [canonical(value[key]), value[key]])).values()];
}

/** The bounds of a keyword in all parts. Of limits, the tightest one applies. */
function effective(schema: SchemaParts, key: string): readonly unknown[] {
  const all = different(schema, key);
  if (key === "uniqueItems") return all.includes(true) ? [true] : [];
  // All integers are multiples of 1.
  if (key === "multipleOf" && !acceptsType(schema, "number"))
    return all.filter((value) => typeof value !== "number" || !Number.isInteger(1 / value));
  if (key === "minContains" && all.length === 0 && different(schema, "contains").length > 0)
    return [1];
  const numbers = all.filter((value) => typeof value === "number");
  if (numbers.length > 0 && LOWER_BOUNDS.includes(key)) return [Math.max(...numbers)];
  if (numbers.length > 0 && UPPER_BOUNDS.includes(key)) return [Math.min(...numbers)];
  return all;
}

function boundChanges(
  subject: Subject,
  key: string,
  before: readonly unknown[],
  after: readonly unknown[],
): readonly Change[] {
  const [kept, keeps] = [isImplied(key, after, before), isImplied(key, before, after)];
  if (kept && keeps) return [];
  const [old, next] = [before, after].map((bounds) => (bounds.length > 1 ? bounds : bounds[0]));
  return [
    changeOf(keeps ? "response-bound-tightened" : "response-bound-loosened", subject, {
      value: key,
      old,
      new: next,
      circumstances: [!kept && !keeps && "either", isTupleChange(key, old, next) && "tuple"],
      at: `/${key}`,
    }),
  ];
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
  // 0.3 is a multiple of 0.1, although their quotient is rounded.
  return Number.isInteger(Number((fact / bound).toPrecision(15)));
}

/** Returns true if the number of required items in a list's type in code changes. */
function isTupleChange(key: string, old: unknown, next: unknown): boolean {
  if (key !== "minItems") return false;
  const [before, after] = [old, next].map((items) =>
    typeof items === "number" && items <= MAX_REQUIRED_ITEMS ? items : 0,
  );
  return before !== after;
}

function typedChanges({ subject, old, next }: ComparedSchemas, key: string): readonly Change[] {
  const [before, after] = [different(old, key), different(next, key)];
  const isTuple = key === "prefixItems";
  const [size, length] = [firstItems(old)?.length, firstItems(next)?.length];
  if (canonical(before) === canonical(after)) return [];
  // First items that are equally many are compared with each other.
  if (isTuple && size !== undefined && size === length) return [];
  // Without first items, `items` applies to them.
  const [had, has] = [old, next].map((schema) => isTuple && different(schema, "items").length > 0);
  const isOneWay = before.length === 0 ? !had : after.length === 0 && !has;
  const direction = !isOneWay ? "changed" : before.length === 0 ? "narrowed" : "widened";
  const shown = (values: readonly unknown[]): string =>
    values.length === 0 ? `no ${key}` : `${key} ${canonical(values)}`;
  const facts = { old: shown(before), new: shown(after), at: `/${key}` };
  return [changeOf(`response-type-${direction}`, subject, facts)];
}
