// Generated from spec/actions/catalogue.json (purge) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `action=purge` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface PurgeRowV1 {
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns?: number;
  /** Title of the page, with its namespace. */
  readonly title?: string;
  readonly purged?: "";
  readonly invalidreason?: string;
  readonly invalid?: "";
  readonly special?: "";
  /** Whether it does not exist. */
  readonly missing?: "";
  readonly iw?: string;
  readonly linkupdate?: "";
  /** Id of the page. */
  readonly pageid?: number;
  /** Id of the revision. */
  readonly revid?: number;
}

/** Fields that `action=purge` in format version 1 adds to the response. */
export interface PurgeResponsePartV1<Row = PurgeRowV1> {
  readonly purge: readonly Row[];
  readonly normalized?: readonly {
    readonly fromencoded?: "";
    readonly from: string;
    readonly to: string;
  }[];
  readonly redirects?: readonly { readonly from: string; readonly to: string }[];
}

/** The result of `action=purge` in format version 1, for the types of responses. */
export interface PurgeResultV1 extends ResultType {
  readonly at: readonly ["purge"];
  readonly kind: "item";
  readonly base: PurgeRowV1;
  readonly errors: "badgenerator" | "multisource";
  readonly response: PurgeResponsePartV1<this["row"]>;
}
