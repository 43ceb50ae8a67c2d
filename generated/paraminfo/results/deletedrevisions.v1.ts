// Generated from spec/paraminfo/catalogue.json (query+deletedrevisions) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `prop=deletedrevisions` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface DeletedrevisionsRowV1 {
  readonly parsetree?: string;
  readonly texthidden?: "";
  readonly diff?: OrEmptyList<DeletedrevisionsRowDiffV1>;
  readonly badcontentformat?: "";
}

/** The fields that each value of `prop` adds. */
export interface DeletedrevisionsRowPropsV1 {
  readonly comment: { readonly comment: string; readonly commenthidden?: "" };
  readonly content: {
    readonly contentmodel?: string;
    readonly contentformat?: string;
    readonly "*"?: string;
    readonly slots?: OrEmptyList<DeletedrevisionsRowSlotsV1>;
  };
  readonly contentmodel: {
    readonly contentmodel?: string;
    readonly slots?: OrEmptyList<DeletedrevisionsRowSlotsV1>;
  };
  readonly flags: { readonly minor?: "" };
  readonly ids: { readonly revid: number; readonly parentid: number };
  readonly parsedcomment: { readonly parsedcomment: string; readonly commenthidden?: "" };
  readonly roles: { readonly roles: readonly string[] };
  readonly sha1: { readonly sha1?: string; readonly sha1hidden?: "" };
  readonly size: { readonly size?: number };
  readonly slotsha1: {
    readonly sha1?: string;
    readonly sha1hidden?: "";
    readonly slots?: OrEmptyList<DeletedrevisionsRowSlotsV1>;
  };
  readonly slotsize: {
    readonly size?: number;
    readonly slots?: OrEmptyList<DeletedrevisionsRowSlotsV1>;
  };
  readonly tags: { readonly tags: readonly string[] };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly user: {
    readonly user: string;
    readonly anon?: "";
    readonly userhidden?: "";
  };
  readonly userid: {
    readonly anon?: "";
    readonly userid: number;
    readonly userhidden?: "";
  };
}

/** The `slots` of `prop=deletedrevisions` in format version 1. */
export interface DeletedrevisionsRowSlotsV1 {
  readonly main?: OrEmptyList<DeletedrevisionsRowSlotsMainV1>;
}

/** The `main` of `prop=deletedrevisions` in format version 1. */
export interface DeletedrevisionsRowSlotsMainV1 {
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

/** The `diff` of `prop=deletedrevisions` in format version 1. */
export interface DeletedrevisionsRowDiffV1 {
  readonly from?: number | boolean;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly body?: string | boolean;
  /** Only with `difftotext`. */
  readonly notcached?: boolean;
}

/** Fields that `prop=deletedrevisions` in format version 1 adds to each page. */
export interface DeletedrevisionsPagePartV1<Row = DeletedrevisionsRowV1> {
  readonly deletedrevisions?: readonly Row[];
}

/** The result of `prop=deletedrevisions` in format version 1, for the types of responses. */
export interface DeletedrevisionsResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "deletedrevisions"];
  readonly kind: "item";
  readonly base: DeletedrevisionsRowV1;
  readonly selector: "prop";
  readonly props: DeletedrevisionsRowPropsV1;
  readonly page: DeletedrevisionsPagePartV1<this["row"]>;
}
