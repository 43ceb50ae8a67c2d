// The action protect: levels, their texts, and their effect on the wiki.

import type { JsonObject } from "../../../runtime/model/json.js";
import type { Tables, Wiki } from "../../data/wiki.js";
import type { WikiPageRow, WikiRestrictionRow } from "../../data/wiki-data.js";
import { changeMoment, wikiAfter } from "../effects/changed.js";
import type { Changed, ChangeMoment } from "../effects/changed.js";
import { withLogEntry } from "../effects/log-entry.js";
import { pageOfTitle } from "../effects/new-revision.js";
import { withNullRevision } from "../effects/null-revision.js";
import { withWatch } from "../effects/watch-list.js";
import type { ProtectChange, ProtectionLevel } from "./protect-change.js";
import { levelsText, logDescription } from "./protection-text.js";

/** Levels of `edit` that can cascade, by `$wgCascadingRestrictionLevels`. */
const CASCADING: ReadonlySet<string> = new Set(["sysop"]);

/** Applies a protection as `WikiPage::doUpdateRestrictions` does. */
export function applyProtect(wiki: Wiki, change: ProtectChange): Changed {
  const { title, actor, watch, isUnchanged } = change;
  const moment = changeMoment(wiki);
  const { site } = moment;
  const watchlist = withWatch(wiki.tables.watchlist, title, actor, watch, site);
  const tables: Tables = { ...wiki.tables, watchlist };
  if (isUnchanged) return { wiki: wikiAfter(wiki, tables, moment, 0), revisions: [], entries: [] };
  const page = pageOfTitle(tables, title);
  return page
    ? protectedPage(wiki, tables, moment, change, page)
    : reservedTitle(wiki, tables, moment, change);
}

/** Whether the level of editing can hold for what the page uses, too. */
export function canCascade(levels: readonly ProtectionLevel[]): boolean {
  return levels.some(({ type, level }) => type === "edit" && CASCADING.has(level));
}

function protectedPage(
  wiki: Wiki,
  tables: Tables,
  moment: ChangeMoment,
  change: ProtectChange,
  { pageid }: WikiPageRow,
): Changed {
  const { title, levels, actor, comment } = change;
  const cascade = change.cascade && canCascade(levels);
  const action = actionOf(change, tables, pageid);
  const summary = summaryOf(action, { ...change, cascade });
  const revised = withNullRevision(tables, moment, title, { actor, comment: summary });
  const types = new Set(levels.map(({ type }) => type));
  const fresh = levels
    .filter(({ level }) => level !== "")
    .map(({ type, level, expiry }): WikiRestrictionRow => ({
      pageid,
      type,
      level,
      expiry,
      ...(cascade && type === "edit" ? { cascade: true } : {}),
    }));
  const restrictions = [
    ...revised.tables.restrictions.filter((row) => row.pageid !== pageid || !types.has(row.type)),
    ...fresh,
  ];
  const details = fresh.map(({ type, level, expiry, cascade: isCascading = false }) => ({
    type,
    level,
    expiry: expiry === "infinity" ? "infinite" : expiry,
    cascade: isCascading,
  }));
  const params =
    action === "unprotect" ? {} : { description: logDescription(levels), cascade, details };
  const logged = withLogEntry(
    { ...revised.tables, restrictions },
    { ...entryOf(change, moment, action, params, comment), pageid, made: revised.revision },
  );
  return {
    wiki: wikiAfter(wiki, logged.tables, moment, 0),
    revisions: [revised.revision],
    entries: [logged.entry],
  };
}

function reservedTitle(
  wiki: Wiki,
  tables: Tables,
  moment: ChangeMoment,
  change: ProtectChange,
): Changed {
  const { title, levels, actor, comment } = change;
  const create = levels.find(({ type }) => type === "create");
  const isOther = (row: Tables["protectedtitles"][number]): boolean =>
    row.ns !== title.ns || row.title !== title.text;
  const kept = tables.protectedtitles.filter(isOther);
  const isReserved = kept.length < tables.protectedtitles.length;
  const level = create?.level ?? "";
  const expiry = create?.expiry ?? "infinity";
  const { user, userid } = actor;
  const { ns, text } = title;
  const timestamp = moment.time;
  const reservation = { ns, title: text, timestamp, user, userid, comment, expiry, level };
  const action = level === "" ? "unprotect" : isReserved ? "modify" : "protect";
  const detail = { type: "create", level, expiry: expiry === "infinity" ? "infinite" : expiry };
  const params: JsonObject =
    level === "" ? {} : { description: logDescription(levels), cascade: false, details: [detail] };
  const logged = withLogEntry(
    { ...tables, protectedtitles: level === "" ? kept : [...kept, reservation] },
    { ...entryOf(change, moment, action, params, comment), pageid: 0 },
  );
  return {
    wiki: wikiAfter(wiki, logged.tables, moment, 0),
    revisions: [],
    entries: [logged.entry],
  };
}

function entryOf(
  { title, actor, tags, bot }: ProtectChange,
  { time }: ChangeMoment,
  action: string,
  params: JsonObject,
  comment: string,
) {
  const recent = bot ? ("bot" as const) : ("human" as const);
  const { ns, text } = title;
  return { type: "protect", action, ns, title: text, params, actor, time, comment, tags, recent };
}

function actionOf(
  { levels }: ProtectChange,
  { restrictions }: Tables,
  pageid: number,
): "protect" | "modify" | "unprotect" {
  if (levels.every(({ level }: ProtectionLevel) => level === "")) return "unprotect";
  const types = new Set(levels.map(({ type }) => type));
  const isProtected = restrictions.some((row) => row.pageid === pageid && types.has(row.type));
  return isProtected ? "modify" : "protect";
}

/** The summary of the revision that records a protection. */
function summaryOf(
  action: "protect" | "modify" | "unprotect",
  { title, levels, cascade, comment }: ProtectChange,
): string {
  const what = {
    protect: `Protection for [[${title.text}]]`,
    modify: `New protection for [[${title.text}]]`,
    unprotect: `No protection for [[${title.text}]]`,
  }[action];
  const described = levelsText(levels, " ");
  return [
    comment === "" ? what : `${what}: ${comment}`,
    ...(described === "" ? [] : [`(${described})`]),
    ...(cascade ? ["[cascading]"] : []),
  ].join(" ");
}
