// Generated from spec.json (act) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultType } from "../../runtime/client.js";

/** The fields of `action=act` in format version 1. */
export interface ActRowV1 {
  readonly title: string;
  readonly text: { readonly "*": string };
}

/** Fields that `action=act` in format version 1 adds to the response. */
export interface ActResponsePartV1<Row = ActRowV1> {
  readonly act: Row;
}

/**
 * The result of `action=act` in format version 1, for response types.
 * Observed on MediaWiki 1.39.0, MediaWiki 1.45.0.
 */
export interface ActResultV1 extends ResultType {
  readonly at: readonly ["act"];
  readonly kind: "object";
  readonly base: ActRowV1;
  readonly errors: "badtitle" | "protectedpage";
  readonly response: ActResponsePartV1<this["row"]>;
}
