// Generated from spec/paraminfo/catalogue.json (query+logevents) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=logevents` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0.
 */
export interface LogeventsRowV1 {
  /** Observed on MediaWiki 1.45.0 only. */
  readonly revid?: number;
}

/** The fields that each value of `prop` adds. */
export interface LogeventsRowPropsV1 {
  readonly comment: { readonly comment?: string; readonly commenthidden?: "" };
  readonly details: {
    readonly params?: OrEmptyList<LogeventsRowParamsV1>;
    readonly actionhidden?: "";
    readonly suppressed?: "";
  };
  readonly ids: {
    readonly logid: number;
    readonly pageid?: number;
    readonly logpage?: number;
    readonly actionhidden?: "";
    readonly suppressed?: "";
  };
  readonly parsedcomment: { readonly commenthidden?: ""; readonly parsedcomment?: string };
  readonly tags: { readonly tags: readonly string[] };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly title: {
    /** The number of a namespace. */
    readonly ns?: number;
    readonly title?: string;
    readonly actionhidden?: "";
    readonly suppressed?: "";
  };
  readonly type: { readonly type: string; readonly action: string };
  readonly user: {
    readonly user?: string;
    readonly anon?: "";
    readonly userhidden?: "";
    readonly suppressed?: "";
  };
  readonly userid: {
    readonly anon?: "";
    readonly userhidden?: "";
    readonly suppressed?: "";
    readonly userid?: number;
  };
}

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
  readonly query: LogeventsQueryPartV1<this["row"]>;
}
