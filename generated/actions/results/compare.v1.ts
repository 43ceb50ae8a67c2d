// Generated from spec/actions/catalogue.json (compare) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=compare` in format version 1 for any request.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface CompareRowV1 {
  /** Id of the page with the link. */
  readonly fromid?: number;
  readonly fromrevid?: number;
  readonly fromns?: number;
  readonly fromtitle?: string;
  readonly fromsize?: number;
  /** ISO 8601. */
  readonly fromtimestamp?: string;
  readonly fromuser?: string;
  readonly fromuserid?: number;
  readonly fromcomment?: string;
  readonly fromparsedcomment?: string;
  readonly fromuserhidden?: "";
  readonly fromcommenthidden?: "";
  readonly fromtexthidden?: "";
  readonly fromsuppressed?: "";
  readonly touserhidden?: "";
  readonly tocommenthidden?: "";
  readonly totexthidden?: "";
  readonly tosuppressed?: "";
}

/** The fields that each value of `prop` adds. */
export interface CompareRowPropsV1 {
  readonly comment: {
    /** With `prop=comment`. */
    readonly tocomment?: string;
    /** With `prop=comment`. */
    readonly toparsedcomment?: string;
  };
  readonly diff: {
    /** With `prop=diff`. */
    readonly "*"?: string;
    /** With `prop=diff`. */
    readonly bodies?: OrEmptyList<CompareRowBodiesV1>;
  };
  readonly diffsize: {
    /** The size of the diff HTML, in bytes. With `prop=diffsize`. */
    readonly diffsize: number;
  };
  readonly ids: {
    /** With `prop=ids`. */
    readonly toid?: number;
    /** With `prop=ids`. */
    readonly torevid?: number;
  };
  readonly parsedcomment: {
    /** The parsed comment on the 'from' and 'to' revisions. If the comment has been revision deleted, a fromcommenthidden or tocommenthidden property will be returned. With `prop=parsedcomment`. */
    readonly toparsedcomment?: string;
  };
  readonly rel: {
    /** With `prop=rel`. */
    readonly prev?: number;
    /** With `prop=rel`. */
    readonly next?: number;
  };
  readonly size: {
    /** The size of the 'from' and 'to' revisions. With `prop=size`. */
    readonly tosize?: number;
  };
  readonly timestamp: {
    /**
     * The timestamp of the 'from' and 'to' revisions. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly totimestamp?: string;
  };
  readonly title: {
    /** With `prop=title`. */
    readonly tons?: number;
    /** With `prop=title`. */
    readonly totitle?: string;
  };
  readonly user: {
    /** With `prop=user`. */
    readonly touser?: string;
    /** With `prop=user`. */
    readonly touserid?: number;
  };
}

/** The `bodies` of `action=compare` in format version 1. */
export interface CompareRowBodiesV1 {
  readonly main?: string;
}

/** Fields that `action=compare` in format version 1 adds to the response. */
export interface CompareResponsePartV1<Row = CompareRowV1> {
  readonly compare: Row;
}

/** The result of `action=compare` in format version 1, for the types of responses. */
export interface CompareResultV1 extends ResultType {
  readonly at: readonly ["compare"];
  readonly kind: "object";
  readonly base: CompareRowV1;
  readonly selector: "prop";
  readonly props: CompareRowPropsV1;
  readonly errors:
    | "badvalue"
    | "compare-maintextrequired"
    | "compare-no-title"
    | "compare-relative-to-nothing"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle"
    | "nosuchpageid"
    | "nosuchrevid";
  readonly response: CompareResponsePartV1<this["row"]>;
}
