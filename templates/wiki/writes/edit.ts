import { ruleRefusal } from "../call/rule-refusal.js";
import { changecontentmodelModule } from "../../../generated/actions/changecontentmodel.js";
import { editModule } from "../../../generated/actions/edit.js";
import { stasheditModule } from "../../../generated/actions/stashedit.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { generalFacts } from "../data/site.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { WikiRevisionRow } from "../data/wiki-data.js";
import { formatOf, modelByTitle } from "../tables/plan.js";
import { contentColumns } from "../tables/revision-rows.js";
import { utf8, md5, sha1 } from "../values/bytes.js";
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
import type { Draft, NewRevision } from "./draft.js";
import {
  editedText,
  editSummary,
  mergeLines,
  resolvedText,
  sentText,
  undoneText,
} from "./edit-text.js";
import { pageHistory, revertedRevisions, withRevertedTags } from "./history.js";
import { automaticSummary, revisionText } from "./summary.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction } from "./write-action.js";

/** The page to edit. */
export interface EditedPage {
  readonly title: Title;
  /** Undefined if the page is missing. */
  readonly row: TableRow | undefined;
  /** The latest revision. */
  readonly present: TableRow | undefined;
}

/** The action `edit`. */
export const editAction: WriteAction = {
  module: editModule,
  unsupported: ["returnto", "returntoanchor", "returntoquery"],
  run(call) {
    const { args, caller, store } = call;
    const named = writablePage(call);
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
    return { body: { ...redirects, edit: fields } };
  },
};

/**
 * Saves an edit, counts it, and logs a content model that differs from the previous or default
 * model.
 */
export function saveEdit(draft: Draft, edit: NewRevision): WikiRevisionRow {
  const before = draft.latest(draft.page(edit.title))?.contentmodel;
  const revision = saveRevision(draft, edit);
  if (edit.contentmodel !== (before ?? modelByTitle(edit.title)))
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
function saveRevision(draft: Draft, edit: NewRevision): WikiRevisionRow {
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
  // Other reverts are marked when they are patrolled.
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

/** Checks an edit's text in the server's order. */
function plannedEdit(call: ActionCall, page: EditedPage): NewRevision {
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
  const usualModel = textOrEmpty(present?.["contentmodel"]) || modelByTitle(title);
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

/** Rejects an edit to a page that was deleted after the edit began. */
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

/** The action `changecontentmodel`. */
export const changeContentModelAction: WriteAction = {
  module: changecontentmodelModule,
  run(call) {
    const { args, caller, store } = call;
    const title = writablePage(call);
    const page = store.pageByTitle(title.ns, title.key);
    if (!page) refuse("changecontentmodel-missingtitle", "The page does not exist.");
    const contentmodel = String(args["model"]);
    const before = textOrEmpty(page["contentmodel"]);
    check(rightRefusal(call, "editcontentmodel", "change content models"));
    check(pageRefusal(["edit"], title, call) ?? tagRefusal(call));
    if (contentmodel === before) refuse("nochanges", "The page already has this content model.");
    const [present] = store.find("revisions", "revid", page["lastrevid"]);
    const sent = textOrEmpty(present?.["content"]);
    const text =
      savedText(sent, contentmodel, changeActor(caller), timeOfChange(store)) ??
      refuse("invalid-json-data", "The text is not valid JSON.");
    const reason = argumentOrEmpty(call, "summary");
    const summary = `${caller.name} changed the content model of [[${title.text}]]`;
    const after = { text, contentmodel };
    const automatic = automaticSummary(store.site, present && revisionText(present), after);
    const { revid, logid } = call.change(
      (draft) => {
        const saved = saveRevision(draft, {
          ...after,
          title,
          comment: reason === "" ? summary : `${summary}: ${reason}`,
          minor: false,
          bot: args["bot"] === true && caller.rights.has("bot"),
          tags: [...new Set([...tagsOf(call), ...automatic.tags])],
        });
        // A revision with the same text is not counted as an edit.
        draft.countEdits(text === sent ? 0 : 1);
        const params = { oldmodel: before, newmodel: contentmodel };
        const entry = draft.log({ type: "contentmodel", action: "change", title, params });
        return { revid: saved.revid, logid: entry.logid };
      },
      { comment: reason },
    );
    const result = { result: "Success", title: title.text, pageid: page["pageid"] };
    return { body: { changecontentmodel: { ...result, contentmodel, logid, revid } } };
  },
};

/** The action `stashedit`: stores a text, so that a later request can refer to it by its hash. */
export const stashEditAction: WriteAction = {
  module: stasheditModule,
  checksRules: true,
  run(call) {
    const { args, caller, store } = call;
    if (caller.rights.has("bot")) refuse("botsnotsupported", "Bots cannot stash edits.");
    const { ns, key } = writablePage(call);
    const [model, format] = [String(args["contentmodel"]), String(args["contentformat"])];
    if (format !== formatOf(model))
      refuse("badmodelformat", `${model} does not have the format ${format}.`);
    check(ruleRefusal(call));
    const stashed = store.content(argumentText(call, "stashedtexthash"));
    const text =
      argumentText(call, "text") ??
      (stashed
        ? new TextDecoder().decode(stashed)
        : refuse("missingtext", "There is no text with this hash."));
    const page = store.pageByTitle(ns, key);
    const [present] = page ? store.find("revisions", "revid", page["lastrevid"]) : [];
    const [base] = store.find("revisions", "revid", Number(args["baserevid"]));
    if (present && base?.["pageid"] !== present["pageid"])
      refuse("nosuchrevid", `No revision has the ID ${Number(args["baserevid"])}.`);
    const [before = "", now = ""] = [base, present].map((row) => textOrEmpty(row?.["content"]));
    if (present && mergeLines(before, text, now) === undefined)
      return { body: { stashedit: { status: "editconflict" } } };
    const saved = utf8(text.replaceAll("\r\n", "\n").trimEnd());
    call.change((draft) => draft.keep(saved));
    return { body: { stashedit: { status: "stashed", texthash: sha1(saved) } } };
  },
};
