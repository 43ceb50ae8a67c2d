/** A file of generated code, in memory. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string;
  readonly text: string;
}
