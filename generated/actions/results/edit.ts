// Generated from spec/actions/catalogue.json (edit) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=edit`. */
export interface EditRow {
  /** Whether the edit created the page. */
  readonly new?: boolean;
  readonly result: string;
  /** Id of the page. */
  readonly pageid: number;
  /** Title of the page, with its namespace. */
  readonly title: string;
  /** Content model, such as `wikitext`. */
  readonly contentmodel: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  readonly oldrevid?: number;
  readonly newrevid?: number;
  /** ISO 8601. */
  readonly newtimestamp?: string;
  readonly watched: boolean;
  readonly nochange?: boolean;
  /** ISO 8601. */
  readonly watchlistexpiry?: string;
}

/** Fields that `action=edit` adds to the response. */
export interface EditResponsePart<Row = EditRow> {
  readonly edit: Row;
  readonly redirects?: { readonly from: string; readonly to: string };
}

/**
 * The result of `action=edit`, for the types of responses.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface EditResult extends ResultType {
  readonly at: readonly ["edit"];
  readonly kind: "object";
  readonly base: EditRow;
  readonly errors:
    | "articleexists"
    | "assertbotfailed"
    | "assertnameduserfailed"
    | "assertuserfailed"
    | "badformat"
    | "badmd5"
    | "badtags"
    | "badtimestamp"
    | "badtoken"
    | "blocked"
    | "editconflict"
    | "invalid-json-data"
    | "invalidparammix"
    | "invalidsection"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle"
    | "nosuchpageid"
    | "nosuchrevid"
    | "nosuchsection"
    | "pagecannotexist"
    | "pagedeleted"
    | "protectednamespace-interface"
    | "protectedpage";
  readonly response: EditResponsePart<this["row"]>;
}

/** The result of `action=edit` as data, for `validateResponse`. */
export const editResult: ResultDescriptor = {
  module: "edit",
  rows: { at: ["edit"], kind: "object" },
  response: {
    edit: {
      is: {
        record: {
          new: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          result: { is: "string" },
          pageid: { is: "integer" },
          title: { is: "title" },
          contentmodel: { is: { enumOf: "contentmodel" } },
          oldrevid: { is: "integer", optional: true },
          newrevid: { is: "integer", optional: true },
          newtimestamp: { is: "timestamp", optional: true },
          watched: { is: "boolean", formatversion1: { as: "flag" } },
          nochange: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          watchlistexpiry: { is: "timestamp", optional: true },
        },
      },
    },
    redirects: { is: { record: { from: { is: "string" }, to: { is: "string" } } }, optional: true },
  },
};
