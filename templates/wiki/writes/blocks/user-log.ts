import type { JsonObject } from "../../../runtime/model/json.js";
import type { Title } from "../../data/title.js";
import type { Tables } from "../../data/wiki.js";
import type { ChangeMoment } from "../effects/changed.js";
import { withLogEntry } from "../effects/log-entry.js";
import type { Logged } from "../effects/log-entry.js";
import { pageOfTitle } from "../effects/new-revision.js";
import { withWatch } from "../effects/watch-list.js";
import type { AccountChange } from "./block-change.js";

/** The log entry of a change of a user. */
interface UserEntry {
  readonly title: Title;
  readonly type: string;
  readonly action: string;
  readonly params: JsonObject;
}

/** Logs a change of a user, and lets its author watch the user's page. */
export function withUserEntry(
  tables: Tables,
  { actor, comment, tags, bot, watch }: AccountChange,
  { site, time }: ChangeMoment,
  { title, type, action, params }: UserEntry,
): Logged {
  const page = pageOfTitle(tables, title);
  const entry = {
    type,
    action,
    ns: title.ns,
    title: title.text,
    pageid: page?.pageid ?? 0,
    params,
    actor,
    time,
    comment,
    tags,
    recent: type === "suppress" ? ("none" as const) : bot ? ("bot" as const) : ("human" as const),
  };
  const watched = watch
    ? { ...tables, watchlist: withWatch(tables.watchlist, title, actor, "watch", site) }
    : tables;
  return withLogEntry(watched, entry);
}
