/** What becomes of requests that were fine, with the strict validators; `refused-high` where only callers with high limits are refused. */
export type ValidatorFate = "refused" | "refused-high" | "accepted";

/**
 * What becomes of requests that were fine, on the wire: refused, refused only to callers with high limits,
 * taken with a warning or for something else, or the same.
 */
export type WireFate = "error" | "error-high" | "other" | "same";
