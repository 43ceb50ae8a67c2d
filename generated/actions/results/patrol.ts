// Generated from spec/actions/catalogue.json (patrol) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=patrol`. */
export interface PatrolRow {
  readonly rcid: number;
  /**
   * Namespace of the title.
   * A namespace number.
   */
  readonly ns: number;
  /** Title of the page, including the namespace. */
  readonly title: string;
}

/** Fields that `action=patrol` adds to the response. */
export interface PatrolResponsePart<Row = PatrolRow> {
  readonly patrol: Row;
}

/**
 * The result of `action=patrol`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface PatrolResult extends ResultType {
  readonly at: readonly ["patrol"];
  readonly kind: "object";
  readonly base: PatrolRow;
  readonly errors:
    | "badtoken"
    | "missingparam"
    | "noautopatrol"
    | "nosuchrcid"
    | "nosuchrevid"
    | "notpatrollable"
    | "permissiondenied";
  readonly response: PatrolResponsePart<this["row"]>;
}

/** The result of `action=patrol` as data, for `validateResponse`. */
export const patrolResult: ResultDescriptor = {
  module: "patrol",
  rows: { at: ["patrol"], kind: "object" },
  response: {
    patrol: {
      is: { record: { rcid: { is: "integer" }, ns: { is: "namespace" }, title: { is: "title" } } },
    },
  },
};
