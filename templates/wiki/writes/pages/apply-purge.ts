import { titleKey, titleOf } from "../../data/title.js";
import type { Tables, Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed, ChangeMoment } from "../effects/changed.js";
import { withPresentText } from "../effects/present-text.js";
import type { PurgeChange } from "./purge-change.js";

/** Applies a purge: pages are touched, and their links are those of their texts in the wiki as it is. */
export function applyPurge(wiki: Wiki, { pageids, links }: PurgeChange): Changed {
  const moment = changeMoment(wiki);
  const after = pageids.reduce((tables, id) => purged(tables, id, links, moment), wiki.tables);
  return { wiki: wikiAfter(wiki, after, moment, 0), revisions: [], entries: [] };
}

function purged(
  tables: Tables,
  pageid: number,
  links: boolean,
  { site, time }: ChangeMoment,
): Tables {
  const page = tables.pages.find((row) => row.pageid === pageid);
  const present = tables.revisions.find(({ revid }) => revid === page?.lastrevid);
  if (!page || !present) return tables;
  const title = titleOf(site, page.ns, titleKey(page.ns, page.title));
  const linked = links ? withPresentText(tables, site, title, present).tables : tables;
  return {
    ...linked,
    pages: tables.pages.map((row) => (row === page ? { ...page, touched: time } : row)),
  };
}
