// Generated from spec/paraminfo/catalogue.json (query+embeddedin) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=embeddedin` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export interface EmbeddedinRowV1 {
  /** Id of the page with the transclusion. */
  readonly pageid: number;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the page with the transclusion, with its namespace. */
  readonly title: string;
  /** Whether the page is a redirect. */
  readonly redirect?: "";
}

/** Fields that `list=embeddedin` in format version 1 adds to `query`. */
export interface EmbeddedinQueryPartV1<Row = EmbeddedinRowV1> {
  readonly embeddedin: readonly Row[];
}

/** The result of `list=embeddedin` in format version 1, for the types of responses. */
export interface EmbeddedinResultV1 extends ResultType {
  readonly at: readonly ["query", "embeddedin"];
  readonly kind: "item";
  readonly base: EmbeddedinRowV1;
  readonly query: EmbeddedinQueryPartV1<this["row"]>;
}
