// Generated from spec/paraminfo/catalogue.json (query+imageusage) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=imageusage` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface ImageusageRowV1 {
  /** Id of the page that uses the file. */
  readonly pageid: number;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the page that uses the file, with its namespace. */
  readonly title: string;
  /** Whether the page is a redirect. */
  readonly redirect?: "";
}

/** Fields that `list=imageusage` in format version 1 adds to `query`. */
export interface ImageusageQueryPartV1<Row = ImageusageRowV1> {
  readonly imageusage: readonly Row[];
}

/** The result of `list=imageusage` in format version 1, for the types of responses. */
export interface ImageusageResultV1 extends ResultType {
  readonly at: readonly ["query", "imageusage"];
  readonly kind: "item";
  readonly base: ImageusageRowV1;
  readonly query: ImageusageQueryPartV1<this["row"]>;
}
