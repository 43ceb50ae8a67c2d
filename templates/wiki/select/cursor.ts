import { badContinue } from "../../runtime/query-service/continuation.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { argumentList } from "../call/module-call.js";
import { isConstant } from "../columns/column-reader.js";
import { compareCells } from "../values/compare.js";
import type { Cell, TableRow } from "../values/row.js";
import type { Filter, OrderColumn, OrderTerm, RowQuery } from "./selection.js";

const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;

/** A column that determines the order of rows. */
export interface Sorter {
  readonly read: (row: TableRow) => Cell;
  /** The name of the order, if the column is the same for all requests. */
  readonly stored?: string;
  /** 1 if ascending, -1 if descending. */
  readonly sign: 1 | -1;
  /** The values in order, if it is not the natural order. */
  readonly ranks?: readonly unknown[];
}

/** The order's columns and directions. */
export function sorters(
  terms: readonly OrderTerm[],
  { call, read, down }: RowQuery,
  table: string,
): readonly Sorter[] {
  const sorts: Sorter[] = [];
  for (const term of terms) {
    const { column, always, when, by }: OrderColumn =
      typeof term === "string" ? { column: term } : term;
    if (when && !when(call)) continue;
    const sign = down && !always ? -1 : 1;
    const order =
      by !== undefined
        ? { ranks: argumentList(call, by) }
        : isConstant(table, column) && { stored: `${column}${sign}` };
    sorts.push({ read: read(column), sign, ...order });
  }
  return sorts;
}

/** Compares two rows. */
export function compareRows(sorts: readonly Sorter[], a: TableRow, b: TableRow): number {
  for (const { read, sign, ranks } of sorts) {
    const order = ranks
      ? ranks.indexOf(read(a)) - ranks.indexOf(read(b))
      : compareCells(read(a), read(b));
    if (order !== 0) return order * sign;
  }
  return 0;
}

/** The value that continues a request at a row, with its cells as the server writes them. */
export function cursorAt(sorts: readonly Sorter[], row: TableRow): string {
  return sorts.map(({ read }) => cursorPart(read(row))).join("|");
}

/**
 * Whether a row is at or after the `continue` value.
 *
 * @param sample a row that shows which cells are numbers and times, which must be digits
 */
export function rowsAhead(
  sorts: readonly Sorter[],
  continued: string,
  sample: TableRow = {},
): Filter | Refused {
  const parts = continued.split("|");
  const isDigits = ({ read }: Sorter, index: number): boolean =>
    !/^\d+$/.test(cursorPart(read(sample))) || /^-?\d+$/.test(parts[index] ?? "");
  if (parts.length !== sorts.length || !sorts.every(isDigits)) return badContinue();
  return (row) => {
    for (const [index, { read, sign, ranks }] of sorts.entries()) {
      const cell = read(row);
      const part = parts[index] ?? "";
      const order = ranks ? ranks.indexOf(cell) - ranks.indexOf(part) : compareWithPart(cell, part);
      if (order !== 0) return order * sign > 0;
    }
    return true;
  };
}

/** Whether rows in the given order are also in the cursor's order. */
export function isCursorOf(cursors: readonly Sorter[], sorts: readonly Sorter[]): boolean {
  return (
    cursors === sorts ||
    (cursors.length === sorts.length &&
      cursors.every(({ stored }, at) => stored !== undefined && stored === sorts[at]?.stored))
  );
}

/** The rows at or after a cursor; the rows must be in its order. */
export function rowsFrom(rows: readonly TableRow[], isAhead: Filter): readonly TableRow[] {
  let [start, end] = [0, rows.length];
  while (start < end) {
    const middle = Math.trunc((start + end) / 2);
    if (isAhead(rows[middle] ?? {})) end = middle;
    else start = middle + 1;
  }
  return rows.slice(start);
}

function compareWithPart(cell: Cell, part: string): number {
  if (typeof cell === "number" || typeof cell === "boolean") return Number(cell) - Number(part);
  if (typeof cell !== "string") return part === "" ? 0 : -1;
  return compareCells(cursorPart(cell), part);
}

/** Times are written without punctuation, such as `20240131090000`. */
function cursorPart(cell: Cell): string {
  if (typeof cell === "boolean") return cell ? "1" : "0";
  if (typeof cell === "number") return String(cell);
  return typeof cell === "string" ? cell.replace(TIME, "$1$2$3$4$5$6") : "";
}
