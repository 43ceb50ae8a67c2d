// Generated from spec/actions/catalogue.json (watch) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of `action=watch` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface WatchRowV1 {
  /** Title of the page, with its namespace. */
  readonly title: string;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  readonly watched?: "";
}

/** An item of `watch` of `action=watch` in format version 1. */
export interface WatchResponseWatchV1 {
  /** Title of the page, with its namespace. */
  readonly title: string;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns?: number;
  readonly watched?: "";
  readonly invalidreason?: string;
  readonly invalid?: "";
  readonly special?: "";
  /** Whether it does not exist. */
  readonly missing?: "";
  /** ISO 8601. */
  readonly expiry?: string;
  readonly unwatched?: "";
}

/** Fields that `action=watch` in format version 1 adds to the response. */
export interface WatchResponsePartV1<Row = WatchRowV1> {
  readonly watch: readonly WatchResponseWatchV1[] | Row;
}

/** The result of `action=watch` in format version 1, for the types of responses. */
export interface WatchResultV1 extends ResultType {
  readonly at: readonly ["watch"];
  readonly kind: "object";
  readonly base: WatchRowV1;
  readonly errors: "badexpiry" | "badtoken" | "invalidparammix" | "notloggedin";
  readonly response: WatchResponsePartV1<this["row"]>;
}
