/** The context of a comparison of catalogues. */
export interface CatalogueContext {
  /** True if texts for readers are compared. */
  readonly docs: boolean;
  /**
   * The paths of modules that were added, removed or moved, whose findings cover the values that
   * select them.
   */
  readonly coveredPaths: ReadonlySet<string>;
  /** The paths of modules whose generator flag changed. */
  readonly coveredGenerators: ReadonlySet<string>;
  /**
   * The paths of modules whose values were derived from the modules themselves, for a root that
   * comes from the protocol. The findings about the modules cover these values.
   */
  readonly derivedPaths: ReadonlySet<string>;
}
