import type { Site } from "../../data/site.js";
import type { Title } from "../../data/title.js";
import type { Tables } from "../../data/wiki.js";
import type { WikiPageRow, WikiRevisionRow } from "../../data/wiki-data.js";
import { pageRow } from "../../tables/page-rows.js";
import type { PageWithId } from "../../tables/page-rows.js";
import { linksOf } from "../../wikitext/links.js";
import type { PageLinks } from "../../wikitext/links.js";
import { withLinksOf } from "./apply-links.js";
import { savedLinks } from "./saved-links.js";
import { withTitleFacts } from "./title-facts.js";

/** Tables with a page, and the page. */
export interface WithPage {
  readonly tables: Tables;
  readonly page: WikiPageRow;
}

/** The links of a text. A text of a request has no place in data that could be reported. */
export function linksOfText(site: Site, title: Title, text: string): PageLinks {
  const found = linksOf(site, title, { title: title.text }, text, "", () => undefined);
  // A link to the page itself is bold text.
  const isSelf = found.redirect?.kind === "title" && found.redirect.text === title.text;
  const links = found.links.filter(
    (each) => isSelf || each.text !== title.text || each.fragment !== "",
  );
  return { ...found, links };
}

/**
 * Makes a revision the present one of its page: the page's row with its links, categories and
 * properties. The page has the title, whichever it had before.
 */
export function withPresentText(
  tables: Tables,
  site: Site,
  title: Title,
  { pageid, content, contentmodel }: WikiRevisionRow,
): WithPage {
  const written = linksOfText(site, title, contentmodel === "wikitext" ? content : "");
  const links = savedLinks(written, title, site, tables);
  const revisions = tables.revisions.filter((row) => row.pageid === pageid);
  const last = revisions.at(-1);
  if (!last) throw new RangeError("The page has no revision.");
  const data = { title: title.text, text: content };
  const plan = {
    kind: "live",
    pointer: "",
    title,
    revisions: [],
    versions: [],
    data,
    links,
  } as const;
  const planned: PageWithId = { plan, pageid, last, isNew: revisions.length === 1 };
  const before = tables.pages.find((page) => page.pageid === pageid);
  const page = pageAfter(planned, before, site);
  const linked = withLinksOf(planned, tables);
  const present = { ...linked, pages: replaced(tables.pages, page) };
  return { tables: withTitleFacts(present, [title]), page };
}

/** A new text changes neither the language of a page nor what its data say about it. */
function pageAfter(planned: PageWithId, before: WikiPageRow | undefined, site: Site): WikiPageRow {
  const page = pageRow(planned, site);
  if (!before) return page;
  const { pagelanguage, pagelanguagehtmlcode, pagelanguagedir } = before;
  return { ...page, pagelanguage, pagelanguagehtmlcode, pagelanguagedir };
}

function replaced(pages: readonly WikiPageRow[], page: WikiPageRow): readonly WikiPageRow[] {
  return pages.some(({ pageid }) => pageid === page.pageid)
    ? pages.map((each) => (each.pageid === page.pageid ? page : each))
    : [...pages, page];
}
