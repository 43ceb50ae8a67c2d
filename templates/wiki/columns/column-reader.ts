import type { Cell, TableRow } from "../values/row.js";
import type { Column, ColumnContext } from "./column.js";
import { computedColumns } from "./computed-columns.js";

/** Makes a reader of a column of a table. */
export function columnReader(
  context: ColumnContext,
  table: string,
  column: Column,
): (row: TableRow) => Cell {
  const computed = typeof column === "function" ? column : computedColumns[table]?.[column];
  return computed ? (row) => computed(row, context) : (row) => row[String(column)];
}

/** Whether a column is stored, and not computed for the caller. */
export function isStored(table: string, column: Column): column is string {
  return typeof column === "string" && computedColumns[table]?.[column] === undefined;
}
