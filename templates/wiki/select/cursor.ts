import type { ModuleCall } from "../call/module-call.js";
import { argumentList, argumentText } from "../call/module-call.js";
import { compareCells } from "../values/compare.js";
import { hasForm } from "./form.js";
import type { Form } from "./form.js";
import { allHold } from "./precondition.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { badContinue } from "../../runtime/query-service/continuation.js";
import type { Cell, TableRow } from "../values/row.js";
import type { OrderTerm, RowsPart } from "./selection.js";
import { columnReader, isStored } from "../columns/column-reader.js";

const TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)Z$/;

/** A column that rows are ordered by. */
export interface Sorter {
  readonly read: (row: TableRow) => Cell;
  /** The name of the order by a column that is stored. */
  readonly stored?: string;
  /** 1 if ascending, -1 if descending. */
  readonly sign: 1 | -1;
  /** A word in `continue` instead of a column. */
  readonly literal?: string;
  /** The form that the part of `continue` must have. */
  readonly form?: Form;
  /** The values in their order, if it is not the natural one. */
  readonly ranks?: readonly unknown[];
}

/** The columns of the order, and their directions. */
export function sorters(
  terms: readonly OrderTerm[],
  call: ModuleCall,
  table: string,
  down: boolean,
): readonly Sorter[] {
  return terms.flatMap((term) => {
    if (typeof term === "object" && "literal" in term)
      return { read: () => term.literal, sign: 1, literal: term.literal } as const;
    const { column, always, when, by, form } = typeof term === "string" ? { column: term } : term;
    if (when && !allHold(when, call)) return [];
    const falls = always === undefined ? down : always === "down";
    const sign = falls ? -1 : 1;
    return {
      read: columnReader(call, table, column),
      sign,
      ...(by !== undefined && { ranks: argumentList(call, by) }),
      ...(by === undefined && isStored(table, column) && { stored: `${column}${sign}` }),
      ...(form && { form }),
    } as const;
  });
}

/** The order of two rows. */
export function compareRows(sorts: readonly Sorter[], a: TableRow, b: TableRow): number {
  for (const { read, sign, ranks } of sorts) {
    const order = ranks
      ? ranks.indexOf(read(a)) - ranks.indexOf(read(b))
      : compareCells(read(a), read(b));
    if (order !== 0) return order * sign;
  }
  return 0;
}

/** The value that continues a request at a row: its cells as the server writes them, times without punctuation. */
export function cursorAt(
  sorts: readonly Sorter[],
  row: TableRow,
  { continue: rule }: RowsPart,
): string | number {
  const parts = sorts.map(({ read }) => cursorPart(read(row)));
  const text = (rule?.escaped ? parts.map(escaped) : parts).join("|");
  return rule?.number ? Number(text) : text;
}

function escaped(part: string): string {
  return part.replaceAll("%", "%25").replaceAll("|", "%7C");
}

function unescaped(part: string): string {
  return part.replaceAll("%7C", "|").replaceAll("%25", "%");
}

/** Whether a row is at or after the value of `continue`; undefined without one. */
export function rowsAhead(
  { continue: rule }: RowsPart,
  sorts: readonly Sorter[],
  call: ModuleCall,
): ((row: TableRow) => boolean) | Refused | undefined {
  if (rule?.bound) return undefined;
  const continued = argumentText(call, rule?.param ?? "continue");
  if (continued === undefined) return undefined;
  const written = continued.split("|");
  const parts = rule?.escaped ? written.map(unescaped) : written;
  if (parts.length !== sorts.length) return badContinue();
  const places = sorts.map((sort, index) => [sort, parts[index] ?? ""] as const);
  if (!places.every(([{ form }, part]) => !form || hasForm(part, form))) return badContinue();
  if (places.some(([{ literal }, part]) => literal !== undefined && literal !== part))
    return badContinue();
  return (row) => {
    for (const [{ read, sign, ranks }, part] of places) {
      const cell = read(row);
      const order =
        (ranks ? ranks.indexOf(cell) - ranks.indexOf(part) : compareWithPart(cell, part)) * sign;
      if (order !== 0) return order > 0;
    }
    return true;
  };
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
