// Generated from spec/actions/catalogue.json (protect) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=protect` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ProtectRowV1 {
  /** Title of the page, with its namespace. */
  readonly title: string;
  readonly reason: string;
  readonly protections: readonly OrEmptyList<Readonly<Record<string, string>>>[];
  readonly cascade?: "";
}

/** Fields that `action=protect` in format version 1 adds to the response. */
export interface ProtectResponsePartV1<Row = ProtectRowV1> {
  readonly protect: Row;
}

/** The result of `action=protect` in format version 1, for the types of responses. */
export interface ProtectResultV1 extends ResultType {
  readonly at: readonly ["protect"];
  readonly kind: "object";
  readonly base: ProtectRowV1;
  readonly errors:
    | "create-titleexists"
    | "invalidexpiry"
    | "invalidtitle"
    | "missingparam"
    | "missingtitle-createonly"
    | "pastexpiry"
    | "permissiondenied"
    | "protect-invalidaction"
    | "protect-invalidlevel"
    | "toofewexpiries";
  readonly response: ProtectResponsePartV1<this["row"]>;
}
