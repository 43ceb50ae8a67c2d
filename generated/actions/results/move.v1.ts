// Generated from spec/actions/catalogue.json (move) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=move` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface MoveRowV1 {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly redirectcreated?: "";
  readonly moveoverredirect?: "";
  readonly talkfrom?: string;
  readonly talkto?: string;
  readonly talkmoveoverredirect?: "";
  readonly subpages?: readonly MoveRowSubpageV1[] | MoveRowSubpage2V1;
  readonly "subpages-talk"?: readonly { readonly from: string; readonly to: string }[];
}

/** An item of `subpages` of `action=move` in format version 1. */
export interface MoveRowSubpageV1 {
  readonly from: string;
  readonly to: string;
}

/** An item of `subpages` of `action=move` in format version 1. */
export interface MoveRowSubpage2V1 {
  readonly errors: readonly MoveRowSubpage2ErrorV1[];
}

/** An item of `errors` of `action=move` in format version 1. */
export interface MoveRowSubpage2ErrorV1 {
  readonly message: string;
  readonly params: readonly string[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `action=move` in format version 1 adds to the response. */
export interface MoveResponsePartV1<Row = MoveRowV1> {
  readonly move: Row;
}

/** The result of `action=move` in format version 1, for the types of responses. */
export interface MoveResultV1 extends ResultType {
  readonly at: readonly ["move"];
  readonly kind: "object";
  readonly base: MoveRowV1;
  readonly errors:
    | "articleexists"
    | "blocked"
    | "cantmove-anon"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle"
    | "nonfile-cannot-move-to-file"
    | "nosuchpageid"
    | "protectedpage"
    | "selfmove";
  readonly response: MoveResponsePartV1<this["row"]>;
}
