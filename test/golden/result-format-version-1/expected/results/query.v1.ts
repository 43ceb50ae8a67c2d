// Generated from spec.json (query) by `paramsmith generate`. Do not edit.

import type { ResultType } from "../../runtime/response/result-types.js";

/** What any query in format version 1 may add to each page. */
export interface QueryPagePartV1 {
  readonly title?: string;
  readonly missing?: "";
}

/** What `action=query` in format version 1 puts into an answer, for the types of answers. */
export interface QueryResultV1 extends ResultType {
  readonly page: QueryPagePartV1;
}
