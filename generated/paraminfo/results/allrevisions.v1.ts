// Generated from spec/paraminfo/catalogue.json (query+allrevisions) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=allrevisions` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0.
 */
export interface AllrevisionsRowV1 {
  readonly suppressed?: "";
  readonly texthidden?: "";
  readonly parsetree?: string;
  readonly badcontentformatforparsetree?: "";
  readonly badcontentformat?: "";
  readonly diff?: OrEmptyList<AllrevisionsRowDiffV1>;
}

/** The fields that each value of `prop` adds. */
export interface AllrevisionsRowPropsV1 {
  readonly comment: { readonly comment?: string; readonly commenthidden?: "" };
  readonly content: {
    readonly contentmodel?: string;
    readonly contentformat?: string;
    readonly "*"?: string;
    readonly slots?: OrEmptyList<AllrevisionsRowSlotsV1>;
  };
  readonly contentmodel: {
    readonly contentmodel?: string;
    readonly slots?: OrEmptyList<AllrevisionsRowSlotsV1>;
  };
  readonly flags: { readonly minor?: "" };
  readonly ids: { readonly revid: number; readonly parentid: number };
  readonly parsedcomment: { readonly commenthidden?: ""; readonly parsedcomment?: string };
  readonly roles: { readonly roles: readonly string[] };
  readonly sha1: { readonly sha1?: string; readonly sha1hidden?: "" };
  readonly size: { readonly size?: number };
  readonly slotsha1: {
    readonly sha1?: string;
    readonly sha1hidden?: "";
    readonly slots?: OrEmptyList<AllrevisionsRowSlotsV1>;
  };
  readonly slotsize: {
    readonly size?: number;
    readonly slots?: OrEmptyList<AllrevisionsRowSlotsV1>;
  };
  readonly tags: { readonly tags: readonly string[] };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly user: {
    readonly user?: string;
    readonly anon?: "";
    readonly userhidden?: "";
  };
  readonly userid: {
    readonly anon?: "";
    readonly userhidden?: "";
    readonly userid?: number;
  };
}

/** The `slots` of `list=allrevisions` in format version 1. */
export interface AllrevisionsRowSlotsV1 {
  readonly main?: OrEmptyList<AllrevisionsRowSlotsMainV1>;
}

/** The `main` of `list=allrevisions` in format version 1. */
export interface AllrevisionsRowSlotsMainV1 {
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
  /** Only with `prop=slotsha1`. */
  readonly sha1hidden?: "";
  /** Only with `prop=content`. */
  readonly texthidden?: "";
}

/** The `diff` of `list=allrevisions` in format version 1. */
export interface AllrevisionsRowDiffV1 {
  /** Only with `diffto`. */
  readonly from?: number;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly "*"?: string;
  readonly notcached?: "";
}

/** Fields that `list=allrevisions` in format version 1 adds to `query`. */
export interface AllrevisionsQueryPartV1<Row = AllrevisionsRowV1> {
  readonly allrevisions: readonly {
    readonly pageid: number;
    readonly revisions: readonly Row[];
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  }[];
}

/** The result of `list=allrevisions` in format version 1, for the types of responses. */
export interface AllrevisionsResultV1 extends ResultType {
  readonly at: readonly ["query", "allrevisions", "revisions"];
  readonly kind: "item";
  readonly base: AllrevisionsRowV1;
  readonly selector: "prop";
  readonly props: AllrevisionsRowPropsV1;
  readonly query: AllrevisionsQueryPartV1<this["row"]>;
}
