// Actions on pages as a whole: delete, undelete, purge and the language.

import type { Tables, Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { withoutPage } from "../effects/deleted-page.js";
import { withLogEntry } from "../effects/log-entry.js";
import { pageOfTitle } from "../effects/new-revision.js";
import { withWatch } from "../effects/watch-list.js";
import type { DeleteChange } from "./delete-change.js";

/** Applies a deletion as `DeletePage` does. The server counts it as an edit of the wiki, but not of the user. */
export function applyDelete(wiki: Wiki, change: DeleteChange): Changed {
  const { title, actor, comment, tags, bot, watch } = change;
  const moment = changeMoment(wiki);
  const page = pageOfTitle(wiki.tables, title);
  if (!page) throw new RangeError(`There is no page ${title.text}.`);
  // The entry is the next recent change, though those of the page are gone.
  const { tables: logged, entry } = withLogEntry(wiki.tables, {
    type: "delete",
    action: "delete",
    ns: title.ns,
    title: title.text,
    pageid: page.pageid,
    params: {},
    actor,
    time: moment.time,
    comment,
    tags,
    recent: bot ? "bot" : "human",
  });
  const tables = withoutPage(logged, page, title, moment.site);
  const watchlist = withWatch(tables.watchlist, title, actor, watch, moment.site);
  const after: Tables = { ...tables, watchlist };
  return {
    wiki: wikiAfter(wiki, after, moment, 1),
    revisions: [],
    entries: [{ ...entry, pageid: 0 }],
  };
}
