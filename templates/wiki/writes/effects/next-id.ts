import type { Tables } from "../../data/wiki.js";

/** The number after the greatest of a column. */
export function nextId<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number {
  return rows.reduce((last, row) => Math.max(last, row[name]), 0) + 1;
}

/** The number of a new revision; those of deleted pages keep theirs. */
export function nextRevision({ revisions, deletedrevisions }: Tables): number {
  return nextId([...revisions, ...deletedrevisions], "revid");
}

/** The number of a new page. Deleted pages keep theirs, and the log tells about others that were there. */
export function nextPage({ pages, deletedrevisions, logevents }: Tables): number {
  const logged = logevents.map(({ logpage }) => ({ pageid: logpage }));
  return nextId([...pages, ...deletedrevisions, ...logged], "pageid");
}
