// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Site } from "../data/site.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { Tables } from "../data/wiki.js";
import type { WikiWatchlistRow } from "../data/wiki-data.js";
import type { EditChange } from "./wiki-change.js";

/**
 * Others who watch the page are notified, unless they have not seen an earlier change yet. A page is
 * watched together with its talk page.
 */
export function watchlistAfter(
  edit: EditChange,
  site: Site,
  time: string,
  { watchlist }: Tables,
): Tables["watchlist"] {
  const { title, actor, watch } = edit;
  const both = subjectAndTalk(title, site);
  const isOwn = ({ owner }: WikiWatchlistRow): boolean => owner === actor.user;
  const kept = watchlist
    .filter((row) => watch !== "unwatch" || !isOwn(row) || !both.some((each) => isOf(row, each)))
    .map((row) =>
      isOf(row, title) && !isOwn(row) && row.notificationtimestamp === undefined
        ? { ...row, notificationtimestamp: time }
        : row,
    );
  if (watch !== "watch" || actor.userid === 0) return kept;
  const added = both.filter((each) => !kept.some((row) => isOwn(row) && isOf(row, each)));
  return [...kept, ...added.map(({ ns, text }) => ({ owner: actor.user, ns, title: text }))];
}

function subjectAndTalk({ ns, key }: Title, site: Site): readonly Title[] {
  const subject = ns - (ns % 2);
  return [subject, subject + 1].map((each) => titleOf(site, each, key));
}

function isOf(row: WikiWatchlistRow, { ns, text }: Title): boolean {
  return row.ns === ns && row.title === text;
}
