// Generated from spec/paraminfo/catalogue.json (query+extlinks) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/** What each row of `prop=extlinks` in format version 1 has. Observed on MediaWiki 1.39.17. */
export interface ExtlinksRowV1 {
  readonly "*": string;
}

/** What `prop=extlinks` in format version 1 adds to each page. */
export interface ExtlinksPagePartV1<Row = ExtlinksRowV1> {
  readonly extlinks?: readonly Row[];
}

/** What `prop=extlinks` in format version 1 puts into an answer, for the types of answers. */
export interface ExtlinksResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "extlinks"];
  readonly kind: "item";
  readonly base: ExtlinksRowV1;
  readonly page: ExtlinksPagePartV1<this["row"]>;
}
