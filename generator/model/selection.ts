/** The rows with which a stub answers for a module. */
export interface ModuleSelection {
  /** The software and versions that were observed, such as `MediaWiki 1.39.17`. */
  readonly servers: readonly string[];
  readonly selection: SelectionData;
}

/** Plain data that the runtime interprets: scalars, lists and objects only. spec/schemas/selection.schema.json describes it. */
export interface SelectionData {
  readonly kind: "rows" | "rows of pages" | "pages" | "own";
  readonly [member: string]: unknown;
}
