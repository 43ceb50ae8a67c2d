// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Site } from "../data/site.js";
import { generalFacts } from "../data/site.js";
import type { WikiPageRow, WikiRestrictionRow, WikiRevisionRow } from "../data/wiki-data.js";
import type { Ids } from "./ids.js";
import type { LivePlan, PagePlan } from "./plan.js";

/** A page with its number and its revisions, oldest first. */
export interface PageWithId {
  readonly plan: LivePlan;
  readonly pageid: number;
  readonly revisions: readonly WikiRevisionRow[];
}

/** The pages that are there, in the order of their numbers. */
export function numberedPages(
  plans: readonly PagePlan[],
  ids: Ids,
  revisions: readonly WikiRevisionRow[],
): readonly PageWithId[] {
  const byPage = new Map<number, WikiRevisionRow[]>();
  for (const row of revisions) {
    const rows = byPage.get(row.pageid);
    if (rows) rows.push(row);
    else byPage.set(row.pageid, [row]);
  }
  return plans
    .flatMap((plan): PageWithId[] => {
      const pageid = ids.pages.get(plan);
      if (plan.kind === "gone" || pageid === undefined) return [];
      return [{ plan, pageid, revisions: inTime(byPage.get(pageid) ?? []) }];
    })
    .sort((one, other) => one.pageid - other.pageid);
}

/** In the order of creation, since numbers of the data may be in any order. */
function inTime(rows: readonly WikiRevisionRow[]): readonly WikiRevisionRow[] {
  const children = new Map(rows.map((row) => [row.parentid, row]));
  const ordered: WikiRevisionRow[] = [];
  for (
    let row = children.get(0);
    row && ordered.length < rows.length;
    row = children.get(row.revid)
  )
    ordered.push(row);
  return ordered;
}

/** The table of pages. */
export function pageRows(pages: readonly PageWithId[], site: Site): readonly WikiPageRow[] {
  const { lang } = generalFacts(site);
  const usual = typeof lang === "string" ? lang : "en";
  return pages.flatMap(({ plan, pageid, revisions }): WikiPageRow[] => {
    const last = revisions.at(-1);
    if (!last) return [];
    const language = plan.data.language ?? usual;
    return [
      {
        pageid,
        ns: plan.title.ns,
        title: plan.title.text,
        redirect: plan.links.redirect !== undefined,
        new: revisions.length === 1,
        length: last.size,
        touched: last.timestamp,
        lastrevid: last.revid,
        contentmodel: last.contentmodel,
        ...languageColumns(language),
      },
    ];
  });
}

/** The columns of a page's language. */
export function languageColumns(
  language: string,
): Pick<WikiPageRow, "pagelanguage" | "pagelanguagehtmlcode" | "pagelanguagedir"> {
  return {
    pagelanguage: language,
    pagelanguagehtmlcode: language,
    pagelanguagedir: RIGHT_TO_LEFT.has(language.split("-", 1)[0] ?? "") ? "rtl" : "ltr",
  };
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);

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
