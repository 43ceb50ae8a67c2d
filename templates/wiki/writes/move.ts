import { moveModule } from "../../../generated/actions/move.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { namedPage } from "../call/named-page.js";
import { CATEGORY, FILE, USER } from "../data/namespaces.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { redirectText } from "../render/page-source.js";
import { textOrEmpty } from "../values/row.js";
import {
  pageRefusal,
  reasonOf,
  tagRefusal,
  talkOf,
  titleArgument,
  watchEffect,
} from "./arguments.js";
import { archivePage } from "./delete.js";
import { isOf, subjectAndTalk } from "./draft.js";
import type { Draft, WatchEffect } from "./draft.js";
import { renameFile } from "./file-version.js";
import { check, refuse, ruleRefusal, unwrap } from "./refusal.js";
import type { Rule } from "./refusal.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The action `move`. */
export const moveAction: WriteAction = {
  module: moveModule,
  run(call) {
    const from = unwrap(namedPage(call, ["from", "fromid"]));
    if (!hasPage(from, call)) refuse("missingtitle", "The page does not exist.");
    const to = titleArgument(call.args["to"], call.store);
    check(moveRefusal(from, to, call));
    const moveoverredirect = hasPage(to, call);
    movePage(from, to, call, watchEffect(call, from, "watchmoves"));
    const move = {
      from: from.text,
      to: to.text,
      reason: reasonOf(call),
      redirectcreated: hasPage(from, call.renewed()),
      moveoverredirect,
      ...moveTalk(from, to, call.renewed()),
      ...moveSubpages(from, to, call.renewed()),
    };
    return { body: { move } };
  },
};

function hasPage({ ns, key }: Title, { store }: WriteCall): boolean {
  return store.pageByTitle(ns, key) !== undefined;
}

/** Moves the talk page. Its errors do not undo the page move. */
function moveTalk(from: Title, to: Title, call: WriteCall): JsonObject {
  const { args, store } = call;
  const [talk, target] = [talkOf(from, store), talkOf(to, store)];
  if (args["movetalk"] !== true || talk.ns === from.ns || !hasPage(talk, call)) return {};
  const wrong = moveRefusal(talk, target, call);
  if (wrong) return { "talkmove-errors": shown(wrong).errors };
  const talkmoveoverredirect = hasPage(target, call);
  movePage(talk, target, call);
  return { talkfrom: talk.text, talkto: target.text, talkmoveoverredirect };
}

function moveSubpages(from: Title, to: Title, call: WriteCall): JsonObject {
  const { args, store } = call;
  if (args["movesubpages"] !== true) return {};
  const subpages = movePagesBelow(from, to, call);
  if (args["movetalk"] !== true) return { subpages };
  const talks = movePagesBelow(talkOf(from, store), talkOf(to, store), call.renewed());
  return { subpages, "subpages-talk": talks };
}

function movePagesBelow(
  from: Title,
  to: Title,
  call: WriteCall,
): readonly JsonObject[] | JsonObject {
  const { store, caller } = call;
  if (!caller.rights.has("move-subpages"))
    return shown(refused("cant-move-subpages", "You are not allowed to move subpages."));
  const { namespaces } = store.site;
  if ([from, to].some(({ ns }) => namespaces.get(ns)?.subpages !== true))
    return shown(refused("namespace-nosubpages", "A namespace does not allow subpages."));
  return store
    .rows("pages")
    .filter(({ ns, title }) => ns === from.ns && title !== to.text)
    .map(({ key }) => textOrEmpty(key))
    .filter((key) => key.startsWith(`${from.key}/`))
    .sort()
    .map((key) => {
      const source = titleOf(store.site, from.ns, key);
      const target = titleOf(store.site, to.ns, to.key + key.slice(from.key.length));
      const wrong = moveRefusal(source, target, call.renewed());
      if (wrong) return { from: source.text, ...shown(wrong) };
      movePage(source, target, call);
      return { from: source.text, to: target.text };
    });
}

function shown({ code, text }: ApiMessage): { readonly errors: readonly JsonObject[] } {
  return { errors: [{ code, text }] };
}

/** The first error in a move, in the server's order: titles, rights, tags. */
function moveRefusal(from: Title, to: Title, call: WriteCall): Refused | undefined {
  const { rights } = call.caller;
  const isFile = from.ns === FILE && call.store.find("files", "name", from.key).length > 0;
  const isUserPage = to.ns === USER && !to.key.includes("/");
  const denied = "You are not allowed to move pages to this title.";
  return (
    ruleRefusal([
      [from.text === to.text, "selfmove", "The old and the new title are the same."],
      ...takenRules(from, to, call),
      [from.ns < 0, "immobile-source-namespace", "This namespace does not allow moves."],
      [to.ns < 0, "immobile-target-namespace", "Pages cannot be moved to this namespace."],
      [to.key === "", "movepage-invalid-target-title", "The new title is empty."],
      [
        from.ns === FILE && to.ns !== FILE,
        "imagenocrossnamespace",
        "A file cannot be moved to a different namespace.",
      ],
      [
        isFile && to.ns === FILE && endingOf(from) !== endingOf(to),
        "filetypemismatch",
        "The new title must keep the extension of the file.",
      ],
      [
        to.ns === FILE && from.ns !== FILE,
        "nonfile-cannot-move-to-file",
        "Only files can be moved to the file namespace.",
      ],
    ]) ??
    pageRefusal(["move", "edit"], from, call) ??
    ruleRefusal([
      [isUserPage && !rights.has("move-rootuserpages"), "cant-move-to-user-page", denied],
      [
        to.ns === CATEGORY && !rights.has("move-categorypages"),
        "cant-move-to-category-page",
        denied,
      ],
    ]) ??
    pageRefusal(["edit"], to, call) ??
    tagRefusal(call)
  );
}

function endingOf({ key }: Title): string {
  const ending = key.slice(key.lastIndexOf(".") + 1).toLowerCase();
  return ending === "jpeg" ? "jpg" : ending;
}

/** Only redirects to the page with a single revision can be replaced. */
function takenRules(from: Title, to: Title, { store }: WriteCall): readonly Rule[] {
  const target = store.pageByTitle(to.ns, to.key);
  if (!target) return [];
  const { pageid } = target;
  const isSingle = store.find("revisions", "pageid", pageid).length === 1;
  const [redirect] = isSingle ? store.find("redirects", "pageid", pageid) : [];
  const isToPage = [from, to].some(
    ({ ns, key }) => redirect?.["ns"] === ns && redirect["key"] === key,
  );
  const code = redirect ? "redirectexists" : "articleexists";
  return [[!isToPage, code, `The page ${to.text} already exists.`]];
}

function movePage(from: Title, to: Title, call: WriteCall, watch: WatchEffect = "unchanged"): void {
  const { args, caller } = call;
  const isRedirecting = args["noredirect"] !== true || !caller.rights.has("suppressredirect");
  call.change((draft) => {
    renamePage(draft, from, to, isRedirecting);
    draft.watch(from, watch);
    draft.watch(to, watch);
  });
}

/**
 * Moves a page: its revision with a summary, the redirect, the logs, the redirect's protections,
 * and the watchers of both titles.
 */
function renamePage(draft: Draft, from: Title, to: Title, isRedirecting: boolean): void {
  const { pageid, contentmodel } = draft.existingPage(from);
  const replaced = draft.page(to);
  const { comment: reason, tags, actor } = draft.author;
  copyWatchers(draft, from, to);
  if (replaced) {
    const comment = `Replaced by the move of [[${from.text}]]`;
    draft.log({ type: "delete", action: "delete_redir", title: to, comment });
    archivePage(draft, to);
  }
  draft.setPage(pageid, { ns: to.ns, title: to.text });
  if (from.ns === FILE) renameFile(draft, from, to);
  const comment = withReason(`${actor.user} renamed [[${from.text}]] to [[${to.text}]]`, reason);
  const { revision } = draft.reviseWithSameText(to, comment);
  const redirect =
    isRedirecting && contentmodel === "wikitext"
      ? draft.revise({
          title: from,
          text: redirectText(to),
          contentmodel,
          comment,
          tags: [...tags, "mw-new-redirect"],
        })
      : undefined;
  draft.log({
    type: "move",
    action: replaced ? "move_redir" : "move",
    title: from,
    pageid,
    made: revision,
    params: { target_ns: to.ns, target_title: to.text, suppressredirect: !isRedirecting },
  });
  const { restrictions } = draft.tables;
  const protections = restrictions.filter((row) => row.pageid === pageid);
  if (protections.length > 0)
    draft.log({
      type: "protect",
      action: "move_prot",
      title: to,
      params: { oldtitle_ns: from.ns, oldtitle_title: from.text },
      comment: withReason(`[[${from.text}]] moved to [[${to.text}]]`, reason),
    });
  if (redirect) {
    // The redirect has the same protections.
    const copies = protections.map((row) => ({ ...row, pageid: redirect.page.pageid }));
    draft.put({ restrictions: [...restrictions, ...copies] });
  }
  draft.countEdits(1);
  // The account makes the move as an edit, and the wiki makes the redirect.
  if (!redirect) draft.edits -= 1;
}

function withReason(text: string, reason: string): string {
  return reason === "" ? text : `${text}: ${reason}`;
}

/** Users who watch a page or its talk page also watch the pages at the new title. */
export function copyWatchers(draft: Draft, from: Title, to: Title): void {
  const [olds = [], targets = []] = [from, to].map((title) => subjectAndTalk(title, draft.site));
  const copies = draft.tables.watchlist.flatMap((row) => {
    const target = targets[olds.findIndex((old) => isOf(row, old))];
    return target ? [{ ...row, ns: target.ns, title: target.text }] : [];
  });
  const others = draft.tables.watchlist.filter(
    ({ owner, ns, title: text }) =>
      !copies.some((copy) => copy.owner === owner && isOf(copy, { ns, text })),
  );
  draft.put({ watchlist: [...others, ...copies] });
}
