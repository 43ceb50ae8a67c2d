import type { Site } from "../data/site.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Tables } from "../data/wiki.js";
import type { WikiWatchlistRow } from "../data/wiki-data.js";
import type { ChangeActor } from "./draft.js";

/** The effect of a change on the watch list of its author. */
export type WatchEffect = "watch" | "unwatch" | "unchanged";

/** The watch lists after their owner watches a page or stops it, together with its talk page. */
export function withWatch(
  watchlist: Tables["watchlist"],
  title: Title,
  { user, userid }: ChangeActor,
  watch: WatchEffect,
  site: Site,
): Tables["watchlist"] {
  const both = subjectAndTalk(title, site);
  const isOwn = ({ owner }: WikiWatchlistRow): boolean => owner === user;
  if (watch === "unwatch")
    return watchlist.filter((row) => !isOwn(row) || !both.some((each) => isOf(row, each)));
  if (watch === "unchanged" || userid === 0) return watchlist;
  const added = both.filter((each) => !watchlist.some((row) => isOwn(row) && isOf(row, each)));
  return [...watchlist, ...added.map(({ ns, text }) => ({ owner: user, ns, title: text }))];
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
export function subjectAndTalk({ ns, key }: Title, site: Site): readonly Title[] {
  const subject = ns - (ns % 2);
  return [subject, subject + 1].map((each) => titleOf(site, each, key));
}

function isOf(row: WikiWatchlistRow, { ns, text }: Title): boolean {
  return row.ns === ns && row.title === text;
}
