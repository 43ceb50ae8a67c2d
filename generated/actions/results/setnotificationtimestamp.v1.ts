// Generated from spec/actions/catalogue.json (setnotificationtimestamp) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=setnotificationtimestamp` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface SetnotificationtimestampRowV1 {
  readonly notificationtimestamp: string;
}

/** An item of `setnotificationtimestamp` of `action=setnotificationtimestamp` in format version 1. */
export interface SetnotificationtimestampResponseSetnotificationtimestampV1 {
  /** Title of the page, with its namespace. */
  readonly title?: string;
  readonly invalidreason?: string;
  readonly invalid?: "";
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns?: number;
  readonly notificationtimestamp?: string;
  /** Whether it does not exist. */
  readonly missing?: "";
  /** Id of the page. */
  readonly pageid?: number;
  readonly notwatched?: "";
  /** Id of the revision. */
  readonly revid?: number;
}

/** Fields that `action=setnotificationtimestamp` in format version 1 adds to the response. */
export interface SetnotificationtimestampResponsePartV1<Row = SetnotificationtimestampRowV1> {
  readonly setnotificationtimestamp:
    | readonly OrEmptyList<SetnotificationtimestampResponseSetnotificationtimestampV1>[]
    | Row;
}

/** The result of `action=setnotificationtimestamp` in format version 1, for the types of responses. */
export interface SetnotificationtimestampResultV1 extends ResultType {
  readonly at: readonly ["setnotificationtimestamp"];
  readonly kind: "object";
  readonly base: SetnotificationtimestampRowV1;
  readonly errors: "invalidparammix" | "multisource" | "notloggedin";
  readonly response: SetnotificationtimestampResponsePartV1<this["row"]>;
}
