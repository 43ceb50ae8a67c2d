import { moveModule } from "../../../generated/actions/move.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { namedPage } from "../call/named-page.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { redirectText } from "../render/page-source.js";
import { textOrEmpty } from "../values/row.js";
import { reasonOf, refusedFor, talkOf, titleArgument, watchEffect } from "./arguments.js";
import { archivePage } from "./delete.js";
import type { Draft } from "./draft.js";
import { moveErrors } from "./move-errors.js";
import { renameFile } from "./publish-file.js";
import { withWatchersOf } from "./watch-list.js";
import type { WatchEffect } from "./watch-list.js";
import type { WriteAction, WriteCall } from "./write-action.js";
import { FILE } from "../data/namespaces.js";

/** The titles of a move. */
interface MoveTitles {
  readonly from: Title;
  readonly to: Title;
}

/** The action `move`. */
export const moveAction: WriteAction = {
  module: moveModule,
  run(call) {
    const named = moveTitles(call);
    if (named.kind === "refused") return named;
    const titles = named.value;
    const { from, to } = titles;
    const reason = refusedFor(moveErrors(from, to, call));
    if (reason) return reason;
    const moveoverredirect = hasPage(to, call);
    movePage(titles, call, watchEffect(call, from, "watchmoves"));
    return ok({
      body: {
        move: {
          from: from.text,
          to: to.text,
          reason: reasonOf(call),
          redirectcreated: hasPage(from, call.renewed()),
          moveoverredirect,
          ...moveTalk(titles, call.renewed()),
          ...moveSubpages(titles, call.renewed()),
        },
      },
    });
  },
};

function hasPage({ ns, key }: Title, { store }: WriteCall): boolean {
  return store.pageByTitle(ns, key) !== undefined;
}

function moveTitles(call: WriteCall): Outcome<MoveTitles> {
  const from = namedPage(call, ["from", "fromid"]);
  if (from.kind === "refused") return from;
  if (!hasPage(from.value, call)) return refused("missingtitle", "The page does not exist.");
  const to = titleArgument(call.args["to"], call.store);
  return to.kind === "refused" ? to : ok({ from: from.value, to: to.value });
}

/** Moves the talk page. Its errors do not undo the move of the page. */
function moveTalk({ from, to }: MoveTitles, call: WriteCall): JsonObject {
  const { args, store } = call;
  const titles = { from: talkOf(from, store), to: talkOf(to, store) };
  if (args["movetalk"] !== true || titles.from.ns === from.ns || !hasPage(titles.from, call))
    return {};
  const errors = moveErrors(titles.from, titles.to, call);
  if (errors.length > 0) return { "talkmove-errors": shown(errors).errors };
  const talkmoveoverredirect = hasPage(titles.to, call);
  movePage(titles, call);
  return { talkfrom: titles.from.text, talkto: titles.to.text, talkmoveoverredirect };
}

function moveSubpages({ from, to }: MoveTitles, call: WriteCall): JsonObject {
  const { args, store } = call;
  if (args["movesubpages"] !== true) return {};
  const subpages = movePagesBelow({ from, to }, call);
  if (args["movetalk"] !== true) return { subpages };
  const talk = { from: talkOf(from, store), to: talkOf(to, store) };
  return { subpages, "subpages-talk": movePagesBelow(talk, call.renewed()) };
}

function movePagesBelow(
  { from, to }: MoveTitles,
  call: WriteCall,
): readonly JsonObject[] | JsonObject {
  const { store, caller } = call;
  if (!caller.rights.has("move-subpages"))
    return shown([{ code: "cant-move-subpages", text: "You are not allowed to move subpages." }]);
  const flat = [from, to].find(({ ns }) => store.site.namespaces.get(ns)?.subpages !== true);
  if (flat) {
    const name = store.site.namespaces.get(flat.ns)?.name ?? "";
    const text = `The namespace "${name}" does not allow subpages.`;
    return shown([{ code: "namespace-nosubpages", text }]);
  }
  return store
    .rows("pages")
    .filter(({ ns, title }) => ns === from.ns && title !== to.text)
    .map(({ key }) => textOrEmpty(key))
    .filter((key) => key.startsWith(`${from.key}/`))
    .sort()
    .map((key) => {
      const source = titleOf(store.site, from.ns, key);
      const target = titleOf(store.site, to.ns, to.key + key.slice(from.key.length));
      const errors = moveErrors(source, target, call.renewed());
      if (errors.length > 0) return { from: source.text, ...shown(errors) };
      movePage({ from: source, to: target }, call);
      return { from: source.text, to: target.text };
    });
}

function shown(errors: readonly ApiMessage[]): { readonly errors: readonly JsonObject[] } {
  return { errors: errors.map(({ code, text }) => ({ code, text })) };
}

function movePage(titles: MoveTitles, call: WriteCall, watch: WatchEffect = "unchanged"): void {
  const { args, caller } = call;
  const isRedirecting = args["noredirect"] !== true || !caller.rights.has("suppressredirect");
  call.change((draft) => {
    movePageOf(draft, titles, isRedirecting);
    draft.watch(titles.from, watch);
    draft.watch(titles.to, watch);
  });
}

/**
 * Moves a page: its revision with a summary alone, the redirect, the logs, the protections of the
 * redirect, and the watchers of both titles.
 */
function movePageOf(draft: Draft, { from, to }: MoveTitles, isRedirecting: boolean): void {
  const page = draft.existingPage(from);
  const replaced = draft.page(to);
  const { comment: reason, tags } = draft.author;
  draft.put({ watchlist: withWatchersOf(draft.tables.watchlist, from, to, draft.site) });
  if (replaced) replaceRedirect(draft, { from, to });
  const renamed = { ...page, ns: to.ns, title: to.text };
  draft.put({
    pages: draft.tables.pages.map((row) => (row.pageid === page.pageid ? renamed : row)),
  });
  if (from.ns === FILE) renameFile(draft, from, to);
  const notes = [
    ...(replaced ? ["replaced a redirect"] : []),
    ...(isRedirecting ? [] : ["left no redirect"]),
  ];
  const note = notes.length === 0 ? "" : ` (${notes.join(", ")})`;
  const summary = `${draft.author.actor.user} renamed [[${from.text}]] to [[${to.text}]]${note}`;
  const comment = withReason(summary, reason);
  const { revision } = draft.reviseWithSameText(to, comment);
  const redirect =
    isRedirecting && page.contentmodel === "wikitext"
      ? draft.revise({
          title: from,
          text: redirectText(to),
          contentmodel: "wikitext",
          comment,
          tags: [...tags, "mw-new-redirect"],
        })
      : undefined;
  draft.log({
    type: "move",
    action: replaced ? "move_redir" : "move",
    title: from,
    pageid: page.pageid,
    made: revision,
    params: { target_ns: to.ns, target_title: to.text, suppressredirect: !isRedirecting },
  });
  moveProtections(draft, { from, to }, page.pageid, redirect?.page.pageid);
  draft.countEdits(1);
  // The move is an edit of the account, and the redirect one of the wiki.
  if (!redirect) draft.edits -= 1;
}

function withReason(text: string, reason: string): string {
  return reason === "" ? text : `${text}: ${reason}`;
}

/** Deletes the redirect that the move replaces. */
function replaceRedirect(draft: Draft, { from, to }: MoveTitles): void {
  const { pageid } = draft.existingPage(to);
  const comment = `Replaced by the move of [[${from.text}]]`;
  draft.log({ type: "delete", action: "delete_redir", title: to, pageid, comment });
  archivePage(draft, to);
  draft.edits += 1;
}

/** The redirect of a protected page has the same protections. */
function moveProtections(
  draft: Draft,
  { from, to }: MoveTitles,
  pageid: number,
  redirect: number | undefined,
): void {
  const { restrictions } = draft.tables;
  const protections = restrictions.filter((row) => row.pageid === pageid);
  if (protections.length === 0) return;
  const copies =
    redirect === undefined ? [] : protections.map((row) => ({ ...row, pageid: redirect }));
  draft.put({ restrictions: [...restrictions, ...copies] });
  draft.log({
    type: "protect",
    action: "move_prot",
    title: to,
    pageid,
    params: { oldtitle_ns: from.ns, oldtitle_title: from.text },
    comment: withReason(`[[${from.text}]] moved to [[${to.text}]]`, draft.author.comment),
  });
}
