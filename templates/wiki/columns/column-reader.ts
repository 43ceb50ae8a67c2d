import type { Store } from "../store/store.js";
import type { Cell, TableRow } from "../values/row.js";
import type { ColumnContext } from "./column.js";
import { derivedColumns } from "./registry.js";

/**
 * Makes a reader of a column, by its name: a stored column, a computed one, or one of a related
 * row, such as `page.title`.
 */
export function columnReader(
  context: ColumnContext,
  table: string,
  path: string,
): (row: TableRow) => Cell {
  const dot = path.indexOf(".");
  if (dot < 0) {
    const derived = derivedColumns[table]?.[path];
    return derived ? (row) => derived(row, context.store, context) : (row) => row[path];
  }
  const relation = RELATIONS[path.slice(0, dot)];
  if (!relation) throw new TypeError(`${table}.${path}: rows have no relation of this name.`);
  const read = columnReader(context, relation.table, path.slice(dot + 1));
  return (row) => {
    const other = relation.of(context.store, row);
    return other === undefined ? undefined : read(other);
  };
}

/** Whether a column is stored, and not computed for the caller. */
export function isStored(table: string, path: string): boolean {
  const dot = path.indexOf(".");
  if (dot < 0) return derivedColumns[table]?.[path] === undefined;
  const relation = RELATIONS[path.slice(0, dot)];
  return relation !== undefined && isStored(relation.table, path.slice(dot + 1));
}

/** Rows that belong to a row. */
interface Relation {
  readonly table: string;
  readonly of: (store: Store, row: TableRow) => TableRow | undefined;
}

const RELATIONS: Readonly<Record<string, Relation>> = {
  /** The page that a row is about, by its number. */
  page: { table: "pages", of: (store, row) => store.pageById(row["pageid"]) },
  account: { table: "users", of: (store, row) => store.find("users", "name", row["user"])[0] },
  category: {
    table: "categories",
    of: (store, row) => store.find("categories", "key", row["key"])[0],
  },
};
