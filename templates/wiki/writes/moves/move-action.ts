import { moveModule } from "../../../../generated/actions/move.js";
import type { ApiMessage } from "../../../runtime/model/api-message.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome, Refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { parseTitle, titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import { storeOf } from "../../store/store.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import { reasonOf, tagsOf, watchOfArguments } from "../checks/arguments.js";
import { refusedFor } from "../checks/page-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import type { WatchEffect } from "../effects/watch-list.js";
import type { MoveChange } from "./move-change.js";
import { moveErrors } from "./move-errors.js";

type Commit = (change: MoveChange) => Changed;

/** The action `move`, on a wiki to which changes are committed. */
export function moveAction(commit: Commit): StubAction {
  return {
    module: moveModule,
    unsupported: ["watchlistexpiry"],
    run(call) {
      const titles = moveTitles(call);
      if (titles.kind === "refused") return titles;
      const { from, to } = titles.value;
      const reason = refusedFor(moveErrors(from, to, call));
      if (reason) return reason;
      const overRedirect = call.store.pageByTitle(to.ns, to.key) !== undefined;
      const first = moved(from, to, call, commit, watchOfArguments(call, from, "watchmoves"));
      const talk = movedTalk(from, to, first, commit);
      const subpages = movedSubpages(from, to, talk.call, commit);
      return ok({
        body: {
          move: {
            from: from.text,
            to: to.text,
            reason: reasonOf(call),
            redirectcreated: first.store.pageByTitle(from.ns, from.key) !== undefined,
            moveoverredirect: overRedirect,
            ...talk.fields,
            ...subpages,
          },
        },
      });
    },
  };
}

function moveTitles({
  args,
  store,
}: ActionCall): Outcome<{ readonly from: Title; readonly to: Title }> {
  const { from, fromid, to } = args;
  if (from !== undefined && fromid !== undefined)
    return refused("invalidparammix", "from and fromid exclude each other.");
  if (from === undefined && fromid === undefined)
    return refused("missingparam", "One of from and fromid must be given.");
  const source = from === undefined ? pageTitle(fromid, store) : localTitleOf(from, store);
  if (source.kind === "refused") return source;
  if (!store.pageByTitle(source.value.ns, source.value.key))
    return refused("missingtitle", "The page does not exist.");
  const target = localTitleOf(to, store);
  return target.kind === "refused" ? target : ok({ from: source.value, to: target.value });
}

function localTitleOf(text: unknown, { site }: ActionCall["store"]): Outcome<Title> {
  const title = parseTitle(site, String(text));
  return title.kind === "title"
    ? ok(title)
    : refused("invalidtitle", `${JSON.stringify(text)} is no title.`);
}

function pageTitle(id: unknown, store: ActionCall["store"]): Outcome<Title> {
  const page = store.pageById(Number(id));
  return page
    ? ok(titleOf(store.site, numberOrZero(page["ns"]), textOrEmpty(page["key"])))
    : refused("nosuchpageid", `There is no page with the number ${Number(id)}.`);
}

/** Moves a page, and returns the call on the wiki after that. */
function moved(
  from: Title,
  to: Title,
  call: ActionCall,
  commit: Commit,
  watch: WatchEffect = "unchanged",
): ActionCall {
  const { args, caller } = call;
  const { wiki } = commit({
    kind: "move",
    from,
    to,
    actor: changeActor(caller),
    comment: reasonOf(call),
    tags: tagsOf(call),
    redirect: args["noredirect"] !== true || !caller.rights.has("suppressredirect"),
    bot: caller.rights.has("bot"),
    watch,
  });
  return { ...call, store: storeOf(wiki) };
}

interface MovedTalk {
  readonly call: ActionCall;
  readonly fields: JsonObject;
}

/** An error of the talk page does not undo the move. */
function movedTalk(from: Title, to: Title, call: ActionCall, commit: Commit): MovedTalk {
  const { args, store } = call;
  const [talk, target] = [talkOf(from, store), talkOf(to, store)];
  if (args["movetalk"] !== true || from.ns % 2 === 1 || !store.pageByTitle(talk.ns, talk.key))
    return { call, fields: {} };
  const errors = moveErrors(talk, target, call);
  if (errors.length > 0) return { call, fields: { "talkmove-errors": listed(errors) } };
  const over = store.pageByTitle(target.ns, target.key) !== undefined;
  return {
    call: moved(talk, target, call, commit),
    fields: { talkfrom: talk.text, talkto: target.text, talkmoveoverredirect: over },
  };
}

function talkOf({ ns, key }: Title, { site }: ActionCall["store"]): Title {
  return titleOf(site, ns % 2 === 1 ? ns : ns + 1, key);
}

function movedSubpages(from: Title, to: Title, call: ActionCall, commit: Commit): JsonObject {
  const { args, store } = call;
  if (args["movesubpages"] !== true) return {};
  const subject = movedBelow(from, to, call, commit);
  if (args["movetalk"] !== true) return { subpages: subject.rows };
  const talk = movedBelow(talkOf(from, store), talkOf(to, store), subject.call, commit);
  return { subpages: subject.rows, "subpages-talk": talk.rows };
}

interface MovedSubpages {
  readonly call: ActionCall;
  readonly rows: readonly JsonObject[] | JsonObject;
}

function movedBelow(from: Title, to: Title, call: ActionCall, commit: Commit): MovedSubpages {
  const { store, caller } = call;
  const reason = subpagesRefusal(from, to, call);
  if (reason) return { call, rows: { errors: listed([reason]) } };
  const below = store
    .rows("pages")
    .filter(
      ({ ns, key, title }) =>
        ns === from.ns && textOrEmpty(key).startsWith(`${from.key}/`) && title !== to.text,
    )
    .sort((one, other) => (textOrEmpty(one["key"]) < textOrEmpty(other["key"]) ? -1 : 1));
  return below.reduce<{ readonly call: ActionCall; readonly rows: readonly JsonObject[] }>(
    (state, page) => {
      const key = textOrEmpty(page["key"]);
      const source = titleOf(store.site, from.ns, key);
      const target = titleOf(store.site, to.ns, to.key + key.slice(from.key.length));
      const errors = moveErrors(source, target, { ...state.call, caller });
      if (errors.length > 0)
        return {
          call: state.call,
          rows: [...state.rows, { from: source.text, errors: listed(errors) }],
        };
      return {
        call: moved(source, target, state.call, commit),
        rows: [...state.rows, { from: source.text, to: target.text }],
      };
    },
    { call, rows: [] },
  );
}

function subpagesRefusal(
  from: Title,
  to: Title,
  { store, caller }: ActionCall,
): Refused | undefined {
  if (!caller.rights.has("move-subpages"))
    return refused("cant-move-subpages", "The caller may not move subpages.");
  const flat = [from, to].find(({ ns }) => store.site.namespaces.get(ns)?.subpages !== true);
  if (!flat) return undefined;
  const name = store.site.namespaces.get(flat.ns)?.name ?? "";
  return refused("namespace-nosubpages", `The namespace "${name}" cannot have subpages.`);
}

function listed(errors: readonly ApiMessage[]): readonly JsonObject[] {
  return errors.map(({ code, text }) => ({ code, text }));
}
