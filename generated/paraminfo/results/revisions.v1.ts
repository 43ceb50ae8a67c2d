// Generated from spec/paraminfo/catalogue.json (query+revisions) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `prop=revisions` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface RevisionsRowV1 {
  readonly parsetree?: string;
  readonly badcontentformatforparsetree?: "";
  readonly diff?: OrEmptyList<RevisionsRowDiffV1>;
  readonly badcontentformat?: "";
}

/** The fields that each value of `prop` adds. */
export interface RevisionsRowPropsV1 {
  readonly comment: { readonly comment: string };
  readonly content: {
    readonly contentmodel?: string;
    readonly contentformat?:
      | "application/json"
      | "application/octet-stream"
      | "application/unknown"
      | "application/x-binary"
      | "text/css"
      | "text/javascript"
      | "text/plain"
      | "text/unknown"
      | "text/x-wiki"
      | "unknown/unknown";
    readonly "*"?: string;
    readonly slots?: OrEmptyList<RevisionsRowSlotsV1>;
  };
  readonly contentmodel: {
    readonly contentmodel?: string;
    readonly slots?: OrEmptyList<RevisionsRowSlotsV1>;
  };
  readonly flags: { readonly minor?: "" };
  readonly ids: { readonly revid: number; readonly parentid: number };
  readonly parsedcomment: { readonly parsedcomment: string };
  readonly roles: { readonly roles: readonly string[] };
  readonly sha1: { readonly sha1?: string };
  readonly size: { readonly size?: number };
  readonly slotsha1: { readonly sha1?: string; readonly slots?: OrEmptyList<RevisionsRowSlotsV1> };
  readonly slotsize: { readonly size?: number; readonly slots?: OrEmptyList<RevisionsRowSlotsV1> };
  readonly tags: { readonly tags: readonly string[] };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly user: { readonly user: string; readonly anon?: "" };
  readonly userid: { readonly anon?: ""; readonly userid: number };
}

/** The `slots` of `prop=revisions` in format version 1. */
export interface RevisionsRowSlotsV1 {
  readonly main?: OrEmptyList<RevisionsRowSlotsMainV1>;
}

/** The `main` of `prop=revisions` in format version 1. */
export interface RevisionsRowSlotsMainV1 {
  /** Only with `prop=slotsize`. */
  readonly size?: number;
  /** Only with `prop=slotsha1`. */
  readonly sha1?: string;
  /** Only with `prop=content` or `prop=contentmodel`. */
  readonly contentmodel?: string;
  /** Only with `prop=content`. */
  readonly contentformat?:
    | "application/json"
    | "application/octet-stream"
    | "application/unknown"
    | "application/x-binary"
    | "text/css"
    | "text/javascript"
    | "text/plain"
    | "text/unknown"
    | "text/x-wiki"
    | "unknown/unknown";
  /** Only with `prop=content`. */
  readonly "*"?: string;
}

/** The `diff` of `prop=revisions` in format version 1. */
export interface RevisionsRowDiffV1 {
  /** Only with `diffto`. */
  readonly from?: number;
  /** Only with `diffto`. */
  readonly to?: number;
  readonly "*"?: string;
  readonly notcached?: "";
}

/** Fields that `prop=revisions` in format version 1 adds to each page. */
export interface RevisionsPagePartV1<Row = RevisionsRowV1> {
  readonly revisions?: readonly Row[];
}

/** The result of `prop=revisions` in format version 1, for the types of responses. */
export interface RevisionsResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "revisions"];
  readonly kind: "item";
  readonly base: RevisionsRowV1;
  readonly selector: "prop";
  readonly props: RevisionsRowPropsV1;
  readonly page: RevisionsPagePartV1<this["row"]>;
}
