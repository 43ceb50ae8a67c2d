import { purgeModule } from "../../../generated/actions/purge.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { titleKey, titleOf } from "../data/title.js";
import { entryFields } from "../pages/page-entry.js";
import { namedSource, pageSet } from "../pages/page-set-builder.js";
import { interwikiPages, invalidPages, missingPages } from "../pages/unusual-pages.js";
import { blockRefusal } from "./arguments.js";
import type { Draft } from "./draft.js";
import { withPresentText } from "./page-text.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `purge`: touches pages, and computes their links again. */
export const purgeAction: WriteAction = {
  module: purgeModule,
  unsupported: ["converttitles", "generator"],
  run(call) {
    const { args, store } = call;
    const blocked = blockRefusal(call);
    if (blocked) return blocked;
    const pages = namedPages(call);
    const links = args["forcelinkupdate"] === true || args["forcerecursivelinkupdate"] === true;
    const found = pages.existing();
    if (found.length > 0)
      call.change((draft) => {
        for (const { id } of found) purge(draft, id, links);
      });
    const purged = found.map((entry): JsonObject => {
      const { ns, title } = entryFields(entry, store);
      return { ns, title, purged: true, ...(links && { linkupdate: true }) };
    });
    const { normalized, redirects } = pages.remarks;
    const others = [
      ...invalidPages(pages, store),
      ...missingPages(pages, store),
      ...interwikiPages(pages),
    ];
    return ok({
      body: {
        batchcomplete: true,
        purge: [...others, ...purged],
        ...(normalized !== undefined && { normalized }),
        ...(redirects !== undefined && { redirects }),
      },
    });
  },
};

/** The pages that `titles`, `pageids` or `revids` name. */
export function namedPages({ args, store, caller }: WriteCall): ReturnType<typeof pageSet> {
  const redirects = args["redirects"] === true;
  const seesDeleted = caller.rights.has("deletedhistory");
  return pageSet(store, namedSource(args), { redirects, seesDeleted, iwurl: false });
}

function purge(draft: Draft, pageid: number, links: boolean): void {
  const { site, time } = draft;
  const page = draft.tables.pages.find((row) => row.pageid === pageid);
  const present = draft.latest(page);
  if (!page || !present) return;
  const title = titleOf(site, page.ns, titleKey(page.ns, page.title));
  const { pages } = draft.tables;
  if (links) draft.tables = withPresentText(draft.tables, site, title, present).tables;
  draft.put({ pages: pages.map((row) => (row === page ? { ...page, touched: time } : row)) });
}
