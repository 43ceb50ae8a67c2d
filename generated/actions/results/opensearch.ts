// Generated from spec/actions/catalogue.json (opensearch) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/**
 * The result of `action=opensearch`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface OpensearchResult extends ResultType {
  readonly bodies: readonly [
    { readonly is: string; readonly unless: { readonly format: "json" | undefined } },
    { readonly is: readonly [string, readonly string[], readonly string[], readonly string[]] },
  ];
  readonly errors: "missingparam";
}

/** The result of `action=opensearch` as data, for `validateResponse`. */
export const opensearchResult: ResultDescriptor = {
  module: "opensearch",
  response: {},
  bodies: [
    { is: "text", unless: { format: ["json"] } },
    { is: { tuple: ["string", { list: "string" }, { list: "string" }, { list: "string" }] } },
  ],
};
