// Generated from spec/paraminfo/catalogue.json (query+pageprops) by `paramsmith generate`. Do not edit.

import type { OrEmptyList } from "@paramsmith/runtime/internal/action-api/format-version";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/**
 * A row of `prop=pageprops` in format version 1.
 * Observed on MediaWiki 1.39.17, MediaWiki 1.43.9, MediaWiki 1.45.0.
 */
export type PagepropsRowV1 = string;

/** Fields that `prop=pageprops` in format version 1 adds to each page. */
export interface PagepropsPagePartV1<Row = PagepropsRowV1> {
  /** Page properties by name. */
  readonly pageprops?: OrEmptyList<Readonly<Record<string, Row>>>;
}

/** The result of `prop=pageprops` in format version 1, for the types of responses. */
export interface PagepropsResultV1 extends ResultType {
  readonly at: readonly ["query", "pages", "pageprops"];
  readonly kind: "entry";
  readonly base: PagepropsRowV1;
  readonly page: PagepropsPagePartV1<this["row"]>;
}
