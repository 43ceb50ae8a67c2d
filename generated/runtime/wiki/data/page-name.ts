// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** How a title is told from others. */
export function pageNameOf(ns: number, key: string): string {
  return `${ns}:${key}`;
}
