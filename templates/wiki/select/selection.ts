import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import type { ModuleCall } from "../call/module-call.js";
import type { CustomModule } from "../call/module-response.js";
import type { Column } from "../columns/column.js";
import type { KnownParams } from "../query/unsupported.js";
import type { Cell, TableRow } from "../values/row.js";

/** The rows of the store that a module responds with, or the function that implements the module. */
export type Selection = RowsSelection | CustomSelection;

/** Selections by the names of their modules. */
export type Selections = Readonly<Record<string, Selection>>;

/** A module that no table describes: a function of the stub implements it. */
export interface CustomSelection extends Pick<KnownParams, "anyValue"> {
  /** Errors although each parameter is valid; the first that occurs. Default: those of the module's rules. */
  readonly refuse?: readonly Refusal[];
  readonly run: CustomModule;
}

/** A module that lists rows of a table, by itself or for each page. */
export interface RowsSelection extends RowsPart, Pick<KnownParams, "anyValue"> {
  readonly from: string;
  /**
   * The relation of a row to a page of the request, by the page's number in the column `pageid`, or by its
   * title in the columns `ns` and `key`. Missing pages have titles too. Absent for lists.
   */
  readonly belongs?: "pageid" | "title";
  /** Only pages of this namespace have rows. */
  readonly namespace?: number;
  /** Rows that belong together are given as one, which holds a list of them. */
  readonly groups?: Groups;
  /** Requests to which the module adds nothing, not even errors or warnings. */
  readonly silent?: When;
  /** Errors although each parameter is valid; the first that occurs. Default: those of the module's rules. */
  readonly refuse?: readonly Refusal[];
  /** The warnings about a request although each parameter is valid. */
  readonly warn?: (call: ModuleCall) => readonly ApiMessage[];
  /** Changes of the selection for some requests; all that apply, in this order. */
  readonly variants?: readonly Variant[];
  /** Renders the rows, if the learned result cannot describe them. */
  readonly show?: RowRenderer;
}

/** The composition of rows. */
export interface Groups {
  /** Rows in which these columns are the same belong together, in the place of the first of them. */
  readonly by: readonly string[];
  /** The field of the group that holds its rows. The other fields of a group come from its first row. */
  readonly list: string;
}

/** Makes a function that renders the rows of a call, one after the other in the order of the response. */
export type RowRenderer = (call: ModuleCall) => (row: TableRow) => Outcome<RenderedRow>;

/** The fields of a row, and the warnings about them. */
export interface RenderedRow {
  readonly fields: JsonObject;
  readonly warnings?: readonly ApiMessage[];
}

/** The parts of a selection that may depend on the request. */
export interface RowsPart {
  /** All of them must hold. Those of a variant hold besides. */
  readonly where?: readonly Condition[];
  /** Each row together with each row of another table that belongs to it, before any condition. */
  readonly join?: (row: TableRow, call: ModuleCall) => readonly TableRow[];
  /** One row for each value of these columns. */
  readonly distinct?: readonly string[];
  readonly order?: readonly OrderTerm[];
  /** The highest number of rows, if the catalogue has none; ten times as many for callers with high limits, unless it is 1. */
  readonly most?: number;
  /** The columns in the `continue` value. Default: the columns of the order. */
  readonly continueBy?: readonly OrderTerm[];
  /** The number of rows if the parameter `limit` is absent. Default: all. */
  readonly otherwise?: number;
  /** The parameter that continues the module, which is also a condition. Default: `continue`, which is none. */
  readonly continueAt?: string;
  /** How a generator identifies its pages. Default: by `pageid`. */
  readonly pages?: PagesBy;
  /** Fields that come from columns of other names. */
  readonly columns?: Readonly<Record<string, Column>>;
  /** Optional fields that are present even if they are false. */
  readonly falses?: readonly string[];
  /** Fields by the mark that hides them, if the mark hides other fields than usual. */
  readonly hidden?: Readonly<Record<string, readonly string[]>>;
  /** A generator reports its position, so that the next request is about the same pages. */
  readonly position?: true;
}

/** A change of a selection for some requests. */
export interface Variant extends RowsPart {
  readonly when: When;
}

/** Whether a request meets a condition. */
export type When = (call: ModuleCall) => boolean;

/** The error for a request, if it occurs. */
export type Refusal = (call: ModuleCall) => Refused | undefined;

/** Makes the filter of a request for the rows; undefined if every row matches. */
export type Condition = (query: RowQuery) => Filter | Refused | undefined;

/** Whether a row matches. */
export type Filter = (row: TableRow) => boolean;

/** A request for rows of a table. */
export interface RowQuery {
  readonly call: ModuleCall;
  /** Makes a reader of a column of the table. */
  readonly read: (column: Column) => (row: TableRow) => Cell;
  /** The order is descending, and bounds follow it. */
  readonly down: boolean;
  /** Warnings about the arguments are added. */
  readonly warnings: ApiMessage[];
}

/** A column to order by. */
export type OrderTerm = string | OrderColumn;

/** A column to order by that is special in one way. */
export interface OrderColumn {
  readonly column: Column;
  /** The order is ascending in both directions. */
  readonly always?: "up";
  /** Rows are in the order in which the parameter names their values. */
  readonly by?: string;
  /** The server omits the column for other requests. */
  readonly when?: When;
}

/**
 * The page of a row of a generator: by the number in `pageid`, in the order of the rows or of the
 * numbers; by a revision; or by a title, in the columns `ns` and `key`, or of the page whose number is
 * in `column`. Observed in the server's responses. `key`: the column of the key, if it has another name.
 */
export type PagesBy =
  | { readonly by: "title"; readonly column?: string; readonly key?: string }
  | { readonly by: "row" | "pageid" }
  | { readonly by: "revid"; readonly column?: Column };
