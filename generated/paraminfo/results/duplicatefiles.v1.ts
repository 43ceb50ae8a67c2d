// Generated from spec/paraminfo/catalogue.json (query+duplicatefiles) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `prop=duplicatefiles` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface DuplicatefilesRowV1 {
  /** Name of the file, without the namespace. */
  readonly name: string;
  /**
   * Time of the upload.
   * ISO 8601.
   */
  readonly timestamp: string;
  /** Whether the file is in a shared repository. */
  readonly shared?: "";
  /** Name of the user who uploaded the file. */
  readonly user: string;
}

/** Fields that `prop=duplicatefiles` in format version 1 adds to each page. */
export interface DuplicatefilesPagePartV1<Row = DuplicatefilesRowV1> {
  /** Files with the same content. */
  readonly duplicatefiles?: readonly Row[];
}

/** The result of `prop=duplicatefiles` in format version 1, for the types of responses. */
export interface DuplicatefilesResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "duplicatefiles"];
  readonly kind: "item";
  readonly base: DuplicatefilesRowV1;
  readonly page: DuplicatefilesPagePartV1<this["row"]>;
}
