// Actions on single revisions and entries: rollback, patrol and tags.

import type { Wiki } from "../../data/wiki.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed } from "../effects/changed.js";
import { withLogEntry } from "../effects/log-entry.js";
import { withRevisionTag } from "../tags/row-tags.js";
import { isSince } from "../../data/wiki-version.js";
import type { PatrolChange } from "./patrol-change.js";

/** Applies a patrol as `RecentChange::doMarkPatrolled` does. Its log has no recent changes. */
export function applyPatrol(wiki: Wiki, change: PatrolChange): Changed {
  const { rcid, actor, tags, reverted } = change;
  const moment = changeMoment(wiki);
  const { tables } = wiki;
  const patrolled = tables.changes.find((row) => row.rcid === rcid);
  if (!patrolled) throw new RangeError(`There is no recent change ${rcid}.`);
  const { ns, title, revid, old_revid } = patrolled;
  const now = tables.pages.find((row) => row.ns === ns && row.title === title);
  // Observed: the log of 1.39 has the page that was changed, that of 1.43 the one that has its title now.
  const pageid = isSince(moment.site, "1.43") ? (now?.pageid ?? 0) : patrolled.pageid;
  const marked = { ...patrolled, patrolled: true, unpatrolled: false, autopatrolled: false };
  const changes = tables.changes.map((row) => (row === patrolled ? marked : row));
  const logged = withLogEntry(
    { ...tables, changes },
    {
      type: "patrol",
      action: "patrol",
      ns,
      title,
      pageid,
      params: { curid: revid, previd: old_revid, auto: false },
      actor,
      time: moment.time,
      comment: "",
      tags,
      recent: "none",
    },
  );
  const after = reverted.reduce(
    (rows, each) => withRevisionTag(rows, each, "mw-reverted"),
    logged.tables,
  );
  return { wiki: wikiAfter(wiki, after, moment, 0), revisions: [], entries: [logged.entry] };
}
