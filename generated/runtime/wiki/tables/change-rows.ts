// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { WikiChangeRow, WikiLogEventRow, WikiRevisionRow } from "../data/wiki-data.js";
import type { Ids } from "./ids.js";
import { numbering } from "./numbering.js";
import type { PagePlan } from "./plan.js";
import type { Revision } from "./revision-rows.js";
import type { Deed } from "./history.js";

/** Who need not be watched over. */
export type Trusted = (user: string) => boolean;

/** The recent changes. Those of pages that are gone are gone with them, and making a page is no entry besides its revision. */
export function changeRows(
  story: readonly Deed[],
  ids: Ids,
  revisions: ReadonlyMap<Deed, Revision>,
  log: ReadonlyMap<Deed, WikiLogEventRow>,
  trusted: Trusted,
): readonly WikiChangeRow[] {
  const next = numbering([]);
  const redirects = redirectsIn(ids);
  const uploads = firstUploads(story);
  const firsts = new Map(
    [...revisions.values()]
      .filter(({ row }) => row.parentid === 0)
      .map((revision) => [revision.page, revision] as const),
  );
  return story.flatMap((deed): WikiChangeRow[] => {
    const revision = revisions.get(deed);
    if (revision) {
      // An upload speaks for the first revision of its page; those that follow are changes.
      const silent = revision.row.parentid === 0 && uploads.has(revision.page);
      return revision.page.kind === "gone" || silent
        ? []
        : [editRow(deed, next(), revision, redirects, trusted)];
    }
    const entry = log.get(deed);
    if (!entry || entry.type === "suppress") return [];
    const made = deed.kind === "version" && deed.first ? firsts.get(deed.page) : undefined;
    return [logRow(deed, next(), entry, redirects, made?.row)];
  });
}

function firstUploads(story: readonly Deed[]): ReadonlySet<PagePlan> {
  return new Set(
    story.flatMap((deed) => (deed.kind === "version" && deed.first ? [deed.page] : [])),
  );
}

function redirectsIn(ids: Ids): ReadonlySet<string> {
  return new Set(
    [...ids.pages.keys()].flatMap((plan) =>
      plan.kind === "live" && plan.links.redirect ? [plan.title.text] : [],
    ),
  );
}

function editRow(
  deed: Deed,
  rcid: number,
  { row, page, before }: Revision,
  redirects: ReadonlySet<string>,
  trusted: Trusted,
): WikiChangeRow {
  const data = deed.kind === "revision" ? deed.revision : undefined;
  const autopatrolled = trusted(row.user);
  const patrolled = data?.patrolled ?? autopatrolled;
  const isNew = row.parentid === 0;
  return {
    rcid,
    type: isNew ? "new" : "edit",
    ns: page.title.ns,
    title: page.title.text,
    pageid: row.pageid,
    revid: row.revid,
    old_revid: row.parentid,
    user: row.user,
    userid: row.userid,
    ...(row.anon ? { anon: true } : {}),
    bot: data?.bot ?? false,
    new: isNew,
    minor: row.minor,
    oldlen: before,
    newlen: row.size,
    timestamp: row.timestamp,
    comment: row.comment,
    redirect: redirects.has(page.title.text),
    patrolled,
    unpatrolled: !patrolled,
    autopatrolled: patrolled && autopatrolled,
    tags: row.tags,
    sha1: row.sha1,
    source: isNew ? "mw.new" : "mw.edit",
    ...(row.userhidden ? { userhidden: true } : {}),
    ...(row.commenthidden ? { commenthidden: true } : {}),
    ...(row.sha1hidden ? { sha1hidden: true } : {}),
    ...(row.suppressed ? { suppressed: true } : {}),
  };
}

function logRow(
  deed: Deed,
  rcid: number,
  entry: WikiLogEventRow,
  redirects: ReadonlySet<string>,
  made: WikiRevisionRow | undefined,
): WikiChangeRow {
  return {
    rcid,
    type: "log",
    ns: entry.ns,
    title: entry.title,
    pageid: entry.logpage,
    revid: made?.revid ?? 0,
    old_revid: 0,
    user: entry.user,
    userid: entry.userid,
    ...(entry.anon ? { anon: true } : {}),
    bot: deed.kind === "entry" && deed.data.bot === true,
    new: false,
    minor: false,
    oldlen: 0,
    newlen: 0,
    timestamp: entry.timestamp,
    comment: entry.comment,
    redirect: redirects.has(entry.title),
    patrolled: true,
    unpatrolled: false,
    autopatrolled: true,
    logid: entry.logid,
    logtype: entry.type,
    logaction: entry.action,
    logparams: entry.params,
    tags: entry.tags,
    ...(made ? { sha1: made.sha1 } : {}),
    source: "mw.log",
    ...(entry.actionhidden ? { actionhidden: true } : {}),
    ...(entry.userhidden ? { userhidden: true } : {}),
    ...(entry.commenthidden ? { commenthidden: true } : {}),
    ...(entry.suppressed ? { suppressed: true } : {}),
  };
}
