// Generated from spec/paraminfo/catalogue.json (query+backlinks) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/** What each row of `list=backlinks` in format version 1 has. Observed on MediaWiki 1.39.17. */
export interface BacklinksRowV1 {
  readonly pageid: number;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
  readonly redirect?: "";
  /** Only with `redirect`. */
  readonly redirlinks?: readonly BacklinksRowRedirlinkV1[];
}

/** An item of `redirlinks` of `list=backlinks` in format version 1. */
export interface BacklinksRowRedirlinkV1 {
  readonly pageid: number;
  /** The number of a namespace. */
  readonly ns: number;
  readonly title: string;
  readonly redirect?: "";
}

/** What `list=backlinks` in format version 1 adds to `query`. */
export interface BacklinksQueryPartV1<Row = BacklinksRowV1> {
  readonly backlinks: readonly Row[];
}

/** What `list=backlinks` in format version 1 puts into an answer, for the types of answers. */
export interface BacklinksResultV1 extends ResultType {
  readonly at: readonly ["query", "backlinks"];
  readonly kind: "item";
  readonly base: BacklinksRowV1;
  readonly query: BacklinksQueryPartV1<this["row"]>;
}
