// Generated from spec/actions/catalogue.json (options) by `paramsmith generate`. Do not edit.

import type { ResultDescriptor, ResultType } from "paramsmith/client";

/** Fields that `action=options` adds to the response. */
export interface OptionsResponsePart {
  readonly options: string;
}

/**
 * The result of `action=options`, for response types.
 * Observed on MediaWiki 1.45.0, MediaWiki 1.43.9, MediaWiki 1.39.17.
 */
export interface OptionsResult extends ResultType {
  readonly errors: "badtoken" | "nochanges" | "nooptionname" | "notloggedin";
  readonly response: OptionsResponsePart;
}

/** The result of `action=options` as data, for `validateResponse`. */
export const optionsResult: ResultDescriptor = {
  module: "options",
  response: { options: { is: "string" } },
};
