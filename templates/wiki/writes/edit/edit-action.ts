import { editModule } from "../../../../generated/actions/edit.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { generalFacts } from "../../data/site.js";
import { contentModelOf } from "../../tables/plan.js";
import { contentColumns } from "../../tables/revision-rows.js";
import { utf8 } from "../../values/bytes.js";
import { md5 } from "../../values/hash.js";
import { aSecondAfter } from "../../values/moment.js";
import { textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { tagsOf, watchOfArguments } from "../checks/arguments.js";
import { pageRefusal } from "../checks/page-refusal.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import { historyRows, pageHistory } from "../tags/page-history.js";
import { manualRevert } from "../tags/revert.js";
import { automaticSummary } from "./change-summary.js";
import { editedPage, editRefusal } from "./edit-page.js";
import type { EditedPage } from "./edit-page.js";
import { editedText, editSummary, resolvedText, sentText } from "./edit-text.js";
import { savedText } from "../../wikitext/saved-text.js";
import { undoneText } from "./undone-text.js";
import type { Undone } from "./undone-text.js";
import type { EditChange } from "./edit-change.js";

/** The action `edit`, on a wiki to which changes are committed. */
export function editAction(commit: (change: EditChange) => Changed): StubAction {
  return {
    module: editModule,
    unsupported: ["returnto", "returntoanchor", "returntoquery", "watchlistexpiry"],
    run(call) {
      const planned = plannedEdit(call);
      if (planned.kind === "refused") return planned;
      const { page, change, isUnchanged } = planned.value;
      if (isUnchanged && change.watch !== "unchanged") commit(change);
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
function plannedEdit(call: ActionCall): Outcome<PlannedEdit> {
  const { args, store } = call;
  if (["text", "appendtext", "prependtext", "undo"].every((name) => args[name] === undefined))
    return refused("missingparam", "One of text, appendtext, prependtext and undo must be given.");
  const found = editedPage(call);
  if (found.kind === "refused") return found;
  const page = found.value;
  const reason = editRefusal(page, call);
  if (reason) return reason;
  const denied = pageRefusal("edit", page.title, call);
  if (denied) return denied;
  const present = page.row && store.find("revisions", "revid", page.row["lastrevid"])[0];
  const undone = undoneText(call, page, present);
  if (undone?.kind === "refused") return undone;
  const edited = undone ? ok(undone.value.text) : editedText(args, present);
  if (edited.kind === "refused") return edited;
  if (typeof args["md5"] === "string" && args["md5"] !== md5(utf8(sentText(args))))
    return refused("badmd5", "The text has another MD5 hash.");
  const tags = tagsOf(call);
  const later = tagRefusal(tags, call) ?? deletedSince(page, call);
  if (later) return later;
  const resolved = resolvedText(call, edited.value, present);
  if (resolved.kind === "refused") return resolved;
  return completeEdit(call, page, present, resolved.value, tags, undone?.value);
}

function completeEdit(
  { args, store, caller }: ActionCall,
  page: EditedPage,
  present: TableRow | undefined,
  resolved: string,
  tags: readonly string[],
  undone: Undone | undefined,
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
  const own = args["summary"] === undefined && undone ? undone.summary : editSummary(args);
  const automatic = automaticSummary(store.site, title, before, {
    text: own === "" ? resolved.trimEnd() : text,
    contentmodel,
  });
  const isUnchanged = before?.text === text && before.contentmodel === contentmodel;
  const history = present ? historyRows(pageHistory(present["pageid"], store)) : [];
  const isUndo = undone !== undefined && undone.text.trimEnd() === text;
  const revert = isUndo
    ? undone.revert
    : manualRevert(history, contentColumns(text, contentmodel).sha1);
  return ok({
    page,
    isUnchanged,
    change: {
      kind: "edit",
      title,
      text,
      contentmodel,
      actor,
      comment: own === "" ? automatic.comment : own,
      minor: args["minor"] === true && caller.rights.has("minoredit") && row !== undefined,
      bot: args["bot"] === true && caller.rights.has("bot"),
      tags: [...new Set([...tags, ...automatic.tags, ...(revert ? [revert.tag] : [])])],
      reverted: revert?.revids ?? [],
      autopatrolled: caller.rights.has("autopatrol"),
      watch: watchOfArguments({ args, caller, store }, title),
      ...(isUnchanged && { isUnchanged }),
    },
  });
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
