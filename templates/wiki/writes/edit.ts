import { editModule } from "../../../generated/actions/edit.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok } from "../../runtime/query-service/outcome.js";
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
import { changeActor, isOf } from "./draft.js";
import type { Draft } from "./draft.js";
import { editedText, editSummary, resolvedText, sentText, undoneText } from "./edit-text.js";
import { pageHistory, revertedRevisions, withRevertedTags } from "./history.js";
import { automaticSummary, revisionText } from "./summary.js";
import { check, refuse, unwrap } from "./write-action.js";
import type { WriteAction } from "./write-action.js";

/** The page of an edit. */
export interface EditedPage {
  readonly title: Title;
  /** Undefined if the page is missing. */
  readonly row: TableRow | undefined;
  /** Its latest revision. */
  readonly present: TableRow | undefined;
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
}

/** The action `edit`. */
export const editAction: WriteAction = {
  module: editModule,
  unsupported: ["returnto", "returntoanchor", "returntoquery"],
  run(call) {
    const { args, caller, store } = call;
    if (["text", "appendtext", "prependtext", "undo"].every((name) => args[name] === undefined))
      refuse("missingparam", "One of text, appendtext, prependtext and undo is required.");
    const named = unwrap(writablePage(call));
    const title = (args["redirect"] === true && redirectTarget(named, call)) || named;
    const row = store.pageByTitle(title.ns, title.key);
    if (args["createonly"] === true && row) refuse("articleexists", "The page already exists.");
    if (args["nocreate"] === true && !row) refuse("missingtitle", "The page does not exist.");
    check(pageRefusal(["edit"], title, call));
    const present = row && store.find("revisions", "revid", row["lastrevid"])[0];
    const edit = plannedEdit(call, { title, row, present });
    const isUnchanged =
      present?.["content"] === edit.text && present["contentmodel"] === edit.contentmodel;
    const watch = watchEffect(call, title);
    const { saved, isWatched } = call.change(
      (draft) => {
        draft.watch(title, watch);
        const { watchlist } = draft.tables;
        return {
          saved: isUnchanged ? undefined : saveEdit(draft, edit),
          isWatched:
            watch === "watch" ||
            watchlist.some((each) => each.owner === caller.name && isOf(each, title)),
        };
      },
      { comment: argumentOrEmpty(call, "summary") },
    );
    const { pageid, contentmodel } = saved ?? row ?? {};
    const fields: JsonObject = {
      ...(!row && { new: true }),
      result: "Success",
      pageid,
      title: title.text,
      contentmodel,
      ...(saved
        ? { oldrevid: saved.parentid, newrevid: saved.revid, newtimestamp: saved.timestamp }
        : { nochange: true }),
      ...(isWatched && { watched: true }),
    };
    const redirects = title !== named && { redirects: { from: named.text, to: title.text } };
    return ok({ body: { ...redirects, edit: fields } });
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
      params: { oldmodel: before ?? false, newmodel: edit.contentmodel },
      tags: [],
    });
  draft.countEdits(1);
  return revision;
}

/** Saves a revision: its row, the log of new pages, the recent change and tags. */
export function saveRevision(draft: Draft, edit: Edit): WikiRevisionRow {
  const { revision } = draft.revise(edit);
  if (revision.parentid === 0)
    draft.log({
      type: "create",
      action: "create",
      title: edit.title,
      made: revision,
      comment: edit.comment,
      tags: revision.tags,
      unlisted: true,
    });
  // Other reverts are marked once they are patrolled.
  if (draft.author.autopatrolled) draft.tables = withRevertedTags(draft.tables, revision);
  return revision;
}

function redirectTarget({ ns, key }: Title, { store }: ActionCall): Title | undefined {
  const page = store.pageByTitle(ns, key);
  const [target] = page ? store.find("redirects", "pageid", page["pageid"]) : [];
  return target && target["interwiki"] === undefined
    ? titleOf(store.site, numberOrZero(target["ns"]), textOrEmpty(target["key"]))
    : undefined;
}

/** Checks the text of an edit in the order of the server. */
function plannedEdit(call: ActionCall, page: EditedPage): Edit {
  const { args, store, caller } = call;
  const { title, row, present } = page;
  const undone = undoneText(call, page);
  const edited = undone?.text ?? editedText(args, present);
  if (typeof args["md5"] === "string" && args["md5"] !== md5(utf8(sentText(args))))
    refuse("badmd5", "The MD5 hash does not match the text.");
  check(tagRefusal(call));
  if (!row && args["recreate"] !== true) checkDeletion(title, call);
  const resolved = resolvedText(call, edited, present);
  const { maxarticlesize } = generalFacts(store.site);
  if (utf8(resolved).length > Number(maxarticlesize))
    refuse("contenttoobig", `The text is longer than ${Number(maxarticlesize)} bytes.`);
  const usualModel = textOrEmpty(present?.["contentmodel"]) || contentModelOf(title, {}, undefined);
  const contentmodel = argumentText(call, "contentmodel") ?? usualModel;
  const contentformat = argumentText(call, "contentformat") ?? formatOf(contentmodel);
  if (contentformat !== formatOf(contentmodel))
    refuse("badformat", `${contentmodel} does not have the format ${contentformat}.`);
  if (contentmodel !== usualModel && !caller.rights.has("editcontentmodel"))
    refuse("cantchangecontentmodel", "You are not allowed to change content models.");
  const text =
    savedText(resolved, contentmodel, changeActor(caller), timeOfChange(store)) ??
    refuse("invalid-json-data", "The text is not valid JSON.");
  const summary = args["summary"] === undefined && undone ? undone.summary : editSummary(args);
  const automatic = automaticSummary(store.site, present && revisionText(present), {
    text: summary === "" ? resolved.trimEnd() : text,
    contentmodel,
  });
  const history = present ? pageHistory(present["pageid"], store) : [];
  const reverted = revertedRevisions(history, contentColumns(text, contentmodel).sha1);
  const revert = undone ? ["mw-undo"] : reverted ? ["mw-manual-revert"] : [];
  return {
    title,
    text,
    contentmodel,
    comment: summary === "" ? automatic.comment : summary,
    minor: args["minor"] === true && caller.rights.has("minoredit") && row !== undefined,
    bot: args["bot"] === true && caller.rights.has("bot"),
    tags: [...new Set([...tagsOf(call), ...automatic.tags, ...revert])],
  };
}

/** Refuses an edit of a page that was deleted since the edit began. */
function checkDeletion({ text }: Title, call: ActionCall): void {
  const start = argumentText(call, "starttimestamp");
  const isLater = call.store
    .find("logevents", "title", text)
    .some(
      ({ type, action, timestamp }) =>
        start !== undefined &&
        type === "delete" &&
        action === "delete" &&
        textOrEmpty(timestamp) > start,
    );
  if (isLater) refuse("pagedeleted", "The page was deleted during the edit.");
}
