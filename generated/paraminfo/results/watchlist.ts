// Generated from spec/paraminfo/catalogue.json (query+watchlist) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=watchlist` for any request. */
export interface WatchlistRow {
  /** Kind of the change. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** Whether the summary is hidden by revision deletion. */
  readonly commenthidden?: boolean;
  /**
   * Whether hidden parts are hidden from administrators too.
   * Only with `allrev`.
   */
  readonly suppressed?: boolean;
}

/** The fields that each value of `prop` adds. */
export interface WatchlistRowProps {
  readonly comment: {
    /** Summary of an edit or a log entry. */
    readonly comment?: string;
  };
  readonly expiry: {
    /** Time at which the watchlist entry expires. */
    readonly expiry: string | boolean;
  };
  readonly flags: {
    /** Whether the change was made by a bot. */
    readonly bot: boolean;
    /** Whether the edit created the page. */
    readonly new: boolean;
    /** Whether the edit is minor. */
    readonly minor: boolean;
  };
  readonly ids: {
    /** Id of the page. */
    readonly pageid?: number;
    /** Id of the revision. */
    readonly revid?: number;
    /** Id of the revision before the change; 0 if there is none. */
    readonly old_revid?: number;
    /** Whether the action and its target are hidden by revision deletion. */
    readonly actionhidden?: boolean;
  };
  readonly loginfo: {
    /** Whether the action and its target are hidden by revision deletion. */
    readonly actionhidden?: boolean;
    /** Id of the log entry. */
    readonly logid?: number;
    /** Type of the log entry. */
    readonly logtype?: string;
    /** Action of the log entry. */
    readonly logaction?: string;
    /** Parameters of the log entry, which depend on its type and action. */
    readonly logparams?: WatchlistRowLogparams;
    /** Text about the log entry. */
    readonly logdisplay?: string;
  };
  readonly notificationtimestamp: {
    /** Time of the first change that the user has not seen. */
    readonly notificationtimestamp: string;
  };
  readonly parsedcomment: {
    /** Summary as HTML. */
    readonly parsedcomment?: string;
  };
  readonly patrol: {
    /** Whether the change is patrolled. */
    readonly patrolled: boolean;
    /** Whether the change is not patrolled. */
    readonly unpatrolled: boolean;
    /** Whether the change was patrolled automatically. */
    readonly autopatrolled: boolean;
  };
  readonly sizes: {
    /** Length of the page before the change in bytes. */
    readonly oldlen: number;
    /** Length of the page after the change in bytes. */
    readonly newlen: number;
  };
  readonly tags: {
    /** Change tags of the change. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the change.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly title: {
    /**
     * Namespace of the title.
     * A namespace number.
     */
    readonly ns?: number;
    /** Title and namespace of the page. */
    readonly title?: string;
    /** Whether the action and its target are hidden by revision deletion. */
    readonly actionhidden?: boolean;
  };
  readonly user: {
    /** Name of the change's author, and whether the author is an IP address. */
    readonly user?: string | number;
    /** Whether the user is an IP address. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
    /**
     * Whether a temporary account made the change.
     * @since MediaWiki 1.43
     */
    readonly temp?: boolean;
  };
  readonly userid: {
    /** Id of the change's author. */
    readonly userid?: number;
    /** Name of the user. */
    readonly user?: string | number;
    /** Whether the user is an IP address. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
  };
}

/** The fields of a row of `list=watchlist` that depend on `type`, `actionhidden`. */
export type WatchlistRowVariants =
  | {
      readonly type: "categorize" | "edit" | "external" | "new";
      readonly actionhidden?: boolean;
      readonly ns: number;
      readonly title: string;
      readonly pageid: number;
      readonly revid: number;
      readonly old_revid: number;
    }
  | {
      readonly type: "log";
      readonly actionhidden: true;
      readonly logdisplay: string;
    }
  | {
      readonly type: "log";
      readonly actionhidden?: false;
      readonly ns: number;
      readonly title: string;
      readonly pageid: number;
      readonly revid: number;
      readonly old_revid: number;
      readonly logid: number;
      readonly logtype: string;
      readonly logaction: string;
      readonly logparams: WatchlistRowLogparams;
      readonly logdisplay: string;
    };

/** The `logparams` field of `list=watchlist`. */
export interface WatchlistRowLogparams {
  readonly plain?: number;
  readonly other?: string;
  readonly img_sha1?: string;
  /** ISO 8601. */
  readonly img_timestamp?: string;
  readonly curid?: number;
  readonly previd?: number;
  readonly auto?: boolean;
  readonly oldtitle_ns?: number;
  readonly oldtitle_title?: string;
  readonly target_ns?: number;
  readonly target_title?: string;
  readonly suppressredirect?: boolean;
  readonly description?: string;
  readonly cascade?: boolean;
  readonly details?: readonly WatchlistRowLogparamsDetail[];
  readonly type?: string;
  readonly ids?: readonly number[];
  readonly old?: WatchlistRowLogparamsOld;
  readonly new?: WatchlistRowLogparamsOld;
  readonly count?: { readonly revisions: number; readonly files: number };
  readonly oldlanguage?: string;
  readonly newlanguage?: string;
  readonly oldmodel?: string | boolean;
  readonly newmodel?: string;
  readonly oldgroups?: readonly string[];
  readonly newgroups?: readonly string[];
  readonly oldmetadata?: readonly {
    readonly group: string;
    /** An ISO 8601 timestamp, or a word such as `infinity`. */
    readonly expiry: string;
  }[];
  readonly newmetadata?: readonly {
    readonly group: string;
    /** An ISO 8601 timestamp, or a word such as `infinity`. */
    readonly expiry: string;
  }[];
  readonly userid?: number;
}

/** An item in the `details` field of `list=watchlist`. */
export interface WatchlistRowLogparamsDetail {
  readonly type: string;
  readonly level: string;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly expiry: string;
  readonly cascade?: boolean;
}

/** The `old` field of `list=watchlist`. */
export interface WatchlistRowLogparamsOld {
  readonly bitmask: number;
  readonly content: boolean;
  readonly comment: boolean;
  readonly user: boolean;
  readonly restricted: boolean;
}

/** Fields that `list=watchlist` adds to `query`. */
export interface WatchlistQueryPart<Row = WatchlistRow> {
  readonly watchlist: readonly Row[];
}

/**
 * The result of `list=watchlist`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface WatchlistResult extends ResultType {
  readonly at: readonly ["query", "watchlist"];
  readonly kind: "item";
  readonly base: WatchlistRow;
  readonly selector: "prop";
  readonly defaults: "ids" | "title" | "flags";
  readonly props: WatchlistRowProps;
  readonly variants: WatchlistRowVariants;
  readonly discriminant: "type";
  readonly query: WatchlistQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=watchlist` as data, for `validateResponse`. */
export const watchlistResult: ResultDescriptor = {
  module: "query+watchlist",
  rows: { at: ["query", "watchlist"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          watchlist: {
            is: {
              list: {
                record: {
                  type: { is: { enumOf: "type" } },
                  ns: {
                    is: "namespace",
                    optional: true,
                    when: { prop: ["title"] },
                    presentIf: [
                      { type: ["categorize", "edit", "external", "new"] },
                      { type: ["log"], actionhidden: [false] },
                    ],
                  },
                  title: {
                    is: "title",
                    optional: true,
                    when: { prop: ["title"] },
                    presentIf: [
                      { type: ["categorize", "edit", "external", "new"] },
                      { type: ["log"], actionhidden: [false] },
                    ],
                  },
                  pageid: {
                    is: "integer",
                    optional: true,
                    when: { prop: ["ids"] },
                    presentIf: [
                      { type: ["categorize", "edit", "external", "new"] },
                      { type: ["log"], actionhidden: [false] },
                    ],
                  },
                  revid: {
                    is: "integer",
                    optional: true,
                    when: { prop: ["ids"] },
                    presentIf: [
                      { type: ["categorize", "edit", "external", "new"] },
                      { type: ["log"], actionhidden: [false] },
                    ],
                  },
                  old_revid: {
                    is: "integer",
                    optional: true,
                    when: { prop: ["ids"] },
                    presentIf: [
                      { type: ["categorize", "edit", "external", "new"] },
                      { type: ["log"], actionhidden: [false] },
                    ],
                  },
                  bot: { is: "boolean", when: { prop: ["flags"] }, formatversion1: { as: "flag" } },
                  new: { is: "boolean", when: { prop: ["flags"] }, formatversion1: { as: "flag" } },
                  minor: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  actionhidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["ids", "loginfo", "title"] },
                    formatversion1: { as: "flag" },
                  },
                  userid: { is: "integer", optional: true, when: { prop: ["userid"] } },
                  user: {
                    is: { anyOf: ["user", "integer"] },
                    optional: true,
                    when: { prop: ["user", "userid"] },
                  },
                  anon: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["user", "userid"] },
                    formatversion1: { as: "flag" },
                  },
                  oldlen: { is: "integer", when: { prop: ["sizes"] } },
                  newlen: { is: "integer", when: { prop: ["sizes"] } },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  notificationtimestamp: {
                    is: "string",
                    when: { prop: ["notificationtimestamp"] },
                  },
                  comment: { is: "string", optional: true, when: { prop: ["comment"] } },
                  parsedcomment: {
                    is: "string",
                    optional: true,
                    when: { prop: ["parsedcomment"] },
                  },
                  patrolled: {
                    is: "boolean",
                    when: { prop: ["patrol"] },
                    formatversion1: { as: "flag" },
                  },
                  unpatrolled: {
                    is: "boolean",
                    when: { prop: ["patrol"] },
                    formatversion1: { as: "flag" },
                  },
                  autopatrolled: {
                    is: "boolean",
                    when: { prop: ["patrol"] },
                    formatversion1: { as: "flag" },
                  },
                  tags: { is: { list: "string" }, when: { prop: ["tags"] } },
                  expiry: {
                    is: { anyOf: ["timestamp", "boolean"] },
                    when: { prop: ["expiry"] },
                    formatversion1: { optional: true, as: "string" },
                  },
                  logid: {
                    is: "integer",
                    optional: true,
                    when: { prop: ["loginfo"] },
                    presentIf: [{ type: ["log"], actionhidden: [false] }],
                  },
                  logtype: {
                    is: "string",
                    optional: true,
                    when: { prop: ["loginfo"] },
                    presentIf: [{ type: ["log"], actionhidden: [false] }],
                  },
                  logaction: {
                    is: "string",
                    optional: true,
                    when: { prop: ["loginfo"] },
                    presentIf: [{ type: ["log"], actionhidden: [false] }],
                  },
                  logparams: {
                    is: {
                      record: {
                        plain: { is: "integer", optional: true },
                        other: { is: "string", optional: true },
                        img_sha1: { is: "string", optional: true },
                        img_timestamp: { is: "timestamp", optional: true },
                        curid: { is: "integer", optional: true },
                        previd: { is: "integer", optional: true },
                        auto: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                        oldtitle_ns: { is: "integer", optional: true },
                        oldtitle_title: { is: "string", optional: true },
                        target_ns: { is: "integer", optional: true },
                        target_title: { is: "string", optional: true },
                        suppressredirect: {
                          is: "boolean",
                          optional: true,
                          formatversion1: { as: "flag" },
                        },
                        description: { is: "string", optional: true },
                        cascade: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                        details: {
                          is: {
                            list: {
                              record: {
                                type: { is: "string" },
                                level: { is: "string" },
                                expiry: { is: "expiry" },
                                cascade: {
                                  is: "boolean",
                                  optional: true,
                                  presentIf: [{ type: ["edit"] }],
                                  formatversion1: { as: "flag" },
                                },
                              },
                            },
                          },
                          optional: true,
                        },
                        type: { is: "string", optional: true },
                        ids: { is: { list: "integer" }, optional: true },
                        old: {
                          is: {
                            record: {
                              bitmask: { is: "integer" },
                              content: { is: "boolean", formatversion1: { as: "flag" } },
                              comment: { is: "boolean", formatversion1: { as: "flag" } },
                              user: { is: "boolean", formatversion1: { as: "flag" } },
                              restricted: { is: "boolean", formatversion1: { as: "flag" } },
                            },
                          },
                          optional: true,
                        },
                        new: {
                          is: {
                            record: {
                              bitmask: { is: "integer" },
                              content: { is: "boolean", formatversion1: { as: "flag" } },
                              comment: { is: "boolean", formatversion1: { as: "flag" } },
                              user: { is: "boolean", formatversion1: { as: "flag" } },
                              restricted: { is: "boolean", formatversion1: { as: "flag" } },
                            },
                          },
                          optional: true,
                        },
                        count: {
                          is: {
                            record: { revisions: { is: "integer" }, files: { is: "integer" } },
                          },
                          optional: true,
                        },
                        oldlanguage: { is: "string", optional: true },
                        newlanguage: { is: "string", optional: true },
                        oldmodel: {
                          is: { anyOf: ["string", "boolean"] },
                          optional: true,
                          formatversion1: { as: "string" },
                        },
                        newmodel: { is: "string", optional: true },
                        oldgroups: { is: { list: "string" }, optional: true },
                        newgroups: { is: { list: "string" }, optional: true },
                        oldmetadata: {
                          is: {
                            list: { record: { group: { is: "string" }, expiry: { is: "expiry" } } },
                          },
                          optional: true,
                        },
                        newmetadata: {
                          is: {
                            list: { record: { group: { is: "string" }, expiry: { is: "expiry" } } },
                          },
                          optional: true,
                        },
                        userid: { is: "integer", optional: true },
                      },
                    },
                    optional: true,
                    when: { prop: ["loginfo"] },
                    presentIf: [{ type: ["log"], actionhidden: [false] }],
                  },
                  logdisplay: {
                    is: "string",
                    optional: true,
                    when: { prop: ["loginfo"] },
                    presentIf: [{ type: ["log"] }],
                  },
                  userhidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["user", "userid"] },
                    formatversion1: { as: "flag" },
                  },
                  commenthidden: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                  suppressed: {
                    is: "boolean",
                    optional: true,
                    when: { allrev: true },
                    formatversion1: { as: "flag" },
                  },
                  temp: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["user"] },
                    formatversion1: { as: "flag" },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};
