// Generated from spec/actions/catalogue.json (userrights) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=userrights` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface UserrightsRowV1 {
  /** Name of the user. */
  readonly user: string;
  /** Id of the user; 0 if the user has no account. */
  readonly userid: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** @since MediaWiki 1.43 */
  readonly watchuser?: "";
}

/** Fields that `action=userrights` in format version 1 adds to the response. */
export interface UserrightsResponsePartV1<Row = UserrightsRowV1> {
  readonly userrights: Row;
}

/** The result of `action=userrights` in format version 1, for the types of responses. */
export interface UserrightsResultV1 extends ResultType {
  readonly at: readonly ["userrights"];
  readonly kind: "object";
  readonly base: UserrightsRowV1;
  readonly errors:
    | "badtoken"
    | "invalidexpiry"
    | "invaliduser"
    | "missingparam"
    | "nosuchuser"
    | "toofewexpiries";
  readonly response: UserrightsResponsePartV1<this["row"]>;
}
