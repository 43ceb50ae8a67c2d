/** The unique name of a title in maps. */
export function pageNameOf(ns: number, key: string): string {
  return `${ns}:${key}`;
}
