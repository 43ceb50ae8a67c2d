import { propertyOf } from "../model/member.js";
import { isObject } from "../model/json.js";
import type { DataRestRow } from "./resource.js";

/** The page that a request selects. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
  readonly orders: readonly SortOrder[];
}

/** A property by which a list is sorted. */
export interface SortOrder {
  readonly property: string;
  readonly direction: "asc" | "desc";
  readonly ignoreCase: boolean;
}

const DEFAULT_SIZE = 20;
const MAX_SIZE = 1000;
/** The maximum of Java's `int`. */
const MAX_INT = 2_147_483_647;

/**
 * Parses the page parameters in a query string. Invalid values are ignored; for repeated
 * parameters, the first counts. Observed on Spring Data REST 4.5.
 *
 * @returns undefined if the page is beyond the database's limits, for which the server returns
 * status 500
 */
export function parsePageRequest(
  query: URLSearchParams,
  sortable: readonly string[],
): PageRequest | undefined {
  const size = intOf(query.get("size"));
  const page = Math.max(0, intOf(query.get("page")) ?? 0);
  const kept = size === undefined || size < 1 ? DEFAULT_SIZE : Math.min(size, MAX_SIZE);
  if (page * kept > MAX_INT || page === MAX_INT) return undefined;
  return { page, size: kept, orders: parseSort(query, sortable) };
}

/** Parses the orders in all `sort` parameters, ignoring unknown properties. */
export function parseSort(
  query: URLSearchParams,
  sortable: readonly string[],
): readonly SortOrder[] {
  return query
    .getAll("sort")
    .flatMap(ordersOf)
    .filter(({ property }) => sortable.includes(property));
}

/** Parses one parameter: properties, then optionally a direction, then `ignorecase`. */
function ordersOf(text: string): readonly SortOrder[] {
  const parts = text.split(",").filter((part) => part.replaceAll(".", "").trim() !== "");
  const ignoreCase = parts.at(-1)?.toLowerCase() === "ignorecase";
  const rest = ignoreCase ? parts.slice(0, -1) : parts;
  const last = rest.at(-1)?.toLowerCase();
  const direction = last === "desc" ? "desc" : "asc";
  const properties = last === "asc" || last === "desc" ? rest.slice(0, -1) : rest;
  return properties.map((property) => ({ property, direction, ignoreCase }));
}

/** Returns the `sort` values for links. Adjacent orders with the same direction share a value. */
export function sortTexts(orders: readonly SortOrder[]): readonly string[] {
  const texts: string[] = [];
  let properties: string[] = [];
  for (const [index, { property, direction }] of orders.entries()) {
    properties.push(property);
    if (orders[index + 1]?.direction === direction) continue;
    texts.push([...properties, direction].join(","));
    properties = [];
  }
  return texts;
}

/**
 * Returns the rows of a page. Sorting by a list joins it with its rows, as in the database. Pages
 * count the joined rows, but return each row once. Observed on Spring Data REST 4.5.
 */
export function rowsOnPage(
  rows: readonly DataRestRow[],
  { page, size, orders }: PageRequest,
): readonly DataRestRow[] {
  const joined = sortedRows(rows, orders).slice(page * size, (page + 1) * size);
  return [...new Set(joined.map(({ row }) => row))];
}

/** Sorts rows. The sort is stable, which a database does not guarantee. */
export function sortRows(
  rows: readonly DataRestRow[],
  orders: readonly SortOrder[],
): readonly DataRestRow[] {
  return [...new Set(sortedRows(rows, orders).map(({ row }) => row))];
}

/** A row joined with one item of each list that rows are sorted by. */
interface JoinedRow {
  readonly row: DataRestRow;
  readonly value: unknown;
}

function sortedRows(
  rows: readonly DataRestRow[],
  orders: readonly SortOrder[],
): readonly JoinedRow[] {
  const names = [...new Set(orders.map(({ property }) => property.split(".", 1)[0] ?? ""))];
  const joined = names.reduce(
    joinedBy,
    rows.map((row) => ({ row, value: row.value })),
  );
  if (orders.length === 0) return joined;
  return [...joined].sort((a, b) => {
    for (const order of orders) {
      const compared = compareBy(order, a.value, b.value);
      if (compared !== 0) return compared;
    }
    return 0;
  });
}

/** A row with an empty list is joined with null. */
function joinedBy(rows: readonly JoinedRow[], name: string): readonly JoinedRow[] {
  return rows.flatMap(({ row, value }) => {
    const list = propertyOf(value, name);
    if (!Array.isArray(list)) return [{ row, value }];
    const items: readonly unknown[] = list.length > 0 ? list : [null];
    return items.map((item) => ({ row, value: { ...Object(value), [name]: item } }));
  });
}

function compareBy({ property, direction, ignoreCase }: SortOrder, a: unknown, b: unknown): number {
  const path = property.split(".");
  const [left, right] = [a, b].map((row) => path.reduce<unknown>(propertyOf, row));
  const compared = compareParts(left, right, ignoreCase);
  return direction === "asc" ? compared : -compared;
}

/** Compares objects by their members, sorted by name. Null comes first. */
function compareParts(a: unknown, b: unknown, ignoreCase: boolean): number {
  if (isNull(a) || isNull(b)) return Number(isNull(b)) - Number(isNull(a));
  if (isObject(a) || isObject(b)) {
    const names = new Set([a, b].flatMap((each) => (isObject(each) ? Object.keys(each) : [])));
    for (const name of [...names].sort()) {
      const compared = compareParts(propertyOf(a, name), propertyOf(b, name), ignoreCase);
      if (compared !== 0) return compared;
    }
    return 0;
  }
  return isNumeric(a) && isNumeric(b)
    ? compareValues(a, b)
    : compareValues(textOf(a, ignoreCase), textOf(b, ignoreCase));
}

function isNull(value: unknown): boolean {
  return (value ?? null) === null;
}

function isNumeric(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

/** Compares strings by code units, like Java. */
function compareValues<Value extends string | number | bigint>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function textOf(value: unknown, ignoreCase: boolean): string {
  const text =
    typeof value === "string" || typeof value === "bigint"
      ? String(value)
      : JSON.stringify(value ?? "");
  return ignoreCase ? text.toLowerCase() : text;
}

/** Parses a number like Java's `Integer.parseInt`. */
function intOf(text: string | null): number | undefined {
  if (text === null || !/^[+-]?\d+$/.test(text)) return undefined;
  const number = Number(text);
  return number >= -MAX_INT - 1 && number <= MAX_INT ? number : undefined;
}
