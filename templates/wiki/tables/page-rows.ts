import type { Site } from "../data/site.js";
import { generalFacts } from "../data/site.js";
import type { WikiPageRow, WikiRestrictionRow, WikiRevisionRow } from "../data/wiki-data.js";
import { utf8 } from "../values/bytes.js";
import { objectOrEmpty, textOrEmpty } from "../values/row.js";
import type { HistoryEvent } from "./history.js";
import { idOf } from "./ids.js";
import type { Ids } from "./ids.js";
import { contentModelOf } from "./plan.js";
import type { LivePlan } from "./plan.js";

/** A page with its number and its last revision. */
export interface PageWithId {
  readonly plan: LivePlan;
  readonly pageid: number;
  readonly last: Pick<WikiRevisionRow, "revid" | "timestamp" | "size" | "contentmodel">;
  /** Whether it has one revision. */
  readonly isNew: boolean;
}

/**
 * The existing pages, in the order of their numbers. They follow from the history alone, because the
 * rows of revisions take longer to make.
 */
export function numberedPages(history: readonly HistoryEvent[], ids: Ids): readonly PageWithId[] {
  const pages = new Map<LivePlan, PageWithId>();
  for (const event of history) {
    if (event.kind !== "revision" || event.page.kind !== "live") continue;
    const { page: plan, revision, time } = event;
    pages.set(plan, {
      plan,
      pageid: idOf(ids.pages, plan),
      last: {
        revid: idOf(ids.revisions, event),
        timestamp: time,
        size: utf8(revision.text).length,
        contentmodel: contentModelOf(plan.title, plan.data, revision),
      },
      isNew: !pages.has(plan),
    });
  }
  return [...pages.values()].sort((one, other) => one.pageid - other.pageid);
}

/** The table of pages. */
export function pageRows(pages: readonly PageWithId[], site: Site): readonly WikiPageRow[] {
  return pages.map((page) => pageRow(page, site));
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
