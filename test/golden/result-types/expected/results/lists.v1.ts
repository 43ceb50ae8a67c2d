// Generated from spec.yaml (query+lists) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { OrEmptyList, ResultType } from "../../runtime/client.js";

/** The fields of each entry of `list=lists` in format version 1. */
export interface ListsRowV1 {
  readonly title: string;
}

/** Fields that `list=lists` in format version 1 adds to `query`. */
export interface ListsQueryPartV1<Row = ListsRowV1> {
  readonly "*": OrEmptyList<Readonly<Record<string, Row>>>;
  readonly turned: OrEmptyList<Readonly<Record<string, string>>>;
}

/**
 * The result of `list=lists` in format version 1, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface ListsResultV1 extends ResultType {
  readonly at: readonly ["query", "*"];
  readonly kind: "entry";
  readonly base: ListsRowV1;
  readonly query: ListsQueryPartV1<this["row"]>;
}
