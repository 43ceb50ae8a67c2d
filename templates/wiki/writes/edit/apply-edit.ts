// The action edit: what a request may change, the text that it makes, and its effect on the wiki.

import type { Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { usersAfterEdits } from "../effects/edit-counts.js";
import { withLogEntry } from "../effects/log-entry.js";
import { withRevision, withRevisionChange } from "../effects/new-revision.js";
import { withRevisionTag } from "../tags/row-tags.js";
import { withWatch } from "../effects/watch-list.js";
import type { EditChange } from "./edit-change.js";

/**
 * Applies an edit: the revision, the page with its links and categories, the log of new pages, the
 * recent changes, tags, watch lists and counts.
 */
export function applyEdit(wiki: Wiki, edit: EditChange): Changed {
  const { title, actor, comment } = edit;
  const moment = changeMoment(wiki);
  const { site, time } = moment;
  if (edit.isUnchanged) {
    const watchlist = withWatch(wiki.tables.watchlist, title, actor, edit.watch, site);
    const after = wikiAfter(wiki, { ...wiki.tables, watchlist }, moment, 0);
    return { wiki: after, revisions: [], entries: [] };
  }
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
        tags: edit.tags,
        recent: "none",
      });
  const tables = creation?.tables ?? changed;
  // The server marks what a revert took back once somebody has checked the revert.
  const marked = (edit.autopatrolled ? edit.reverted : []).reduce(
    (rows, revid) => withRevisionTag(rows, revid, "mw-reverted"),
    tables,
  );
  const after = {
    ...marked,
    users: usersAfterEdits(marked.users, actor),
    watchlist: withWatch(marked.watchlist, title, actor, edit.watch, site),
  };
  return {
    wiki: wikiAfter(wiki, after, moment, 1),
    revisions: [revision],
    entries: creation ? [creation.entry] : [],
  };
}
