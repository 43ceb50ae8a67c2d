// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { FileContent } from "../model/values.js";

/** The content of a file as a `Blob`, which keeps the name of a `File`. */
export function fileBlob(content: FileContent): Blob {
  if (content instanceof Blob) return content;
  // A view of shared memory is copied, because a Blob cannot be made from it.
  return new Blob([content instanceof Uint8Array ? new Uint8Array(content) : content]);
}

/** Returns true if a value is the content of a file. */
export function isFileContent(value: unknown): value is FileContent {
  return value instanceof Blob || value instanceof Uint8Array || value instanceof ArrayBuffer;
}
