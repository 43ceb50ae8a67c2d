// Generated from spec/paraminfo/catalogue.json (query+fileusage) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=fileusage` in format version 1 for any request: none.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface FileusageRowV1 {}

/** The fields that each value of `prop` adds. */
export interface FileusageRowPropsV1 {
  readonly pageid: {
    /** Page id. With `prop=pageid`. */
    readonly pageid: number;
  };
  readonly redirect: {
    /** Whether the page is a redirect. With `prop=redirect`. */
    readonly redirect?: "";
  };
  readonly title: {
    /**
     * Namespace of the title. With `prop=title`.
     * The number of a namespace.
     */
    readonly ns: number;
    /** Title and namespace. With `prop=title`. */
    readonly title: string;
  };
}

/** Fields that `prop=fileusage` in format version 1 adds to each page. */
export interface FileusagePagePartV1<Row = FileusageRowV1> {
  /** Pages that use the file. */
  readonly fileusage?: readonly Row[];
}

/** The result of `prop=fileusage` in format version 1, for the types of responses. */
export interface FileusageResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "fileusage"];
  readonly kind: "item";
  readonly base: FileusageRowV1;
  readonly selector: "prop";
  readonly props: FileusageRowPropsV1;
  readonly page: FileusagePagePartV1<this["row"]>;
}
