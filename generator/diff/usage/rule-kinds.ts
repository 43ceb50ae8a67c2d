import type { Finding } from "../finding.js";

/** Rules about omitted parameters. A call that gives the parameter is not affected. */
const ABOUT_ABSENCE =
  /^(?:default-|limit-default-|query-param-default-|param-added-required|param-became-required|query-param-added-required|query-param-became-required)/;

/** Rules about one value, which affect only code that writes it. */
const ABOUT_VALUE =
  /^(?:enum-value-removed|deprecated-value-|internal-value-|extranamespace-|response-enum-value-removed|result-enum-value-removed|submodule-changed)/;

/** Rules about the text for all values. */
const ABOUT_ALL_VALUES = /^allspecifier-(?:removed|changed)/;

/** Rules about responses. */
const ABOUT_RESPONSE = /^(?:response-|result-|embedded-|page-block-|link-relation-)/;

/**
 * Rules about the bodies of requests, of errors, or of one direction. Requests and responses may
 * share the type of a body.
 */
const ABOUT_BODY = /^(?:body-|field-became-|other-schema-changed)/;

/** Rules about parts that the base does not have or requires: code that compiles does not depend on them. */
const ABOUT_ADDITION =
  /^(?:param-added-optional|query-param-added-optional|param-became-optional|query-param-became-optional|templated-param-added|(?:response|result)-field-added-|module-added|operation-added|operation-unskipped)/;

/** Returns true if code is affected that omits the parameter. */
export function areAbsent({ rule }: Finding): boolean {
  return ABOUT_ABSENCE.test(rule);
}

export function isOfResponse({ rule }: Finding): boolean {
  return ABOUT_RESPONSE.test(rule);
}

export function isOfBody({ rule, module }: Finding): boolean {
  return ABOUT_BODY.test(rule) || module.startsWith("#");
}

export function isOfAddition({ rule }: Finding): boolean {
  return ABOUT_ADDITION.test(rule);
}

/** The value that affected code writes; undefined if any value is affected. */
export function valueOf({ rule, value, old }: Finding): string | undefined {
  if (ABOUT_VALUE.test(rule)) return value;
  return ABOUT_ALL_VALUES.test(rule) ? String(old) : undefined;
}
