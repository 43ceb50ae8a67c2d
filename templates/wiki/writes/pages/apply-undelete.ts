import type { Tables, Wiki } from "../../data/wiki.js";
import type { WikiDeletedRevisionRow, WikiRevisionRow } from "../../data/wiki-data.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { withLogEntry } from "../effects/log-entry.js";
import { pageOfTitle } from "../effects/new-revision.js";
import { nextPage } from "../effects/next-id.js";
import { withPresentText } from "../effects/present-text.js";
import { withTitleFacts } from "../effects/title-facts.js";
import { withWatch } from "../effects/watch-list.js";
import type { UndeleteChange } from "./delete-change.js";

/**
 * Applies a restoration as `UndeletePage` does. A page keeps the number that it had, unless another
 * page has the title. The latest revision of all is the present one.
 */
export function applyUndelete(wiki: Wiki, change: UndeleteChange): Changed {
  const { title, actor, comment, tags, bot, watch, revids } = change;
  const moment = changeMoment(wiki);
  const { site, time } = moment;
  const { tables } = wiki;
  const wanted = new Set(revids);
  const archived = tables.deletedrevisions.filter(({ revid }) => wanted.has(revid));
  const present = pageOfTitle(tables, title);
  const pageid = present?.pageid ?? pageNumber(archived, tables);
  const restored = archived.map((row) => restoredRow(row, pageid));
  const revisions = [...tables.revisions, ...restored].sort(byId);
  const back: Tables = {
    ...tables,
    revisions,
    deletedrevisions: tables.deletedrevisions.filter(({ revid }) => !wanted.has(revid)),
    // Entries of events have the hash of their revision again.
    changes: tables.changes.map((row) => {
      const made = restored.find(({ revid }) => revid === row.revid);
      return made ? { ...row, sha1: made.sha1 } : row;
    }),
  };
  const before = tables.revisions.find(({ revid }) => revid === present?.lastrevid);
  const newest = [...restored].sort(byTime).at(-1);
  const isCurrent = newest && (!before || newest.timestamp > before.timestamp);
  const paged = isCurrent
    ? withTitleFacts(withPresentText(back, site, title, newest).tables, [title])
    : back;
  const touched: Tables = {
    ...paged,
    pages: paged.pages.map((page) =>
      page.pageid === pageid && isCurrent
        ? { ...page, new: !present && restored.length >= 1, touched: time }
        : page,
    ),
  };
  const logged = withLogEntry(touched, {
    type: "delete",
    action: "restore",
    ns: title.ns,
    title: title.text,
    pageid,
    params: { count: { revisions: restored.length, files: 0 } },
    actor,
    time,
    comment,
    tags,
    recent: bot ? "bot" : "human",
  });
  const watchlist = withWatch(logged.tables.watchlist, title, actor, watch, site);
  const after: Tables = { ...logged.tables, watchlist };
  return {
    wiki: wikiAfter(wiki, after, moment, isCurrent ? 1 : 0),
    revisions: restored,
    entries: [logged.entry],
  };
}

/** The number that the page had, unless another page has it. */
function pageNumber(archived: readonly WikiDeletedRevisionRow[], tables: Tables): number {
  const old = [...archived].sort(byTime).at(-1)?.pageid ?? 0;
  const isFree = old !== 0 && !tables.pages.some(({ pageid }) => pageid === old);
  return isFree ? old : nextPage(tables);
}

function restoredRow(
  { archiveid: _archiveid, ns: _ns, title: _title, ...row }: WikiDeletedRevisionRow,
  pageid: number,
): WikiRevisionRow {
  return { ...row, pageid };
}

interface Dated {
  readonly revid: number;
  readonly timestamp: string;
}

function byTime(one: Dated, other: Dated): number {
  if (one.timestamp === other.timestamp) return one.revid - other.revid;
  return one.timestamp < other.timestamp ? -1 : 1;
}

function byId(one: Dated, other: Dated): number {
  return one.revid - other.revid;
}
