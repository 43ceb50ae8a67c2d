import { softwareTags } from "../data/facts.js";
import type { Tables } from "../data/wiki.js";
import { tagRow } from "../tables/tag-rows.js";

/** The rows that share tags: a revision, its recent change, and its log entry. */
export interface TaggedRows {
  readonly revid?: number | undefined;
  readonly rcid?: number | undefined;
  readonly logid?: number | undefined;
}

/** The tag table after a change gets tags. Software tags are added on first use. */
export function tagsAfter(tags: Tables["tags"], added: readonly string[]): Tables["tags"] {
  if (added.length === 0) return tags;
  const names = new Set([...tags.map(({ name }) => name), ...added]);
  return Array.from(names, (name) => {
    // New tags outside the software do not have a definition.
    const source = isSoftwareTag(name) ? ["software"] : [];
    const tag = tags.find((each) => each.name === name) ?? tagRow({ name, source }, 0);
    return added.includes(name) ? { ...tag, hitcount: tag.hitcount + 1 } : tag;
  }).sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The tables after tags are added to rows that lack them, and removed from rows that have them. */
export function withRowTags(
  tables: Tables,
  { revid, rcid, logid }: TaggedRows,
  added: readonly string[],
  removed: readonly string[] = [],
): Tables {
  const tagged = <Row extends { readonly tags: readonly string[] }>(
    rows: readonly Row[],
    isTagged: (row: Row) => boolean,
  ): readonly Row[] =>
    rows.map((row) => {
      if (!isTagged(row)) return row;
      const tags = [...new Set([...row.tags, ...added])];
      return { ...row, tags: tags.filter((name) => !removed.includes(name)) };
    });
  return {
    ...tables,
    revisions: tagged(tables.revisions, (row) => row.revid === revid),
    deletedrevisions: tagged(tables.deletedrevisions, (row) => row.revid === revid),
    changes: tagged(tables.changes, (row) => row.rcid === rcid),
    logevents: tagged(tables.logevents, (row) => row.logid === logid),
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

/** Whether a tag belongs to MediaWiki's core, even if the wiki has not used it. */
export function isSoftwareTag(name: string): boolean {
  return softwareTags.includes(name);
}

/** The page for log entries about tags. */
export const TAGS_PAGE = { title: { ns: -1, text: "Special:Tags" }, pageid: 0 } as const;
