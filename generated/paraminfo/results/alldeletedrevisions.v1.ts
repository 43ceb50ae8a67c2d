// Generated from spec/paraminfo/catalogue.json (query+alldeletedrevisions) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=alldeletedrevisions` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface AlldeletedrevisionsRowV1 {
  readonly texthidden?: "";
  readonly parsetree?: string;
  readonly diff?: OrEmptyList<AlldeletedrevisionsRowDiffV1>;
  readonly badcontentformat?: "";
}

/** The fields that each value of `prop` adds. */
export interface AlldeletedrevisionsRowPropsV1 {
  readonly comment: {
    /** Edit summary. With `prop=comment`. */
    readonly comment?: string;
    /** With `prop=comment`. */
    readonly commenthidden?: "";
  };
  readonly content: {
    /** With `prop=content`. */
    readonly contentmodel?: string;
    /** With `prop=content`. */
    readonly contentformat?: string;
    /** With `prop=content`. */
    readonly "*"?: string;
    /** With `prop=content`. */
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly contentmodel: {
    /** Content model of each slot. With `prop=contentmodel`. */
    readonly contentmodel?: string;
    /** With `prop=contentmodel`. */
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly flags: {
    /** Whether the edit is minor. With `prop=flags`. */
    readonly minor?: "";
  };
  readonly ids: {
    /** With `prop=ids`. */
    readonly revid: number;
    /** With `prop=ids`. */
    readonly parentid: number;
  };
  readonly parsedcomment: {
    /** With `prop=parsedcomment`. */
    readonly commenthidden?: "";
    /** Edit summary as HTML. With `prop=parsedcomment`. */
    readonly parsedcomment?: string;
  };
  readonly roles: {
    /** Roles of the slots that the revision has. With `prop=roles`. */
    readonly roles: readonly string[];
  };
  readonly sha1: {
    /** SHA-1 hash of the revision, in base 16. With `prop=sha1`. */
    readonly sha1?: string;
    /** With `prop=sha1`. */
    readonly sha1hidden?: "";
  };
  readonly size: {
    /** Length of the revision in bytes. With `prop=size`. */
    readonly size?: number;
  };
  readonly slotsha1: {
    /** With `prop=slotsha1`. */
    readonly sha1?: string;
    /** With `prop=slotsha1`. */
    readonly sha1hidden?: "";
    /** With `prop=slotsha1`. */
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly slotsize: {
    /** With `prop=slotsize`. */
    readonly size?: number;
    /** With `prop=slotsize`. */
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly tags: {
    /** Change tags of the revision. With `prop=tags`. */
    readonly tags: readonly string[];
  };
  readonly timestamp: {
    /**
     * Time of the revision. With `prop=timestamp`.
     * ISO 8601.
     */
    readonly timestamp: string;
  };
  readonly user: {
    /** Name of the user who made the revision. With `prop=user`. */
    readonly user?: string;
    /** With `prop=user`. */
    readonly anon?: "";
    /** With `prop=user`. */
    readonly userhidden?: "";
  };
  readonly userid: {
    /** With `prop=userid`. */
    readonly anon?: "";
    /** With `prop=userid`. */
    readonly userhidden?: "";
    /** Id of the user who made the revision. With `prop=userid`. */
    readonly userid?: number;
  };
}

/** The `slots` of `list=alldeletedrevisions` in format version 1. */
export interface AlldeletedrevisionsRowSlotsV1 {
  readonly main?: OrEmptyList<AlldeletedrevisionsRowSlotsMainV1>;
}

/** The `main` of `list=alldeletedrevisions` in format version 1. */
export interface AlldeletedrevisionsRowSlotsMainV1 {
  /** Only with `prop=slotsize`. */
  readonly size?: number;
  /** Only with `prop=slotsha1`. */
  readonly sha1?: string;
  /** Only with `prop=content` or `prop=contentmodel`. */
  readonly contentmodel?: string;
  /** Only with `prop=content`. */
  readonly contentformat?: string;
  /** Only with `prop=content`. */
  readonly "*"?: string;
  readonly sha1hidden?: "";
  /** Only with `prop=content`. */
  readonly texthidden?: "";
}

/** The `diff` of `list=alldeletedrevisions` in format version 1. */
export interface AlldeletedrevisionsRowDiffV1 {
  readonly from?: number | boolean;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly body?: string | boolean;
  /** Only with `difftotext`. */
  readonly notcached?: boolean;
}

/** Fields that `list=alldeletedrevisions` in format version 1 adds to `query`. */
export interface AlldeletedrevisionsQueryPartV1<Row = AlldeletedrevisionsRowV1> {
  readonly alldeletedrevisions: readonly {
    readonly pageid: number;
    readonly revisions: readonly Row[];
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  }[];
}

/** The result of `list=alldeletedrevisions` in format version 1, for the types of responses. */
export interface AlldeletedrevisionsResultV1 extends ResultType {
  readonly at: readonly ["query", "alldeletedrevisions", "revisions"];
  readonly kind: "item";
  readonly base: AlldeletedrevisionsRowV1;
  readonly selector: "prop";
  readonly props: AlldeletedrevisionsRowPropsV1;
  readonly query: AlldeletedrevisionsQueryPartV1<this["row"]>;
}
