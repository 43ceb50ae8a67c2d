// Generated from spec.json (query+p) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/** What each row of `prop=p` in format version 1 has. Observed on MediaWiki 1.39.17. */
export interface PRowV1 {
  readonly "*": string;
}

/** What `prop=p` in format version 1 adds to each page. */
export interface PPagePartV1<Row = PRowV1> {
  readonly p?: readonly Row[];
}

/** What `prop=p` in format version 1 adds to each page as a generator. */
export interface PGeneratorPartV1 {
  readonly redirect?: "";
}

/** What `prop=p` in format version 1 puts into an answer, for the types of answers. */
export interface PResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "p"];
  readonly kind: "item";
  readonly base: PRowV1;
  readonly page: PPagePartV1<this["row"]>;
  readonly generator: PGeneratorPartV1;
}
