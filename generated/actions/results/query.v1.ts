// Generated from spec/actions/catalogue.json (query) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The fields of each page that depend on `missing`, `invalid`, `special`. */
export type QueryPageVariantsV1 =
  | {
      readonly missing: "";
      readonly invalid?: "";
      readonly special?: "";
    }
  | {
      readonly missing?: never;
      readonly invalid: "";
      readonly special?: "";
      readonly title: string;
    }
  | {
      readonly missing?: never;
      readonly invalid?: never;
      readonly special: "";
      readonly ns: number;
      readonly title: string;
    }
  | {
      readonly missing?: never;
      readonly invalid?: never;
      readonly special?: never;
      readonly ns: number;
      readonly title: string;
      readonly pageid: number;
    };

/** An item of `redirects` of `action=query` in format version 1. */
export interface QueryQueryRedirectV1 {
  readonly from: string;
  readonly to: string;
  readonly tofragment?: string;
  readonly tointerwiki?: string;
}

/** An item of `badrevids` of `action=query` in format version 1. */
export interface QueryQueryBadrevidV1 {
  readonly revid: number;
  readonly missing?: "";
}

/** The `querypage` of `action=query` in format version 1. */
export interface QueryQueryQuerypageV1 {
  readonly name?: string;
}

/** The `searchinfo` of `action=query` in format version 1. */
export interface QueryQuerySearchinfoV1 {
  readonly totalhits?: number;
}

/** Fields that any query in format version 1 may add to `query`. */
export interface QueryQueryPartV1 {
  readonly interwiki?: readonly {
    readonly title: string;
    readonly iw: string;
    readonly url?: string;
  }[];
  readonly redirects?: readonly QueryQueryRedirectV1[];
  readonly badrevids?:
    | OrEmptyList<Readonly<Record<string, QueryQueryBadrevidV1>>>
    | readonly QueryQueryBadrevidV1[];
  readonly normalized?: readonly {
    readonly fromencoded?: "";
    readonly from: string;
    readonly to: string;
  }[];
  readonly pageids?: readonly string[];
  readonly querypage?: OrEmptyList<QueryQueryQuerypageV1>;
  readonly searchinfo?: OrEmptyList<QueryQuerySearchinfoV1>;
}

/** Fields that any query in format version 1 may add to each page. */
export interface QueryPagePartV1 {
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns?: number;
  /** Title of the page, with its namespace. */
  readonly title?: string;
  /** Whether the page does not exist. */
  readonly missing?: "";
  /** Whether the page is a special page. */
  readonly special?: "";
  /** Id of the page. */
  readonly pageid?: number;
  /** Whether a missing page has content, such as a file of a shared repository. */
  readonly known?: "";
  /** Reason why the title is invalid. */
  readonly invalidreason?: string;
  /** Whether the title is invalid. */
  readonly invalid?: "";
}

/** The result of `action=query` in format version 1, for the types of responses. */
export interface QueryResultV1 extends ResultType {
  readonly pageVariants: QueryPageVariantsV1;
  readonly query: QueryQueryPartV1;
  readonly page: QueryPagePartV1;
}
