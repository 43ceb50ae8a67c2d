import type { Diagnostic } from "./diagnostic.js";

/** An error in a part of a spec, which can be generated without that part. */
export interface Problem {
  /** The JSON pointer of the part, or of a location in it. */
  readonly pointer: string;
  /** An error. */
  readonly diagnostic: Diagnostic;
}
