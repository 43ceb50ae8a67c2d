import type { ModuleRows } from "../query/module-rows.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { Cell, TableRow } from "../values/row.js";
import { textOrEmpty } from "../values/row.js";
import { siteOf } from "../data/site.js";
import type { Site } from "../data/site.js";
import { titleKey } from "../data/title.js";
import { CATEGORY } from "../data/namespaces.js";

/** A wiki as input for the stub: site facts, and tables by name. */
export interface StoredWiki {
  /**
   * Facts in format version 2, by the value of `siprop` that selects them; also facts for other
   * meta modules.
   */
  readonly site: JsonObject;
  readonly tables: Readonly<Record<string, readonly TableRow[]>>;
  /** Responses of extension modules by name. */
  readonly rows?: ModuleRows;
  /** File bytes by SHA-1 in hexadecimal. */
  readonly contents?: ReadonlyMap<string, Uint8Array>;
}

/** An indexed wiki: its rows with keys, and relations between them. */
export interface Store {
  readonly site: Site;
  /** A table's rows; empty if the table is missing. */
  rows(table: string): readonly TableRow[];
  /** The table rows with a value in a column. */
  find(table: string, column: string, value: Cell): readonly TableRow[];
  /** The ranks of values in a list, starting at 1. The list is computed once for each name. */
  ranks(name: string, listed: () => readonly Cell[]): ReadonlyMap<Cell, number>;
  /**
   * Sorted rows. The most recently used orders are cached, so that parts of a list do not each sort
   * all rows.
   */
  ordered(name: string, make: () => readonly TableRow[]): readonly TableRow[];
  /** A file's bytes by SHA-1; undefined if the wiki does not have them. */
  content(sha1: Cell): Uint8Array | undefined;
  pageById(pageid: Cell): TableRow | undefined;
  /** By namespace and key. */
  pageByTitle(ns: Cell, key: Cell): TableRow | undefined;
}

/**
 * Indexes a wiki. Each index is created on first use. Rows with a title or a category get its
 * `key`: without the namespace, with underscores.
 */
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

/** The maximum number of cached orders, because requests can create any number of them. */
const MAX_ORDERS = 64;

/** The value for a name, which is computed once. */
function remembered<Value>(values: Map<string, Value>, name: string, make: () => Value): Value {
  const known = values.get(name) ?? make();
  values.set(name, known);
  return known;
}

/**
 * Rows with keys by table. Stores for different URLs share them, as do stores before and after a
 * write.
 */
const keyed = new WeakMap<readonly TableRow[], readonly TableRow[]>();

function withKeys(rows: readonly TableRow[]): readonly TableRow[] {
  const known = keyed.get(rows) ?? rows.map(withKey);
  keyed.set(rows, known);
  return known;
}

/** A row with columns derived from its title. */
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
