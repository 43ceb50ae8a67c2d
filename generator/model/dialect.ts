/**
 * The conventions of a directory's server, which its operations do not describe: alternatives by
 * `kind`. The plain dialect has the assumptions of the document alone.
 */
export type Dialect = { readonly kind: "plain" } | { readonly kind: "spring-data-rest" };
