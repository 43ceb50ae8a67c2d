// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { ok, refused } from "../../../query-service/outcome.js";
import type { Outcome } from "../../../query-service/outcome.js";
import type { JsonObject } from "../../../model/json.js";
import type { ParamDescriptor } from "../../../model/descriptor.js";
import { postedModule, SEVERAL, tokenParam } from "../../actions/descriptors.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { generalFacts } from "../../data/site.js";
import { contentModelOf } from "../../tables/plan.js";
import { utf8 } from "../../values/bytes.js";
import { md5 } from "../../values/md5.js";
import { aSecondAfter } from "../../values/moment.js";
import { textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import { automaticSummary } from "./change-summary.js";
import { editedPage, editRefusal } from "./edit-page.js";
import type { EditedPage } from "./edit-page.js";
import { editedText, editSummary, resolvedText, sentText } from "./edit-text.js";
import { savedText } from "../../wikitext/saved-text.js";
import type { EditChange } from "./edit-change.js";

/** The action `edit`, on a wiki to which changes are committed. */
export function editAction(commit: (change: EditChange) => Changed): StubAction {
  return {
    module: postedModule("edit", PARAMS, { readrights: true }),
    run(call) {
      const planned = plannedEdit(call);
      if (planned.kind === "refused") return planned;
      const { page, change, isUnchanged } = planned.value;
      const done = isUnchanged ? unchangedFields(page) : editedFields(page, commit(change));
      const { store, caller } = call;
      const isWatched =
        change.watch === "watch" ||
        (change.watch === "unchanged" && isWatching(change, store, caller.name));
      return ok({
        body: {
          ...(page.redirect && { redirects: page.redirect }),
          edit: { ...done, ...(isWatched && { watched: true }) },
        },
      });
    },
  };
}

interface PlannedEdit {
  readonly page: EditedPage;
  readonly change: EditChange;
  /** The text is that of the page already. */
  readonly isUnchanged: boolean;
}

/**
 * Checks an edit in the order of the server, and describes it as a change. Order and codes were
 * observed on MediaWiki 1.39 to 1.45.
 */
export function plannedEdit(call: ActionCall): Outcome<PlannedEdit> {
  const { args, store } = call;
  if (args["undo"] !== undefined && args["undo"] !== 0)
    return refused("notimplemented", "The stub does not implement the parameter undo of edit.");
  if (["text", "appendtext", "prependtext"].every((name) => args[name] === undefined))
    return refused("missingparam", "One of text, appendtext and prependtext must be given.");
  const found = editedPage(call);
  if (found.kind === "refused") return found;
  const page = found.value;
  const reason = editRefusal(page, call);
  if (reason) return reason;
  const present = page.row && store.find("revisions", "revid", page.row["lastrevid"])[0];
  const edited = editedText(args, present);
  if (edited.kind === "refused") return edited;
  if (typeof args["md5"] === "string" && args["md5"] !== md5(utf8(sentText(args))))
    return refused("badmd5", "The text has another MD5 hash.");
  const tags = Array.isArray(args["tags"]) ? args["tags"].map(String) : [];
  const later = tagRefusal(tags, call) ?? deletedSince(page, call);
  if (later) return later;
  const resolved = resolvedText(call, edited.value, present);
  if (resolved.kind === "refused") return resolved;
  return completeEdit(call, page, present, resolved.value, tags);
}

function completeEdit(
  { args, store, caller }: ActionCall,
  page: EditedPage,
  present: TableRow | undefined,
  resolved: string,
  tags: readonly string[],
): Outcome<PlannedEdit> {
  const { title, row } = page;
  const { maxarticlesize, time } = generalFacts(store.site);
  if (
    typeof maxarticlesize === "number" &&
    new TextEncoder().encode(resolved).length > maxarticlesize
  )
    return refused("contenttoobig", `The text is longer than ${maxarticlesize} bytes.`);
  const actor = changeActor(caller);
  const requested = args["contentmodel"];
  const contentmodel =
    (typeof requested === "string" ? requested : textOrEmpty(row?.["contentmodel"])) ||
    contentModelOf(title, {}, undefined);
  const text = savedText(resolved, contentmodel, actor, aSecondAfter(textOrEmpty(time)));
  if (text === undefined) return refused("invalid-json-data", "The text is not JSON.");
  const before = present && {
    text: textOrEmpty(present["content"]),
    contentmodel: textOrEmpty(present["contentmodel"]),
  };
  const own = editSummary(args);
  const automatic = automaticSummary(store.site, title, before, {
    text: own === "" ? resolved.trimEnd() : text,
    contentmodel,
  });
  return ok({
    page,
    isUnchanged: before?.text === text && before.contentmodel === contentmodel,
    change: {
      kind: "edit",
      title,
      text,
      contentmodel,
      actor,
      comment: own === "" ? automatic.comment : own,
      minor: args["minor"] === true && caller.rights.has("minoredit") && row !== undefined,
      bot: args["bot"] === true && caller.rights.has("bot"),
      tags: [...new Set([...tags, ...automatic.tags])],
      autopatrolled: caller.rights.has("autopatrol"),
      watch: watchOf(args["watchlist"], caller.rights.has("bot")),
    },
  });
}

/** By default, all but bots watch the pages that they edit. */
function watchOf(watchlist: unknown, isBot: boolean): EditChange["watch"] {
  if (watchlist === "watch" || watchlist === "unwatch") return watchlist;
  return watchlist === "nochange" || isBot ? "unchanged" : "watch";
}

function isWatching({ title }: EditChange, store: ActionCall["store"], owner: string): boolean {
  return store
    .find("watchlist", "owner", owner)
    .some(({ ns, title: watched }) => ns === title.ns && watched === title.text);
}

/** The error of an edit of a page that was deleted since the edit began. */
function deletedSince({ title, row }: EditedPage, { args, store }: ActionCall) {
  const { starttimestamp, recreate } = args;
  if (row || recreate === true || typeof starttimestamp !== "string") return undefined;
  const isLater = store
    .find("logevents", "title", title.text)
    .some(
      ({ type, action, timestamp }) =>
        type === "delete" && action === "delete" && textOrEmpty(timestamp) > starttimestamp,
    );
  return isLater ? refused("pagedeleted", "The page was deleted since the edit began.") : undefined;
}

function unchangedFields({ title, row }: EditedPage): JsonObject {
  const [pageid, contentmodel] = [row?.["pageid"], row?.["contentmodel"]];
  return { result: "Success", pageid, title: title.text, contentmodel, nochange: true };
}

function editedFields({ title, row }: EditedPage, { revisions }: Changed): JsonObject {
  const [revision] = revisions;
  if (!revision) throw new RangeError("The edit made no revision.");
  const { pageid, contentmodel, parentid, revid, timestamp } = revision;
  return {
    ...(!row && { new: true }),
    result: "Success",
    pageid,
    title: title.text,
    contentmodel,
    oldrevid: parentid,
    newrevid: revid,
    newtimestamp: timestamp,
  };
}

const FLAG: ParamDescriptor = { type: "boolean" };
const TEXT: ParamDescriptor = { type: "text" };
const STRING: ParamDescriptor = { type: "string" };
const INTEGER: ParamDescriptor = { type: "integer" };
const TIME: ParamDescriptor = { type: "timestamp" };

/** As MediaWiki 1.45 without extensions describes them. */
const PARAMS: Readonly<Record<string, ParamDescriptor>> = {
  title: STRING,
  pageid: INTEGER,
  section: STRING,
  sectiontitle: STRING,
  text: TEXT,
  summary: STRING,
  tags: { type: "tags", multi: SEVERAL },
  minor: FLAG,
  notminor: FLAG,
  bot: FLAG,
  baserevid: INTEGER,
  basetimestamp: TIME,
  starttimestamp: TIME,
  recreate: FLAG,
  createonly: FLAG,
  nocreate: FLAG,
  watchlist: {
    type: "enum",
    values: ["nochange", "preferences", "unwatch", "watch"],
    default: "preferences",
  },
  md5: STRING,
  prependtext: TEXT,
  appendtext: TEXT,
  undo: INTEGER,
  undoafter: INTEGER,
  redirect: FLAG,
  contentformat: {
    type: "enum",
    values: ["application/json", "text/css", "text/javascript", "text/plain", "text/x-wiki"],
  },
  contentmodel: { type: "enum", values: ["css", "javascript", "json", "text", "wikitext"] },
  token: tokenParam("csrf"),
};
