import type { Cell, TableRow } from "../values/row.js";
import type { Column, ColumnContext } from "./column.js";
import { computedColumns } from "./computed-columns.js";

/** Creates a reader for a table column. */
export function columnReader(
  context: ColumnContext,
  table: string,
  column: Column,
): (row: TableRow) => Cell {
  const computed = typeof column === "function" ? column : computedColumns[table]?.[column];
  return computed ? (row) => computed(row, context) : (row) => row[String(column)];
}

/** Whether a column is the same for all requests: it is stored, or it is a link target's number. */
export function isConstant(table: string, column: Column): column is string {
  return (
    typeof column === "string" &&
    (column === "target" || computedColumns[table]?.[column] === undefined)
  );
}
