import { moveModule } from "../../../generated/actions/move.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { namedPage } from "../call/named-page.js";
import { FILE } from "../data/namespaces.js";
import { titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import { redirectText } from "../render/page-source.js";
import { textOrEmpty } from "../values/row.js";
import { reasonOf, refusedFor, talkOf, titleArgument, watchEffect } from "./arguments.js";
import { archivePage } from "./delete.js";
import { isOf, subjectAndTalk } from "./draft.js";
import type { Draft, WatchEffect } from "./draft.js";
import { moveErrors } from "./move-errors.js";
import { check, refuse, unwrap } from "./write-action.js";
import type { WriteAction, WriteCall } from "./write-action.js";

/** The titles of a move. */
interface MoveTitles {
  readonly from: Title;
  readonly to: Title;
}

/** The action `move`. */
export const moveAction: WriteAction = {
  module: moveModule,
  run(call) {
    const from = unwrap(namedPage(call, ["from", "fromid"]));
    if (!hasPage(from, call)) refuse("missingtitle", "The page does not exist.");
    const to = unwrap(titleArgument(call.args["to"], call.store));
    check(refusedFor(moveErrors(from, to, call)));
    if (from.ns === FILE && call.store.find("files", "name", from.key).length > 0)
      refuse("notimplemented", "The stub does not move files.");
    const moveoverredirect = hasPage(to, call);
    movePage({ from, to }, call, watchEffect(call, from, "watchmoves"));
    const move = {
      from: from.text,
      to: to.text,
      reason: reasonOf(call),
      redirectcreated: hasPage(from, call.renewed()),
      moveoverredirect,
      ...moveTalk({ from, to }, call.renewed()),
      ...moveSubpages({ from, to }, call.renewed()),
    };
    return ok({ body: { move } });
  },
};

function hasPage({ ns, key }: Title, { store }: WriteCall): boolean {
  return store.pageByTitle(ns, key) !== undefined;
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
  const { namespaces } = store.site;
  if ([from, to].some(({ ns }) => namespaces.get(ns)?.subpages !== true)) {
    const text = "One of the namespaces does not allow subpages.";
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

function movePage(
  { from, to }: MoveTitles,
  call: WriteCall,
  watch: WatchEffect = "unchanged",
): void {
  const { args, caller } = call;
  const isRedirecting = args["noredirect"] !== true || !caller.rights.has("suppressredirect");
  call.change((draft) => {
    renamePage(draft, { from, to }, isRedirecting);
    draft.watch(from, watch);
    draft.watch(to, watch);
  });
}

/**
 * Moves a page: its revision with a summary alone, the redirect, the logs, the protections of the
 * redirect, and the watchers of both titles.
 */
function renamePage(draft: Draft, { from, to }: MoveTitles, isRedirecting: boolean): void {
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
  // The move is an edit of the account, and the redirect one of the wiki.
  if (!redirect) draft.edits -= 1;
}

function withReason(text: string, reason: string): string {
  return reason === "" ? text : `${text}: ${reason}`;
}

/** Users who watch a page, or its talk page, watch those of another title as well. */
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
