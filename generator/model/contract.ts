import type { Members } from "./remarks.js";
import type { Gap } from "./spec-model.js";

/**
 * All that a directory promises to its clients, whether code is generated from it or not. It has the
 * structure of the document, so that a pointer leads to the same part of both, and one spelling:
 * members that state a default are left out.
 */
export interface DirectoryContract {
  readonly file: string;
  readonly root: Members;
  readonly gaps: readonly Gap[];
}
