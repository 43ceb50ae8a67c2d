import type { Title } from "../../data/title.js";
import type { Tables } from "../../data/wiki.js";
import type { WikiPageRow, WikiRevisionRow } from "../../data/wiki-data.js";
import { revisionChangeRow } from "../../tables/change-rows.js";
import { contentColumns } from "../../tables/revision-rows.js";
import type { ChangeActor } from "./change-actor.js";
import type { ChangeMoment } from "./changed.js";
import { nextPage, nextRevision } from "./next-id.js";
import { withPresentText } from "./present-text.js";
import { nextChange, withRecentChange } from "./recent-change.js";
import { tagsAfter } from "../tags/tag-counts.js";

/** A revision that a change adds to a page, which it may create. */
export interface NewRevision {
  readonly title: Title;
  readonly text: string;
  readonly contentmodel: string;
  readonly actor: ChangeActor;
  readonly comment: string;
  readonly minor: boolean;
  readonly tags: readonly string[];
}

/** Tables with one more revision, and what it is of. */
export interface Revised {
  readonly tables: Tables;
  readonly revision: WikiRevisionRow;
  readonly page: WikiPageRow;
  /** The revision that was the last one; undefined for a new page. */
  readonly parent: WikiRevisionRow | undefined;
}

/** Adds a revision: its row, and the page with its links and categories. */
export function withRevision(tables: Tables, moment: ChangeMoment, added: NewRevision): Revised {
  const { title, text, contentmodel, actor, comment, minor, tags } = added;
  const before = pageOfTitle(tables, title);
  const parent = before && tables.revisions.find(({ revid }) => revid === before.lastrevid);
  const revision: WikiRevisionRow = {
    revid: nextRevision(tables),
    pageid: before?.pageid ?? nextPage(tables),
    parentid: parent?.revid ?? 0,
    ...actor,
    timestamp: moment.time,
    comment,
    minor,
    ...contentColumns(text, contentmodel),
    tags,
  };
  const written: Tables = {
    ...tables,
    revisions: [...tables.revisions, revision],
    tags: tagsAfter(tables.tags, tags),
  };
  const present = withPresentText(written, moment.site, title, revision);
  return { ...present, revision, parent };
}

/** The page with a title; undefined if it is missing. */
export function pageOfTitle({ pages }: Tables, { ns, text }: Title): WikiPageRow | undefined {
  return pages.find((page) => page.ns === ns && page.title === text);
}

/** How the recent changes show a revision. */
export interface RevisionMarks {
  readonly bot: boolean;
  /** The author need not be watched over. */
  readonly autopatrolled: boolean;
}

/** Adds a revision to the recent changes. */
export function withRevisionChange(
  { tables, revision, page, parent }: Revised,
  { bot, autopatrolled }: RevisionMarks,
): Tables {
  const change = revisionChangeRow({
    rcid: nextChange(tables),
    row: revision,
    page: { ns: page.ns, text: page.title },
    before: parent?.size ?? 0,
    bot,
    redirect: page.redirect,
    patrolled: autopatrolled,
    autopatrolled,
  });
  return withRecentChange(tables, change);
}
