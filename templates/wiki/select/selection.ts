import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import type { ModuleCall } from "../call/module-call.js";
import type { CustomModule } from "../call/module-response.js";
import type { Column } from "../columns/column.js";
import type { KnownParams } from "../query/unsupported.js";
import type { Cell, TableRow } from "../values/row.js";

/** The store rows that a module returns, or the function that implements the module. */
export type Selection = RowsSelection | CustomSelection;

/** Selections by module name. */
export type Selections = Readonly<Record<string, Selection>>;

/** A module that a stub function implements instead of a table. */
export interface CustomSelection extends Pick<KnownParams, "anyValue"> {
  /**
   * Errors that occur although each parameter is valid; the first one is reported. Default: errors
   * from the module's rules.
   */
  readonly refuse?: readonly Refusal[];
  readonly run: CustomModule;
}

/** A module that lists table rows, either as a list or for each page. */
export interface RowsSelection extends RowsPart, Pick<KnownParams, "anyValue"> {
  readonly from: string;
  /**
   * How rows relate to the request's pages: by page number in the column `pageid`, or by title in
   * the columns `ns` and `key`, including missing pages. Absent for lists.
   */
  readonly belongs?: "pageid" | "title";
  /** Only pages in this namespace have rows. */
  readonly namespace?: number;
  /** Related rows become one row that contains a list. */
  readonly groups?: Groups;
  /** Requests to which the module adds nothing, not even errors or warnings. */
  readonly silent?: When;
  /**
   * Errors that occur although each parameter is valid; the first one is reported. Default: errors
   * from the module's rules.
   */
  readonly refuse?: readonly Refusal[];
  /** Warnings that occur although each parameter is valid. */
  readonly warn?: (call: ModuleCall) => readonly ApiMessage[];
  /** Variants of the selection for some requests; all matching variants apply in order. */
  readonly variants?: readonly Variant[];
  /** Renders the rows, if the learned result cannot describe them. */
  readonly show?: RowRenderer;
}

/** How rows are grouped. */
export interface Groups {
  /** Rows with the same values in these columns form a group, at the position of the first row. */
  readonly by: readonly string[];
  /** The field that contains the group's rows. The other fields come from its first row. */
  readonly list: string;
}

/** Creates a function that renders a call's rows in response order. */
export type RowRenderer = (call: ModuleCall) => (row: TableRow) => Outcome<RenderedRow>;

/** A row's fields, and warnings about them. */
export interface RenderedRow {
  readonly fields: JsonObject;
  readonly warnings?: readonly ApiMessage[];
}

/** The parts of a selection that can depend on the request. */
export interface RowsPart {
  /** All conditions must hold. A variant's conditions are added. */
  readonly where?: readonly Condition[];
  /** Joins each row with each related row of a different table, before conditions apply. */
  readonly join?: (row: TableRow, call: ModuleCall) => readonly TableRow[];
  /** Keeps one row for each combination of values in these columns. */
  readonly distinct?: readonly string[];
  readonly order?: readonly OrderTerm[];
  /**
   * The maximum number of rows, if the catalogue does not set one. Callers with high limits can
   * request ten times as many, unless it is 1.
   */
  readonly most?: number;
  /** The columns in the `continue` value. Default: the columns of the order. */
  readonly continueBy?: readonly OrderTerm[];
  /** The number of rows without the parameter `limit`. Default: all. */
  readonly otherwise?: number;
  /**
   * The parameter that continues the module and limits the rows. Default: `continue`, which does
   * not limit them.
   */
  readonly continueAt?: string;
  /** How a generator identifies its pages. Default: by `pageid`. */
  readonly pages?: PagesBy;
  /** Fields that come from columns with different names. */
  readonly columns?: Readonly<Record<string, Column>>;
  /** Optional fields that are present even if they are false. */
  readonly falses?: readonly string[];
  /** Fields by the marker that hides them, if they differ from the usual fields. */
  readonly hidden?: Readonly<Record<string, readonly string[]>>;
  /** A generator reports its position, so that the next request selects the same pages. */
  readonly position?: true;
}

/** A variant of a selection for some requests. */
export interface Variant extends RowsPart {
  readonly when: When;
}

/** Whether a request meets a condition. */
export type When = (call: ModuleCall) => boolean;

/** The error for a request, if it occurs. */
export type Refusal = (call: ModuleCall) => Refused | undefined;

/** Creates the filter for the rows of a request; undefined if every row matches. */
export type Condition = (query: RowQuery) => Filter | Refused | undefined;

/** Whether a row matches. */
export type Filter = (row: TableRow) => boolean;

/** A request for table rows. */
export interface RowQuery {
  readonly call: ModuleCall;
  /** Creates a reader for a table column. */
  readonly read: (column: Column) => (row: TableRow) => Cell;
  /** Whether the order and its bounds are descending. */
  readonly down: boolean;
  /** Receives warnings about the arguments. */
  readonly warnings: ApiMessage[];
}

/** A column to order by. */
export type OrderTerm = string | OrderColumn;

/** A column to order by, with additional properties. */
export interface OrderColumn {
  readonly column: Column;
  /** The order is ascending regardless of the direction. */
  readonly always?: "up";
  /** Rows are in the order of the parameter's values. */
  readonly by?: string;
  /** The server orders by the column only if the request meets this condition. */
  readonly when?: When;
}

/**
 * A row's page in a generator: by the number in `pageid`, in the order of rows or numbers; by a
 * revision; by a title in the columns `ns` and `key`; or by the page number in `column`. Observed
 * in the server's responses. `key`: the column with the key, if its name differs.
 */
export type PagesBy =
  | { readonly by: "title"; readonly column?: string; readonly key?: string }
  | { readonly by: "row" | "pageid" }
  | { readonly by: "revid"; readonly column?: Column };
