import type { ModuleRows } from "../query/module-rows.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { Cell, TableRow } from "../values/row.js";
import { textOrEmpty } from "../values/row.js";
import { siteOf } from "../data/site.js";
import type { Site } from "../data/site.js";
import { titleKey } from "../data/title.js";
import { CATEGORY } from "../data/namespaces.js";

/** A wiki as the stub is given it: facts of the site, and tables by name. */
export interface StoredWiki {
  /**
   * By the value of `siprop` that selects them, as in format version 2; also facts of other meta
   * modules.
   */
  readonly site: JsonObject;
  readonly tables: Readonly<Record<string, readonly TableRow[]>>;
  /** The responses of modules that only an extension has, by name. */
  readonly rows?: ModuleRows;
  /** The bytes of files, by their SHA-1 in hexadecimal. */
  readonly contents?: ReadonlyMap<string, Uint8Array>;
}

/** A wiki with indexes: its rows with keys, and relations between them. */
export interface Store {
  readonly site: Site;
  /** The rows of a table; none if the wiki does not have it. */
  rows(table: string): readonly TableRow[];
  /** The rows of a table whose column has the value. */
  find(table: string, column: string, value: Cell): readonly TableRow[];
  /** The ranks of values in a list, from 1. The list is computed once for each name. */
  ranks(name: string, listed: () => readonly Cell[]): ReadonlyMap<Cell, number>;
  /** Rows in an order. Those of the last names are kept, so that the parts of a list do not cost all of it. */
  ordered(name: string, make: () => readonly TableRow[]): readonly TableRow[];
  /** The bytes of a file by their SHA-1; undefined if the wiki does not have them. */
  content(sha1: Cell): Uint8Array | undefined;
  pageById(pageid: Cell): TableRow | undefined;
  /** By namespace and key. */
  pageByTitle(ns: Cell, key: Cell): TableRow | undefined;
}

/** Indexes a wiki; each index is made at its first use. Rows that have a title, or are of a category, get its `key`: without the namespace, with underscores. */
export function storeOf({ site: facts, tables, contents }: StoredWiki): Store {
  const indexes = new Map<string, ReadonlyMap<Cell, readonly TableRow[]>>();
  const placed = new Map<string, ReadonlyMap<Cell, number>>();
  const orders = new Map<string, readonly TableRow[]>();
  const rows = (table: string): readonly TableRow[] =>
    Object.hasOwn(tables, table) ? withKeys(tables[table] ?? []) : [];
  const find = (table: string, column: string, value: Cell): readonly TableRow[] =>
    remembered(indexes, `${table}.${column}`, () => indexBy(rows(table), (row) => row[column])).get(
      value,
    ) ?? [];
  return {
    site: siteOf(facts),
    rows,
    find,
    ranks: (name, listed) =>
      remembered(placed, name, () => new Map(listed().map((cell, index) => [cell, index + 1]))),
    ordered(name, make) {
      const made = orders.get(name) ?? make();
      orders.delete(name);
      orders.set(name, made);
      const [oldest = name] = orders.keys();
      if (orders.size > MAX_ORDERS) orders.delete(oldest);
      return made;
    },
    content: (sha1) => contents?.get(textOrEmpty(sha1)),
    pageById: (pageid) => find("pages", "pageid", pageid)[0],
    pageByTitle: (ns, key) => find("pages", "key", key).find((page) => page["ns"] === ns),
  };
}

/** The orders that a store keeps. Requests can name any number of them. */
const MAX_ORDERS = 64;

/** The value of a name, which is made once. */
function remembered<Value>(values: Map<string, Value>, name: string, make: () => Value): Value {
  const known = values.get(name) ?? make();
  values.set(name, known);
  return known;
}

/** Rows with keys, by the table. Stores of several addresses share them, and those before and after a write. */
const keyed = new WeakMap<readonly TableRow[], readonly TableRow[]>();

function withKeys(rows: readonly TableRow[]): readonly TableRow[] {
  const known = keyed.get(rows) ?? rows.map(withKey);
  keyed.set(rows, known);
  return known;
}

/** A row with the columns that follow from its title. */
function withKey(row: TableRow): TableRow {
  const { ns, title, category } = row;
  if (typeof category === "string" && ns === undefined)
    return { ...row, ns: CATEGORY, key: category.replaceAll(" ", "_") };
  return typeof ns === "number" && typeof title === "string"
    ? { ...row, key: titleKey(ns, title) }
    : row;
}

function indexBy(
  rows: readonly TableRow[],
  keyOfRow: (row: TableRow) => Cell,
): ReadonlyMap<Cell, readonly TableRow[]> {
  const index = new Map<Cell, TableRow[]>();
  for (const row of rows) {
    const key = keyOfRow(row);
    const same = index.get(key);
    if (same) same.push(row);
    else index.set(key, [row]);
  }
  return index;
}
