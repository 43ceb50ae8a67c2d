const { PARAMSMITH_MEDIAWIKI: folder, PARAMSMITH_WIKI_VERSION: version = "1.39" } = process.env;

/** The versions of MediaWiki that the tests of this run start, as `install.sh` chooses them. */
export const WIKI_VERSION: RegExp =
  folder === undefined ? new RegExp(`^${version.replace(".", "\\.")}\\.\\d+$`) : /^1\.\d+\.\d+/;

/** Returns true if a version such as `1.43.9` is at least that minor one of MediaWiki 1. */
export function isSince(wikiVersion: string, minor: number): boolean {
  return Number(/^1\.(\d+)/.exec(wikiVersion)?.[1]) >= minor;
}
