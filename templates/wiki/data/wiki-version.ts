import type { Wiki } from "./wiki.js";

/** A version of MediaWiki whose responses the stub was compared with. */
export type WikiVersion = keyof typeof RELEASES;

/** The releases that were observed, by version, oldest first. */
const RELEASES = {
  "1.39": "MediaWiki 1.39.17",
  "1.43": "MediaWiki 1.43.9",
  "1.45": "MediaWiki 1.45.0",
} as const;

/** All versions, oldest first. */
export const WIKI_VERSIONS: readonly WikiVersion[] = ["1.39", "1.43", "1.45"];

/** The version of a wiki whose data does not have one. */
export const NEWEST_VERSION: WikiVersion = "1.45";

/** Whether the stub has a version. */
export function isWikiVersion(text: string): text is WikiVersion {
  return Object.hasOwn(RELEASES, text);
}

/** The software of a wiki as its site information reports it: `MediaWiki 1.45.0`. */
export function generatorOf(version: WikiVersion): string {
  return RELEASES[version];
}

/** The second number of a version: 43 of `1.43` and of `MediaWiki 1.43.9`; undefined if there is none. */
export function minorVersion(text: string): number | undefined {
  const [, minor] = /\b1\.(\d+)/.exec(text) ?? [];
  return minor === undefined ? undefined : Number(minor);
}

/** Whether a site is of a version of MediaWiki or of a newer one. */
export function isSince(
  { minorVersion: minor }: { readonly minorVersion: number },
  version: string,
): boolean {
  return minor >= (minorVersion(version) ?? 0);
}

/**
 * A wiki that reports a version. A release of that version in its data stays.
 *
 * @throws RangeError for an unknown version
 */
export function ofVersion(wiki: Wiki, version: WikiVersion | undefined): Wiki {
  if (version === undefined) return wiki;
  // Code without types can pass any text.
  if (!isWikiVersion(version)) throw new RangeError(unknownVersion(version));
  const { general } = wiki.site;
  const { generator } = general;
  const minor = typeof generator === "string" ? minorVersion(generator) : undefined;
  if (minor === minorVersion(version)) return wiki;
  const site = { ...wiki.site, general: { ...general, generator: generatorOf(version) } };
  return { ...wiki, site };
}

/** The error of a version that the stub does not have. */
export function unknownVersion(text: string): string {
  return `The stub has no MediaWiki ${text}. It has ${WIKI_VERSIONS.join(", ")}.`;
}
