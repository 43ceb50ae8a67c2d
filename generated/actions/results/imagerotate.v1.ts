// Generated from spec/actions/catalogue.json (imagerotate) by `paramsmith generate`. Do not edit.

import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * The fields of each row of `action=imagerotate` in format version 1.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface ImagerotateRowV1 {
  readonly id: number;
  /**
   * Namespace of the title.
   * The number of a namespace.
   */
  readonly ns: number;
  /** Title of the page, with its namespace. */
  readonly title: string;
  readonly result: string;
  readonly errors: readonly ImagerotateRowErrorV1[];
  /** Whether it does not exist. */
  readonly missing?: "";
}

/** An item of `errors` of `action=imagerotate` in format version 1. */
export interface ImagerotateRowErrorV1 {
  readonly message: string;
  readonly params: readonly string[];
  readonly code: string;
  readonly type: string;
}

/** Fields that `action=imagerotate` in format version 1 adds to the response. */
export interface ImagerotateResponsePartV1<Row = ImagerotateRowV1> {
  readonly imagerotate: readonly Row[];
}

/** The result of `action=imagerotate` in format version 1, for the types of responses. */
export interface ImagerotateResultV1 extends ResultType {
  readonly at: readonly ["imagerotate"];
  readonly kind: "item";
  readonly base: ImagerotateRowV1;
  readonly errors: "badvalue" | "missingparam";
  readonly response: ImagerotateResponsePartV1<this["row"]>;
}
