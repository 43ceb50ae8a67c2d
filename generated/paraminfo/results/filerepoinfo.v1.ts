// Generated from spec/paraminfo/catalogue.json (query+filerepoinfo) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `meta=filerepoinfo` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface FilerepoinfoRowV1 {}

/** The fields that each value of `prop` adds. */
export interface FilerepoinfoRowPropsV1 {
  readonly canUpload: {
    /** Whether files can be uploaded to it. With `prop=canUpload`. */
    readonly canUpload?: "";
  };
  readonly displayname: {
    /** Name for readers. With `prop=displayname`. */
    readonly displayname: string;
  };
  readonly favicon: {
    /** URL of the icon of the repository's wiki. With `prop=favicon`. */
    readonly favicon: string;
  };
  readonly initialCapital: {
    /** Whether file names begin with a capital letter. With `prop=initialCapital`. */
    readonly initialCapital?: "";
  };
  readonly local: {
    /** Whether it is the wiki's own repository. With `prop=local`. */
    readonly local?: "";
  };
  readonly name: {
    /** Key in the configuration, which also occurs in data of files. With `prop=name`. */
    readonly name: string;
  };
  readonly rootUrl: {
    /** Root of the addresses of files. With `prop=rootUrl`. */
    readonly rootUrl: string;
  };
  readonly scriptDirUrl: {
    /** Root of the addresses of the repository's wiki. With `prop=scriptDirUrl`. */
    readonly scriptDirUrl: string;
  };
  readonly thumbUrl: {
    /** Root of the addresses of thumbnails. With `prop=thumbUrl`. */
    readonly thumbUrl: string;
  };
  readonly url: {
    /** Root of the public addresses of files. With `prop=url`. */
    readonly url: string;
  };
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
