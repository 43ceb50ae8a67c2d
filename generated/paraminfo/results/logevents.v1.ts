// Generated from spec/paraminfo/catalogue.json (query+logevents) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { OtherValue, ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=logevents` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface LogeventsRowV1 {
  /**
   * Id of the revision that the entry is about.
   * @since MediaWiki 1.43
   */
  readonly revid?: number;
}

/** The fields that each value of `prop` adds. */
export interface LogeventsRowPropsV1 {
  readonly comment: {
    /** Summary of the entry. With `prop=comment`. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. With `prop=comment`. */
    readonly commenthidden?: "";
  };
  readonly details: {
    /** Parameters of the log entry, which depend on its type and action. With `prop=details`. */
    readonly params?: OrEmptyList<LogeventsRowParamsV1>;
    /** Whether the action and its target are hidden by revision deletion. With `prop=details`. */
    readonly actionhidden?: "";
    /** Whether hidden parts are hidden from administrators too. With `prop=details`. */
    readonly suppressed?: "";
  };
  readonly ids: {
    /** Id of the log entry. With `prop=ids`. */
    readonly logid?: number;
    /** Id of the page that has the title now; 0 if there is none. With `prop=ids`. */
    readonly pageid?: number;
    /** Id of the page when the entry was logged. With `prop=ids`. */
    readonly logpage?: number;
    /** Whether the action and its target are hidden by revision deletion. With `prop=ids`. */
    readonly actionhidden?: "";
    /** Whether hidden parts are hidden from administrators too. With `prop=ids`. */
    readonly suppressed?: "";
  };
  readonly parsedcomment: {
    /** Whether the summary is hidden by revision deletion. With `prop=parsedcomment`. */
    readonly commenthidden?: "";
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
    readonly actionhidden?: "";
    /** Whether hidden parts are hidden from administrators too. With `prop=title`. */
    readonly suppressed?: "";
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
    readonly anon?: "";
    /** Whether the user is hidden by revision deletion. With `prop=user`. */
    readonly userhidden?: "";
    /** Whether hidden parts are hidden from administrators too. With `prop=user`. */
    readonly suppressed?: "";
  };
  readonly userid: {
    /** Whether the user is an IP address. With `prop=userid`. */
    readonly anon?: "";
    /** Whether the user is hidden by revision deletion. With `prop=userid`. */
    readonly userhidden?: "";
    /** Whether hidden parts are hidden from administrators too. With `prop=userid`. */
    readonly suppressed?: "";
    /** Id of the user who performed the action. With `prop=userid`. */
    readonly userid?: number;
  };
}

/** The fields of a row of `list=logevents` in format version 1 that depend on `type`, `action`, `actionhidden`. */
export type LogeventsRowVariantsV1 =
  | {
      readonly type: "upload";
      readonly action: string;
      readonly actionhidden?: "";
      readonly params?: Required<
        Pick<OrEmptyList<LogeventsRowParamsV1>, "img_sha1" | "img_timestamp">
      >;
    }
  | {
      readonly type: "patrol";
      readonly action: string;
      readonly actionhidden?: "";
      readonly params?: Required<Pick<OrEmptyList<LogeventsRowParamsV1>, "curid" | "previd">>;
    }
  | {
      readonly type: "delete";
      readonly action: "restore";
      readonly actionhidden?: "";
      readonly params?: Required<Pick<OrEmptyList<LogeventsRowParamsV1>, "count">>;
    }
  | {
      readonly type: "delete";
      readonly action: "event" | "revision";
      readonly actionhidden?: "";
      readonly params?: Required<
        Pick<OrEmptyList<LogeventsRowParamsV1>, "type" | "ids" | "old" | "new">
      >;
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
      readonly actionhidden?: "";
    }
  | {
      readonly type: "import";
      readonly action: "interwiki";
      readonly actionhidden?: "";
      readonly params?: Required<
        Pick<OrEmptyList<LogeventsRowParamsV1>, "count" | "interwiki_ns" | "interwiki_title">
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
      readonly actionhidden?: "";
      readonly params?: Required<Pick<OrEmptyList<LogeventsRowParamsV1>, "count">>;
    }
  | {
      readonly type: "rights";
      readonly action: string;
      readonly actionhidden?: "";
      readonly params?: Required<
        Pick<
          OrEmptyList<LogeventsRowParamsV1>,
          "oldgroups" | "newgroups" | "oldmetadata" | "newmetadata"
        >
      >;
    }
  | {
      readonly type: "managetags";
      readonly action: string;
      readonly actionhidden?: "";
      readonly params?: Required<Pick<OrEmptyList<LogeventsRowParamsV1>, "tag">>;
    }
  | {
      readonly type: "tag";
      readonly action: string;
      readonly actionhidden?: "";
      readonly params?: Required<
        Pick<
          OrEmptyList<LogeventsRowParamsV1>,
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
      readonly actionhidden?: "";
      readonly params?: Required<Pick<OrEmptyList<LogeventsRowParamsV1>, "duration" | "flags">>;
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
      readonly actionhidden?: "";
    }
  | {
      readonly type: "move";
      readonly action: string;
      readonly actionhidden?: "";
      readonly params?: Required<
        Pick<OrEmptyList<LogeventsRowParamsV1>, "target_ns" | "target_title">
      >;
    }
  | {
      readonly type: "protect";
      readonly action: "protect";
      readonly actionhidden?: "";
      readonly params?: Required<
        Pick<OrEmptyList<LogeventsRowParamsV1>, "description" | "details">
      >;
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
      readonly actionhidden?: "";
    }
  | {
      readonly type: "pagelang";
      readonly action: string;
      readonly actionhidden?: "";
      readonly params?: Required<
        Pick<OrEmptyList<LogeventsRowParamsV1>, "oldlanguage" | "newlanguage">
      >;
    }
  | {
      readonly type: "contentmodel";
      readonly action: string;
      readonly actionhidden?: "";
      readonly params?: Required<Pick<OrEmptyList<LogeventsRowParamsV1>, "oldmodel" | "newmodel">>;
    }
  | {
      readonly type: "newusers";
      readonly action: "create" | "autocreate" | "byemail" | "create2";
      readonly actionhidden: "";
    }
  | {
      readonly type: "newusers";
      readonly action: "create" | "autocreate" | "byemail" | "create2";
      readonly actionhidden?: never;
      readonly params?: Required<Pick<OrEmptyList<LogeventsRowParamsV1>, "userid">>;
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
      readonly actionhidden?: "";
    }
  | {
      readonly type: "create" | "merge" | "somethingelse" | "suppress" | OtherValue;
      readonly action: string;
      readonly actionhidden?: "";
    };

/** The `params` of `list=logevents` in format version 1. */
export interface LogeventsRowParamsV1 {
  readonly plain?: number;
  readonly other?: string;
  readonly img_sha1?: string;
  /** ISO 8601. */
  readonly img_timestamp?: string;
  readonly curid?: number;
  readonly previd?: number;
  readonly auto?: "";
  readonly count?: number | LogeventsRowParamsCountV1;
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
  readonly revid?: number;
  readonly logid?: string | number | boolean;
  readonly tagsAdded?: readonly string[];
  readonly tagsAddedCount?: number;
  readonly tagsRemoved?: readonly string[];
  readonly tagsRemovedCount?: number;
  readonly initialTags?: readonly string[];
  readonly duration?: string;
  readonly flags?: readonly string[];
  readonly sitewide?: "";
  /** ISO 8601. */
  readonly expiry?: string;
  readonly restrictions?: OrEmptyList<
    Readonly<Record<string, readonly (string | number | LogeventsRowParamsRestrictionV1)[]>>
  >;
  readonly oldtitle_ns?: number;
  readonly oldtitle_title?: string;
  readonly target_ns?: number;
  readonly target_title?: string;
  readonly suppressredirect?: "";
  readonly description?: string;
  readonly cascade?: "";
  readonly details?: readonly LogeventsRowParamsDetailV1[];
  readonly type?: string;
  readonly ids?: readonly (string | number)[];
  readonly old?: LogeventsRowParamsOldV1;
  readonly new?: LogeventsRowParamsOldV1;
  readonly dest_ns?: number;
  readonly dest_title?: string;
  /** ISO 8601. */
  readonly mergepoint?: string;
  readonly oldlanguage?: string;
  readonly newlanguage?: string;
  readonly oldmodel?: string;
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

/** The `count` of `list=logevents` in format version 1. */
export interface LogeventsRowParamsCountV1 {
  readonly revisions: number;
  readonly files: number;
}

/** An item of `restrictions` of `list=logevents` in format version 1. */
export interface LogeventsRowParamsRestrictionV1 {
  readonly page_ns: number;
  readonly page_title: string;
}

/** An item of `details` of `list=logevents` in format version 1. */
export interface LogeventsRowParamsDetailV1 {
  readonly type: string;
  readonly level: string;
  /** ISO 8601, or a word for no end such as `infinity`. */
  readonly expiry: string;
  readonly cascade?: "";
}

/** The `old` of `list=logevents` in format version 1. */
export interface LogeventsRowParamsOldV1 {
  readonly bitmask: number;
  readonly content?: "";
  readonly comment?: "";
  readonly user?: "";
  readonly restricted?: "";
}

/** Fields that `list=logevents` in format version 1 adds to `query`. */
export interface LogeventsQueryPartV1<Row = LogeventsRowV1> {
  readonly logevents: readonly Row[];
}

/** The result of `list=logevents` in format version 1, for the types of responses. */
export interface LogeventsResultV1 extends ResultType {
  readonly at: readonly ["query", "logevents"];
  readonly kind: "item";
  readonly base: LogeventsRowV1;
  readonly selector: "prop";
  readonly props: LogeventsRowPropsV1;
  readonly variants: LogeventsRowVariantsV1;
  readonly discriminant: "type";
  readonly query: LogeventsQueryPartV1<this["row"]>;
}
