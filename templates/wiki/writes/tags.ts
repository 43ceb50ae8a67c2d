import { softwareTags } from "../data/facts.js";
import type { Tables } from "../data/wiki.js";

/** The rows that share tags: a revision, its recent change, and the log entry that it belongs to. */
export interface TaggedRows {
  readonly revid?: number;
  readonly rcid?: number;
  readonly logid?: number;
}

/** The tags after a change has some of them. Tags of the software appear with their first use. */
export function tagsAfter(tags: Tables["tags"], added: readonly string[]): Tables["tags"] {
  if (added.length === 0) return tags;
  const counted = tags.map((tag) =>
    added.includes(tag.name) ? { ...tag, hitcount: tag.hitcount + 1 } : tag,
  );
  const others = added.filter((name) => !tags.some((tag) => tag.name === name));
  return [
    ...counted,
    ...others.map((name) => {
      // A deleted tag that the deletion itself has is in use without a definition.
      const defined = isSoftwareTag(name);
      const source = defined ? ["software"] : [];
      return {
        name,
        displayname: name,
        description: "",
        hitcount: 1,
        defined,
        source,
        active: defined,
      };
    }),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The tables after rows got some tags, which they lack, and lost others, which they have. */
export function withRowTags(
  tables: Tables,
  { revid, rcid, logid }: TaggedRows,
  added: readonly string[],
  removed: readonly string[] = [],
): Tables {
  const tagged = <Row extends { readonly tags: readonly string[] }>(row: Row): Row => ({
    ...row,
    tags: [...new Set([...row.tags, ...added])].filter((name) => !removed.includes(name)),
  });
  return {
    ...tables,
    revisions: tables.revisions.map((row) => (row.revid === revid ? tagged(row) : row)),
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

/** The tables without a tag. */
export function withoutTag(tables: Tables, tag: string): Tables {
  const untagged = <Row extends { readonly tags: readonly string[] }>(
    rows: readonly Row[],
  ): Row[] =>
    rows.map((row) =>
      row.tags.includes(tag) ? { ...row, tags: row.tags.filter((name) => name !== tag) } : row,
    );
  return {
    ...tables,
    revisions: untagged(tables.revisions),
    deletedrevisions: untagged(tables.deletedrevisions),
    changes: untagged(tables.changes),
    logevents: untagged(tables.logevents),
    tags: tables.tags.filter(({ name }) => name !== tag),
  };
}

/** Whether a tag is one of MediaWiki's core, whether the wiki has used it or not. */
export function isSoftwareTag(name: string): boolean {
  return softwareTags.includes(name);
}

/** The page of log entries about tags. */
export const TAGS_PAGE = { title: { ns: -1, text: "Special:Tags" }, pageid: 0 } as const;

/** The tables after revisions and their recent changes got the tag `mw-reverted`, unless they have it. */
export function withRevertedTags(tables: Tables, revids: readonly number[]): Tables {
  return revids.reduce((before, revid) => {
    const revision = before.revisions.find((row) => row.revid === revid);
    if (!revision || revision.tags.includes("mw-reverted")) return before;
    const rcid = before.changes.find((row) => row.revid === revid)?.rcid;
    return withRowTags(before, { revid, ...(rcid !== undefined && { rcid }) }, ["mw-reverted"]);
  }, tables);
}
