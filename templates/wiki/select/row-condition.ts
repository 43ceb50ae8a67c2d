// Conditions on table rows, including those that compare a column with an argument.

import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { argumentList, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import type { Column } from "../columns/column.js";
import { addressRange } from "../data/ip-address.js";
import type { AddressRange } from "../data/ip-address.js";
import { groupsWith } from "../store/caller.js";
import { isFieldHidden } from "../store/suppression.js";
import { compareCells } from "../values/compare.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";
import type { Cell } from "../values/row.js";
import type { Condition, Filter, RowQuery, When } from "./selection.js";

/** A condition that no row matches, so the module does not read `continue`. */
export const noRow: Filter = () => false;

/** The filter for all conditions; undefined if every row matches. */
export function filterOf(
  conditions: readonly Condition[],
  query: RowQuery,
): Filter | Refused | undefined {
  const filters: Filter[] = [];
  for (const condition of conditions) {
    const filter = condition(query);
    if (typeof filter === "object") return filter;
    if (filter) filters.push(filter);
  }
  if (filters.includes(noRow)) return noRow;
  if (filters.length < 2) return filters[0];
  return (row) => filters.every((filter) => filter(row));
}

/** Conditions that apply to some requests. */
export function provided(when: When, ...conditions: readonly Condition[]): Condition {
  return (query) => (when(query.call) ? filterOf(conditions, query) : undefined);
}

/** Rows that do not match the condition; every row if it does not apply. */
export function none(condition: Condition): Condition {
  return (query) => {
    const filter = condition(query);
    return typeof filter === "function" ? (row) => !filter(row) : filter;
  };
}

/** The condition for one value of a parameter; every row matches for any other value. */
export function byValue(
  param: string,
  cases: Readonly<Record<string, Condition | undefined>>,
): Condition {
  return (query) => cases[argumentText(query.call, param) ?? ""]?.(query);
}

/** The column has one of these values; undefined is an absent column. */
export function is(column: Column, ...values: readonly Cell[]): Condition {
  return ({ read }) => {
    const cellOf = read(column);
    return (row) => values.includes(cellOf(row));
  };
}

/** The column does not have any of these values. */
export function isnt(column: Column, ...values: readonly Cell[]): Condition {
  return none(is(column, ...values));
}

/** The caller may see this field of the row. */
export function visible(field: string): (query: RowQuery) => Filter {
  return ({ call }) =>
    (row) =>
      !isFieldHidden(row, field, call.caller);
}

/**
 * The values of `show` name columns that must be true, or false after `!`.
 *
 * @param columns the columns that are computed or have different names
 */
export function shown(columns: Readonly<Record<string, Column>> = {}): Condition {
  return ({ call, read }) => {
    const wanted = argumentList(call, "show").map((value) => {
      const [, sign, name = ""] = /^(!?)(.*)$/.exec(String(value)) ?? [];
      return { cellOf: read(columns[name] ?? name), isWanted: sign === "" };
    });
    if (wanted.length === 0) return undefined;
    return (row) => wanted.every(({ cellOf, isWanted }) => (cellOf(row) === true) === isWanted);
  };
}

/** Converts an argument to the column's format. */
export type Convert = (text: string, call: ModuleCall) => string | Refused;

/**
 * Compares a column with an argument, or with one of several. Every row matches if the argument is
 * absent.
 */
export function compare(
  column: Column,
  param: string,
  matches: (cell: Cell, value: Cell, down: boolean) => boolean,
  convert?: Convert,
): Condition {
  return ({ call, read, down }) => {
    const given = argumentList(call, param);
    if (given.length === 0) return undefined;
    const values: Cell[] = [];
    for (const each of given) {
      const value = convert ? convert(String(each), call) : cellFrom(each);
      if (typeof value === "object") return value;
      values.push(value);
    }
    const cellOf = read(column);
    return (row) => {
      const cell = cellOf(row);
      for (const value of values) if (matches(cell, value, down)) return true;
      return false;
    };
  };
}

/** The part of an argument that is compared with a cell. */
function cellFrom(value: unknown): string | number | boolean | undefined {
  return typeof value === "number" || typeof value === "string" || typeof value === "boolean"
    ? value
    : undefined;
}

/** The column equals an argument. */
export function equals(column: Column, param: string, convert?: Convert): Condition {
  return compare(column, param, (cell, value) => cell === value, convert);
}

/** The column begins with the argument. */
export function startsWith(column: Column, param: string, convert?: Convert): Condition {
  return compare(column, param, beginsWith, convert);
}

function beginsWith(cell: Cell, value: Cell): boolean {
  return typeof cell === "string" && cell.startsWith(textOrEmpty(value));
}

/** Without values in the argument, no row matches. */
export function notEmpty(param: string): Condition {
  return ({ call: { args } }) => {
    const values = args[param];
    return Array.isArray(values) && values.length === 0 ? noRow : undefined;
  };
}

/** The column is a list that contains the argument. */
export function contains(column: Column, param: string): Condition {
  return compare(column, param, (cell, value = "") => listOrEmpty(cell).includes(value));
}

/**
 * The argument limits the column: `from` and `to` in the order's direction, `min` and `max` in
 * both.
 */
export function bound(
  column: Column,
  param: string,
  side: "from" | "to" | "min" | "max",
  convert?: Convert,
): Condition {
  const isInside = (cell: Cell, value: Cell, down: boolean): boolean => {
    const order = compareCells(cell, value);
    const isLower = side === "min" || side === (down ? "to" : "from");
    return isLower ? order >= 0 : order <= 0;
  };
  return compare(column, param, isInside, convert);
}

/** The column is a list of groups, and one of them has a right that the argument names. */
export function grants(column: Column, param: string): Condition {
  return ({ call, read }) => {
    const rights = argumentList(call, param);
    if (rights.length === 0) return undefined;
    const granting = new Set(rights.flatMap((right) => groupsWith(call.store, String(right))));
    const groupsOf = read(column);
    return (row) => listOrEmpty(groupsOf(row)).some((group) => granting.has(textOrEmpty(group)));
  };
}

/**
 * The argument is an IP address or a range that overlaps the row's user.
 *
 * @param code the error for an argument that is not an IP address
 * @param least the minimum length of the range prefix, by family; larger ranges are rejected
 */
export function inAddresses(
  param: string,
  test: "around" | "within",
  code: string,
  least: Readonly<Record<AddressRange["family"], number>> = { 4: 0, 6: 0 },
): Condition {
  return ({ call }) => {
    const text = argumentText(call, param);
    if (text === undefined) return undefined;
    const range = addressRange(text);
    if (!range) return refused(code, `${param} is not an IP address or a range of IP addresses.`);
    if (range.bits < least[range.family])
      return refused("cidrtoobroad", `The range is larger than /${least[range.family]}.`);
    return ({ user }) => {
      const own = addressRange(textOrEmpty(user));
      const [inner, outer] = test === "around" ? [range, own] : [own, range];
      return inner && outer ? inner.first >= outer.first && inner.last <= outer.last : false;
    };
  };
}
