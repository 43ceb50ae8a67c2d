/** Recognition of the kinds of spec, each by one key. */

/** Returns true if a document has the key of catalogues. */
export function isCatalogue(value: unknown): boolean {
  return hasKey(value, "paraminfo");
}

/** Returns true if a document has the key of directories, or of older versions of OpenAPI. */
export function isDirectory(value: unknown): boolean {
  return hasKey(value, "openapi") || hasKey(value, "swagger");
}

/** Returns true if a document has the key of corrections. */
export function isCorrections(value: unknown): boolean {
  return hasKey(value, "corrections");
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
