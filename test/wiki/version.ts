/** Returns true if a version such as `1.43.9` is at least that minor one of MediaWiki 1. */
export function isSince(wikiVersion: string, minor: number): boolean {
  return Number(/^1\.(\d+)/.exec(wikiVersion)?.[1]) >= minor;
}
