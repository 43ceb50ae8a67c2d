// Generated from spec/paraminfo/catalogue.json (query+logevents) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "../../runtime/model/result-descriptor.js";
import type { ResultType } from "../../runtime/response/result-types.js";
import type { LogeventsResultV1 } from "./logevents.v1.js";
import type { QueryResult } from "./query.js";

/**
 * The fields of each row of `list=logevents` for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface LogeventsRow {
  /**
   * Id of the revision that the entry is about.
   * @since MediaWiki 1.43
   */
  readonly revid?: number;
}

/** The fields that each value of `prop` adds. */
export interface LogeventsRowProps {
  readonly comment: {
    /** Summary of the entry. With `prop=comment`. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. With `prop=comment`. */
    readonly commenthidden?: boolean;
  };
  readonly details: {
    /** Parameters of the log entry, which depend on its type and action. With `prop=details`. */
    readonly params?: LogeventsRowParams;
    /** Whether the action and its target are hidden by revision deletion. With `prop=details`. */
    readonly actionhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. With `prop=details`. */
    readonly suppressed?: boolean;
  };
  readonly ids: {
    /** Id of the log entry. With `prop=ids`. */
    readonly logid?: number;
    /** Id of the page that has the title now; 0 if there is none. With `prop=ids`. */
    readonly pageid?: number;
    /** Id of the page when the entry was logged. With `prop=ids`. */
    readonly logpage?: number;
    /** Whether the action and its target are hidden by revision deletion. With `prop=ids`. */
    readonly actionhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. With `prop=ids`. */
    readonly suppressed?: boolean;
  };
  readonly parsedcomment: {
    /** Whether the summary is hidden by revision deletion. With `prop=parsedcomment`. */
    readonly commenthidden?: boolean;
    /** Summary of the entry as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment?: string;
  };
  readonly tags: {
    /** Change tags of the entry. With `prop=tags`. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the entry. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns?: number;
    /** Title that the action was about, with its namespace. With `prop=title`. */
    readonly title?: string;
    /** Whether the action and its target are hidden by revision deletion. With `prop=title`. */
    readonly actionhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. With `prop=title`. */
    readonly suppressed?: boolean;
  };
  readonly type: {
    /** Type and action of the entry. With `prop=type`. */
    readonly type: string;
    /** Action of the log entry. With `prop=type`. */
    readonly action: string;
  };
  readonly user: {
    /** Name of the user who performed the action. With `prop=user`. */
    readonly user?: string;
    /** Whether the user is an IP address. With `prop=user`. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. With `prop=user`. */
    readonly userhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. With `prop=user`. */
    readonly suppressed?: boolean;
  };
  readonly userid: {
    /** Whether the user is an IP address. With `prop=userid`. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. With `prop=userid`. */
    readonly userhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. With `prop=userid`. */
    readonly suppressed?: boolean;
    /** Id of the user who performed the action. With `prop=userid`. */
    readonly userid?: number;
  };
}

/** The `params` of `list=logevents`. */
export interface LogeventsRowParams {
  readonly plain?: number;
  readonly other?: string;
  readonly img_sha1?: string;
  /** ISO 8601. */
  readonly img_timestamp?: string;
  readonly curid?: number;
  readonly previd?: number;
  readonly auto?: boolean;
  readonly count?: number | LogeventsRowParamsCount;
  readonly interwiki_ns?: number;
  readonly interwiki_title?: string;
  readonly oldgroups?: readonly string[];
  readonly newgroups?: readonly string[];
  readonly oldmetadata?: readonly {
    readonly group: string;
    /** ISO 8601, or a word for no end such as `infinity`. */
    readonly expiry: string;
  }[];
  readonly newmetadata?: readonly {
    readonly group: string;
    /** ISO 8601, or a word for no end such as `infinity`. */
    readonly expiry: string;
  }[];
  readonly tag?: string;
  readonly revid?: number | boolean;
  readonly logid?: string | number | boolean;
  readonly tagsAdded?: readonly string[];
  readonly tagsAddedCount?: number;
  readonly tagsRemoved?: readonly string[];
  readonly tagsRemovedCount?: number;
  readonly initialTags?: readonly string[];
  readonly duration?: string;
  readonly flags?: readonly string[];
  readonly sitewide?: boolean;
  /** ISO 8601. */
  readonly expiry?: string;
  readonly restrictions?: Readonly<
    Record<string, readonly (string | number | LogeventsRowParamsRestriction)[]>
  >;
  readonly oldtitle_ns?: number;
  readonly oldtitle_title?: string;
  readonly target_ns?: number;
  readonly target_title?: string;
  readonly suppressredirect?: boolean;
  readonly description?: string;
  readonly cascade?: boolean;
  readonly details?: readonly LogeventsRowParamsDetail[];
  readonly type?: string;
  readonly ids?: readonly (string | number)[];
  readonly old?: LogeventsRowParamsOld;
  readonly new?: LogeventsRowParamsOld;
  readonly dest_ns?: number;
  readonly dest_title?: string;
  /** ISO 8601. */
  readonly mergepoint?: string;
  readonly oldlanguage?: string;
  readonly newlanguage?: string;
  readonly oldmodel?: string | boolean;
  readonly newmodel?: string;
  readonly userid?: number;
  /** @since MediaWiki 1.43 */
  readonly mergerevid?: string;
  /** @since MediaWiki 1.45 */
  readonly blockId?: number;
  /** @since MediaWiki 1.45 */
  readonly "duration-l10n"?: string;
  /** @since MediaWiki 1.45 */
  readonly src_ns?: number;
  /** @since MediaWiki 1.45 */
  readonly src_title?: string;
}

/** The `count` of `list=logevents`. */
export interface LogeventsRowParamsCount {
  readonly revisions: number;
  readonly files: number;
}

/** An item of `restrictions` of `list=logevents`. */
export interface LogeventsRowParamsRestriction {
  readonly page_ns: number;
  readonly page_title: string;
}

/** An item of `details` of `list=logevents`. */
export interface LogeventsRowParamsDetail {
  readonly type: string;
  readonly level: string;
  /** ISO 8601, or a word for no end such as `infinity`. */
  readonly expiry: string;
  readonly cascade?: boolean;
}

/** The `old` of `list=logevents`. */
export interface LogeventsRowParamsOld {
  readonly bitmask: number;
  readonly content: boolean;
  readonly comment: boolean;
  readonly user: boolean;
  readonly restricted: boolean;
}

/** Fields that `list=logevents` adds to `query`. */
export interface LogeventsQueryPart<Row = LogeventsRow> {
  readonly logevents: readonly Row[];
}

/** The result of `list=logevents`, for the types of responses. */
export interface LogeventsResult extends ResultType {
  readonly at: readonly ["query", "logevents"];
  readonly kind: "item";
  readonly base: LogeventsRow;
  readonly selector: "prop";
  readonly props: LogeventsRowProps;
  readonly query: LogeventsQueryPart<this["row"]>;
  readonly root: QueryResult;
  readonly version1: LogeventsResultV1;
}

/** The result of `list=logevents` as data, for `validateResponse`. */
export const logeventsResult: ResultDescriptor = {
  module: "query+logevents",
  rows: { at: ["query", "logevents"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          logevents: {
            is: {
              list: {
                record: {
                  logid: { is: "integer", optional: true, when: { prop: ["ids"] } },
                  ns: { is: "namespace", optional: true, when: { prop: ["title"] } },
                  title: { is: "title", optional: true, when: { prop: ["title"] } },
                  pageid: { is: "integer", optional: true, when: { prop: ["ids"] } },
                  logpage: { is: "integer", optional: true, when: { prop: ["ids"] } },
                  params: {
                    is: {
                      record: {
                        plain: { is: "integer", optional: true },
                        other: { is: "string", optional: true },
                        img_sha1: { is: "string", optional: true },
                        img_timestamp: { is: "timestamp", optional: true },
                        curid: { is: "integer", optional: true },
                        previd: { is: "integer", optional: true },
                        auto: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                        count: {
                          is: {
                            anyOf: [
                              "integer",
                              {
                                record: { revisions: { is: "integer" }, files: { is: "integer" } },
                              },
                            ],
                          },
                          optional: true,
                        },
                        interwiki_ns: { is: "integer", optional: true },
                        interwiki_title: { is: "string", optional: true },
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
                        tag: { is: "string", optional: true },
                        revid: {
                          is: { anyOf: ["integer", "boolean"] },
                          optional: true,
                          formatversion1: { as: "integer" },
                        },
                        logid: { is: { anyOf: ["string", "integer", "boolean"] }, optional: true },
                        tagsAdded: { is: { list: "string" }, optional: true },
                        tagsAddedCount: { is: "integer", optional: true },
                        tagsRemoved: { is: { list: "string" }, optional: true },
                        tagsRemovedCount: { is: "integer", optional: true },
                        initialTags: { is: { list: "string" }, optional: true },
                        duration: { is: "string", optional: true },
                        flags: { is: { list: "string" }, optional: true },
                        sitewide: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
                        expiry: { is: "timestamp", optional: true },
                        restrictions: {
                          is: {
                            map: {
                              list: {
                                anyOf: [
                                  "string",
                                  "integer",
                                  {
                                    record: {
                                      page_ns: { is: "integer" },
                                      page_title: { is: "title" },
                                    },
                                  },
                                ],
                              },
                            },
                          },
                          optional: true,
                        },
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
                                  formatversion1: { as: "flag" },
                                },
                              },
                            },
                          },
                          optional: true,
                        },
                        type: { is: "string", optional: true },
                        ids: { is: { list: { anyOf: ["string", "integer"] } }, optional: true },
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
                        dest_ns: { is: "integer", optional: true },
                        dest_title: { is: "string", optional: true },
                        mergepoint: { is: "timestamp", optional: true },
                        oldlanguage: { is: "string", optional: true },
                        newlanguage: { is: "string", optional: true },
                        oldmodel: {
                          is: { anyOf: ["string", "boolean"] },
                          optional: true,
                          formatversion1: { as: "string" },
                        },
                        newmodel: { is: "string", optional: true },
                        userid: { is: "integer", optional: true },
                        mergerevid: { is: "string", optional: true },
                        blockId: { is: "integer", optional: true },
                        "duration-l10n": { is: "string", optional: true },
                        src_ns: { is: "integer", optional: true },
                        src_title: { is: "string", optional: true },
                      },
                    },
                    optional: true,
                    when: { prop: ["details"] },
                  },
                  type: { is: "string", when: { prop: ["type"] } },
                  action: { is: "string", when: { prop: ["type"] } },
                  user: { is: "user", optional: true, when: { prop: ["user"] } },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  comment: { is: "string", optional: true, when: { prop: ["comment"] } },
                  anon: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["user", "userid"] },
                    formatversion1: { as: "flag" },
                  },
                  commenthidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["comment", "parsedcomment"] },
                    formatversion1: { as: "flag" },
                  },
                  actionhidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["details", "ids", "title"] },
                    formatversion1: { as: "flag" },
                  },
                  userhidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["user", "userid"] },
                    formatversion1: { as: "flag" },
                  },
                  suppressed: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["details", "ids", "title", "user", "userid"] },
                    formatversion1: { as: "flag" },
                  },
                  userid: { is: "integer", optional: true, when: { prop: ["userid"] } },
                  parsedcomment: {
                    is: "string",
                    optional: true,
                    when: { prop: ["parsedcomment"] },
                  },
                  tags: { is: { list: "string" }, when: { prop: ["tags"] } },
                  revid: { is: "integer", optional: true },
                },
              },
            },
          },
        },
      },
    },
  },
};
