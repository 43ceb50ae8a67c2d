// Generated from spec.json (find) by `paramsmith generate`. Do not edit.
// @ts-nocheck -- generated data does not need type checking

import type { ResultDescriptor, ResultType } from "../../runtime/client.js";

/**
 * The result of `action=find`, for response types.
 * Observed on MediaWiki 1.45.0.
 */
export interface FindResult extends ResultType {
  readonly bodies: readonly [
    { readonly is: string; readonly when: { readonly as: "xml" } },
    { readonly is: readonly [string, readonly string[]] },
  ];
  readonly version1: FindResult;
}

/** The result of `action=find` as data, for `validateResponse`. */
export const findResult: ResultDescriptor = {
  module: "find",
  response: {},
  bodies: [
    { is: "text", when: { as: ["xml"] } },
    { is: { tuple: ["string", { list: "string" }] } },
  ],
};
