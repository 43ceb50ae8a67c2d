// The action import: an export in a file, and the revisions that it adds to pages.

import type { Tables, Wiki } from "../../data/wiki.js";
import type { WikiLogEventRow, WikiRevisionRow } from "../../data/wiki-data.js";
import { ipForm } from "../../../runtime/rules/ip.js";
import type { ExportedRevision } from "../../export/exported-pages.js";
import { contentColumns } from "../../tables/revision-rows.js";
import type { ChangeActor } from "../effects/change-actor.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed, ChangeMoment } from "../effects/changed.js";
import { withLogEntry } from "../effects/log-entry.js";
import { pageOfTitle, withRevision } from "../effects/new-revision.js";
import { nextPage, nextRevision } from "../effects/next-id.js";
import { withPresentText } from "../effects/present-text.js";
import type { ImportChange, ImportedPage } from "./import-change.js";

interface Imported {
  readonly tables: Tables;
  readonly entries: readonly WikiLogEventRow[];
  readonly revisions: readonly WikiRevisionRow[];
  /** The edits that the server counts: revisions that were the present ones for a while. */
  readonly edits: number;
}

/**
 * Imports pages: their revisions, but those that a page has already, then a revision and an entry of
 * the log that say how many there are. Pages without new revisions do not change.
 */
export function applyImport(wiki: Wiki, change: ImportChange): Changed {
  const moment = changeMoment(wiki);
  const start: Imported = { tables: wiki.tables, entries: [], revisions: [], edits: 0 };
  const imported = change.pages.reduce(
    (before, page) => withPage(before, page, change, moment),
    start,
  );
  const after = wikiAfter(wiki, imported.tables, moment, imported.edits);
  const { articles } = wiki.site.statistics;
  // The server does not count imported pages as articles until a script counts again.
  const statistics = { ...after.site.statistics, articles };
  return {
    wiki: { ...after, site: { ...after.site, statistics } },
    revisions: imported.revisions,
    entries: imported.entries,
  };
}

interface Added {
  readonly tables: Tables;
  readonly added: readonly WikiRevisionRow[];
  readonly edits: number;
}

/** The revisions of a page that are new, one after the other. */
function withRevisions(
  before: Imported,
  page: ImportedPage,
  change: ImportChange,
  { site }: ChangeMoment,
): Added {
  const { title } = page;
  let [tables, edits] = [before.tables, before.edits];
  const added: WikiRevisionRow[] = [];
  for (const revision of page.revisions) {
    const row = revisionRow(tables, page, revision, change);
    if (!row) continue;
    added.push(row);
    const inserted = withRow(tables, row);
    const present = pageOfTitle(inserted, title);
    const last = inserted.revisions.find(({ revid }) => revid === present?.lastrevid);
    const isPast = last !== undefined && last.timestamp > row.timestamp;
    edits += isPast ? 0 : 1;
    tables = isPast ? inserted : withPresentText(inserted, site, title, row).tables;
  }
  return { tables, added, edits };
}

function withRow(tables: Tables, row: WikiRevisionRow): Tables {
  return { ...tables, revisions: [...tables.revisions, row] };
}

function withPage(
  before: Imported,
  page: ImportedPage,
  change: ImportChange,
  moment: ChangeMoment,
): Imported {
  const { title } = page;
  const { added, tables, edits } = withRevisions(before, page, change, moment);
  if (added.length === 0) return before;
  const { actor, comment, tags, bot } = change;
  const present = pageOfTitle(tables, title);
  const last = tables.revisions.find(({ revid }) => revid === present?.lastrevid);
  const count = `${added.length} ${added.length === 1 ? "revision" : "revisions"} imported`;
  const marked = withRevision(tables, moment, {
    title,
    text: last?.content ?? "",
    contentmodel: last?.contentmodel ?? "wikitext",
    actor,
    comment: comment === "" ? count : `${count}: ${comment}`,
    minor: true,
    tags,
  });
  const { revision, page: row } = marked;
  const logged = withLogEntry(marked.tables, {
    type: "import",
    action: "upload",
    ns: title.ns,
    title: title.text,
    pageid: row.pageid,
    made: revision,
    params: { count: added.length },
    actor,
    time: moment.time,
    comment,
    tags,
    recent: bot ? "bot" : "human",
  });
  return {
    tables: logged.tables,
    entries: [...before.entries, logged.entry],
    revisions: [...before.revisions, ...added],
    edits,
  };
}

/**
 * Undefined if the page has the revision: one of the same time with the same text. The server does
 * not look for one if the text is hidden.
 */
function revisionRow(
  tables: Tables,
  { title }: ImportedPage,
  revision: ExportedRevision,
  change: ImportChange,
): WikiRevisionRow | undefined {
  const { timestamp, text, contentmodel = "wikitext", comment = "", minor = false } = revision;
  const page = pageOfTitle(tables, title);
  const content = contentColumns(text, contentmodel);
  const others = tables.revisions.filter(({ pageid }) => pageid === page?.pageid);
  const isThere = (row: WikiRevisionRow): boolean =>
    row.timestamp === timestamp && row.content === text;
  if (revision.texthidden !== true && others.some(isThere)) return undefined;
  const earlier = others
    .filter((row) => row.timestamp <= timestamp)
    .sort((one, other) =>
      one.timestamp === other.timestamp
        ? one.revid - other.revid
        : one.timestamp < other.timestamp
          ? -1
          : 1,
    );
  return {
    revid: nextRevision(tables),
    pageid: page?.pageid ?? nextPage(tables),
    parentid: earlier.at(-1)?.revid ?? 0,
    ...authorOf(revision.user ?? "", tables, change),
    timestamp,
    comment,
    minor,
    ...content,
    tags: [],
  };
}

/** Authors of other wikis have the prefix; addresses have none. */
function authorOf(
  user: string,
  { users }: Tables,
  { prefix, assignsKnownUsers }: ImportChange,
): ChangeActor {
  const known = assignsKnownUsers ? users.find(({ name }) => name === user) : undefined;
  if (known) return { user, userid: known.userid };
  const isAddress = ipForm(user)?.kind === "ip";
  return { user: isAddress ? user : `${prefix}>${user}`, userid: 0, anon: true };
}
