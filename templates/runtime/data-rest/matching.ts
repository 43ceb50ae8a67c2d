import { propertyOf } from "../model/member.js";
import type { DataRestCondition, DataRestRow, DataRestSearch } from "./resource.js";

/**
 * Returns the rows that a search finds; undefined if a numeric parameter is not a number, which
 * fails with status 500.
 */
export function foundRows(
  rows: readonly DataRestRow[],
  { conditions }: DataRestSearch,
  query: URLSearchParams,
): readonly DataRestRow[] | undefined {
  const wanted = conditions.map((condition) => ({
    condition,
    value: argumentOf(condition, query),
  }));
  if (wanted.some(({ value }) => typeof value === "number" && Number.isNaN(value)))
    return undefined;
  return rows.filter(({ value: row }) =>
    wanted.every(({ condition, value }) =>
      holds(condition, propertyOf(row, condition.property), value),
    ),
  );
}

/**
 * Returns the argument of a condition. Repeated strings are joined; for repeated numbers, the first
 * counts. An absent string equals nothing; an absent number is not a number.
 */
function argumentOf(
  { parameter, isNumber }: DataRestCondition,
  query: URLSearchParams,
): string | number | bigint | undefined {
  const values = query.getAll(parameter);
  if (isNumber) return numberOf(values[0] ?? "");
  return values.length === 0 ? undefined : values.join(",");
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

const INTEGER = /^[+-]?\d+$/;

/** Integers that numbers cannot represent become bigints. */
function numberOf(text: string): number | bigint {
  const plain = text.trim().replace(/[df]$/i, "");
  if (INTEGER.test(plain) && !Number.isSafeInteger(Number(plain)))
    return BigInt(plain.replace(/^\+/, ""));
  return NUMBER.test(plain) ? Number(plain) : Number.NaN;
}

function holds(
  { test, ignoreCase }: DataRestCondition,
  own: unknown,
  wanted: string | number | bigint | undefined,
): boolean {
  if (wanted === undefined) return false;
  if (typeof wanted !== "string") {
    if (typeof own === "number") return compares(test, own - Number(wanted));
    return typeof own === "bigint" && compares(test, own < wanted ? -1 : own > wanted ? 1 : 0);
  }
  const text =
    typeof own === "string" || typeof own === "bigint" ? String(own) : JSON.stringify(own ?? null);
  return ignoreCase
    ? matches(test, text.toLowerCase(), wanted.toLowerCase())
    : matches(test, text, wanted);
}

function matches(test: DataRestCondition["test"], own: string, wanted: string): boolean {
  switch (test) {
    case "containing":
      return own.includes(wanted);
    case "startingWith":
      return own.startsWith(wanted);
    case "endingWith":
      return own.endsWith(wanted);
    case "equal":
    case "notEqual":
    case "greater":
    case "greaterOrEqual":
    case "less":
    case "lessOrEqual":
      return compares(test, own < wanted ? -1 : own > wanted ? 1 : 0);
  }
}

function compares(test: DataRestCondition["test"], difference: number): boolean {
  switch (test) {
    case "notEqual":
      return difference !== 0;
    case "greater":
      return difference > 0;
    case "greaterOrEqual":
      return difference >= 0;
    case "less":
      return difference < 0;
    case "lessOrEqual":
      return difference <= 0;
    case "equal":
    case "containing":
    case "startingWith":
    case "endingWith":
      return difference === 0;
  }
}
