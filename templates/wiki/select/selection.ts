import type { CustomModule } from "../call/module-response.js";
import type { KnownParams } from "../query/unsupported.js";
import type { RowRenderer } from "../rows/row-renderer.js";
import type { RowCondition, Precondition } from "./condition-types.js";
import type { Form } from "./form.js";

/**
 * The rows of the store that a module responds with, as data. The module's learned result has the fields
 * of a row: a field comes from the column of the same name.
 */
export type Selection = RowsSelection | PageRowsSelection | PageSelection | CustomSelection;

/** A module of the group `list`: rows of a table. */
export interface RowsSelection extends Base, Selected {
  readonly kind: "rows";
  /** Rows that belong together are given as one, which holds a list of them. */
  readonly groups?: Groups;
}

/** The composition of rows. */
export interface Groups {
  /** Rows in which these columns are the same belong together, in the place of the first of them. */
  readonly by: readonly string[];
  /** The field of the group that holds its rows. The other fields of a group come from its first row. */
  readonly list: string;
}

/** A module of the group `prop` that adds a list to each page: rows that belong to the page. */
export interface PageRowsSelection extends Base, Selected {
  readonly kind: "rows of pages";
  /**
   * The relation of a row to a page: by the page's number in the column `pageid`, or by its title
   * in the columns `ns` and `key`. Missing pages have titles too.
   */
  readonly belongs: "pageid" | "title";
  /** Only pages of this namespace have rows. */
  readonly namespace?: number;
}

/** A module of the group `prop` that adds fields to each page. */
export interface PageSelection extends Base {
  readonly kind: "pages";
  /** The table whose row has the title of the page, which may not exist. */
  readonly from: string;
}

/** A module that no table describes: a function of the stub implements it. */
export interface CustomSelection extends Base {
  readonly kind: "own";
  readonly run: CustomModule;
}

/** Rejects arguments for parameters and values that only a different wiki's catalogue has. */
interface Base extends Messages, Pick<KnownParams, "module" | "anyValue"> {}

interface Messages {
  /** Errors although each parameter is valid; the first whose preconditions hold. */
  readonly refuse?: readonly Refusal[];
  /** Warnings; all whose preconditions hold. */
  readonly warn?: readonly Warning[];
}

/** The rows of a module: filters, order, limits and continuation. */
export interface Selected extends Messages, RowsPart {
  readonly from: string;
  /** Changes of the selection for some requests; all that apply, in this order. */
  readonly variants?: readonly Variant[];
  /** If all of these hold, the module has no output, and no errors or warnings. */
  readonly silent?: readonly Precondition[];
  /** Renders the rows, if the learned result cannot describe them. */
  readonly show?: RowRenderer;
}

/** The parts of a selection that may depend on the request. */
export interface RowsPart {
  /** All of them must hold. Those of a variant hold besides. */
  readonly where?: readonly RowCondition[];
  /** Each row together with each row of another table that belongs to it, before any condition. */
  readonly join?: Join;
  /** One row for each value of these columns. */
  readonly distinct?: readonly string[];
  readonly order?: readonly OrderTerm[];
  /** The parameter with the number of rows. Default: `limit`. Without such a parameter, all rows. */
  readonly limit?: string;
  /** The bounds of the number of rows, if the catalogue has none. */
  readonly limits?: Limits;
  /** The number of rows if the parameter is absent. */
  readonly otherwise?: number;
  readonly continue?: ContinueRule;
  /** How a generator identifies its pages: by the numbers in a column, by their titles, or by revisions. */
  readonly pages?: PagesBy;
  /** Fields that come from columns of other names. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Optional fields that are present even if they are false. */
  readonly falses?: readonly string[];
  /** Fields that are absent, such as those of newer versions. Those of a variant are absent besides. */
  readonly without?: readonly string[];
  /** Fields by the mark that hides them, if the mark hides other fields than usual. */
  readonly veils?: Readonly<Record<string, readonly string[]>>;
  /** A generator reports its position, so that the next request is about the same pages. */
  readonly position?: true;
}

/** A change of a selection for requests that meet all preconditions. */
export interface Variant extends RowsPart {
  readonly when: readonly Precondition[];
  readonly from?: string;
}

/** A column to order by. Preconditions omit it if the server omits it from `continue`. */
export type OrderTerm =
  | string
  | {
      readonly column: string;
      /** The order in both directions. */
      readonly always?: "up" | "down";
      /** Rows are in the order in which the parameter names their values. */
      readonly by?: string;
      /** The form of the column in `continue`; anything else is an error. */
      readonly form?: Extract<Form, "number" | "hexadecimal">;
      readonly when?: readonly Precondition[];
    }
  /** A word in `continue` that does not affect the order. */
  | { readonly literal: string };

/** Rows of another table that belong to a row. */
export interface Join {
  readonly table: string;
  /** A column of the other table that is as one of this row. */
  readonly on: { readonly theirs: string; readonly ours: string };
  /** The columns to add, by their names in the row. */
  readonly columns: Readonly<Record<string, string>>;
  /** Rows without a match are included, without those columns. */
  readonly outer?: boolean;
}

/** The number of rows of a module. */
export interface Limits {
  /** The limit for `max`. */
  readonly most: number;
  /** The limit of callers with high limits. */
  readonly high: number;
}

/** How a module continues: at the columns of the next row. */
export interface ContinueRule {
  /** Default: `continue`. */
  readonly param?: string;
  /** Default: the columns of the order. */
  readonly columns?: readonly OrderTerm[];
  /** Texts are written with `%7C` for `|` and `%25` for `%`. */
  readonly escaped?: true;
  /** It is one column, and a number in the response. */
  readonly number?: true;
  /** The parameter is also one of the conditions. */
  readonly bound?: true;
}

/**
 * The page of a row of a generator: by the number in `column` (default: `pageid`), in the order of
 * the rows or of the numbers; by a revision; or by a title, in the columns `ns` and `key`, or of
 * the page whose number is in `column`. Observed in the server's responses. `key`: the column of the
 * key, if it has another name.
 */
export type PagesBy =
  | { readonly by: "title"; readonly column?: string; readonly key?: string }
  | { readonly by: "row" | "pageid" | "revid"; readonly column?: string };

/** An error although each parameter is valid. */
export interface Refusal {
  readonly when: readonly Precondition[];
  readonly code: string;
  readonly text: string;
  /** The error comes after the warnings of the selection. */
  readonly late?: boolean;
}

/** A warning although each parameter is valid. */
export interface Warning {
  readonly when: readonly Precondition[];
  readonly code: string;
  readonly text: string;
  /** The deprecated feature, as the server logs it. */
  readonly feature?: string;
}
