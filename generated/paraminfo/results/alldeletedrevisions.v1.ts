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
  readonly comment: { readonly comment?: string; readonly commenthidden?: "" };
  readonly content: {
    readonly contentmodel?: string;
    readonly contentformat?: string;
    readonly "*"?: string;
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly contentmodel: {
    readonly contentmodel?: string;
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
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
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
  };
  readonly slotsize: {
    readonly size?: number;
    readonly slots?: OrEmptyList<AlldeletedrevisionsRowSlotsV1>;
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
