import type { ResultField } from "../../model/result.js";

/** Absence in this many later versions is evidence that a field is gone: one may have had few rows. */
const ENOUGH_VERSIONS = 2;

/** The number of rows from which the absence of a field in other versions is no accident. */
const ENOUGH_ROWS = 20;

/** The minor version of MediaWiki, as a number and as text. */
interface Version {
  readonly order: number;
  readonly text: string;
}

/**
 * The versions that send a field, as tags of a comment: `@since` the first one, if earlier ones were
 * observed without it, and `@until` the last one, if later ones were and the field is not rare.
 *
 * @param all the servers that were observed
 */
export function versionTags(
  { servers, seen }: Pick<ResultField, "servers" | "seen">,
  all: readonly string[],
): readonly string[] {
  const versions = versionsOf(all);
  const sent = versionsOf(servers);
  const [oldest] = versions;
  const [first] = sent;
  const last = sent.at(-1);
  if (!oldest || !first || !last) return [];
  const later = versions.filter(({ order }) => order > last.order);
  return [
    ...(first.order > oldest.order ? [`@since ${first.text}`] : []),
    ...(later.length >= ENOUGH_VERSIONS && seen >= ENOUGH_ROWS ? [`@until ${last.text}`] : []),
  ];
}

/**
 * A sentence that names the servers of a field, if the first one that was observed did not send it.
 * Other software than MediaWiki has no known order of versions.
 */
export function serversText(servers: readonly string[], all: readonly string[]): readonly string[] {
  const isUsual = servers.includes(all[0] ?? "") || versionsOf(all).length > 0;
  return isUsual ? [] : [`Observed on ${servers.join(", ")} only.`];
}

/** The distinct versions of servers in ascending order; empty if one has no such version. */
function versionsOf(servers: readonly string[]): readonly Version[] {
  const found = servers.map((server) => /^(.+) (\d+)\.(\d+)/.exec(server));
  const versions = new Map<number, Version>();
  for (const match of found) {
    const [, software = "", major = "", minor = ""] = match ?? [];
    if (software !== "MediaWiki") return [];
    const order = Number(major) * 1000 + Number(minor);
    versions.set(order, { order, text: `${software} ${major}.${minor}` });
  }
  return [...versions.values()].toSorted((a, b) => a.order - b.order);
}
