// Generated from spec/paraminfo/catalogue.json (query+recentchanges) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=recentchanges` for any request. */
export interface RecentchangesRow {
  /** Kind of the change. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
}

/** The fields that each value of `prop` adds. */
export interface RecentchangesRowProps {
  readonly comment: {
    /** Summary of an edit or a log entry. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
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
    /** Id of the change. */
    readonly rcid: number;
    /** Whether the action and its target are hidden by revision deletion. */
    readonly actionhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
  };
  readonly loginfo: {
    /** Whether the action and its target are hidden by revision deletion. */
    readonly actionhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
    /** Id of the log entry. */
    readonly logid?: number;
    /** Type of the log entry. */
    readonly logtype?: string;
    /** Action of the log entry. */
    readonly logaction?: string;
    /** Parameters of the log entry, which depend on its type and action. */
    readonly logparams?: RecentchangesRowLogparams;
  };
  readonly parsedcomment: {
    /** Summary as HTML. */
    readonly parsedcomment?: string;
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
  };
  readonly patrolled: {
    /** Whether the change is patrolled, unpatrolled or autopatrolled. Requires the right to patrol. */
    readonly patrolled: boolean;
    /** Whether the change is not patrolled. */
    readonly unpatrolled: boolean;
    /** Whether the change was patrolled automatically. */
    readonly autopatrolled: boolean;
  };
  readonly redirect: {
    /** Whether the page is a redirect. */
    readonly redirect: boolean;
  };
  readonly sha1: {
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
    /** SHA-1 hash of the new revision's content, in base 16. */
    readonly sha1?: string;
    /** Whether the content, and thus its hash, is hidden by revision deletion. */
    readonly sha1hidden?: boolean;
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
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
  };
  readonly user: {
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
    /** Name of the change's author, and whether the author is an IP address. */
    readonly user?: string;
    /** Whether the user is an IP address. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
  };
  readonly userid: {
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
    /** Id of the change's author. */
    readonly userid?: number;
    /** Whether the user is an IP address. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
  };
}

/** The fields of a row of `list=recentchanges` that depend on `type`, `actionhidden`, `sha1hidden`. */
export type RecentchangesRowVariants =
  | {
      readonly type: "categorize" | "new";
      readonly actionhidden?: boolean;
      readonly sha1hidden?: boolean;
      readonly ns: number;
      readonly title: string;
      readonly pageid: number;
      readonly revid: number;
      readonly old_revid: number;
    }
  | {
      readonly type: "edit" | "external";
      readonly actionhidden?: boolean;
      readonly sha1hidden: true;
      readonly ns: number;
      readonly title: string;
      readonly pageid: number;
      readonly revid: number;
      readonly old_revid: number;
    }
  | {
      readonly type: "edit" | "external";
      readonly actionhidden?: boolean;
      readonly sha1hidden?: false;
      readonly ns: number;
      readonly title: string;
      readonly pageid: number;
      readonly revid: number;
      readonly old_revid: number;
      readonly sha1: string;
    }
  | {
      readonly type: "log";
      readonly actionhidden: true;
      readonly sha1hidden?: boolean;
    }
  | {
      readonly type: "log";
      readonly actionhidden?: false;
      readonly sha1hidden?: boolean;
      readonly ns: number;
      readonly title: string;
      readonly pageid: number;
      readonly revid: number;
      readonly old_revid: number;
      readonly logid: number;
      readonly logtype: string;
      readonly logaction: string;
      readonly logparams: RecentchangesRowLogparams;
    };

/** The `logparams` field of `list=recentchanges`. */
export interface RecentchangesRowLogparams {
  readonly plain?: number;
  readonly other?: string;
  readonly img_sha1?: string;
  /** ISO 8601. */
  readonly img_timestamp?: string;
  readonly curid?: number;
  readonly previd?: number;
  readonly auto?: boolean;
  readonly count?: number | RecentchangesRowLogparamsCount;
  readonly interwiki_ns?: number;
  readonly interwiki_title?: string;
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
  readonly tag?: string;
  readonly duration?: string;
  readonly flags?: readonly string[];
  readonly sitewide?: boolean;
  /** ISO 8601. */
  readonly expiry?: string;
  readonly restrictions?: Readonly<
    Record<string, readonly (string | number | RecentchangesRowLogparamsRestriction)[]>
  >;
  readonly oldtitle_ns?: number;
  readonly oldtitle_title?: string;
  readonly target_ns?: number;
  readonly target_title?: string;
  readonly suppressredirect?: boolean;
  readonly description?: string;
  readonly cascade?: boolean;
  readonly details?: readonly RecentchangesRowLogparamsDetail[];
  readonly type?: string;
  readonly ids?: readonly (string | number)[];
  readonly old?: RecentchangesRowLogparamsOld;
  readonly new?: RecentchangesRowLogparamsOld;
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

/** The `count` field of `list=recentchanges`. */
export interface RecentchangesRowLogparamsCount {
  readonly revisions: number;
  readonly files: number;
}

/** An item in the `restrictions` field of `list=recentchanges`. */
export interface RecentchangesRowLogparamsRestriction {
  readonly page_ns: number;
  readonly page_title: string;
}

/** An item in the `details` field of `list=recentchanges`. */
export interface RecentchangesRowLogparamsDetail {
  readonly type: string;
  readonly level: string;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly expiry: string;
  readonly cascade?: boolean;
}

/** The `old` field of `list=recentchanges`. */
export interface RecentchangesRowLogparamsOld {
  readonly bitmask: number;
  readonly content: boolean;
  readonly comment: boolean;
  readonly user: boolean;
  readonly restricted: boolean;
}

/** Fields that `list=recentchanges` adds to `query`. */
export interface RecentchangesQueryPart<Row = RecentchangesRow> {
  readonly recentchanges: readonly Row[];
}

/**
 * The result of `list=recentchanges`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface RecentchangesResult extends ResultType {
  readonly at: readonly ["query", "recentchanges"];
  readonly kind: "item";
  readonly base: RecentchangesRow;
  readonly selector: "prop";
  readonly defaults: "title" | "timestamp" | "ids";
  readonly props: RecentchangesRowProps;
  readonly variants: RecentchangesRowVariants;
  readonly discriminant: "type";
  readonly query: RecentchangesQueryPart<this["row"]>;
  readonly root: QueryResult;
}

/** The result of `list=recentchanges` as data, for `validateResponse`. */
export const recentchangesResult: ResultDescriptor = {
  module: "query+recentchanges",
  rows: { at: ["query", "recentchanges"], kind: "item", selector: "prop" },
  response: {
    query: {
      is: {
        record: {
          recentchanges: {
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
                  rcid: { is: "integer", when: { prop: ["ids"] } },
                  timestamp: { is: "timestamp", when: { prop: ["timestamp"] } },
                  actionhidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["ids", "loginfo", "title"] },
                    formatversion1: { as: "flag" },
                  },
                  suppressed: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["ids", "loginfo", "sha1", "title", "user", "userid"] },
                    formatversion1: { as: "flag" },
                  },
                  user: { is: "user", optional: true, when: { prop: ["user"] } },
                  userid: { is: "integer", optional: true, when: { prop: ["userid"] } },
                  bot: { is: "boolean", when: { prop: ["flags"] }, formatversion1: { as: "flag" } },
                  new: { is: "boolean", when: { prop: ["flags"] }, formatversion1: { as: "flag" } },
                  minor: {
                    is: "boolean",
                    when: { prop: ["flags"] },
                    formatversion1: { as: "flag" },
                  },
                  oldlen: { is: "integer", when: { prop: ["sizes"] } },
                  newlen: { is: "integer", when: { prop: ["sizes"] } },
                  comment: { is: "string", optional: true, when: { prop: ["comment"] } },
                  parsedcomment: {
                    is: "string",
                    optional: true,
                    when: { prop: ["parsedcomment"] },
                  },
                  redirect: {
                    is: "boolean",
                    when: { prop: ["redirect"] },
                    formatversion1: { as: "flag" },
                  },
                  patrolled: {
                    is: "boolean",
                    when: { prop: ["patrolled"] },
                    formatversion1: { as: "flag" },
                  },
                  unpatrolled: {
                    is: "boolean",
                    when: { prop: ["patrolled"] },
                    formatversion1: { as: "flag" },
                  },
                  autopatrolled: {
                    is: "boolean",
                    when: { prop: ["patrolled"] },
                    formatversion1: { as: "flag" },
                  },
                  tags: { is: { list: "string" }, when: { prop: ["tags"] } },
                  sha1: {
                    is: "string",
                    optional: true,
                    when: { prop: ["sha1"] },
                    presentIf: [{ type: ["edit", "external"], sha1hidden: [false] }],
                  },
                  anon: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["user", "userid"] },
                    formatversion1: { as: "flag" },
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
                                  presentIf: [{ type: ["edit"] }],
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
                    when: { prop: ["loginfo"] },
                    presentIf: [{ type: ["log"], actionhidden: [false] }],
                  },
                  commenthidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["comment", "parsedcomment"] },
                    formatversion1: { as: "flag" },
                  },
                  userhidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["user", "userid"] },
                    formatversion1: { as: "flag" },
                  },
                  sha1hidden: {
                    is: "boolean",
                    optional: true,
                    when: { prop: ["sha1"] },
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
