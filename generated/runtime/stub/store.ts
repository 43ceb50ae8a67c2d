// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { JsonObject } from "../json.js";
import { columnsOf } from "./columns/registry.js";
import type { Asking } from "./columns/registry.js";
import type { Cell, Row } from "./row.js";
import { numberIn, textIn } from "./row.js";
import { siteOf } from "./site.js";
import type { Site } from "./site.js";
import { keyOf } from "./title.js";

/** A wiki as the stub is given it: facts of the site, and tables by name. */
export interface StoredWiki {
  /** By the value of `siprop` that shows them, as format version 2 answers; besides, facts of other meta modules. */
  readonly site: JsonObject;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

/** A wiki that can be asked: its rows with keys, and ways from one to another. */
export interface Store {
  readonly site: Site;
  /** The rows of a table; none of one that the wiki does not have. */
  rows(table: string): readonly Row[];
  /** The rows of a table whose column has the value. */
  find(table: string, column: string, value: Cell): readonly Row[];
  /** The places of things in a list, from 1; the list is made once, and known by the name. */
  places(name: string, listed: () => readonly Cell[]): ReadonlyMap<Cell, number>;
  /** Rows in an order; they are ordered once, and known by the name. */
  ordered(name: string, make: () => readonly Row[]): readonly Row[];
  pageById(pageid: Cell): Row | undefined;
  /** By namespace and key. */
  pageByTitle(ns: Cell, key: Cell): Row | undefined;
}

/** Prepares a wiki for being asked. Rows that have a title, or are of a category, get its `key`: without the namespace, with underscores. */
export function storeOf({ site: facts, tables }: StoredWiki): Store {
  const prepared = new Map(
    Object.entries(tables).map(([name, rows]) => [name, rows.map(withKey)] as const),
  );
  const indexes = new Map<string, ReadonlyMap<Cell, readonly Row[]>>();
  const placed = new Map<string, ReadonlyMap<Cell, number>>();
  const orders = new Map<string, readonly Row[]>();
  const rows = (table: string): readonly Row[] => prepared.get(table) ?? [];
  const find = (table: string, column: string, value: Cell): readonly Row[] => {
    const name = `${table}.${column}`;
    const index = indexes.get(name) ?? indexBy(rows(table), (row) => row[column]);
    indexes.set(name, index);
    return index.get(value) ?? [];
  };
  const titles = new Map(
    rows("pages").map((page) => [`${numberIn(page["ns"])}:${textIn(page["key"])}`, page]),
  );
  return {
    site: siteOf(facts),
    rows,
    find,
    places: (name, listed) => {
      const known =
        placed.get(name) ?? new Map(listed().map((cell, index) => [cell, index + 1] as const));
      placed.set(name, known);
      return known;
    },
    ordered: (name, make) => {
      const known = orders.get(name) ?? make();
      orders.set(name, known);
      return known;
    },
    pageById: (pageid) => find("pages", "pageid", pageid)[0],
    pageByTitle: (ns, key) => titles.get(`${numberIn(ns)}:${textIn(key)}`),
  };
}

/**
 * How a column of a table is read, by its name: one of the row itself, one that is worked out, or one
 * of a row that belongs to it: `page.title`.
 */
export function columnReader(asking: Asking, table: string, path: string): (row: Row) => Cell {
  const dot = path.indexOf(".");
  if (dot < 0) return ownColumn(asking, table, path);
  const relation = RELATIONS[path.slice(0, dot)];
  if (!relation) throw new TypeError(`${table}.${path}: rows have no relation of this name.`);
  const read = columnReader(asking, relation.table, path.slice(dot + 1));
  return (row) => {
    const other = relation.of(asking.store, row);
    return other === undefined ? undefined : read(other);
  };
}

/** Whether a column stands in the store as it is, whoever asks. */
export function isStored(table: string, path: string): boolean {
  const dot = path.indexOf(".");
  if (dot < 0) return !Object.hasOwn(columnsOf(table), path);
  const other = relatedTable(path.slice(0, dot));
  return other !== undefined && isStored(other, path.slice(dot + 1));
}

function ownColumn(asking: Asking, table: string, name: string): (row: Row) => Cell {
  const derived = columnsOf(table)[name];
  return derived ? (row) => derived(row, asking.store, asking) : (row) => row[name];
}

/** Rows that belong to a row. */
interface Relation {
  readonly table: string;
  readonly of: (store: Store, row: Row) => Row | undefined;
}

const RELATIONS: Readonly<Record<string, Relation>> = {
  /** The page that a row is about, by its number. */
  page: { table: "pages", of: (store, row) => store.pageById(row["pageid"]) },
  /** The page that a row names, if it exists. */
  titled: { table: "pages", of: (store, row) => store.pageByTitle(row["ns"], row["key"]) },
  account: { table: "users", of: (store, row) => store.find("users", "name", row["user"])[0] },
  revision: {
    table: "revisions",
    of: (store, row) => store.find("revisions", "revid", row["revid"] ?? row["lastrevid"])[0],
  },
  parent: {
    table: "revisions",
    of: (store, row) => store.find("revisions", "revid", row["parentid"])[0],
  },
  category: {
    table: "categories",
    of: (store, row) => store.find("categories", "key", row["key"])[0],
  },
  file: { table: "files", of: (store, row) => store.find("files", "key", row["key"])[0] },
  redirect: {
    table: "redirects",
    of: (store, row) => store.find("redirects", "pageid", row["pageid"])[0],
  },
};

/** The table of the rows that a relation leads to, if rows have one of this name. */
export function relatedTable(name: string): string | undefined {
  return Object.hasOwn(RELATIONS, name) ? RELATIONS[name]?.table : undefined;
}

const CATEGORY = 14;

/** A row with the columns that follow from its title. */
export function withKey(row: Row): Row {
  const { ns, title, category } = row;
  if (typeof category === "string" && ns === undefined)
    return { ...row, ns: CATEGORY, key: category.replaceAll(" ", "_") };
  return typeof ns === "number" && typeof title === "string"
    ? { ...row, key: keyOf(ns, title) }
    : row;
}

function indexBy(
  rows: readonly Row[],
  keyOfRow: (row: Row) => Cell,
): ReadonlyMap<Cell, readonly Row[]> {
  const index = new Map<Cell, Row[]>();
  for (const row of rows) {
    const key = keyOfRow(row);
    const same = index.get(key);
    if (same) same.push(row);
    else index.set(key, [row]);
  }
  return index;
}
