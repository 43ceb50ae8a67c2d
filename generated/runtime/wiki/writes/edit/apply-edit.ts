// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

// The action edit: what a request may change, the text that it makes, and its effect on the wiki.

import type { Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { usersAfterEdits } from "../effects/edit-counts.js";
import { withLogEntry } from "../effects/log-entry.js";
import { withRevision, withRevisionChange } from "../effects/new-revision.js";
import { watchlistAfter } from "../effects/watch-list.js";
import type { EditChange } from "./edit-change.js";

/**
 * Applies an edit: the revision, the page with its links and categories, the log of new pages, the
 * recent changes, tags, watch lists and counts.
 */
export function applyEdit(wiki: Wiki, edit: EditChange): Changed {
  const { title, actor, comment } = edit;
  const moment = changeMoment(wiki);
  const { site, time } = moment;
  const revised = withRevision(wiki.tables, moment, edit);
  const { revision, page, parent } = revised;
  const changed = withRevisionChange(revised, edit);
  const creation = parent
    ? undefined
    : withLogEntry(changed, {
        type: "create",
        action: "create",
        ns: page.ns,
        title: page.title,
        pageid: page.pageid,
        made: revision,
        params: {},
        actor,
        time,
        comment,
        tags: [],
      });
  const tables = creation?.tables ?? changed;
  const after = {
    ...tables,
    users: usersAfterEdits(tables.users, actor),
    watchlist: watchlistAfter(tables.watchlist, { title, actor, watch: edit.watch, site, time }),
  };
  return {
    wiki: wikiAfter(wiki, after, moment, 1),
    revisions: [revision],
    entries: creation ? [creation.entry] : [],
  };
}
