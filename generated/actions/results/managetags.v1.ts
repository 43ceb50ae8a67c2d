// Generated from spec/actions/catalogue.json (managetags) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=managetags` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ManagetagsRowV1 {
  readonly operation: "activate" | "create" | "deactivate" | "delete";
  readonly tag: string;
  readonly success?: "";
  /** Id of the log entry. */
  readonly logid: number;
}

/** Fields that `action=managetags` in format version 1 adds to the response. */
export interface ManagetagsResponsePartV1<Row = ManagetagsRowV1> {
  readonly managetags: Row;
}

/** The result of `action=managetags` in format version 1, for the types of responses. */
export interface ManagetagsResultV1 extends ResultType {
  readonly at: readonly ["managetags"];
  readonly kind: "object";
  readonly base: ManagetagsRowV1;
  readonly errors:
    | "badvalue"
    | "missingparam"
    | "permissiondenied"
    | "tags-activate-not-allowed"
    | "tags-create-already-exists"
    | "tags-create-invalid-chars"
    | "tags-delete-not-found";
  readonly response: ManagetagsResponsePartV1<this["row"]>;
}
