// Generated from spec/paraminfo/catalogue.json (query+watchlist) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=watchlist` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface WatchlistRowV1 {
  /** Kind of the change. */
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** Whether the summary is hidden by revision deletion. */
  readonly commenthidden?: "";
  /**
   * Whether hidden parts are hidden from administrators too.
   * Only with `allrev`.
   */
  readonly suppressed?: "";
}

/** The fields that each value of `prop` adds. */
export interface WatchlistRowPropsV1 {
  readonly comment: {
    /** Edit summary or summary of the log entry. With `prop=comment`. */
    readonly comment?: string;
  };
  readonly expiry: {
    /** Time at which the page leaves the watchlist. With `prop=expiry`. */
    readonly expiry?: string;
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
    /** Whether the action and its target are hidden by revision deletion. With `prop=ids`. */
    readonly actionhidden?: "";
  };
  readonly loginfo: {
    /** Whether the action and its target are hidden by revision deletion. With `prop=loginfo`. */
    readonly actionhidden?: "";
    /** Id of the log entry. With `prop=loginfo`. */
    readonly logid?: number;
    /** Type of the log entry. With `prop=loginfo`. */
    readonly logtype?: string;
    /** Action of the log entry. With `prop=loginfo`. */
    readonly logaction?: string;
    /** Parameters of the log entry, which depend on its type and action. With `prop=loginfo`. */
    readonly logparams?: OrEmptyList<WatchlistRowLogparamsV1>;
    /** Text about the log entry. With `prop=loginfo`. */
    readonly logdisplay?: string;
  };
  readonly notificationtimestamp: {
    /** Time of the first change that the user has not yet seen. With `prop=notificationtimestamp`. */
    readonly notificationtimestamp: string;
  };
  readonly parsedcomment: {
    /** Summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment?: string;
  };
  readonly patrol: {
    /** Whether the change is patrolled. With `prop=patrol`. */
    readonly patrolled?: "";
    /** Whether the change is not patrolled. With `prop=patrol`. */
    readonly unpatrolled?: "";
    /** Whether the change was patrolled automatically. With `prop=patrol`. */
    readonly autopatrolled?: "";
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
  };
  readonly user: {
    /** Name of the user who made the change, and whether it is an IP address. With `prop=user`. */
    readonly user?: string | number;
    /** Whether the user is an IP address. With `prop=user`. */
    readonly anon?: "";
    /** Whether the user is hidden by revision deletion. With `prop=user`. */
    readonly userhidden?: "";
    /**
     * Whether a temporary account made the change. With `prop=user`.
     * @since MediaWiki 1.43
     */
    readonly temp?: "";
  };
  readonly userid: {
    /** Id of the user who made the change. With `prop=userid`. */
    readonly userid?: number;
    /** Name of the user. With `prop=userid`. */
    readonly user?: string | number;
    /** Whether the user is an IP address. With `prop=userid`. */
    readonly anon?: "";
    /** Whether the user is hidden by revision deletion. With `prop=userid`. */
    readonly userhidden?: "";
  };
}

/** The fields of a row of `list=watchlist` in format version 1 that depend on `type`, `actionhidden`. */
export type WatchlistRowVariantsV1 =
  | {
      readonly type: "log";
      readonly actionhidden: "";
      readonly logdisplay: string;
    }
  | {
      readonly type: "log";
      readonly actionhidden?: never;
      readonly logid: number;
      readonly logtype: string;
      readonly logaction: string;
      readonly logparams: OrEmptyList<WatchlistRowLogparamsV1>;
      readonly logdisplay: string;
    }
  | { readonly type: "categorize" | "edit" | "external" | "new"; readonly actionhidden?: "" };

/** The `logparams` of `list=watchlist` in format version 1. */
export interface WatchlistRowLogparamsV1 {
  readonly plain?: number;
  readonly other?: string;
  readonly img_sha1?: string;
  /** ISO 8601. */
  readonly img_timestamp?: string;
  readonly curid?: number;
  readonly previd?: number;
  readonly auto?: "";
  readonly oldtitle_ns?: number;
  readonly oldtitle_title?: string;
  readonly target_ns?: number;
  readonly target_title?: string;
  readonly suppressredirect?: "";
  readonly description?: string;
  readonly cascade?: "";
  readonly details?: readonly WatchlistRowLogparamsDetailV1[];
  readonly type?: string;
  readonly ids?: readonly number[];
  readonly old?: WatchlistRowLogparamsOldV1;
  readonly new?: WatchlistRowLogparamsOldV1;
  readonly count?: { readonly revisions: number; readonly files: number };
  readonly oldlanguage?: string;
  readonly newlanguage?: string;
  readonly oldmodel?: string;
  readonly newmodel?: string;
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
  readonly userid?: number;
}

/** An item of `details` of `list=watchlist` in format version 1. */
export interface WatchlistRowLogparamsDetailV1 {
  readonly type: string;
  readonly level: string;
  /** ISO 8601, or a word for no end such as `infinity`. */
  readonly expiry: string;
  readonly cascade?: "";
}

/** The `old` of `list=watchlist` in format version 1. */
export interface WatchlistRowLogparamsOldV1 {
  readonly bitmask: number;
  readonly content?: "";
  readonly comment?: "";
  readonly user?: "";
  readonly restricted?: "";
}

/** Fields that `list=watchlist` in format version 1 adds to `query`. */
export interface WatchlistQueryPartV1<Row = WatchlistRowV1> {
  readonly watchlist: readonly Row[];
}

/** The result of `list=watchlist` in format version 1, for the types of responses. */
export interface WatchlistResultV1 extends ResultType {
  readonly at: readonly ["query", "watchlist"];
  readonly kind: "item";
  readonly base: WatchlistRowV1;
  readonly selector: "prop";
  readonly props: WatchlistRowPropsV1;
  readonly variants: WatchlistRowVariantsV1;
  readonly discriminant: "type";
  readonly query: WatchlistQueryPartV1<this["row"]>;
}
