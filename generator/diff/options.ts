/** The options of a comparison. */
export interface DiffOptions {
  /** True if texts for readers are compared: descriptions, help addresses, licences, sources. */
  readonly docs?: boolean;
  /** True if the generated code has types of the shipped results for modules without own results. */
  readonly shippedResults?: boolean;
}
