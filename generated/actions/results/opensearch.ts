// Generated from spec/actions/catalogue.json (opensearch) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor } from "@paramsmith/runtime/internal/model/result-descriptor";
import type { ResultType } from "@paramsmith/runtime/internal/response/result-types";

/** The result of `action=opensearch`, for the types of responses. */
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
