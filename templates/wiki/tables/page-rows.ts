import type { Site } from "../data/site.js";
import { generalFacts } from "../data/site.js";
import type { Report } from "../data/data-issue.js";
import type { WikiPageRow, WikiRestrictionRow, WikiRevisionRow } from "../data/wiki-data.js";
import { textPages } from "../render/page-source.js";
import { linksOf } from "../wikitext/links.js";
import type { PageLinks } from "../wikitext/links.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { LivePlan } from "./plan.js";
import type { Revision } from "./revision-rows.js";

/** A page with its number and its latest revision. */
export interface PageWithId {
  readonly plan: Pick<LivePlan, "title" | "data"> & { readonly links: PageLinks };
  readonly pageid: number;
  readonly last: Pick<WikiRevisionRow, "revid" | "timestamp" | "size" | "contentmodel">;
  /** Whether it has exactly one revision. */
  readonly isNew: boolean;
}

/** Existing pages by number. */
export function numberedPages(
  revisions: Iterable<Revision>,
  site: Site,
  report: Report,
): readonly PageWithId[] {
  const last = new Map<LivePlan, WikiRevisionRow>();
  for (const { page, row } of revisions) if (page.kind === "live") last.set(page, row);
  const texts = textPages(site, () =>
    Array.from(last, ([{ title }, { pageid, content }]) => ({
      pageid,
      title: title.text,
      text: content ?? "",
    })),
  );
  return Array.from(last, ([page, row]): PageWithId => {
    const { title, data, pointer } = page;
    const text = { text: row.content ?? "", contentmodel: row.contentmodel };
    const links = linksOf(texts, title, data, text, pointer, report);
    const isNew = page.revisions.length === 1;
    return { plan: { title, data, links }, pageid: row.pageid, last: row, isNew };
  }).sort((one, other) => one.pageid - other.pageid);
}

/** A page's row. */
export function pageRow({ plan, pageid, last, isNew }: PageWithId, site: Site): WikiPageRow {
  const { lang } = generalFacts(site);
  return {
    pageid,
    ns: plan.title.ns,
    title: plan.title.text,
    redirect: plan.links.redirect !== undefined,
    new: isNew,
    length: last.size,
    touched: last.timestamp,
    lastrevid: last.revid,
    contentmodel: last.contentmodel,
    ...languageColumns(plan.data.language ?? (textOrEmpty(lang) || "en"), site),
  };
}

/** The columns for a page's language, as the wiki's facts describe it. */
export function languageColumns(
  language: string,
  { facts }: Site,
): Pick<WikiPageRow, "pagelanguage" | "pagelanguagehtmlcode" | "pagelanguagedir"> {
  const { bcp47, dir } = objectOrEmpty(objectOrEmpty(facts["languageinfo"])[language]);
  return {
    pagelanguage: language,
    pagelanguagehtmlcode: textOrEmpty(bcp47) || language,
    pagelanguagedir: dir === "rtl" ? "rtl" : "ltr",
  };
}

/** The protection table. */
export function restrictionRows(pages: readonly PageWithId[]): readonly WikiRestrictionRow[] {
  return pages.flatMap(({ plan, pageid }) =>
    [...new Map((plan.data.protection ?? []).map((each) => [each.type, each])).values()]
      .sort((one, other) => (one.type < other.type ? -1 : 1))
      .map(({ type, level, expiry = "infinity", cascade }) => ({
        pageid,
        type,
        level,
        expiry,
        ...(cascade ? { cascade: true } : {}),
      })),
  );
}
