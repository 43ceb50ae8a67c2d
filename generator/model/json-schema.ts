/** A JSON Schema, as data. */
export type JsonSchema = { readonly [keyword: string]: unknown };
