/** The rows of a stub's responses for a module. */
export interface ModuleSelection {
  /** The software and versions that were observed, such as `MediaWiki 1.39.17`. */
  readonly servers: readonly string[];
  readonly selection: SelectionData;
}

/**
 * Plain data that the runtime interprets: scalars, lists and objects. Described in
 * spec/schemas/selection.schema.json.
 */
export interface SelectionData {
  readonly kind: "rows" | "rows of pages" | "pages" | "own";
  readonly [member: string]: unknown;
}
