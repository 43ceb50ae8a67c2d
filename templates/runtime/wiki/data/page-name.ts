/** How a title is told from others. */
export function pageNameOf(ns: number, key: string): string {
  return `${ns}:${key}`;
}
