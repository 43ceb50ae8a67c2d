import { derivedColumns } from "../../../templates/wiki/columns/registry.js";
import { withKey } from "../../../templates/wiki/store/store.js";
import { relatedTable } from "../../../templates/wiki/columns/column-reader.js";
import { storeTables } from "../../spec/schemas.js";

/** Returns true if the stub's store has the table. */
export function hasTable(table: string): boolean {
  return storedColumns.has(table);
}

/**
 * The stored columns, by table: the columns of the data, and the key that the store derives from a
 * title.
 */
const storedColumns: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(storeTables).map(([table, columns]) => {
    // A row of example values shows which columns the store adds.
    const example = columns.map((name) => [name, name === "ns" ? 0 : "A"] as const);
    return [table, new Set(Object.keys(withKey(Object.fromEntries(example))))];
  }),
);

/** Returns true if the table stores the column. */
export function hasStoredColumn(table: string, column: string): boolean {
  return storedColumns.get(table)?.has(column) === true;
}

/**
 * Returns true if the column of a table can be read. It is stored, computed, or a column of a
 * related row.
 */
export function hasColumn(table: string, path: string): boolean {
  const dot = path.indexOf(".");
  if (dot >= 0) {
    const related = relatedTable(path.slice(0, dot));
    return related !== undefined && hasColumn(related, path.slice(dot + 1));
  }
  return hasStoredColumn(table, path) || derivedColumns(table).includes(path);
}
