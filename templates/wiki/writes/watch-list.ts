import type { Site } from "../data/site.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Tables } from "../data/wiki.js";
import type { WikiWatchlistRow } from "../data/wiki-data.js";
import type { ChangeActor } from "./draft.js";

/** The effect of a change on the watch list of its author. */
export type WatchEffect = "watch" | "unwatch" | "unchanged";

/** What a change does to the watch list of its author. */
export interface Watching {
  readonly effect: WatchEffect;
  /** The moment at which the pages leave the list, or `infinity`. Default: as before. */
  readonly expiry: string | undefined;
}

/** The watch lists after their owner watches a page or stops it, together with its talk page. */
export function withWatch(
  watchlist: Tables["watchlist"],
  title: Title,
  { user, userid }: ChangeActor,
  { effect, expiry }: Watching,
  site: Site,
): Tables["watchlist"] {
  if (effect === "unchanged" || (effect === "watch" && userid === 0)) return watchlist;
  const both = subjectAndTalk(title, site);
  const isNamed = (row: WikiWatchlistRow): boolean =>
    row.owner === user && both.some((each) => isOf(row, each));
  if (effect === "unwatch") return watchlist.filter((row) => !isNamed(row));
  const added = both
    .filter((each) => !watchlist.some((row) => row.owner === user && isOf(row, each)))
    .map(({ ns, text }) => ({ owner: user, ns, title: text }));
  return [...watchlist, ...added].map((row) =>
    isNamed(row) && expiry !== undefined ? withExpiry(row, expiry) : row,
  );
}

function withExpiry({ expiry: _before, ...row }: WikiWatchlistRow, expiry: string) {
  return expiry === "infinity" ? row : { ...row, expiry };
}

/** The watch lists after a page gets another title: who watches the old one watches both. */
export function withWatchersOf(
  watchlist: Tables["watchlist"],
  from: Title,
  to: Title,
  site: Site,
): Tables["watchlist"] {
  const targets = subjectAndTalk(to, site);
  return subjectAndTalk(from, site).reduce((rows, old, index) => {
    const target = targets[index];
    if (!target) return rows;
    const copies = rows
      .filter((row) => isOf(row, old))
      .map((row) => ({ ...row, ns: target.ns, title: target.text }));
    const owners = new Set(copies.map(({ owner }) => owner));
    return [...rows.filter((row) => !isOf(row, target) || !owners.has(row.owner)), ...copies];
  }, watchlist);
}

/** A page and its talk page. */
function subjectAndTalk({ ns, key }: Title, site: Site): readonly Title[] {
  const subject = ns - (ns % 2);
  return [subject, subject + 1].map((each) => titleOf(site, each, key));
}

function isOf(row: WikiWatchlistRow, { ns, text }: Title): boolean {
  return row.ns === ns && row.title === text;
}
