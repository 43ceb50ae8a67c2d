import type { Site } from "../../data/site.js";
import { titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import type { Tables } from "../../data/wiki.js";
import type { WikiWatchlistRow } from "../../data/wiki-data.js";
import type { ChangeActor } from "./change-actor.js";

/** The effect of a change on the watch list of its author. */
export type WatchEffect = "watch" | "unwatch" | "unchanged";

/** A change of a page that is watched. */
export interface WatchedChange {
  readonly title: Title;
  readonly actor: ChangeActor;
  readonly watch: WatchEffect;
  readonly site: Site;
  /** ISO 8601. */
  readonly time: string;
}

/**
 * The watch lists after a change. Others who watch the page are notified, unless they have not seen
 * an earlier change yet.
 */
export function watchlistAfter(
  watchlist: Tables["watchlist"],
  { title, actor, watch, site, time }: WatchedChange,
): Tables["watchlist"] {
  const notified = watchlist.map((row) =>
    isOf(row, title) && row.owner !== actor.user && row.notificationtimestamp === undefined
      ? { ...row, notificationtimestamp: time }
      : row,
  );
  return withWatch(notified, title, actor, watch, site);
}

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

function subjectAndTalk({ ns, key }: Title, site: Site): readonly Title[] {
  const subject = ns - (ns % 2);
  return [subject, subject + 1].map((each) => titleOf(site, each, key));
}

function isOf(row: WikiWatchlistRow, { ns, text }: Title): boolean {
  return row.ns === ns && row.title === text;
}
