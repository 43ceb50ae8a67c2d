/** How a title is told from others. */
export function nameOf(ns: number, key: string): string {
  return `${ns}:${key}`;
}
