/** Where in a spec something comes from. */
export interface Origin {
  /** As diagnostics name the file. */
  readonly file: string;
  /** JSON pointer. */
  readonly pointer: string;
}
