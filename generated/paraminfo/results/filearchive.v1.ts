// Generated from spec/paraminfo/catalogue.json (query+filearchive) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `list=filearchive` in format version 1 for any request.
 * Observed on MediaWiki 1.39.17.
 */
export interface FilearchiveRowV1 {
  readonly id: number;
  readonly name: string;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
  readonly filehidden?: "";
  readonly commenthidden?: "";
  readonly userhidden?: "";
}

/** The fields that each value of `prop` adds. */
export interface FilearchiveRowPropsV1 {
  readonly archivename: { readonly archivename?: string };
  readonly bitdepth: { readonly bitdepth?: string };
  readonly description: { readonly description: string };
  readonly dimensions: {
    readonly size?: string;
    readonly height?: string;
    readonly width?: string;
  };
  readonly mediatype: { readonly mediatype?: string };
  readonly metadata: { readonly metadata: readonly FilearchiveRowMetadataV1[] | null };
  readonly mime: { readonly mime?: string };
  readonly parseddescription: { readonly parseddescription: string; readonly description: string };
  readonly sha1: { readonly sha1?: string };
  readonly size: {
    readonly size?: string;
    readonly height?: string;
    readonly width?: string;
  };
  readonly timestamp: {
    /** ISO 8601. */
    readonly timestamp: string;
  };
  readonly user: { readonly userid?: number; readonly user?: string };
}

/** An item of `metadata` of `list=filearchive` in format version 1. */
export interface FilearchiveRowMetadataV1 {
  readonly name: string | number;
  readonly value: unknown;
}

/** Fields that `list=filearchive` in format version 1 adds to `query`. */
export interface FilearchiveQueryPartV1<Row = FilearchiveRowV1> {
  readonly filearchive: readonly Row[];
}

/** The result of `list=filearchive` in format version 1, for the types of responses. */
export interface FilearchiveResultV1 extends ResultType {
  readonly at: readonly ["query", "filearchive"];
  readonly kind: "item";
  readonly base: FilearchiveRowV1;
  readonly selector: "prop";
  readonly props: FilearchiveRowPropsV1;
  readonly query: FilearchiveQueryPartV1<this["row"]>;
}
