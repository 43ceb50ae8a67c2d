// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Condition, Precondition } from "./condition-types.js";
import type { Form } from "./form.js";

/**
 * Which rows of the store a module answers with, as data. What each row shows of itself, the module's
 * learned result says: a field comes from the column of the same name.
 */
export type Selection = RowsSelection | PageRowsSelection | PageSelection | CustomSelection;

/** A module of the group `list`: rows of a table. */
export interface RowsSelection extends Selected {
  readonly kind: "rows";
  /** Rows that belong together are given as one, which holds a list of them. */
  readonly groups?: Groups;
}

/** How rows are put together. */
export interface Groups {
  /** Rows in which these columns are the same belong together, in the place of the first of them. */
  readonly by: readonly string[];
  /** The field of the group that holds its rows. The other fields of a group come from its first row. */
  readonly list: string;
}

/** A module of the group `prop` that adds a list to each page: rows that belong to the page. */
export interface PageRowsSelection extends Selected {
  readonly kind: "rows of pages";
  /**
   * How a row belongs to a page: by the page's number in the column `pageid`, or by its title in the
   * columns `ns` and `key`. Missing pages have titles too.
   */
  readonly belongs: "pageid" | "title";
  /** Only pages of this namespace have rows. */
  readonly namespace?: number;
}

/** A module of the group `prop` that adds fields to each page. */
export interface PageSelection extends Base {
  readonly kind: "pages";
  /** The pages that have the fields; `all` has missing and special ones too. */
  readonly of: "existing" | "existing and missing" | "all";
  /** The table whose row belongs to the page, by the page's number or its title; the page itself without. */
  readonly from?: string;
  readonly belongs?: "pageid" | "title";
  /** Fields that come from columns of other names. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** A module whose answer no table explains: a function of the stub makes it. */
export interface CustomSelection extends Base {
  readonly kind: "own";
  /** The name of the function. */
  readonly by: string;
}

interface Base {
  /** The path of the module, such as `query+allpages`. */
  readonly module: string;
  /** What the server refuses although each parameter is right; the first that applies. */
  readonly refuse?: readonly Refusal[];
  /** What the server warns of; every one that applies. */
  readonly warn?: readonly Warning[];
}

/** What makes rows: filters, order, and how to go on. */
export interface Selected extends Base, RowsPart {
  readonly from: string;
  /** What counts instead, or besides, where something is asked: every one that applies, in this order. */
  readonly variants?: readonly Variant[];
  /** Where one of these holds, the module says nothing at all, not even that it refuses. */
  readonly silent?: readonly Precondition[];
  /** The function that says what a row shows, where its learned result cannot; `shows/registry.ts` has them by name. */
  readonly show?: string;
}

/** The parts of a selection that depend on what is asked. */
export interface RowsPart {
  /** All of them must hold. Those of a variant hold besides. */
  readonly where?: readonly Condition[];
  /** Each row together with each row of another table that belongs to it, before any condition. */
  readonly join?: Join;
  /** One row for each value of these columns. */
  readonly distinct?: readonly string[];
  readonly order?: readonly OrderTerm[];
  readonly direction?: Direction;
  /** The parameter that says how many rows; `limit` without. Selections without such a parameter give all. */
  readonly limit?: string;
  /** How many rows, where the catalogue does not say it. */
  readonly limits?: Limits;
  /** How many rows without the parameter. */
  readonly otherwise?: number;
  /** A column that says how often a row counts towards the limit. */
  readonly weight?: string;
  readonly continue?: Continue;
  /** How a generator names its pages: by the numbers in a column, by their titles, or by revisions. */
  readonly pages?: PagesBy;
  /** Fields that come from columns of other names. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Optional fields that are there where they are false, too. */
  readonly falses?: readonly string[];
  /** Fields that are hidden, by the mark that hides them, where they are not those that it usually hides. */
  readonly veils?: Readonly<Record<string, readonly string[]>>;
  /** A generator says from where it went on, so that the next request is about the same pages. */
  readonly position?: true;
}

/** Takes effect where all of its guards hold. */
export interface Variant extends RowsPart {
  readonly when: readonly Precondition[];
  readonly from?: string;
}

/** A column to order by. Guards leave it out where the server, too, leaves it out of `continue`. */
export type OrderTerm =
  | string
  | {
      readonly column: string;
      /** The same whatever the direction. */
      readonly always?: "up" | "down";
      /** Its values come in the order in which the parameter names them. */
      readonly by?: string;
      /** What `continue` must hold for the column; anything else is refused. */
      readonly form?: Extract<Form, "number" | "hexadecimal">;
      readonly when?: readonly Precondition[];
    }
  /** A word that stands in `continue`, and orders nothing. */
  | { readonly literal: string };

/** The parameter that turns the order around, and its values that do. */
export interface Direction {
  readonly param: string;
  readonly down: readonly string[];
}

/** Rows of another table that belong to a row. */
export interface Join {
  readonly table: string;
  /** A column of the other table that is as one of this row. */
  readonly on: { readonly theirs: string; readonly ours: string };
  /** The columns that are taken over. */
  readonly columns: readonly string[];
  /** Rows to which nothing belongs stay, without those columns. */
  readonly outer?: boolean;
}

/** How many rows a module gives. */
export interface Limits {
  /** What `max` is, and nobody goes beyond. */
  readonly most: number;
  /** The same for who may ask for more at a time. */
  readonly high: number;
}

/** How a module goes on: from the columns of the next row, or after so many rows. */
export type Continue =
  /** `continue` and the columns of the order, where nothing is said. */
  | {
      readonly param?: string;
      readonly columns?: readonly OrderTerm[];
      /** Texts are written with `%7C` for `|` and `%25` for `%`. */
      readonly escaped?: true;
      /** It is one column, and a number in the answer. */
      readonly number?: true;
    }
  /** The same, by a parameter that is one of the conditions, too. */
  | { readonly param: string; readonly columns: readonly OrderTerm[]; readonly bound: true }
  /** The number of rows that were given, as a number. */
  | { readonly param: string; readonly by: "count" };

/**
 * What a row of a generator stands for: a page, by the number in `column` (`pageid` without), in the
 * order of the rows or in that of the numbers; pages that revisions are of; or a title, in the
 * columns `ns` and `key`, or of the page whose number is in `column`. The server's answers show which.
 */
export type PagesBy =
  | { readonly by: "title"; readonly column?: string }
  | { readonly by: "row" | "pageid" | "revid"; readonly column?: string };

/** What the server refuses although each parameter is right. */
export interface Refusal {
  readonly when: readonly Precondition[];
  readonly code: string;
  readonly text: string;
  /** The server has come to the warnings of the selection by then. */
  readonly late?: boolean;
}

/** What the server warns of although each parameter is right. */
export interface Warning {
  readonly when: readonly Precondition[];
  readonly code: string;
  readonly text: string;
  /** What is deprecated, as the server logs it. */
  readonly feature?: string;
}
