// Generated from spec/paraminfo/catalogue.json (query) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of each page that depend on `missing`, `invalid`, `special`. */
export type QueryPageVariants =
  | {
      readonly missing: true;
      readonly invalid?: boolean;
      readonly special?: boolean;
    }
  | {
      readonly missing?: false;
      readonly invalid: true;
      readonly special?: boolean;
      readonly title: string;
    }
  | {
      readonly missing?: false;
      readonly invalid?: false;
      readonly special: true;
      readonly ns: number;
      readonly title: string;
    }
  | {
      readonly missing?: false;
      readonly invalid?: false;
      readonly special?: false;
      readonly ns: number;
      readonly title: string;
      readonly pageid: number;
    };

/** An item in the `redirects` field of `action=query`. */
export interface QueryQueryRedirect {
  readonly from: string;
  readonly to: string;
  readonly tofragment?: string;
  readonly tointerwiki?: string;
  readonly index?: number;
}

/** An item in the `badrevids` field of `action=query`. */
export interface QueryQueryBadrevid {
  readonly revid: number;
  readonly missing: boolean;
}

/** The `invalidreason` field of `action=query`. */
export interface QueryPageInvalidreason {
  readonly code: string;
  readonly text?: string;
  readonly html?: string;
  readonly key?: string;
  readonly params?: readonly unknown[];
}

/** Fields that any query may add to `query`. */
export interface QueryQueryPart {
  readonly interwiki?: readonly {
    readonly title: string;
    readonly iw: string;
    /** Only with `iwurl`. */
    readonly url?: string;
  }[];
  readonly badrevids?: Readonly<Record<string, QueryQueryBadrevid>> | readonly QueryQueryBadrevid[];
  readonly normalized?: readonly {
    readonly fromencoded: boolean;
    readonly from: string;
    readonly to: string;
  }[];
  readonly querypage?: { readonly name?: string };
  readonly searchinfo?: { readonly totalhits?: number };
}

/** Fields that any query may add to each page. */
export interface QueryPagePart {
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns?: number;
  /** Title of the page, including the namespace. */
  readonly title?: string;
  /** Whether the page does not exist. */
  readonly missing?: boolean;
  /** Whether the page is a special page. */
  readonly special?: boolean;
  /** Id of the page. */
  readonly pageid?: number;
  /** Whether a missing page has content, such as a file in a shared repository. */
  readonly known?: boolean;
  /** Reason why the title is invalid. */
  readonly invalidreason?: string | QueryPageInvalidreason;
  /** Whether the title is invalid. */
  readonly invalid?: boolean;
}

/** The members of `query` that each option adds. */
export interface QueryQueryOptions {
  readonly redirects: { readonly redirects?: readonly QueryQueryRedirect[] };
  readonly indexpageids: { readonly pageids?: readonly string[] };
  readonly converttitles: {
    readonly converted?: readonly { readonly from: string; readonly to: string }[];
  };
  readonly export: { readonly export?: string };
}

/**
 * The result of `action=query`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface QueryResult extends ResultType {
  readonly pageVariants: QueryPageVariants;
  readonly query: QueryQueryPart;
  readonly page: QueryPagePart;
  readonly options: QueryQueryOptions;
}

/** The result of `action=query` as data, for `validateResponse`. */
export const queryResult: ResultDescriptor = {
  module: "query",
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  ns: {
                    is: "namespace",
                    optional: true,
                    presentIf: [{ missing: [false], invalid: [false] }],
                  },
                  title: { is: "title", optional: true, presentIf: [{ missing: [false] }] },
                  missing: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  special: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  pageid: {
                    is: "integer",
                    optional: true,
                    presentIf: [{ missing: [false], invalid: [false], special: [false] }],
                  },
                  known: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  invalidreason: {
                    is: {
                      anyOf: [
                        "string",
                        {
                          record: {
                            code: { is: "string" },
                            text: { is: "string", optional: true, formatversion1: { name: "*" } },
                            html: {
                              is: "string",
                              optional: true,
                              formatversion1: { optional: true },
                            },
                            key: { is: "string", optional: true },
                            params: { is: { list: "unknown" }, optional: true },
                          },
                        },
                      ],
                    },
                    optional: true,
                  },
                  invalid: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                },
              },
            },
            optional: true,
            formatversion1: { as: "map" },
          },
          interwiki: {
            is: {
              list: {
                record: {
                  title: { is: "title" },
                  iw: { is: "string" },
                  url: { is: "string", when: { iwurl: true } },
                },
              },
            },
            optional: true,
          },
          redirects: {
            is: {
              list: {
                record: {
                  from: { is: "title" },
                  to: { is: "string" },
                  tofragment: { is: "string", optional: true },
                  tointerwiki: { is: "string", optional: true },
                  index: { is: "integer", optional: true },
                },
              },
            },
            optional: true,
            when: { redirects: true },
          },
          badrevids: {
            is: {
              anyOf: [
                {
                  map: {
                    record: {
                      revid: { is: "integer" },
                      missing: { is: "boolean", formatversion1: { as: "flag" } },
                    },
                  },
                },
                {
                  list: {
                    record: {
                      revid: { is: "integer" },
                      missing: { is: "boolean", formatversion1: { as: "flag" } },
                    },
                  },
                },
              ],
            },
            optional: true,
          },
          normalized: {
            is: {
              list: {
                record: {
                  fromencoded: { is: "boolean", formatversion1: { as: "flag" } },
                  from: { is: "string" },
                  to: { is: "string" },
                },
              },
            },
            optional: true,
          },
          pageids: { is: { list: "string" }, optional: true, when: { indexpageids: true } },
          querypage: { is: { record: { name: { is: "string", optional: true } } }, optional: true },
          searchinfo: {
            is: { record: { totalhits: { is: "integer", optional: true } } },
            optional: true,
          },
          converted: {
            is: { list: { record: { from: { is: "string" }, to: { is: "string" } } } },
            optional: true,
            when: { converttitles: true },
          },
          export: {
            is: "string",
            optional: true,
            when: { export: true },
            formatversion1: { as: "content" },
          },
        },
      },
    },
  },
};
