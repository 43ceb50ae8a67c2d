// Generated from spec/actions/catalogue.json (revisiondelete) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=revisiondelete` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface RevisiondeleteRowV1 {
  readonly status: string;
  readonly target: string;
  readonly items: readonly RevisiondeleteRowItemV1[];
}

/** An item of `items` of `action=revisiondelete` in format version 1. */
export interface RevisiondeleteRowItemV1 {
  readonly status: string;
  readonly id: number;
  /** ISO 8601. */
  readonly timestamp?: string;
  readonly userhidden?: "";
  readonly commenthidden?: "";
  readonly texthidden?: "";
  readonly userid?: number;
  readonly user?: string;
  readonly comment?: string;
  readonly errors?: readonly RevisiondeleteRowItemErrorV1[];
  readonly warnings?: readonly unknown[];
}

/** An item of `errors` of `action=revisiondelete` in format version 1. */
export interface RevisiondeleteRowItemErrorV1 {
  readonly message: string;
  readonly params: readonly (string | number)[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `action=revisiondelete` in format version 1 adds to the response. */
export interface RevisiondeleteResponsePartV1<Row = RevisiondeleteRowV1> {
  readonly revisiondelete: Row;
}

/** The result of `action=revisiondelete` in format version 1, for the types of responses. */
export interface RevisiondeleteResultV1 extends ResultType {
  readonly at: readonly ["revisiondelete"];
  readonly kind: "object";
  readonly base: RevisiondeleteRowV1;
  readonly errors: "badparams" | "badvalue" | "missingparam" | "permissiondenied";
  readonly response: RevisiondeleteResponsePartV1<this["row"]>;
}
