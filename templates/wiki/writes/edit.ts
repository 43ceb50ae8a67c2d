import { editModule } from "../../../generated/actions/edit.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { generalFacts } from "../data/site.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { WikiRevisionRow } from "../data/wiki-data.js";
import { contentModelOf, formatOf } from "../tables/plan.js";
import { contentColumns } from "../tables/revision-rows.js";
import { utf8 } from "../values/bytes.js";
import { md5 } from "../values/hash.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { savedText } from "../wikitext/saved-text.js";
import {
  pageRefusal,
  tagRefusal,
  tagsOf,
  timeOfChange,
  watchEffect,
  writablePage,
} from "./arguments.js";
import { changeActor } from "./draft.js";
import type { Draft } from "./draft.js";
import { editedText, editSummary, resolvedText, sentText } from "./edit-text.js";
import { manualRevert, pageHistory } from "./history.js";
import { automaticSummary, revisionText } from "./summary.js";
import { withRevertedTags } from "./tags.js";
import { undoneText } from "./undone-text.js";
import type { Undone } from "./undone-text.js";
import type { WatchEffect } from "./watch-list.js";
import type { WriteAction } from "./write-action.js";

/** The page of an edit. */
export interface EditedPage {
  readonly title: Title;
  /** Absent if the page is missing. */
  readonly row?: TableRow;
  /** Its latest revision. */
  readonly present?: TableRow;
  /** The redirect that led to the page. */
  readonly redirect?: { readonly from: string; readonly to: string };
}

/** An edit of a page. */
export interface Edit {
  readonly title: Title;
  readonly text: string;
  readonly contentmodel: string;
  readonly comment: string;
  readonly minor: boolean;
  readonly bot: boolean;
  readonly tags: readonly string[];
  /** Numbers of the revisions that the edit reverts. */
  readonly reverted: readonly number[];
  /** The edit counts as patrolled. */
  readonly autopatrolled: boolean;
  readonly watch: WatchEffect;
}

/** The action `edit`. */
export const editAction: WriteAction = {
  module: editModule,
  unsupported: ["returnto", "returntoanchor", "returntoquery"],
  run(call) {
    const found = checkedPage(call);
    if (found.kind === "refused") return found;
    const page = found.value;
    const planned = plannedEdit(call, page);
    if (planned.kind === "refused") return planned;
    const edit = planned.value;
    const { present, title } = page;
    const isUnchanged =
      present?.["content"] === edit.text && present["contentmodel"] === edit.contentmodel;
    const watched = isWatched(call, edit) && { watched: true };
    if (isUnchanged && edit.watch !== "unchanged")
      call.change((draft) => draft.watch(title, edit.watch));
    const comment = argumentOrEmpty(call, "summary");
    const saved = isUnchanged
      ? undefined
      : call.change((draft) => saveEdit(draft, edit), { comment });
    return ok({
      body: {
        ...(page.redirect && { redirects: page.redirect }),
        edit: { ...editFields(page, saved), ...watched },
      },
    });
  },
};

/** Saves an edit, counts it, and logs a content model that the page or its title did not have. */
export function saveEdit(draft: Draft, edit: Edit): WikiRevisionRow {
  const before = draft.latest(draft.page(edit.title))?.contentmodel;
  const revision = saveRevision(draft, edit);
  if (edit.contentmodel !== (before ?? contentModelOf(edit.title, {}, undefined)))
    draft.log({
      type: "contentmodel",
      action: before === undefined ? "new" : "change",
      title: edit.title,
      pageid: revision.pageid,
      params: { oldmodel: before ?? false, newmodel: edit.contentmodel },
      tags: [],
    });
  draft.watch(edit.title, edit.watch);
  draft.countEdits(1);
  return revision;
}

/** Saves a revision: its row, the log of new pages, the recent change and tags. */
export function saveRevision(draft: Draft, edit: Omit<Edit, "watch">): WikiRevisionRow {
  const revised = draft.revise(edit);
  const { revision, page, parent } = revised;
  draft.listRevision(revised, edit);
  if (!parent)
    draft.log({
      type: "create",
      action: "create",
      title: edit.title,
      pageid: page.pageid,
      made: revision,
      comment: edit.comment,
      tags: revision.tags,
      unlisted: true,
    });
  // Other reverts are marked once they are patrolled.
  if (edit.autopatrolled) draft.tables = withRevertedTags(draft.tables, edit.reverted);
  return revision;
}

/** Finds the page that a request edits, and checks that the caller may edit it. */
function checkedPage(call: ActionCall): Outcome<EditedPage> {
  const { args } = call;
  if (["text", "appendtext", "prependtext", "undo"].every((name) => args[name] === undefined))
    return refused("missingparam", "One of text, appendtext, prependtext and undo is required.");
  const named = writablePage(call);
  if (named.kind === "refused") return named;
  const page = editedPage(named.value, call);
  if (args["createonly"] === true && page.row)
    return refused("articleexists", "The page already exists.");
  if (args["nocreate"] === true && !page.row)
    return refused("missingtitle", "The page does not exist.");
  return pageRefusal(["edit"], page.title, call) ?? ok(page);
}

function editedPage(title: Title, call: ActionCall): EditedPage {
  const { store, args } = call;
  const row = store.pageByTitle(title.ns, title.key);
  const [target] =
    args["redirect"] === true && row?.["redirect"] === true
      ? store.find("redirects", "pageid", row["pageid"])
      : [];
  if (target && target["interwiki"] === undefined) {
    const to = titleOf(store.site, numberOrZero(target["ns"]), textOrEmpty(target["key"]));
    const redirect = { from: title.text, to: to.text };
    return { ...pageWithTitle(to, store), redirect };
  }
  return pageWithTitle(title, store);
}

function pageWithTitle(title: Title, store: ActionCall["store"]): EditedPage {
  const row = store.pageByTitle(title.ns, title.key);
  const [present] = row ? store.find("revisions", "revid", row["lastrevid"]) : [];
  return { title, ...(row && { row }), ...(present && { present }) };
}

/** Checks the text of an edit in the order of the server. */
function plannedEdit(call: ActionCall, page: EditedPage): Outcome<Edit> {
  const { args } = call;
  const undone = undoneText(call, page);
  if (undone?.kind === "refused") return undone;
  const edited = undone ? ok(undone.value.text) : editedText(args, page.present);
  if (edited.kind === "refused") return edited;
  if (typeof args["md5"] === "string" && args["md5"] !== md5(utf8(sentText(args))))
    return refused("badmd5", "The MD5 hash does not match the text.");
  const later = tagRefusal(call) ?? deletedSince(page, call);
  if (later) return later;
  const resolved = resolvedText(call, edited.value, page.present);
  return resolved.kind === "refused"
    ? resolved
    : completeEdit(call, page, resolved.value, undone?.value);
}

function completeEdit(
  call: ActionCall,
  { title, row, present }: EditedPage,
  resolved: string,
  undone: Undone | undefined,
): Outcome<Edit> {
  const { args, store, caller } = call;
  const { maxarticlesize } = generalFacts(store.site);
  if (typeof maxarticlesize === "number" && utf8(resolved).length > maxarticlesize)
    return refused("contenttoobig", `The text is longer than ${maxarticlesize} bytes.`);
  const contentmodel =
    (argumentText(call, "contentmodel") ?? textOrEmpty(row?.["contentmodel"])) ||
    contentModelOf(title, {}, undefined);
  const contentformat = argumentText(call, "contentformat") ?? formatOf(contentmodel);
  if (contentformat !== formatOf(contentmodel))
    return refused("badformat", `${contentmodel} does not have the format ${contentformat}.`);
  const isNewModel =
    contentmodel !== (present?.["contentmodel"] ?? contentModelOf(title, {}, undefined));
  if (isNewModel && !caller.rights.has("editcontentmodel"))
    return refused("cantchangecontentmodel", "You are not allowed to change content models.");
  const text = savedText(resolved, contentmodel, changeActor(caller), timeOfChange(store));
  if (text === undefined) return refused("invalid-json-data", "The text is not valid JSON.");
  const summary = args["summary"] === undefined && undone ? undone.summary : editSummary(args);
  const automatic = automaticSummary(store.site, present && revisionText(present), {
    text: summary === "" ? resolved.trimEnd() : text,
    contentmodel,
  });
  const history = present ? pageHistory(present["pageid"], store) : [];
  const revert =
    undone?.text.trimEnd() === text
      ? undone.revert
      : manualRevert(history, contentColumns(text, contentmodel).sha1);
  return ok({
    title,
    text,
    contentmodel,
    comment: summary === "" ? automatic.comment : summary,
    minor: args["minor"] === true && caller.rights.has("minoredit") && row !== undefined,
    bot: args["bot"] === true && caller.rights.has("bot"),
    tags: [...new Set([...tagsOf(call), ...automatic.tags, ...(revert ? [revert.tag] : [])])],
    reverted: revert?.revids ?? [],
    autopatrolled: caller.rights.has("autopatrol"),
    watch: watchEffect(call, title),
  });
}

function isWatched({ caller, store }: ActionCall, { title, watch }: Edit): boolean {
  if (watch !== "unchanged") return watch === "watch";
  return store
    .find("watchlist", "owner", caller.name)
    .some((row) => row["ns"] === title.ns && row["title"] === title.text);
}

/** The error of an edit of a page that was deleted since the edit began. */
function deletedSince({ title, row }: EditedPage, call: ActionCall): Refused | undefined {
  const { args, store } = call;
  const start = argumentOrEmpty(call, "starttimestamp");
  if (row || args["recreate"] === true || start === "") return undefined;
  const isLater = store
    .find("logevents", "title", title.text)
    .some(
      ({ type, action, timestamp }) =>
        type === "delete" && action === "delete" && textOrEmpty(timestamp) > start,
    );
  return isLater ? refused("pagedeleted", "The page was deleted during the edit.") : undefined;
}

/** The fields of an edit's response: its revision, or a mark that the page did not change. */
function editFields({ title, row }: EditedPage, saved: WikiRevisionRow | undefined): JsonObject {
  const { pageid, contentmodel } = saved ?? row ?? {};
  return {
    ...(!row && { new: true }),
    result: "Success",
    pageid,
    title: title.text,
    contentmodel,
    ...(saved
      ? { oldrevid: saved.parentid, newrevid: saved.revid, newtimestamp: saved.timestamp }
      : { nochange: true }),
  };
}
