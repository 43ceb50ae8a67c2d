// Generated from spec/paraminfo/catalogue.json (query+watchlist) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=watchlist` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface WatchlistRowV1 {
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** Only with `allrev`. */
  readonly suppressed?: "";
}

/** The fields that each value of `prop` adds. */
export interface WatchlistRowPropsV1 {
  readonly comment: { readonly comment: string; readonly commenthidden?: "" };
  readonly expiry: { readonly expiry?: string };
  readonly flags: {
    readonly bot?: "";
    readonly new?: "";
    readonly minor?: "";
  };
  readonly ids: {
    readonly pageid: number;
    readonly revid: number;
    readonly old_revid: number;
    readonly actionhidden?: "";
  };
  readonly loginfo: {
    readonly actionhidden?: "";
    readonly logid?: number;
    readonly logtype?: string;
    readonly logaction?: string;
    readonly logparams?: OrEmptyList<WatchlistRowLogparamsV1>;
    readonly logdisplay?: string;
  };
  readonly notificationtimestamp: { readonly notificationtimestamp: string };
  readonly parsedcomment: { readonly parsedcomment: string; readonly commenthidden?: "" };
  readonly patrol: {
    readonly patrolled?: "";
    readonly unpatrolled?: "";
    readonly autopatrolled?: "";
  };
  readonly sizes: { readonly oldlen: number; readonly newlen: number };
  readonly tags: { readonly tags: readonly string[] };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
    readonly actionhidden?: "";
  };
  readonly user: {
    readonly user: string | number;
    readonly anon?: "";
    readonly userhidden?: "";
  };
  readonly userid: {
    readonly userid: number;
    readonly user: string | number;
    readonly anon?: "";
    readonly userhidden?: "";
  };
}

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
  readonly query: WatchlistQueryPartV1<this["row"]>;
}
