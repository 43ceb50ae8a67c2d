// Generated from spec/paraminfo/catalogue.json (query+filerepoinfo) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * The fields of each row of `meta=filerepoinfo` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17.
 */
export interface FilerepoinfoRowV1 {}

/** The fields that each value of `prop` adds. */
export interface FilerepoinfoRowPropsV1 {
  readonly canUpload: { readonly canUpload?: "" };
  readonly displayname: { readonly displayname: string };
  readonly favicon: { readonly favicon: string };
  readonly initialCapital: { readonly initialCapital?: "" };
  readonly local: { readonly local?: "" };
  readonly name: { readonly name: string };
  readonly rootUrl: { readonly rootUrl: string };
  readonly scriptDirUrl: { readonly scriptDirUrl: string };
  readonly thumbUrl: { readonly thumbUrl: string };
  readonly url: { readonly url: string };
}

/** Fields that `meta=filerepoinfo` in format version 1 adds to `query`. */
export interface FilerepoinfoQueryPartV1<Row = FilerepoinfoRowV1> {
  readonly repos: readonly Row[];
}

/** The result of `meta=filerepoinfo` in format version 1, for the types of responses. */
export interface FilerepoinfoResultV1 extends ResultType {
  readonly at: readonly ["query", "repos"];
  readonly kind: "item";
  readonly base: FilerepoinfoRowV1;
  readonly selector: "prop";
  readonly props: FilerepoinfoRowPropsV1;
  readonly query: FilerepoinfoQueryPartV1<this["row"]>;
}
