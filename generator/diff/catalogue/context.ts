/** The circumstances of a comparison of catalogues. */
export interface CatalogueContext {
  /** Texts for readers are compared too. */
  readonly docs: boolean;
  /** Modules that only the base or only the revision has, or whose path changed: the values that select them are claimed. */
  readonly claimedPaths: ReadonlySet<string>;
  /** Modules whose generator flag changed. */
  readonly claimedGenerators: ReadonlySet<string>;
}

/** The circumstances of a comparison of parameters. */
export interface ParameterContext extends CatalogueContext {
  /** Something of the old module had a default, so that the type of its defaults was exported. */
  readonly hadDefaults: boolean;
}
