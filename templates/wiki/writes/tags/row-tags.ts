import type { Tables } from "../../data/wiki.js";
import { tagsAfter } from "./tag-counts.js";

/** The target of a change of tags: a revision, a recent change, a log entry, or those that belong together. */
export interface TaggedRows {
  readonly revid?: number;
  readonly rcid?: number;
  readonly logid?: number;
}

/** The tables after rows got some tags and lost others. Tags that they have or lack already do not count. */
export function withRowTags(
  tables: Tables,
  rows: TaggedRows,
  added: readonly string[],
  removed: readonly string[] = [],
): Tables {
  const tagged = <Row extends { readonly tags: readonly string[] }>(row: Row): Row => ({
    ...row,
    tags: [...new Set([...row.tags, ...added])].filter((name) => !removed.includes(name)),
  });
  const { revid, rcid, logid } = rows;
  return {
    ...tables,
    revisions: tables.revisions.map((row) => (row.revid === revid ? tagged(row) : row)),
    // The entry of a move has a revision, which keeps its tags when its page is deleted.
    deletedrevisions: tables.deletedrevisions.map((row) =>
      row.revid === revid ? tagged(row) : row,
    ),
    changes: tables.changes.map((row) => (row.rcid === rcid ? tagged(row) : row)),
    logevents: tables.logevents.map((row) => (row.logid === logid ? tagged(row) : row)),
    tags: tagsAfter(tables.tags, added).map((tag) =>
      removed.includes(tag.name) ? { ...tag, hitcount: Math.max(0, tag.hitcount - 1) } : tag,
    ),
  };
}

/** A revision and its recent change get a tag, unless the revision has it. */
export function withRevisionTag(tables: Tables, revid: number, tag: string): Tables {
  const revision = tables.revisions.find((row) => row.revid === revid);
  if (!revision || revision.tags.includes(tag)) return tables;
  const rcid = tables.changes.find((row) => row.revid === revid)?.rcid;
  return withRowTags(tables, { revid, ...(rcid !== undefined && { rcid }) }, [tag]);
}
