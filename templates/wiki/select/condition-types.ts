import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { Form } from "./form.js";
import type { TableRow } from "../values/row.js";

/** The type of comparison of a column or an argument. */
export type Scalar = string | number | boolean | null;

/** A condition on the request. */
export type Precondition =
  /** The request has the parameter, or one of several, if only with an empty list. */
  | { readonly given: string | readonly string[] }
  | { readonly absent: string }
  /** The request has a value for the parameter, or it has a default. */
  | { readonly filled: string }
  /** The argument, or one of several, is one of these. */
  | { readonly param: string; readonly is: readonly Scalar[] }
  /** The argument has more than one value. */
  | { readonly several: string }
  /** The argument is no title of this wiki. */
  | { readonly untitled: string }
  /** The argument is a text that has not this form. */
  | { readonly param: string; readonly unlike: Form }
  /** The request is about several pages, pages of several namespaces, or pages of several names. */
  | {
      readonly pages:
        | "none"
        | "several"
        | "several existing"
        | "several namespaces"
        | "several keys";
      /** Only pages of this namespace match. */
      readonly namespace?: number;
    }
  /** The request is about revisions: any of them, some that are there, some that were deleted, or more than one that is there. */
  | { readonly revids: "any" | "live" | "deleted" | "several live" }
  | { readonly generator: boolean }
  /** The request follows redirects. */
  | { readonly redirects: boolean }
  | { readonly loggedIn: boolean }
  /** The caller has the right, or one of several. */
  | { readonly right: string | readonly string[] }
  | { readonly not: Precondition }
  | { readonly anyOf: readonly Precondition[] };

/**
 * The comparison of a column with an argument; of several arguments one must match. `from` and `to`
 * are bounds in the direction of the order, `min` and `max` in both directions. `starts`: the
 * column begins with it. `has`: the column is a list
 * that contains it. `title`: it is the row's title (columns `ns` and `key`); an argument that is
 * not a title is ignored. `link`: the column, an index of URLs, begins with the argument, which is
 * a URL without the protocol that the parameter `protocol` names; `*` is any host below. `grants`:
 * the column is a list of groups, one of which has it as a right; `grants all`: any row if everybody has it. `title starts`, `title from`,
 * `title to`: the same for the beginnings of titles, and bounds in the order of namespaces and
 * keys.
 */
export type Test =
  | "is"
  | "isnt"
  | "from"
  | "to"
  | "min"
  | "max"
  | "starts"
  | "has"
  | "grants"
  | "grants all"
  | "link"
  | "title"
  | "title starts"
  | "title from"
  | "title to";

/** A condition on a row. */
export type RowCondition =
  /** The column has this value, or one of these; null is an absent column. */
  | { readonly column: string; readonly is: Scalar | readonly Scalar[] }
  | { readonly column: string; readonly isnt: Scalar | readonly Scalar[] }
  /** The column is a revision that the request is about. */
  | { readonly column: string; readonly named: "revids" | "deletedrevids" }
  /** The row's title (columns `ns` and `key`) is that of a page that the request is about. */
  | { readonly among: "pages" }
  /**
   * The argument is an address or a range of addresses, and the row's range, from the column
   * `first` to the column `last` (in the form of `address.ts`), is around or within it. An argument
   * that is not an address is an error with the code, and a range with fewer than `least` common
   * bits is the error `cidrtoobroad`.
   */
  | {
      readonly param: string;
      readonly test: "around" | "within";
      readonly first: string;
      readonly last: string;
      readonly code: string;
      readonly least: { readonly v4: number; readonly v6: number };
    }
  /** The caller may see this field of the row. */
  | { readonly visible: string }
  /**
   * The argument names a row of one of these tables, by its column `key`; its columns, in order,
   * are a bound of this row's. If there is no such row, it is an error with the code.
   */
  | {
      readonly param: string;
      readonly test: "from" | "to";
      readonly columns: readonly string[];
      readonly of: { readonly tables: readonly string[]; readonly key: string };
      readonly code: string;
    }
  /** Compares the argument with the column; matches if the argument is absent. */
  | {
      readonly param: string;
      readonly column: string;
      readonly test?: Test;
      /**
       * Names of users are compared as the server writes them, texts as the hexadecimal numbers of
       * their bytes. An argument that is not such a number is an error.
       */
      readonly as?: "user" | "lower case" | "bytes" | "bytes in upper case" | "hexadecimal";
      /**
       * If the column is a `key`: the namespace of the title that the argument is a part of.
       * Default: that of the parameter `namespace`. If the test is `title`: the only namespace that
       * titles may have.
       */
      readonly namespace?: number;
      /** No row matches an empty list of arguments. Default: every row. */
      readonly strict?: boolean;
      /**
       * If the test is `title`: the server warns with this code about each argument that is not
       * such a title.
       */
      readonly warn?: string;
    }
  /** The row names (columns `ns` and `key`) the page that the parameters `title` or `pageid` name; a code refuses those of other namespaces. */
  | { readonly page: { readonly namespace: number; readonly code: string } }
  /** The condition for each value of the argument; rows match any other value. */
  | { readonly param: string; readonly cases: Readonly<Record<string, readonly RowCondition[]>> }
  | { readonly when: readonly Precondition[]; readonly demand: readonly RowCondition[] }
  | { readonly some: readonly RowCondition[] }
  | { readonly none: readonly RowCondition[] }
  /** Another table has a row whose columns (left) equal those of this row (right). */
  | {
      readonly exists: string;
      readonly on: Readonly<Record<string, string>>;
      readonly where?: readonly RowCondition[];
    };

/** Whether a row matches. */
export type Filter = (row: TableRow) => boolean;

/** The context of a condition. */
export interface ConditionContext {
  /** The table of the row. */
  readonly table: string;
  /** The direction that `from` and `to` follow. */
  readonly down: boolean;
  /** Warnings about the arguments of the condition are added. */
  readonly warnings: ApiMessage[];
}
