import type { Site } from "../../data/site.js";
import type { Title } from "../../data/title.js";
import { isSince } from "../../data/wiki-version.js";
import type { Tables } from "../../data/wiki.js";
import type {
  WikiChangeRow,
  WikiDeletedRevisionRow,
  WikiPageRow,
  WikiRevisionRow,
} from "../../data/wiki-data.js";
import { withoutLinksOf } from "./apply-links.js";
import { withTitleFacts } from "./title-facts.js";

/**
 * The tables without a page: its revisions are among the deleted ones, and its links, protections and
 * recent changes are gone. Its log entries and watchers stay. Before 1.43, recent changes of other pages
 * that had the title are gone, too (`LinksDeletionUpdate`).
 */
export function withoutPage(
  tables: Tables,
  page: WikiPageRow,
  title: Title,
  site: Pick<Site, "minorVersion">,
): Tables {
  const isOfTitle = (row: WikiChangeRow): boolean =>
    !isSince(site, "1.43") && row.ns === page.ns && row.title === page.title;
  const { pageid } = page;
  const gone = tables.revisions.filter((row) => row.pageid === pageid).sort(byTime);
  const unlinked = withoutLinksOf(pageid, title, tables);
  return withTitleFacts(
    {
      ...unlinked,
      pages: tables.pages.filter((row) => row.pageid !== pageid),
      revisions: tables.revisions.filter((row) => row.pageid !== pageid),
      deletedrevisions: [
        ...tables.deletedrevisions,
        ...gone.map((row, index) => archived(row, page, nextArchive(tables) + index)),
      ],
      restrictions: tables.restrictions.filter((row) => row.pageid !== pageid),
      changes: tables.changes
        .filter((row) => row.type === "log" || (row.pageid !== pageid && !isOfTitle(row)))
        .map((row) => (gone.some(({ revid }) => revid === row.revid) ? withoutHash(row) : row)),
    },
    [title],
  );
}

/** The entry of an event has the hash of its revision while that exists. */
function withoutHash({ sha1: _sha1, ...row }: WikiChangeRow): WikiChangeRow {
  return row;
}

function byTime(one: WikiRevisionRow, other: WikiRevisionRow): number {
  return one.timestamp < other.timestamp ? -1 : one.revid - other.revid;
}

function nextArchive({ deletedrevisions }: Tables): number {
  return (
    deletedrevisions.reduce((last, { archiveid = 0 }, at) => Math.max(last, archiveid, at + 1), 0) +
    1
  );
}

function archived(
  { revid, pageid, ...rest }: WikiRevisionRow,
  { ns, title }: WikiPageRow,
  archiveid: number,
): WikiDeletedRevisionRow {
  return { revid, pageid, archiveid, ns, title, ...rest };
}
