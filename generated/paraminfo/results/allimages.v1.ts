// Generated from spec/paraminfo/catalogue.json (query+allimages) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=allimages` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface AllimagesRowV1 {
  readonly name: string;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
}

/** The fields that each value of `prop` adds. */
export interface AllimagesRowPropsV1 {
  readonly bitdepth: { readonly bitdepth: number };
  readonly canonicaltitle: { readonly canonicaltitle: string };
  readonly comment: { readonly comment: string };
  readonly commonmetadata: { readonly commonmetadata: readonly AllimagesRowMetadataV1[] | null };
  readonly dimensions: {
    readonly size: number;
    readonly width: number;
    readonly height: number;
    readonly duration?: number;
  };
  readonly extmetadata: {
    readonly extmetadata: OrEmptyList<Readonly<Record<string, AllimagesRowExtmetadataV1>>>;
  };
  readonly mediatype: { readonly mediatype: string };
  readonly metadata: { readonly metadata: readonly AllimagesRowMetadataV1[] | null };
  readonly mime: { readonly mime: string };
  readonly parsedcomment: { readonly parsedcomment: string };
  readonly sha1: { readonly sha1: string };
  readonly size: {
    readonly size: number;
    readonly width: number;
    readonly height: number;
    readonly duration?: number;
  };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly url: {
    readonly url: string;
    readonly descriptionurl: string;
    readonly descriptionshorturl: string;
  };
  readonly user: { readonly user: string };
  readonly userid: { readonly userid: number };
}

/** An item of `metadata` of `list=allimages` in format version 1. */
export interface AllimagesRowMetadataV1 {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item of `extmetadata` of `list=allimages` in format version 1. */
export interface AllimagesRowExtmetadataV1 {
  readonly value: string | number;
  readonly source: string;
  readonly hidden: string;
}

/** Fields that `list=allimages` in format version 1 adds to `query`. */
export interface AllimagesQueryPartV1<Row = AllimagesRowV1> {
  readonly allimages: readonly Row[];
}

/** The result of `list=allimages` in format version 1, for the types of responses. */
export interface AllimagesResultV1 extends ResultType {
  readonly at: readonly ["query", "allimages"];
  readonly kind: "item";
  readonly base: AllimagesRowV1;
  readonly selector: "prop";
  readonly props: AllimagesRowPropsV1;
  readonly query: AllimagesQueryPartV1<this["row"]>;
}
