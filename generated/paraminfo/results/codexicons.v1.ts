// Generated from spec/paraminfo/catalogue.json (query+codexicons) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** A row of `list=codexicons` in format version 1. Observed on MediaWiki 1.45.0. */
export type CodexiconsRowV1 = string | OrEmptyList<CodexiconsRowRecordV1>;

/** A row of `list=codexicons` in format version 1 that is an object. */
export interface CodexiconsRowRecordV1 {
  readonly ltr?: string;
  readonly shouldFlip?: "";
  readonly langCodeMap?: OrEmptyList<Readonly<Record<string, string>>>;
  readonly default?: string;
  readonly rtl?: string;
  readonly shouldFlipExceptions?: readonly string[];
}

/** Fields that `list=codexicons` in format version 1 adds to `query`. */
export interface CodexiconsQueryPartV1<Row = CodexiconsRowV1> {
  readonly codexicons: OrEmptyList<Readonly<Record<string, Row>>>;
}

/** The result of `list=codexicons` in format version 1, for the types of responses. */
export interface CodexiconsResultV1 extends ResultType {
  readonly at: readonly ["query", "codexicons"];
  readonly kind: "entry";
  readonly base: CodexiconsRowV1;
  readonly query: CodexiconsQueryPartV1<this["row"]>;
}
