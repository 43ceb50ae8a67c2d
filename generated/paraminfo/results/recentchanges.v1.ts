// Generated from spec/paraminfo/catalogue.json (query+recentchanges) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=recentchanges` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface RecentchangesRowV1 {
  /** Kind of the change. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
}

/** The fields that each value of `prop` adds. */
export interface RecentchangesRowPropsV1 {
  readonly comment: {
    /** Edit summary or summary of the log entry. With `prop=comment`. */
    readonly comment?: string;
    /** Whether the summary is hidden by revision deletion. With `prop=comment`. */
    readonly commenthidden?: "";
  };
  readonly flags: {
    /** Whether the change was made by a bot. With `prop=flags`. */
    readonly bot?: "";
    /** Whether the edit created the page. With `prop=flags`. */
    readonly new?: "";
    /** Whether the edit is minor. With `prop=flags`. */
    readonly minor?: "";
  };
  readonly ids: {
    /** Id of the page. With `prop=ids`. */
    readonly pageid?: number;
    /** Id of the revision. With `prop=ids`. */
    readonly revid?: number;
    /** Id of the revision before the change; 0 if there is none. With `prop=ids`. */
    readonly old_revid?: number;
    /** Id of the change. With `prop=ids`. */
    readonly rcid: number;
    /** Whether the action and its target are hidden by revision deletion. With `prop=ids`. */
    readonly actionhidden?: "";
    /** Whether hidden parts are hidden from administrators too. With `prop=ids`. */
    readonly suppressed?: "";
  };
  readonly loginfo: {
    /** Whether the action and its target are hidden by revision deletion. With `prop=loginfo`. */
    readonly actionhidden?: "";
    /** Whether hidden parts are hidden from administrators too. With `prop=loginfo`. */
    readonly suppressed?: "";
    /** Id of the log entry. With `prop=loginfo`. */
    readonly logid?: number;
    /** Type of the log entry. With `prop=loginfo`. */
    readonly logtype?: string;
    /** Action of the log entry. With `prop=loginfo`. */
    readonly logaction?: string;
    /** Parameters of the log entry, which depend on its type and action. With `prop=loginfo`. */
    readonly logparams?: OrEmptyList<RecentchangesRowLogparamsV1>;
  };
  readonly parsedcomment: {
    /** Summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment?: string;
    /** Whether the summary is hidden by revision deletion. With `prop=parsedcomment`. */
    readonly commenthidden?: "";
  };
  readonly patrolled: {
    /** Whether the change is patrolled, unpatrolled or autopatrolled. Requires the right to patrol. With `prop=patrolled`. */
    readonly patrolled?: "";
    /** Whether the change is not patrolled. With `prop=patrolled`. */
    readonly unpatrolled?: "";
    /** Whether the change was patrolled automatically. With `prop=patrolled`. */
    readonly autopatrolled?: "";
  };
  readonly redirect: {
    /** Whether the page is a redirect. With `prop=redirect`. */
    readonly redirect?: "";
  };
  readonly sha1: {
    /** Whether hidden parts are hidden from administrators too. With `prop=sha1`. */
    readonly suppressed?: "";
    /** SHA-1 hash of the content of the new revision, in base 16. With `prop=sha1`. */
    readonly sha1?: string;
    /** Whether the content, and thus its hash, is hidden by revision deletion. With `prop=sha1`. */
    readonly sha1hidden?: "";
  };
  readonly sizes: {
    /** Length of the page before the change in bytes. With `prop=sizes`. */
    readonly oldlen: number;
    /** Length of the page after the change in bytes. With `prop=sizes`. */
    readonly newlen: number;
  };
  readonly tags: {
    /** Change tags of the change. With `prop=tags`. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the change. With `prop=timestamp`.
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
    /** Title and namespace of the page. With `prop=title`. */
    readonly title?: string;
    /** Whether the action and its target are hidden by revision deletion. With `prop=title`. */
    readonly actionhidden?: "";
    /** Whether hidden parts are hidden from administrators too. With `prop=title`. */
    readonly suppressed?: "";
  };
  readonly user: {
    /** Whether hidden parts are hidden from administrators too. With `prop=user`. */
    readonly suppressed?: "";
    /** Name of the user who made the change, and whether it is an IP address. With `prop=user`. */
    readonly user?: string;
    /** Whether the user is an IP address. With `prop=user`. */
    readonly anon?: "";
    /** Whether the user is hidden by revision deletion. With `prop=user`. */
    readonly userhidden?: "";
  };
  readonly userid: {
    /** Whether hidden parts are hidden from administrators too. With `prop=userid`. */
    readonly suppressed?: "";
    /** Id of the user who made the change. With `prop=userid`. */
    readonly userid?: number;
    /** Whether the user is an IP address. With `prop=userid`. */
    readonly anon?: "";
    /** Whether the user is hidden by revision deletion. With `prop=userid`. */
    readonly userhidden?: "";
  };
}

/** The fields of a row of `list=recentchanges` in format version 1 that depend on `type`, `actionhidden`, `sha1hidden`. */
export type RecentchangesRowVariantsV1 =
  | {
      readonly type: "edit" | "external";
      readonly actionhidden?: "";
      readonly sha1hidden: "";
    }
  | {
      readonly type: "edit" | "external";
      readonly actionhidden?: "";
      readonly sha1hidden?: never;
      readonly sha1: string;
    }
  | {
      readonly type: "log";
      readonly actionhidden: "";
      readonly sha1hidden?: "";
    }
  | {
      readonly type: "log";
      readonly actionhidden?: never;
      readonly sha1hidden?: "";
      readonly logid: number;
      readonly logtype: string;
      readonly logaction: string;
      readonly logparams: OrEmptyList<RecentchangesRowLogparamsV1>;
    }
  | {
      readonly type: "categorize" | "new";
      readonly actionhidden?: "";
      readonly sha1hidden?: "";
    };

/** The `logparams` of `list=recentchanges` in format version 1. */
export interface RecentchangesRowLogparamsV1 {
  readonly plain?: number;
  readonly other?: string;
  readonly img_sha1?: string;
  /** ISO 8601. */
  readonly img_timestamp?: string;
  readonly curid?: number;
  readonly previd?: number;
  readonly auto?: "";
  readonly count?: number | RecentchangesRowLogparamsCountV1;
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
  readonly duration?: string;
  readonly flags?: readonly string[];
  readonly sitewide?: "";
  /** ISO 8601. */
  readonly expiry?: string;
  readonly restrictions?: OrEmptyList<
    Readonly<Record<string, readonly (string | number | RecentchangesRowLogparamsRestrictionV1)[]>>
  >;
  readonly oldtitle_ns?: number;
  readonly oldtitle_title?: string;
  readonly target_ns?: number;
  readonly target_title?: string;
  readonly suppressredirect?: "";
  readonly description?: string;
  readonly cascade?: "";
  readonly details?: readonly RecentchangesRowLogparamsDetailV1[];
  readonly type?: string;
  readonly ids?: readonly (string | number)[];
  readonly old?: RecentchangesRowLogparamsOldV1;
  readonly new?: RecentchangesRowLogparamsOldV1;
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

/** The `count` of `list=recentchanges` in format version 1. */
export interface RecentchangesRowLogparamsCountV1 {
  readonly revisions: number;
  readonly files: number;
}

/** An item of `restrictions` of `list=recentchanges` in format version 1. */
export interface RecentchangesRowLogparamsRestrictionV1 {
  readonly page_ns: number;
  readonly page_title: string;
}

/** An item of `details` of `list=recentchanges` in format version 1. */
export interface RecentchangesRowLogparamsDetailV1 {
  readonly type: string;
  readonly level: string;
  /** ISO 8601, or a word for no end such as `infinity`. */
  readonly expiry: string;
  readonly cascade?: "";
}

/** The `old` of `list=recentchanges` in format version 1. */
export interface RecentchangesRowLogparamsOldV1 {
  readonly bitmask: number;
  readonly content?: "";
  readonly comment?: "";
  readonly user?: "";
  readonly restricted?: "";
}

/** Fields that `list=recentchanges` in format version 1 adds to `query`. */
export interface RecentchangesQueryPartV1<Row = RecentchangesRowV1> {
  readonly recentchanges: readonly Row[];
}

/** The result of `list=recentchanges` in format version 1, for the types of responses. */
export interface RecentchangesResultV1 extends ResultType {
  readonly at: readonly ["query", "recentchanges"];
  readonly kind: "item";
  readonly base: RecentchangesRowV1;
  readonly selector: "prop";
  readonly props: RecentchangesRowPropsV1;
  readonly variants: RecentchangesRowVariantsV1;
  readonly discriminant: "type";
  readonly query: RecentchangesQueryPartV1<this["row"]>;
}
