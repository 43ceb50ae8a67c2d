// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** The unique name of a title in maps. */
export function pageNameOf(ns: number, key: string): string {
  return `${ns}:${key}`;
}
