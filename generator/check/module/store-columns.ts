import { derivedColumns } from "../../../templates/runtime/wiki/columns/registry.js";
import { withKey } from "../../../templates/runtime/wiki/store/store.js";
import { relatedTable } from "../../../templates/runtime/wiki/columns/column-reader.js";
import { storeTables } from "../../spec/schemas.js";

/** Whether the stub's store has a table. */
export function hasTable(table: string): boolean {
  return storedColumns.has(table);
}

/** The columns that rows have of their own, by table: those of their data, and the key that follows from a title. */
const storedColumns: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(storeTables).map(([table, columns]) => {
    // A row of nothing but examples shows which columns the store adds.
    const example = columns.map((name) => [name, name === "ns" ? 0 : "A"] as const);
    return [table, new Set(Object.keys(withKey(Object.fromEntries(example))))];
  }),
);

/** Whether the rows of a table have a column of their own. */
export function hasStoredColumn(table: string, column: string): boolean {
  return storedColumns.get(table)?.has(column) === true;
}

/** Whether a column can be read of the rows of a table: their own, one that is worked out, or one of a row that belongs to them. */
export function hasColumn(table: string, path: string): boolean {
  const dot = path.indexOf(".");
  if (dot >= 0) {
    const related = relatedTable(path.slice(0, dot));
    return related !== undefined && hasColumn(related, path.slice(dot + 1));
  }
  return hasStoredColumn(table, path) || derivedColumns(table).includes(path);
}
