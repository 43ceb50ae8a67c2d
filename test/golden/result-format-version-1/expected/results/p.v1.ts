// Generated from spec.json (query+p) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultType } from "../../runtime/client.js";

/** The fields of each row of `prop=p` in format version 1. */
export interface PRowV1 {
  readonly "*": string;
}

/** Fields that `prop=p` in format version 1 adds to each page. */
export interface PPagePartV1<Row = PRowV1> {
  readonly p?: readonly Row[];
}

/** Fields that `prop=p` in format version 1 adds to each page as a generator. */
export interface PGeneratorPartV1 {
  readonly redirect?: "";
}

/**
 * The result of `prop=p` in format version 1, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface PResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "p"];
  readonly kind: "item";
  readonly base: PRowV1;
  readonly page: PPagePartV1<this["row"]>;
  readonly generator: PGeneratorPartV1;
}
