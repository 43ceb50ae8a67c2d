import { purgeModule } from "../../../../generated/actions/purge.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { StubAction } from "../../call/stub-action.js";
import { entryFields } from "../../pages/page-entry.js";
import { pageSet } from "../../pages/page-set-builder.js";
import type { PageSource } from "../../pages/page-set.js";
import { sitewideBlockRefusal } from "../checks/sitewide-block.js";
import { interwikiPages, invalidPages, missingPages } from "../../pages/unusual-pages.js";
import type { Changed } from "../effects/changed.js";
import type { PurgeChange } from "./purge-change.js";

/** The action `purge`, on a wiki to which changes are committed. It has no generators. */
export function purgeAction(commit: (change: PurgeChange) => Changed): StubAction {
  return {
    module: purgeModule,
    unsupported: ["converttitles", "generator"],
    run(call) {
      const { args, store, caller } = call;
      const blocked = sitewideBlockRefusal(call);
      if (blocked) return blocked;
      const { titles, pageids, revids } = args;
      const source: PageSource = {
        ...(Array.isArray(titles) && { titles: titles.map(String) }),
        ...(Array.isArray(pageids) && { pageids: pageids.map(Number) }),
        ...(Array.isArray(revids) && { revids: revids.map(Number) }),
      };
      const pages = pageSet(store, source, {
        redirects: args["redirects"] === true,
        caller: caller.name,
        seesDeleted: caller.rights.has("deletedhistory"),
        iwurl: false,
      });
      const links = args["forcelinkupdate"] === true || args["forcerecursivelinkupdate"] === true;
      const found = pages.existing();
      if (found.length > 0) commit({ kind: "purge", pageids: found.map(({ id }) => id), links });
      const purged = found.map((entry): JsonObject => {
        const { ns, title } = entryFields(entry, store);
        return { ns, title, purged: true, ...(links && { linkupdate: true }) };
      });
      const { normalized, redirects } = pages.remarks;
      return ok({
        body: {
          batchcomplete: true,
          purge: [
            ...invalidPages(pages, store),
            ...missingPages(pages, store),
            ...interwikiPages(pages),
            ...purged,
          ],
          ...(normalized !== undefined && { normalized }),
          ...(redirects !== undefined && { redirects }),
        },
      });
    },
  };
}
