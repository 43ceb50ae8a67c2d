import type { Form } from "./form.js";

/** What a column or an argument is compared with. */
export type Scalar = string | number | boolean | null;

/** A condition on the request. */
export type Precondition =
  /** The request has the parameter, if only with an empty list. */
  | { readonly given: string }
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
        | "one"
        | "several"
        | "several existing"
        | "several namespaces"
        | "several keys";
      /** Only pages of this namespace count. */
      readonly namespace?: number;
    }
  /** The request is about revisions: any of them, some that are there, or some that were deleted. */
  | { readonly revids: "any" | "live" | "deleted" }
  | { readonly generator: boolean }
  /** The request follows redirects. */
  | { readonly redirects: boolean }
  | { readonly loggedIn: boolean }
  /** The caller has the right. */
  | { readonly right: string }
  | { readonly not: Precondition }
  | { readonly anyOf: readonly Precondition[] }
  | { readonly allOf: readonly Precondition[] };

/**
 * How a column is compared with an argument; of several arguments one must fit.
 * `from` and `to` are bounds in the direction of the order, `min` and `max` in both directions.
 * `starts`: the column begins with it. `contains`: it is in the column's text. `has`: the column is a list with it.
 * `title`: the row's title (columns `ns` and `key`) is it; what is no title is passed over.
 * `link`: the column, an index of URLs, begins as the argument says, which is a URL without the protocol
 * that the parameter `protocol` names; `*` stands for any host below.
 * `grants`: the column is a list of groups, one of which has it as a right.
 * `title starts`, `title from`, `title to`: so with what titles begin with, and as bounds in the order of
 * namespaces and keys.
 */
export type Test =
  | "is"
  | "isnt"
  | "from"
  | "to"
  | "min"
  | "max"
  | "starts"
  | "contains"
  | "has"
  | "grants"
  | "link"
  | "title"
  | "title starts"
  | "title from"
  | "title to";

/** A condition on a row. */
export type RowCondition =
  /** The column is this, or one of these; null stands for a column that is absent. */
  | { readonly column: string; readonly is: Scalar | readonly Scalar[] }
  | { readonly column: string; readonly isnt: Scalar | readonly Scalar[] }
  /** The column is a revision that the request is about. */
  | { readonly column: string; readonly named: "revids" | "deletedrevids" }
  /** The row's title (columns `ns` and `key`) is that of a page that the request is about. */
  | { readonly among: "pages" }
  /**
   * The argument is an address or a range of addresses, and the row's range, from the column `first` to
   * the column `last` (as `address.ts` writes them), is around or within it. Refused with the code where
   * it is no such thing, and with `cidrtoobroad` where fewer bits than `least` are the same.
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
   * The argument names a row of one of these tables, by its column `key`; its columns, one after the
   * other, are a bound of this row's. Refused with the code where there is no such row.
   */
  | {
      readonly param: string;
      readonly test: "from" | "to";
      readonly columns: readonly string[];
      readonly of: { readonly tables: readonly string[]; readonly key: string };
      readonly code: string;
    }
  /** The argument compared with the column; holds where the argument is not given. */
  | {
      readonly param: string;
      readonly column: string;
      readonly test?: Test;
      /**
       * Names of users are compared as the server writes them, texts as the hexadecimal numbers of
       * their bytes. What should be such numbers and is not is refused.
       */
      readonly as?: "user" | "lower case" | "bytes" | "bytes in upper case" | "hexadecimal";
      /**
       * Where the column is a `key`: the namespace that the argument is a part of a title of; without, that of the parameter `namespace`.
       * Where the test is `title`: the only namespace that titles may be of.
       */
      readonly namespace?: number;
      /** Where the test is `title`: the server warns with this code of each argument that is no such title. */
      readonly warn?: string;
    }
  /** The row names (columns `ns` and `key`) the page that the parameters `title` or `pageid` name; a code refuses those of other namespaces. */
  | { readonly page: { readonly namespace: number; readonly code: string } }
  /** What each value of the argument demands; others demand nothing. */
  | { readonly param: string; readonly cases: Readonly<Record<string, readonly RowCondition[]>> }
  | { readonly when: readonly Precondition[]; readonly demand: readonly RowCondition[] }
  | { readonly some: readonly RowCondition[] }
  | { readonly none: readonly RowCondition[] }
  /** There is a row of another table whose columns (left) are those of this row (right). */
  | {
      readonly exists: string;
      readonly on: Readonly<Record<string, string>>;
      readonly where?: readonly RowCondition[];
    };
