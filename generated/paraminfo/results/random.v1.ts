// Generated from spec/paraminfo/catalogue.json (query+random) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `list=random` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.45.0, MediaWiki 1.43.9.
 */
export interface RandomRowV1 {
  /** Id of the page. */
  readonly id: number;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the page, with its namespace. */
  readonly title: string;
  /**
   * Whether the page is a redirect.
   * Only with `filterredir=all`.
   */
  readonly redirect?: "";
}

/** Fields that `list=random` in format version 1 adds to `query`. */
export interface RandomQueryPartV1<Row = RandomRowV1> {
  readonly random: readonly Row[];
}

/** The result of `list=random` in format version 1, for the types of responses. */
export interface RandomResultV1 extends ResultType {
  readonly at: readonly ["query", "random"];
  readonly kind: "item";
  readonly base: RandomRowV1;
  readonly query: RandomQueryPartV1<this["row"]>;
}
