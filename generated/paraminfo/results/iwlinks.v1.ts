// Generated from spec/paraminfo/catalogue.json (query+iwlinks) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/** What each row of `prop=iwlinks` in format version 1 has. Observed on MediaWiki 1.39.17. */
export interface IwlinksRowV1 {
  readonly prefix: string;
  readonly "*": string;
  readonly url?: string;
}

/** What `prop=iwlinks` in format version 1 adds to each page. */
export interface IwlinksPagePartV1<Row = IwlinksRowV1> {
  readonly iwlinks?: readonly Row[];
}

/** What `prop=iwlinks` in format version 1 puts into an answer, for the types of answers. */
export interface IwlinksResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "iwlinks"];
  readonly kind: "item";
  readonly base: IwlinksRowV1;
  readonly page: IwlinksPagePartV1<this["row"]>;
}
