// Generated from spec.json (query) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultType } from "../../runtime/client.js";

/** Fields that any query in format version 1 may add to each page. */
export interface QueryPagePartV1 {
  readonly title?: string;
  readonly missing?: "";
}

/**
 * The result of `action=query` in format version 1, for response types.
 * Observed on MediaWiki 1.39.17.
 */
export interface QueryResultV1 extends ResultType {
  readonly page: QueryPagePartV1;
}
