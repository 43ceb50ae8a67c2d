// Generated from spec/paraminfo/catalogue.json (query+stashimageinfo) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "../../runtime/action-api/format-version.js";
import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `prop=stashimageinfo` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17.
 */
export interface StashimageinfoRowV1 {}

/** The fields that each value of `prop` adds. */
export interface StashimageinfoRowPropsV1 {
  readonly bitdepth: { readonly bitdepth: number };
  readonly canonicaltitle: { readonly canonicaltitle: string };
  readonly commonmetadata: {
    readonly commonmetadata: readonly StashimageinfoRowMetadataV1[] | null;
  };
  readonly dimensions: {
    readonly size: number;
    readonly width: number;
    readonly height: number;
  };
  readonly extmetadata: {
    readonly extmetadata: OrEmptyList<Readonly<Record<string, StashimageinfoRowExtmetadataV1>>>;
  };
  readonly metadata: { readonly metadata: readonly StashimageinfoRowMetadataV1[] | null };
  readonly mime: { readonly mime: string };
  readonly sha1: { readonly sha1: string };
  readonly size: {
    readonly size: number;
    readonly width: number;
    readonly height: number;
  };
  readonly thumbmime: { readonly thumbmime?: string };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly url: {
    readonly url: string;
    readonly descriptionurl: string;
    readonly thumburl?: string;
    readonly thumbwidth?: number;
    readonly thumbheight?: number;
  };
}

/** An item of `metadata` of `prop=stashimageinfo` in format version 1. */
export interface StashimageinfoRowMetadataV1 {
  readonly name: string | number;
  readonly value: unknown;
}

/** An item of `extmetadata` of `prop=stashimageinfo` in format version 1. */
export interface StashimageinfoRowExtmetadataV1 {
  readonly value: string | number;
  readonly source: string;
  readonly hidden: string;
}

/** Fields that `prop=stashimageinfo` in format version 1 adds to `query`. */
export interface StashimageinfoQueryPartV1<Row = StashimageinfoRowV1> {
  readonly stashimageinfo: readonly Row[];
}

/** The result of `prop=stashimageinfo` in format version 1, for the types of responses. */
export interface StashimageinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "stashimageinfo"];
  readonly kind: "item";
  readonly base: StashimageinfoRowV1;
  readonly selector: "prop";
  readonly props: StashimageinfoRowPropsV1;
  readonly query: StashimageinfoQueryPartV1<this["row"]>;
}
