import { purgeModule } from "../../../generated/actions/purge.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { titleOf } from "../data/title.js";
import { entryFields } from "../pages/page-entry.js";
import type { PageSet } from "../pages/page-set.js";
import { pageSet } from "../pages/page-set-builder.js";
import { interwikiPages, invalidPages, missingPages } from "../pages/unusual-pages.js";
import { blockRefusal } from "./arguments.js";
import { check } from "./write-action.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `purge`: touches pages, and computes their links again. */
export const purgeAction: WriteAction = {
  module: purgeModule,
  unsupported: ["converttitles", "generator"],
  run(call) {
    const { args, store } = call;
    check(blockRefusal(call));
    const pages = namedPages(call);
    const links = args["forcelinkupdate"] === true || args["forcerecursivelinkupdate"] === true;
    const found = pages.existing();
    call.change((draft) => {
      for (const { id, ns, key } of found) {
        const row = draft.tables.pages.find(({ pageid }) => pageid === id);
        const present = draft.latest(row);
        if (links && present) draft.present(titleOf(store.site, ns, key), present);
        draft.setPage(id, { touched: draft.time });
      }
    });
    const purged = found.map((entry): JsonObject => {
      const { ns, title } = entryFields(entry, store);
      return { ns, title, purged: true, ...(links && { linkupdate: true }) };
    });
    const { interwiki: _interwiki, badrevids: _badrevids, ...remarks } = pages.remarks;
    const others = [
      ...invalidPages(pages, store),
      ...missingPages(pages, store),
      ...interwikiPages(pages),
    ];
    return ok({ body: { batchcomplete: true, purge: [...others, ...purged], ...remarks } });
  },
};

/** The pages that `titles`, `pageids` or `revids` name. */
export function namedPages({ args, store, caller }: WriteCall): PageSet {
  const { titles, pageids, revids } = args;
  const source = {
    ...(Array.isArray(titles) && { titles: titles.map(String) }),
    ...(Array.isArray(pageids) && { pageids: pageids.map(Number) }),
    ...(Array.isArray(revids) && { revids: revids.map(Number) }),
  };
  return pageSet(store, source, {
    redirects: args["redirects"] === true,
    caller: caller.name,
    seesDeleted: caller.rights.has("deletedhistory"),
    iwurl: false,
  });
}
