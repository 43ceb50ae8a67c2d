import { blockModule } from "../../../../generated/actions/block.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty } from "../../call/module-call.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { parseTitle } from "../../data/title.js";
import { isSince } from "../../data/wiki-version.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import { timeOfChange } from "../checks/change-time.js";
import type { Changed } from "../effects/changed.js";
import { blockRefusal, ownBlockRefusal } from "./block-refusal.js";
import { namedTarget } from "./block-target.js";
import type { BlockChange, BlockLimits } from "./block-change.js";
import { isBotChange } from "../effects/bot-change.js";

/** The action `block`. */
export function blockAction(commit: (change: BlockChange) => Changed): StubAction {
  return {
    module: blockModule,
    unsupported: ["id", "newblock", "watchlistexpiry"],
    run(call) {
      const planned = plannedBlock(call);
      if (planned.kind === "refused") return planned;
      const change = planned.value;
      const { wiki } = commit(change);
      const { target } = change;
      const row = wiki.tables.blocks.find(
        ({ user, target: kind }) => user === target.name && kind === target.kind,
      );
      return ok({
        body: {
          block: {
            user: target.name,
            userID: target.userid,
            expiry: change.expiry === "infinity" ? "infinite" : change.expiry,
            id: row?.id ?? 0,
            reason: change.comment,
            anononly: call.args["anononly"] === true,
            nocreate: change.nocreate,
            autoblock: call.args["autoblock"] === true,
            noemail: call.args["noemail"] === true,
            hidename: isSince(call.store.site, "1.43")
              ? change.hidden
              : call.args["hidename"] === true,
            allowusertalk: call.args["allowusertalk"] === true,
            watchuser: call.args["watchuser"] === true,
            partial: call.args["partial"] === true,
            pagerestrictions: sentPages(call),
            namespacerestrictions: sentList(call, "namespacerestrictions"),
          },
        },
      });
    },
  };
}

/** The titles of a partial block in their usual form; null without any. */
function sentPages({ args, store }: ActionCall) {
  const { pagerestrictions } = args;
  if (!Array.isArray(pagerestrictions)) return null;
  return pagerestrictions.map((sent) => {
    const title = parseTitle(store.site, String(sent));
    return title.kind === "title" ? title.text : String(sent);
  });
}

/** A list as it was sent; null without one. */
function sentList({ args }: ActionCall, name: string) {
  const value = args[name];
  if (!Array.isArray(value)) return null;
  return value.map((item) => (typeof item === "number" ? item : String(item)));
}

/** Checks a block in the order of the server, `ApiBlock` and `BlockUser` of MediaWiki 1.39 to 1.45. */
function plannedBlock(call: ActionCall): Outcome<BlockChange> {
  const { args, caller, store } = call;
  // The reader of parameters refuses missing pages, before the action runs.
  const named = limitsOf(call);
  if (named.kind === "refused") return named;
  if (!caller.rights.has("block"))
    return refused("permissiondenied", "The caller may not block users.");
  const found = namedTarget(call);
  if (found.kind === "refused") return found;
  const target = found.value;
  if (args["noemail"] === true && !caller.rights.has("blockemail"))
    return refused("cantblock-email", "The caller may not block users from sending email.");
  if (args["hidename"] === true && target.kind === "user" && !caller.rights.has("hideuser"))
    return refused("permissiondenied", "The caller may not hide users.");
  const own = ownBlockRefusal(target, call);
  if (own) return own;
  const tags = argumentList(call, "tags").map(String);
  const wrongTags = tagRefusal(tags, call);
  if (wrongTags) return wrongTags;
  const isPartial = args["partial"] === true;
  const limits = isPartial ? named.value : undefined;
  const time = timeOfChange(store);
  const sent = argumentOrEmpty(call, "expiry");
  const isTalkFree = isPartial && limits?.namespaces.includes(USER_TALK) !== true;
  const change: BlockChange = {
    kind: "block",
    target,
    actor: changeActor(caller),
    expiry: "infinity",
    duration: sent,
    comment: argumentOrEmpty(call, "reason"),
    anononly: args["anononly"] === true,
    nocreate: args["nocreate"] === true,
    autoblock: args["autoblock"] === true,
    noemail: args["noemail"] === true,
    hidden: args["hidename"] === true && target.kind === "user",
    allowusertalk: args["allowusertalk"] === true,
    ...(limits && { limits }),
    tags,
    bot: isBotChange(call),
    watch: args["watchuser"] === true && target.kind !== "range",
  };
  return blockRefusal(change, isTalkFree, time, call);
}

const USER_TALK = 3;

/** The restrictions of a partial block; pages must exist. */
function limitsOf(call: ActionCall): Outcome<BlockLimits> {
  const { store } = call;
  const pages = argumentList(call, "pagerestrictions").map((text) =>
    parseTitle(store.site, String(text)),
  );
  const titles = pages.flatMap((title) => (title.kind === "title" ? [title] : []));
  const missing = titles.find(({ ns, key }) => !store.pageByTitle(ns, key));
  if (missing) return refused("missingtitle", `The page ${missing.text} does not exist.`);
  return ok({
    pages: titles,
    namespaces: argumentList(call, "namespacerestrictions").map(Number),
    actions: argumentList(call, "actionrestrictions").map(String),
  });
}
