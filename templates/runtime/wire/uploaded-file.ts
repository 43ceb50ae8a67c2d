import type { FileContent } from "../model/values.js";

/** Returns the content of a file as a `Blob`, which keeps the name of a `File`. */
export function fileBlob(content: FileContent): Blob {
  if (content instanceof Blob) return content;
  // Copies a view of shared memory, since a Blob cannot be created from it.
  return new Blob([content instanceof Uint8Array ? new Uint8Array(content) : content]);
}

/** Whether a value is the content of a file. */
export function isFileContent(value: unknown): value is FileContent {
  return value instanceof Blob || value instanceof Uint8Array || value instanceof ArrayBuffer;
}
