/**
 * The conventions of an OpenAPI document's server, which its operations do not describe:
 * alternatives by `kind`. The plain dialect has the assumptions of the document alone.
 */
export type Dialect = { readonly kind: "plain" } | { readonly kind: "spring-data-rest" };

/** The name of a dialect. */
export type DialectKind = Dialect["kind"];

/** The names of all dialects; the default comes first. */
export const DIALECTS = ["plain", "spring-data-rest"] as const satisfies readonly DialectKind[];
