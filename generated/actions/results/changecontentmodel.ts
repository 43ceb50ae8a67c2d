// Generated from spec/actions/catalogue.json (changecontentmodel) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=changecontentmodel`. */
export interface ChangecontentmodelRow {
  readonly result: string;
  /** Title of the page, including the namespace. */
  readonly title: string;
  /** Id of the page. */
  readonly pageid: number;
  /** Content model, such as `wikitext`. */
  readonly contentmodel: string;
  /** Id of the log entry. */
  readonly logid: number;
  /** Id of the revision. */
  readonly revid: number;
}

/** Fields that `action=changecontentmodel` adds to the response. */
export interface ChangecontentmodelResponsePart<Row = ChangecontentmodelRow> {
  readonly changecontentmodel: Row;
}

/**
 * The result of `action=changecontentmodel`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ChangecontentmodelResult extends ResultType {
  readonly at: readonly ["changecontentmodel"];
  readonly kind: "object";
  readonly base: ChangecontentmodelRow;
  readonly errors:
    | "badvalue"
    | "changecontentmodel-missingtitle"
    | "internal_api_error_TypeError"
    | "invalid-json-data"
    | "invalidparammix"
    | "invalidtitle"
    | "missingparam"
    | "nochanges"
    | "permissiondenied";
  readonly response: ChangecontentmodelResponsePart<this["row"]>;
}

/** The result of `action=changecontentmodel` as data, for `validateResponse`. */
export const changecontentmodelResult: ResultDescriptor = {
  module: "changecontentmodel",
  rows: { at: ["changecontentmodel"], kind: "object" },
  response: {
    changecontentmodel: {
      is: {
        record: {
          result: { is: "string" },
          title: { is: "title" },
          pageid: { is: "integer" },
          contentmodel: { is: "string" },
          logid: { is: "integer" },
          revid: { is: "integer" },
        },
      },
    },
  },
};
