// Generated from spec/paraminfo/catalogue.json (query+fileusage) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/**
 * What each row of `prop=fileusage` in format version 1 has, whatever was asked: nothing.
 * Observed on MediaWiki 1.39.17.
 */
export interface FileusageRowV1 {}

/** What each value of `prop` adds. */
export interface FileusageRowPropsV1 {
  readonly pageid: { readonly pageid: number };
  readonly redirect: { readonly redirect?: "" };
  readonly title: {
    /** The number of a namespace. */
    readonly ns: number;
    readonly title: string;
  };
}

/** What `prop=fileusage` in format version 1 adds to each page. */
export interface FileusagePagePartV1<Row = FileusageRowV1> {
  readonly fileusage?: readonly Row[];
}

/** What `prop=fileusage` in format version 1 puts into an answer, for the types of answers. */
export interface FileusageResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "fileusage"];
  readonly kind: "item";
  readonly base: FileusageRowV1;
  readonly selector: "prop";
  readonly props: FileusageRowPropsV1;
  readonly page: FileusagePagePartV1<this["row"]>;
}
