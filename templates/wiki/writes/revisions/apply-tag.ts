import type { Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { withLogEntry } from "../effects/log-entry.js";
import { withRowTags } from "../tags/row-tags.js";
import type { TagChange } from "./tag-change.js";

/** Applies a change of tags as `ChangeTags::updateTagsWithChecks` does. Its log has no recent changes. */
export function applyTag(wiki: Wiki, change: TagChange): Changed {
  const { rows, added, removed, target, named, initial, actor, comment, tags } = change;
  const moment = changeMoment(wiki);
  const { tables, entry } = withLogEntry(withRowTags(wiki.tables, rows, added, removed), {
    type: "tag",
    action: "update",
    ...target,
    params: {
      revid: named.revid,
      logid: named.logid,
      tagsAdded: [...added],
      tagsAddedCount: added.length,
      tagsRemoved: [...removed],
      tagsRemovedCount: removed.length,
      initialTags: [...initial],
    },
    actor,
    time: moment.time,
    comment,
    tags,
    recent: "none",
  });
  return { wiki: wikiAfter(wiki, tables, moment, 0), revisions: [], entries: [entry] };
}
