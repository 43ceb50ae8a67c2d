// Generated from spec/actions/catalogue.json (tag) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `action=tag` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface TagRowV1 {
  /** Id of the revision. */
  readonly revid: number;
  readonly status: string;
  readonly actionlogid?: number;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  readonly noop?: "";
  readonly code?: string;
  readonly info?: string;
}

/** Fields that `action=tag` in format version 1 adds to the response. */
export interface TagResponsePartV1<Row = TagRowV1> {
  readonly tag: readonly Row[];
}

/** The result of `action=tag` in format version 1, for the types of responses. */
export interface TagResultV1 extends ResultType {
  readonly at: readonly ["tag"];
  readonly kind: "item";
  readonly base: TagRowV1;
  readonly errors: "badtags" | "missingparam" | "permissiondenied";
  readonly response: TagResponsePartV1<this["row"]>;
}
