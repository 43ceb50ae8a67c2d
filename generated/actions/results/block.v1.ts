// Generated from spec/actions/catalogue.json (block) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=block` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface BlockRowV1 {
  /** Name of the user. */
  readonly user: string;
  readonly userID: number;
  /** ISO 8601, or a word for no end such as `infinity`. */
  readonly expiry: string;
  readonly id: number;
  readonly reason: string;
  readonly anononly?: "";
  readonly nocreate?: "";
  readonly autoblock?: "";
  readonly noemail?: "";
  readonly hidename?: "";
  readonly allowusertalk?: "";
  readonly watchuser?: "";
  /** @since MediaWiki 1.45 */
  readonly watchlistexpiry?: string | null;
  readonly partial?: "";
  readonly pagerestrictions: readonly string[] | null;
  readonly namespacerestrictions: readonly number[] | null;
  readonly actionrestrictions: readonly string[] | null;
}

/** Fields that `action=block` in format version 1 adds to the response. */
export interface BlockResponsePartV1<Row = BlockRowV1> {
  readonly block: Row;
}

/** The result of `action=block` in format version 1, for the types of responses. */
export interface BlockResultV1 extends ResultType {
  readonly at: readonly ["block"];
  readonly kind: "object";
  readonly base: BlockRowV1;
  readonly errors:
    | "alreadyblocked"
    | "badtags"
    | "badtitle"
    | "badtoken"
    | "invalidexpiry"
    | "ip_range_toolarge"
    | "ipb_expiry_old"
    | "missingparam"
    | "missingtitle"
    | "nosuchuser"
    | "nosuchuserid"
    | "permissiondenied";
  readonly response: BlockResponsePartV1<this["row"]>;
}
