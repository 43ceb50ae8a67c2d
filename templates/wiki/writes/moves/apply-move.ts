// The action move: its titles, its errors, and its effect on the wiki.

import type { Title } from "../../data/title.js";
import type { Tables, Wiki } from "../../data/wiki.js";
import type { WikiPageRow, WikiRevisionRow } from "../../data/wiki-data.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed, ChangeMoment } from "../effects/changed.js";
import { withoutPage } from "../effects/deleted-page.js";
import { usersAfterEdits } from "../effects/edit-counts.js";
import { withLogEntry } from "../effects/log-entry.js";
import type { Logged } from "../effects/log-entry.js";
import { pageOfTitle, withRevision } from "../effects/new-revision.js";
import type { Revised } from "../effects/new-revision.js";
import { withNullRevision } from "../effects/null-revision.js";
import { withTitleFacts } from "../effects/title-facts.js";
import { withWatch, withWatchersOf } from "../effects/watch-list.js";
import type { MoveChange } from "./move-change.js";

const CATEGORY = 14;
const FILE = 6;

/**
 * Applies a move as `MovePage` does: the page with a revision that only has a summary, the redirect,
 * the logs, the protections of the redirect, and the watchers of both titles.
 */
export function applyMove(wiki: Wiki, change: MoveChange): Changed {
  const { from, to, actor } = change;
  const moment = changeMoment(wiki);
  const { site } = moment;
  const { tables } = wiki;
  const page = pageOfTitle(tables, from);
  if (!page) throw new RangeError(`There is no page ${from.text}.`);
  const replaced = pageOfTitle(tables, to);
  const watched: Tables = {
    ...tables,
    watchlist: withWatchersOf(tables.watchlist, from, to, site),
  };
  const cleared = replaced
    ? withoutPage(loggedDeletion(watched, moment, change, replaced), replaced, to, moment.site)
    : watched;
  const comment = summaryOf(change, replaced !== undefined);
  const renamed = withTitle(cleared, page, to);
  const moved = withNullRevision(renamed, moment, to, { actor, comment });
  const left = leftRedirect(moved.tables, moment, change, page, comment);
  const tagged = left ? left.tables : moved.tables;
  const log = loggedMove(tagged, moment, change, moved.revision, replaced);
  const protection = protectedRedirect(log.tables, moment, change, page, left?.page.pageid ?? 0);
  const facts = withTitleFacts(protection.tables, [from, to]);
  const after: Tables = {
    ...facts,
    users: usersAfterEdits(facts.users, actor, left ? 2 : 1),
    watchlist: [from, to].reduce(
      (rows, title) => withWatch(rows, title, actor, change.watch, site),
      facts.watchlist,
    ),
  };
  return {
    wiki: wikiAfter(wiki, after, moment, 1 + (left ? 1 : 0) + (replaced ? 1 : 0)),
    revisions: [moved.revision, ...(left ? [left.revision] : [])],
    entries: [log.entry],
  };
}

/** The page row with another title, and its text's links as they are from there. */
function withTitle(tables: Tables, page: WikiPageRow, to: Title): Tables {
  const renamed = { ...page, ns: to.ns, title: to.text };
  return { ...tables, pages: tables.pages.map((row) => (row === page ? renamed : row)) };
}

/** The summary of both revisions: what the move did, and the reason. */
function summaryOf({ from, to, actor, comment, redirect }: MoveChange, over: boolean): string {
  const how = [...(over ? ["replaced a redirect"] : []), ...(redirect ? [] : ["left no redirect"])];
  const note = how.length === 0 ? "" : ` (${how.join(", ")})`;
  const text = `${actor.user} renamed [[${from.text}]] to [[${to.text}]]${note}`;
  return comment === "" ? text : `${text}: ${comment}`;
}

/** Links to categories and files have a colon; others would be members and images. */
function linked({ ns, text }: Title): string {
  return ns === CATEGORY || ns === FILE ? `:${text}` : text;
}

function leftRedirect(
  tables: Tables,
  moment: ChangeMoment,
  { from, to, actor, tags, redirect }: MoveChange,
  { contentmodel }: WikiPageRow,
  comment: string,
): Revised | undefined {
  if (!redirect || contentmodel !== "wikitext") return undefined;
  return withRevision(tables, moment, {
    title: from,
    text: `#REDIRECT [[${linked(to)}]]`,
    contentmodel: "wikitext",
    actor,
    comment,
    minor: false,
    tags: [...tags, "mw-new-redirect"],
  });
}

/** The entry of the redirect that the move replaces. */
function loggedDeletion(
  tables: Tables,
  { time }: ChangeMoment,
  { from, to, actor, tags, bot }: MoveChange,
  { pageid }: WikiPageRow,
): Tables {
  return withLogEntry(tables, {
    type: "delete",
    action: "delete_redir",
    ns: to.ns,
    title: to.text,
    pageid,
    params: {},
    actor,
    time,
    comment: `Replaced by the move of [[${from.text}]]`,
    tags,
    recent: bot ? "bot" : "human",
  }).tables;
}

function loggedMove(
  tables: Tables,
  { time }: ChangeMoment,
  { from, to, actor, comment, tags, redirect, bot }: MoveChange,
  made: WikiRevisionRow,
  replaced: WikiPageRow | undefined,
): Logged {
  const recent = bot ? "bot" : "human";
  return withLogEntry(tables, {
    type: "move",
    action: replaced ? "move_redir" : "move",
    ns: from.ns,
    title: from.text,
    pageid: made.pageid,
    made,
    params: { target_ns: to.ns, target_title: to.text, suppressredirect: !redirect },
    actor,
    time,
    comment,
    tags,
    recent,
  });
}

/** The redirect of a protected page has the same protections. */
function protectedRedirect(
  tables: Tables,
  { time }: ChangeMoment,
  { from, to, actor, comment, tags, bot }: MoveChange,
  { pageid: moved }: WikiPageRow,
  redirect: number,
): { readonly tables: Tables } {
  const protections = tables.restrictions.filter(({ pageid }) => pageid === moved);
  if (protections.length === 0) return { tables };
  const copies = redirect === 0 ? [] : protections.map((row) => ({ ...row, pageid: redirect }));
  const text = `[[${from.text}]] moved to [[${to.text}]]`;
  return withLogEntry(
    { ...tables, restrictions: [...tables.restrictions, ...copies] },
    {
      type: "protect",
      action: "move_prot",
      ns: to.ns,
      title: to.text,
      pageid: moved,
      params: { oldtitle_ns: from.ns, oldtitle_title: from.text },
      actor,
      time,
      comment: comment === "" ? text : `${text}: ${comment}`,
      tags,
      recent: bot ? "bot" : "human",
    },
  );
}
