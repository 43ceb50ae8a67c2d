/**
 * The members of a spec that no code is generated from. They are part of the model only if they are
 * requested: a comparison of two specs reports them.
 */
export interface Remarks {
  /** Texts for readers, as the spec writes them. */
  readonly texts: Members;
  /** Keys that Paramsmith does not know. */
  readonly unknown: Members;
  /** Known keys that have no meaning here, such as bounds of a text. */
  readonly inert: Members;
}

/** Members of a JSON object by key. */
export type Members = Readonly<Record<string, unknown>>;
