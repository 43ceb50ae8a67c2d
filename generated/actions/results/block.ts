// Generated from spec/actions/catalogue.json (block) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** The fields of `action=block`. */
export interface BlockRow {
  /** Name of the user. */
  readonly user: string;
  readonly userID: number;
  /** An ISO 8601 timestamp, or a word such as `infinity`. */
  readonly expiry: string;
  readonly id: number;
  readonly reason: string;
  readonly anononly: boolean;
  readonly nocreate: boolean;
  readonly autoblock: boolean;
  readonly noemail: boolean;
  readonly hidename: boolean;
  readonly allowusertalk: boolean;
  readonly watchuser: boolean;
  /** @since MediaWiki 1.45 */
  readonly watchlistexpiry?: string | null;
  readonly partial: boolean;
  readonly pagerestrictions: readonly string[] | null;
  readonly namespacerestrictions: readonly number[] | null;
  readonly actionrestrictions: readonly string[] | null;
}

/** Fields that `action=block` adds to the response. */
export interface BlockResponsePart<Row = BlockRow> {
  readonly block: Row;
}

/**
 * The result of `action=block`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface BlockResult extends ResultType {
  readonly at: readonly ["block"];
  readonly kind: "object";
  readonly base: BlockRow;
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
  readonly response: BlockResponsePart<this["row"]>;
}

/** The result of `action=block` as data, for `validateResponse`. */
export const blockResult: ResultDescriptor = {
  module: "block",
  rows: { at: ["block"], kind: "object" },
  response: {
    block: {
      is: {
        record: {
          user: { is: "user" },
          userID: { is: "integer" },
          expiry: { is: "expiry" },
          id: { is: "integer" },
          reason: { is: "string" },
          anononly: { is: "boolean", formatversion1: { as: "flag" } },
          nocreate: { is: "boolean", formatversion1: { as: "flag" } },
          autoblock: { is: "boolean", formatversion1: { as: "flag" } },
          noemail: { is: "boolean", formatversion1: { as: "flag" } },
          hidename: { is: "boolean", formatversion1: { as: "flag" } },
          allowusertalk: { is: "boolean", formatversion1: { as: "flag" } },
          watchuser: { is: "boolean", formatversion1: { as: "flag" } },
          watchlistexpiry: { is: { anyOf: ["expiry", "null"] }, optional: true },
          partial: { is: "boolean", formatversion1: { as: "flag" } },
          pagerestrictions: { is: { anyOf: [{ list: "string" }, "null"] } },
          namespacerestrictions: { is: { anyOf: [{ list: "integer" }, "null"] } },
          actionrestrictions: { is: { anyOf: [{ list: "string" }, "null"] } },
        },
      },
    },
  },
};
