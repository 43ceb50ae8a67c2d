// Generated from spec/paraminfo/catalogue.json (query+info) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields that `prop=info` adds to each page for any request. */
export interface InfoRow {
  /** Content model, such as `wikitext`. */
  readonly contentmodel?: string;
  /** Language code of the page. */
  readonly pagelanguage?: string;
  /** Language code of the page, for the `lang` attribute in HTML. */
  readonly pagelanguagehtmlcode?: string;
  /** Writing direction of the page's language: `ltr` or `rtl`. */
  readonly pagelanguagedir?: string;
  /**
   * Time of the last change that affects the page's rendering.
   * ISO 8601.
   */
  readonly touched?: string;
  /** Id of the latest revision. */
  readonly lastrevid?: number;
  /** Length of the content in bytes. */
  readonly length?: number;
  /** Whether the page has only one revision. */
  readonly new?: boolean;
  /** Whether the page is a redirect. */
  readonly redirect?: boolean;
  /**
   * Time at which the watchlist entry expires.
   * ISO 8601.
   */
  readonly watchlistexpiry?: string;
  /**
   * Test result for each action.
   * Only with `testactions`.
   */
  readonly actions?: Readonly<Record<string, boolean | string | readonly unknown[]>>;
  /**
   * Whether an edit by the current user would create a temporary account.
   * Only with `testactions`, and `testactionsautocreate`.
   * @since MediaWiki 1.43
   */
  readonly wouldautocreate?: Readonly<Record<string, boolean>>;
}

/** The fields that each value of `prop` adds. */
export interface InfoRowProps {
  readonly associatedpage: {
    /** Title of the subject page's talk page, or of the talk page's subject page. */
    readonly associatedpage?: string;
  };
  readonly displaytitle: {
    /** Title as displayed on the page. */
    readonly displaytitle?: string;
  };
  readonly editintro: {
    /**
     * Messages to show above the editor, as HTML.
     * @since MediaWiki 1.43
     */
    readonly editintro?: Readonly<Record<string, string>>;
  };
  readonly linkclasses: {
    /** CSS classes for links to the page from the page `linkcontext`, such as a class for redirects. */
    readonly linkclasses?: readonly string[];
  };
  readonly notificationtimestamp: {
    /** Time of the first change that the watching user has not seen. */
    readonly notificationtimestamp?: string;
  };
  readonly protection: {
    /** Protection levels of the page. */
    readonly protection?: readonly InfoRowProtection[];
    /** Actions that protection of the page can restrict. */
    readonly restrictiontypes?: readonly string[];
  };
  readonly subjectid: {
    /** Subject page id of each talk page. */
    readonly subjectid?: number;
  };
  readonly talkid: {
    /** Talk page id of each subject page. */
    readonly talkid?: number;
  };
  readonly url: {
    /** URL of the page. */
    readonly fullurl?: string;
    /** URL of the page's editor. */
    readonly editurl?: string;
    /** Canonical URL of the page. */
    readonly canonicalurl?: string;
  };
  readonly varianttitles: {
    /** Displayed title in all variants of the wiki's language. */
    readonly varianttitles?: Readonly<Record<string, string>>;
  };
  readonly visitingwatchers: {
    /** Number of watchers who have seen recent changes, if the user may see it. */
    readonly visitingwatchers?: number;
  };
  readonly watched: {
    /** Whether the current user watches the page. */
    readonly watched?: boolean;
  };
  readonly watchers: {
    /** Number of watchers, if the user may see it. */
    readonly watchers?: number;
  };
  readonly preload: {
    /** Text that extensions preload into the editor. Use `preloadcontent` instead. */
    readonly preload?: string | null;
  };
  readonly readable: {
    /** Whether the user can read the page. Use `testactions=read` instead. */
    readonly readable?: boolean;
  };
}

/** An item in the `protection` field of `prop=info`. */
export interface InfoRowProtection {
  readonly type: string;
  readonly level: string;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly expiry: string;
  readonly source?: string;
  readonly cascade?: boolean;
}

/**
 * The result of `prop=info`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface InfoResult extends ResultType {
  readonly at: readonly ["query", "pages"];
  readonly kind: "item";
  readonly base: InfoRow;
  readonly selector: "prop";
  readonly props: InfoRowProps;
  readonly page: this["row"];
  readonly root: QueryResult;
}

/** The result of `prop=info` as data, for `validateResponse`. */
export const infoResult: ResultDescriptor = {
  module: "query+info",
  rows: { at: ["query", "pages"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          pages: {
            is: {
              list: {
                record: {
                  contentmodel: { is: "string", optional: true },
                  pagelanguage: { is: "string", optional: true },
                  pagelanguagehtmlcode: { is: "string", optional: true },
                  pagelanguagedir: { is: "string", optional: true },
                  touched: { is: "timestamp", optional: true },
                  lastrevid: { is: "integer", optional: true },
                  length: { is: "integer", optional: true },
                  new: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  redirect: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  protection: {
                    is: {
                      list: {
                        record: {
                          type: { is: "string" },
                          level: { is: "string" },
                          expiry: { is: "expiry" },
                          source: { is: "string", optional: true },
                          cascade: {
                            is: "boolean",
                            optional: true,
                            formatversion1: { as: "flag" },
                          },
                        },
                      },
                    },
                    optional: true,
                    when: { prop: ["protection"] },
                  },
                  restrictiontypes: {
                    is: { list: "string" },
                    optional: true,
                    when: { prop: ["protection"] },
                  },
                  watched: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["watched"] },
                    formatversion1: { as: "flag" },
                  },
                  watchers: { is: "integer", optional: true, when: { prop: ["watchers"] } },
                  visitingwatchers: {
                    is: "integer",
                    optional: true,
                    when: { prop: ["visitingwatchers"] },
                  },
                  notificationtimestamp: {
                    is: "string",
                    optional: true,
                    when: { prop: ["notificationtimestamp"] },
                  },
                  associatedpage: {
                    is: "string",
                    optional: true,
                    when: { prop: ["associatedpage"] },
                  },
                  fullurl: { is: "string", optional: true, when: { prop: ["url"] } },
                  editurl: { is: "string", optional: true, when: { prop: ["url"] } },
                  canonicalurl: { is: "string", optional: true, when: { prop: ["url"] } },
                  preload: {
                    is: { anyOf: ["string", "null"] },
                    optional: true,
                    when: { prop: ["preload"] },
                  },
                  displaytitle: { is: "string", optional: true, when: { prop: ["displaytitle"] } },
                  varianttitles: {
                    is: { map: "string" },
                    optional: true,
                    when: { prop: ["varianttitles"] },
                  },
                  linkclasses: {
                    is: { list: "string" },
                    optional: true,
                    when: { prop: ["linkclasses"] },
                  },
                  talkid: { is: "integer", optional: true, when: { prop: ["talkid"] } },
                  subjectid: { is: "integer", optional: true, when: { prop: ["subjectid"] } },
                  readable: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["readable"] },
                    formatversion1: { as: "flag" },
                  },
                  watchlistexpiry: { is: "timestamp", optional: true },
                  actions: {
                    is: { map: { anyOf: ["boolean", "string", { list: "unknown" }] } },
                    optional: true,
                    when: { testactions: true },
                  },
                  editintro: {
                    is: { map: "string" },
                    optional: true,
                    when: { prop: ["editintro"] },
                  },
                  wouldautocreate: {
                    is: { map: "boolean" },
                    optional: true,
                    when: { testactions: true, testactionsautocreate: true },
                    formatversion1: { as: "list" },
                  },
                },
              },
            },
            formatversion1: { as: "map" },
          },
        },
      },
    },
  },
};
