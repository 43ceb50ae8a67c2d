// Generated from spec/paraminfo/catalogue.json (query+logevents) by `paramsmith generate`. Do not edit.

import type { OtherValue, ResultDescriptor, ResultType } from "paramsmith/client";
import type { QueryResult } from "./query.js";

/** The fields of each row of `list=logevents` for any request. */
export interface LogeventsRow {
  /**
   * Id of the revision that the log entry refers to.
   * @since MediaWiki 1.43
   */
  readonly revid?: number;
}

/** The fields that each value of `prop` adds. */
export interface LogeventsRowProps {
  readonly comment: {
    /** Summary of the entry. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
  };
  readonly details: {
    /** Parameters of the log entry, which depend on its type and action. */
    readonly params?: LogeventsRowParams;
    /** Whether the action and its target are hidden by revision deletion. */
    readonly actionhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
  };
  readonly ids: {
    /** Id of the log entry. */
    readonly logid?: number;
    /** Id of the page that currently has the title; 0 if there is none. */
    readonly pageid?: number;
    /** Id of the page when the entry was logged. */
    readonly logpage?: number;
    /** Whether the action and its target are hidden by revision deletion. */
    readonly actionhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
  };
  readonly parsedcomment: {
    /** Whether the summary is hidden by revision deletion. */
    readonly commenthidden?: boolean;
    /** Summary of the entry as HTML. */
    readonly parsedcomment?: string;
  };
  readonly tags: {
    /** Change tags of the entry. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the entry.
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
    /** Title of the action's target, including the namespace. */
    readonly title?: string;
    /** Whether the action and its target are hidden by revision deletion. */
    readonly actionhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
  };
  readonly type: {
    /** Type and action of the entry. */
    readonly type: string;
    /** Action of the log entry. */
    readonly action: string;
  };
  readonly user: {
    /** Name of the user who performed the action. */
    readonly user?: string;
    /** Whether the user is an IP address. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
  };
  readonly userid: {
    /** Whether the user is an IP address. */
    readonly anon?: boolean;
    /** Whether the user is hidden by revision deletion. */
    readonly userhidden?: boolean;
    /** Whether hidden parts are hidden from administrators too. */
    readonly suppressed?: boolean;
    /** Id of the user who performed the action. */
    readonly userid?: number;
  };
}

/** The fields of a row of `list=logevents` that depend on `type`, `action`, `actionhidden`. */
export type LogeventsRowVariants =
  | {
      readonly type: "upload";
      readonly action: string;
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "img_sha1" | "img_timestamp">>;
    }
  | {
      readonly type: "patrol";
      readonly action: string;
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "curid" | "previd" | "auto">>;
    }
  | {
      readonly type: "delete";
      readonly action: "restore";
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "count">>;
    }
  | {
      readonly type: "delete";
      readonly action: "event" | "revision";
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "type" | "ids" | "old" | "new">>;
    }
  | {
      readonly type: "delete";
      readonly action:
        | "activate"
        | "autocreate"
        | "autopatrol"
        | "autopromote"
        | "block"
        | "byemail"
        | "change"
        | "create"
        | "create2"
        | "deactivate"
        | "delete"
        | "delete_redir"
        | "delete_redir2"
        | "done"
        | "interwiki"
        | "merge"
        | "merge-into"
        | "modify"
        | "move"
        | "move_prot"
        | "move_redir"
        | "new"
        | "newusers"
        | "overwrite"
        | "pagelang"
        | "patrol"
        | "protect"
        | "reblock"
        | "revert"
        | "rights"
        | "unblock"
        | "unprotect"
        | "update"
        | "upload"
        | OtherValue;
      readonly actionhidden?: boolean;
    }
  | {
      readonly type: "import";
      readonly action: "interwiki";
      readonly actionhidden?: boolean;
      readonly params?: Required<
        Pick<LogeventsRowParams, "count" | "interwiki_ns" | "interwiki_title">
      >;
    }
  | {
      readonly type: "import";
      readonly action:
        | "activate"
        | "autocreate"
        | "autopatrol"
        | "autopromote"
        | "block"
        | "byemail"
        | "change"
        | "create"
        | "create2"
        | "deactivate"
        | "delete"
        | "delete_redir"
        | "delete_redir2"
        | "done"
        | "event"
        | "merge"
        | "merge-into"
        | "modify"
        | "move"
        | "move_prot"
        | "move_redir"
        | "new"
        | "newusers"
        | "overwrite"
        | "pagelang"
        | "patrol"
        | "protect"
        | "reblock"
        | "restore"
        | "revert"
        | "revision"
        | "rights"
        | "unblock"
        | "unprotect"
        | "update"
        | "upload"
        | OtherValue;
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "count">>;
    }
  | {
      readonly type: "rights";
      readonly action: string;
      readonly actionhidden?: boolean;
      readonly params?: Required<
        Pick<LogeventsRowParams, "oldgroups" | "newgroups" | "oldmetadata" | "newmetadata">
      >;
    }
  | {
      readonly type: "managetags";
      readonly action: string;
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "tag">>;
    }
  | {
      readonly type: "tag";
      readonly action: string;
      readonly actionhidden?: boolean;
      readonly params?: Required<
        Pick<
          LogeventsRowParams,
          | "revid"
          | "logid"
          | "tagsAdded"
          | "tagsAddedCount"
          | "tagsRemoved"
          | "tagsRemovedCount"
          | "initialTags"
        >
      >;
    }
  | {
      readonly type: "block";
      readonly action: "block";
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "duration" | "flags" | "sitewide">>;
    }
  | {
      readonly type: "block";
      readonly action:
        | "activate"
        | "autocreate"
        | "autopatrol"
        | "autopromote"
        | "byemail"
        | "change"
        | "create"
        | "create2"
        | "deactivate"
        | "delete"
        | "delete_redir"
        | "delete_redir2"
        | "done"
        | "event"
        | "interwiki"
        | "merge"
        | "merge-into"
        | "modify"
        | "move"
        | "move_prot"
        | "move_redir"
        | "new"
        | "newusers"
        | "overwrite"
        | "pagelang"
        | "patrol"
        | "protect"
        | "reblock"
        | "restore"
        | "revert"
        | "revision"
        | "rights"
        | "unblock"
        | "unprotect"
        | "update"
        | "upload"
        | OtherValue;
      readonly actionhidden?: boolean;
    }
  | {
      readonly type: "move";
      readonly action: string;
      readonly actionhidden?: boolean;
      readonly params?: Required<
        Pick<LogeventsRowParams, "target_ns" | "target_title" | "suppressredirect">
      >;
    }
  | {
      readonly type: "protect";
      readonly action: "protect";
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "description" | "cascade" | "details">>;
    }
  | {
      readonly type: "protect";
      readonly action:
        | "activate"
        | "autocreate"
        | "autopatrol"
        | "autopromote"
        | "block"
        | "byemail"
        | "change"
        | "create"
        | "create2"
        | "deactivate"
        | "delete"
        | "delete_redir"
        | "delete_redir2"
        | "done"
        | "event"
        | "interwiki"
        | "merge"
        | "merge-into"
        | "modify"
        | "move"
        | "move_prot"
        | "move_redir"
        | "new"
        | "newusers"
        | "overwrite"
        | "pagelang"
        | "patrol"
        | "reblock"
        | "restore"
        | "revert"
        | "revision"
        | "rights"
        | "unblock"
        | "unprotect"
        | "update"
        | "upload"
        | OtherValue;
      readonly actionhidden?: boolean;
    }
  | {
      readonly type: "pagelang";
      readonly action: string;
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "oldlanguage" | "newlanguage">>;
    }
  | {
      readonly type: "contentmodel";
      readonly action: string;
      readonly actionhidden?: boolean;
      readonly params?: Required<Pick<LogeventsRowParams, "oldmodel" | "newmodel">>;
    }
  | {
      readonly type: "newusers";
      readonly action: "create" | "autocreate" | "byemail" | "create2";
      readonly actionhidden: true;
    }
  | {
      readonly type: "newusers";
      readonly action: "create" | "autocreate" | "byemail" | "create2";
      readonly actionhidden?: false;
      readonly params?: Required<Pick<LogeventsRowParams, "userid">>;
    }
  | {
      readonly type: "newusers";
      readonly action:
        | "activate"
        | "autopatrol"
        | "autopromote"
        | "block"
        | "change"
        | "deactivate"
        | "delete"
        | "delete_redir"
        | "delete_redir2"
        | "done"
        | "event"
        | "interwiki"
        | "merge"
        | "merge-into"
        | "modify"
        | "move"
        | "move_prot"
        | "move_redir"
        | "new"
        | "newusers"
        | "overwrite"
        | "pagelang"
        | "patrol"
        | "protect"
        | "reblock"
        | "restore"
        | "revert"
        | "revision"
        | "rights"
        | "unblock"
        | "unprotect"
        | "update"
        | "upload"
        | OtherValue;
      readonly actionhidden?: boolean;
    }
  | {
      readonly type: "create" | "merge" | "somethingelse" | "suppress" | OtherValue;
      readonly action: string;
      readonly actionhidden?: boolean;
    };

/** The `params` field of `list=logevents`. */
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
    /** An ISO 8601 timestamp, or a word such as `infinity`. */
    readonly expiry: string;
  }[];
  readonly newmetadata?: readonly {
    readonly group: string;
    /** An ISO 8601 timestamp, or a word such as `infinity`. */
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

/** The `count` field of `list=logevents`. */
export interface LogeventsRowParamsCount {
  readonly revisions: number;
  readonly files: number;
}

/** An item in the `restrictions` field of `list=logevents`. */
export interface LogeventsRowParamsRestriction {
  readonly page_ns: number;
  readonly page_title: string;
}

/** An item in the `details` field of `list=logevents`. */
export interface LogeventsRowParamsDetail {
  readonly type: string;
  readonly level: string;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly expiry: string;
  readonly cascade?: boolean;
}

/** The `old` field of `list=logevents`. */
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

/**
 * The result of `list=logevents`, for response types.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface LogeventsResult extends ResultType {
  readonly at: readonly ["query", "logevents"];
  readonly kind: "item";
  readonly base: LogeventsRow;
  readonly selector: "prop";
  readonly defaults: "ids" | "title" | "type" | "user" | "timestamp" | "comment" | "details";
  readonly props: LogeventsRowProps;
  readonly variants: LogeventsRowVariants;
  readonly discriminant: "type";
  readonly query: LogeventsQueryPart<this["row"]>;
  readonly root: QueryResult;
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
                        img_sha1: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["upload"] }],
                        },
                        img_timestamp: {
                          is: "timestamp",
                          optional: true,
                          presentIf: [{ "../type": ["upload"] }],
                        },
                        curid: {
                          is: "integer",
                          optional: true,
                          presentIf: [{ "../type": ["patrol"] }],
                        },
                        previd: {
                          is: "integer",
                          optional: true,
                          presentIf: [{ "../type": ["patrol"] }],
                        },
                        auto: {
                          is: "boolean",
                          optional: true,
                          presentIf: [{ "../type": ["patrol"] }],
                          formatversion1: { as: "flag" },
                        },
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
                          presentIf: [
                            { "../type": ["delete"], "../action": ["restore"] },
                            { "../type": ["import"] },
                          ],
                        },
                        interwiki_ns: {
                          is: "integer",
                          optional: true,
                          presentIf: [{ "../type": ["import"], "../action": ["interwiki"] }],
                        },
                        interwiki_title: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["import"], "../action": ["interwiki"] }],
                        },
                        oldgroups: {
                          is: { list: "string" },
                          optional: true,
                          presentIf: [{ "../type": ["rights"] }],
                        },
                        newgroups: {
                          is: { list: "string" },
                          optional: true,
                          presentIf: [{ "../type": ["rights"] }],
                        },
                        oldmetadata: {
                          is: {
                            list: { record: { group: { is: "string" }, expiry: { is: "expiry" } } },
                          },
                          optional: true,
                          presentIf: [{ "../type": ["rights"] }],
                        },
                        newmetadata: {
                          is: {
                            list: { record: { group: { is: "string" }, expiry: { is: "expiry" } } },
                          },
                          optional: true,
                          presentIf: [{ "../type": ["rights"] }],
                        },
                        tag: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["managetags"] }],
                        },
                        revid: {
                          is: { anyOf: ["integer", "boolean"] },
                          optional: true,
                          presentIf: [{ "../type": ["tag"] }],
                          formatversion1: { as: "integer" },
                        },
                        logid: {
                          is: { anyOf: ["string", "integer", "boolean"] },
                          optional: true,
                          presentIf: [{ "../type": ["tag"] }],
                        },
                        tagsAdded: {
                          is: { list: "string" },
                          optional: true,
                          presentIf: [{ "../type": ["tag"] }],
                        },
                        tagsAddedCount: {
                          is: "integer",
                          optional: true,
                          presentIf: [{ "../type": ["tag"] }],
                        },
                        tagsRemoved: {
                          is: { list: "string" },
                          optional: true,
                          presentIf: [{ "../type": ["tag"] }],
                        },
                        tagsRemovedCount: {
                          is: "integer",
                          optional: true,
                          presentIf: [{ "../type": ["tag"] }],
                        },
                        initialTags: {
                          is: { list: "string" },
                          optional: true,
                          presentIf: [{ "../type": ["tag"] }],
                        },
                        duration: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["block"], "../action": ["block"] }],
                        },
                        flags: {
                          is: { list: "string" },
                          optional: true,
                          presentIf: [{ "../type": ["block"], "../action": ["block"] }],
                        },
                        sitewide: {
                          is: "boolean",
                          optional: true,
                          presentIf: [{ "../type": ["block"], "../action": ["block"] }],
                          formatversion1: { as: "flag" },
                        },
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
                        target_ns: {
                          is: "integer",
                          optional: true,
                          presentIf: [{ "../type": ["move"] }],
                        },
                        target_title: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["move"] }],
                        },
                        suppressredirect: {
                          is: "boolean",
                          optional: true,
                          presentIf: [{ "../type": ["move"] }],
                          formatversion1: { as: "flag" },
                        },
                        description: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["protect"], "../action": ["protect"] }],
                        },
                        cascade: {
                          is: "boolean",
                          optional: true,
                          presentIf: [{ "../type": ["protect"], "../action": ["protect"] }],
                          formatversion1: { as: "flag" },
                        },
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
                          presentIf: [{ "../type": ["protect"], "../action": ["protect"] }],
                        },
                        type: {
                          is: "string",
                          optional: true,
                          presentIf: [
                            { "../type": ["delete"], "../action": ["event", "revision"] },
                          ],
                        },
                        ids: {
                          is: { list: { anyOf: ["string", "integer"] } },
                          optional: true,
                          presentIf: [
                            { "../type": ["delete"], "../action": ["event", "revision"] },
                          ],
                        },
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
                          presentIf: [
                            { "../type": ["delete"], "../action": ["event", "revision"] },
                          ],
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
                          presentIf: [
                            { "../type": ["delete"], "../action": ["event", "revision"] },
                          ],
                        },
                        dest_ns: { is: "integer", optional: true },
                        dest_title: { is: "string", optional: true },
                        mergepoint: { is: "timestamp", optional: true },
                        oldlanguage: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["pagelang"] }],
                        },
                        newlanguage: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["pagelang"] }],
                        },
                        oldmodel: {
                          is: { anyOf: ["string", "boolean"] },
                          optional: true,
                          presentIf: [{ "../type": ["contentmodel"] }],
                          formatversion1: { as: "string" },
                        },
                        newmodel: {
                          is: "string",
                          optional: true,
                          presentIf: [{ "../type": ["contentmodel"] }],
                        },
                        userid: {
                          is: "integer",
                          optional: true,
                          presentIf: [
                            {
                              "../type": ["newusers"],
                              "../action": ["create", "autocreate", "byemail", "create2"],
                              "../actionhidden": [false],
                            },
                          ],
                        },
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
