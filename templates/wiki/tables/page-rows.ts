import type { Site } from "../data/site.js";
import { generalFacts } from "../data/site.js";
import type { Report } from "../data/data-issue.js";
import type { WikiPageRow, WikiRestrictionRow, WikiRevisionRow } from "../data/wiki-data.js";
import { textPages } from "../render/page-source.js";
import { linksOf } from "../wikitext/links.js";
import type { PageLinks } from "../wikitext/links.js";
import { utf8 } from "../values/bytes.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { HistoryEvent } from "./history.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import { contentModelOf } from "./plan.js";
import type { LivePlan } from "./plan.js";

/** A page with its number and its last revision. */
export interface PageWithId {
  readonly plan: Pick<LivePlan, "title" | "data"> & { readonly links: PageLinks };
  readonly pageid: number;
  readonly last: Pick<WikiRevisionRow, "revid" | "timestamp" | "size" | "contentmodel">;
  /** Whether it has one revision. */
  readonly isNew: boolean;
}

/**
 * The existing pages, in the order of their numbers. They follow from the history alone, because the
 * rows of revisions take longer to make.
 */
export function numberedPages(
  history: readonly HistoryEvent[],
  ids: Ids,
  site: Site,
  report: Report,
): readonly PageWithId[] {
  const events = history.filter((event) => event.kind === "revision");
  const last = new Map(
    events.flatMap((event) => (event.page.kind === "live" ? [[event.page, event] as const] : [])),
  );
  const texts = textPages(site, () =>
    Array.from(last.values(), ({ page, revision }) => ({
      pageid: 0,
      title: page.title.text,
      text: revision.text,
    })),
  );
  return Array.from(last, ([page, event]): PageWithId => {
    const { title, data, pointer, revisions } = page;
    const { text } = event.revision;
    const contentmodel = contentModelOf(title, data, event.revision);
    const links = linksOf(texts, title, data, { text, contentmodel }, pointer, report);
    return {
      plan: { title, data, links },
      pageid: idOf(ids.pages, page),
      last: {
        revid: idOf(ids.revisions, event),
        timestamp: event.time,
        size: utf8(text).length,
        contentmodel,
      },
      isNew: revisions.length === 1,
    };
  }).sort((one, other) => one.pageid - other.pageid);
}

/** The row of a page. */
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

/** The columns of a page's language, as the facts of the wiki describe it. */
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

/** The table of protections. */
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
