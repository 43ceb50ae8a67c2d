const { PARAMSMITH_MEDIAWIKI: folder, PARAMSMITH_WIKI_VERSION: version = "1.39" } = process.env;

/** The versions of MediaWiki that the tests of this run start, as `install.sh` chooses them. */
export const WIKI_VERSION: RegExp =
  folder === undefined ? new RegExp(`^${version.replace(".", "\\.")}\\.\\d+$`) : /^1\.\d+\.\d+/;

/** Modules of the catalogue, and the minor version of MediaWiki 1 that added them. */
const NEWER: Readonly<Record<string, number>> = { codexicons: 44 };

/** The modules of the catalogue that a version does not have. */
export function newerModules(wikiVersion: string): readonly string[] {
  return Object.entries(NEWER).flatMap(([name, since]) =>
    isSince(wikiVersion, since) ? [] : [name],
  );
}

/** Returns true if a version such as `1.43.9` is at least that minor one of MediaWiki 1. */
export function isSince(wikiVersion: string, minor: number): boolean {
  return Number(/^1\.(\d+)/.exec(wikiVersion)?.[1]) >= minor;
}
