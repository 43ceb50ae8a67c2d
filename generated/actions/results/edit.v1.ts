// Generated from spec/actions/catalogue.json (edit) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=edit` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface EditRowV1 {
  /** Whether the edit created the page. */
  readonly new?: "";
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
  readonly watched?: "";
  readonly nochange?: "";
  /** ISO 8601. */
  readonly watchlistexpiry?: string;
}

/** Fields that `action=edit` in format version 1 adds to the response. */
export interface EditResponsePartV1<Row = EditRowV1> {
  readonly edit: Row;
  readonly redirects?: { readonly from: string; readonly to: string };
}

/** The result of `action=edit` in format version 1, for the types of responses. */
export interface EditResultV1 extends ResultType {
  readonly at: readonly ["edit"];
  readonly kind: "object";
  readonly base: EditRowV1;
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
  readonly response: EditResponsePartV1<this["row"]>;
}
