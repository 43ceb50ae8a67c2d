// Generated from spec/actions/catalogue.json (edit) by `paramsmith generate`. Do not edit.

import type { OtherValue, ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=edit`. */
export interface EditRow {
  /** Whether the edit created the page. */
  readonly new?: boolean;
  readonly result: string;
  /** Id of the page. */
  readonly pageid?: number;
  /** Title of the page, including the namespace. */
  readonly title?: string;
  /** Content model, such as `wikitext`. */
  readonly contentmodel?: "css" | "javascript" | "json" | "text" | "unknown" | "vue" | "wikitext";
  readonly oldrevid?: number;
  readonly newrevid?: number;
  /** ISO 8601. */
  readonly newtimestamp?: string;
  readonly watched?: boolean;
  readonly nochange?: boolean;
  /** ISO 8601. */
  readonly watchlistexpiry?: string;
  readonly captcha?: EditRowCaptcha;
}

/** The fields of a row of `action=edit` that depend on `result`. */
export type EditRowVariants =
  | {
      readonly result: "Success";
      readonly pageid: number;
      readonly title: string;
      readonly contentmodel:
        | "css"
        | "javascript"
        | "json"
        | "text"
        | "unknown"
        | "vue"
        | "wikitext";
    }
  | { readonly result: "Failure" | OtherValue };

/** The `captcha` field of `action=edit`. */
export interface EditRowCaptcha {
  readonly type?: string;
  readonly mime?: string;
  readonly id?: string;
  readonly question?: string;
  readonly url?: string;
  readonly error?: string;
  readonly key?: string;
}

/** Fields that `action=edit` adds to the response. */
export interface EditResponsePart<Row = EditRow> {
  readonly edit: Row;
  readonly redirects?: { readonly from: string; readonly to: string };
}

/**
 * The result of `action=edit`, for response types.
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
  readonly variants: EditRowVariants;
  readonly discriminant: "result";
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
          pageid: { is: "integer", optional: true, presentIf: [{ result: ["Success"] }] },
          title: { is: "title", optional: true, presentIf: [{ result: ["Success"] }] },
          contentmodel: {
            is: { enumOf: "contentmodel" },
            optional: true,
            presentIf: [{ result: ["Success"] }],
          },
          oldrevid: { is: "integer", optional: true },
          newrevid: { is: "integer", optional: true },
          newtimestamp: { is: "timestamp", optional: true },
          watched: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          nochange: { is: "boolean", optional: true, formatversion1: { as: "flag" } },
          watchlistexpiry: { is: "timestamp", optional: true },
          captcha: {
            is: {
              record: {
                type: { is: "string", optional: true },
                mime: { is: "string", optional: true },
                id: { is: "string", optional: true },
                question: { is: "string", optional: true },
                url: { is: "string", optional: true },
                error: { is: "string", optional: true },
                key: { is: "string", optional: true },
              },
            },
            optional: true,
          },
        },
      },
    },
    redirects: { is: { record: { from: { is: "string" }, to: { is: "string" } } }, optional: true },
  },
};
