/** The distance of two major versions in their order. */
const MAJOR = 1000;

/** A minor version of MediaWiki, as a number that orders versions, and as text. */
export interface ServerVersion {
  readonly order: number;
  readonly text: string;
}

/** Which servers sent something, and the number of rows that had it. */
export interface Evidence {
  readonly servers: readonly string[];
  readonly seen: number;
}

/** The versions that send something, as far as evidence limits them. */
export interface Lifetime {
  /** The first version that sent it, and the version before it that was observed without it. */
  readonly since?: { readonly first: ServerVersion; readonly without: ServerVersion };
  /** The last version that sent it, and the version after it that was observed without it. */
  readonly until?: { readonly last: ServerVersion; readonly without: ServerVersion };
}

/**
 * Absence in this many later versions is evidence that a field was removed, because a single
 * version may have had few rows.
 */
const ENOUGH_VERSIONS = 2;

/** With this many rows, the absence of a field in other versions is not accidental. */
const ENOUGH_ROWS = 20;

/** With fewer rows, an earlier version may have had none. */
const SOME_ROWS = 4;

/**
 * The first version that sent something, if earlier ones were observed without it, and the last one,
 * if later ones were and it is not rare.
 *
 * @param all the servers that were observed
 */
export function lifetimeOf({ servers, seen }: Evidence, all: readonly string[]): Lifetime {
  const versions = versionsOf(all);
  const sent = versionsOf(servers);
  const [first] = sent;
  const last = sent.at(-1);
  if (!first || !last) return {};
  const earlier = versions.findLast(({ order }) => order < first.order);
  const later = versions.filter(({ order }) => order > last.order);
  const [next] = later;
  const isGone = next && later.length >= ENOUGH_VERSIONS && seen >= ENOUGH_ROWS;
  return {
    ...(earlier && seen >= SOME_ROWS && { since: { first, without: earlier } }),
    ...(isGone && { until: { last, without: next } }),
  };
}

/**
 * Returns true if a version does not send a part that other versions send. An unobserved version is
 * treated like its neighbours if they agree. Without enough rows, there is no evidence.
 */
export function lacks(version: ServerVersion, evidence: Evidence, all: readonly string[]): boolean {
  if (evidence.seen < ENOUGH_ROWS) return false;
  const { since, until } = lifetimeOf(evidence, all);
  return (
    (since !== undefined && version.order <= since.without.order) ||
    (until !== undefined && version.order >= until.without.order)
  );
}

/** The distinct server versions in ascending order; empty if one is not MediaWiki. */
export function versionsOf(servers: readonly string[]): readonly ServerVersion[] {
  const versions = new Map<number, ServerVersion>();
  for (const server of servers) {
    const version = versionOf(server);
    if (!version) return [];
    versions.set(version.order, version);
  }
  return [...versions.values()].toSorted((a, b) => a.order - b.order);
}

/** The minor version of a server such as `MediaWiki 1.39.17`; undefined for other software. */
export function versionOf(server: string): ServerVersion | undefined {
  const [, major, minor] = /^MediaWiki (\d+)\.(\d+)/.exec(server) ?? [];
  if (major === undefined || minor === undefined) return undefined;
  return { order: Number(major) * MAJOR + Number(minor), text: `MediaWiki ${major}.${minor}` };
}

/** The minor version as a number; undefined for major versions other than 1. */
export function minorOf({ order }: ServerVersion): number | undefined {
  return Math.floor(order / MAJOR) === 1 ? order % MAJOR : undefined;
}
