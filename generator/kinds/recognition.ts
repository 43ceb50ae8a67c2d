/** How the kinds of spec are told apart: by one key that each has. */

/** Whether a document is a catalogue, or is meant to be one. */
export function isCatalogue(value: unknown): boolean {
  return hasKey(value, "paraminfo");
}

/** Whether a document is a directory, or is meant to be one. */
export function isDirectory(value: unknown): boolean {
  return hasKey(value, "openapi");
}

/** Whether a document beside results holds corrections of them, or is meant to. */
export function isCorrections(value: unknown): boolean {
  return hasKey(value, "corrections");
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
