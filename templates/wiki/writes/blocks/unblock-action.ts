import { unblockModule } from "../../../../generated/actions/unblock.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty } from "../../call/module-call.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { isSince } from "../../data/wiki-version.js";
import { numberOrZero, textOrEmpty } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import { ownBlockRefusal } from "./block-refusal.js";
import { namedTarget } from "./block-target.js";
import { isBotChange } from "../effects/bot-change.js";
import type { UnblockChange } from "./block-change.js";

/** The action `unblock`. */
export function unblockAction(commit: (change: UnblockChange) => Changed): StubAction {
  return {
    module: unblockModule,
    unsupported: ["watchlistexpiry"],
    run(call) {
      const found = endedBlock(call);
      if (found.kind === "refused") return found;
      const { args, caller, store } = call;
      const { id, user, userid, target } = found.value;
      const comment = argumentOrEmpty(call, "reason");
      const watch = args["watchuser"] === true && target !== "range";
      commit({
        kind: "unblock",
        id: numberOrZero(id),
        actor: changeActor(caller),
        comment,
        tags: argumentList(call, "tags").map(String),
        bot: isBotChange(call),
        watch,
      });
      return ok({
        body: {
          unblock: {
            id: numberOrZero(id),
            user: textOrEmpty(user),
            userid: numberOrZero(userid),
            reason: comment,
            ...(isSince(store.site, "1.43") && { watchuser: watch }),
          },
        },
      });
    },
  };
}

/** The block that a request ends, checked in the order of `ApiUnblock` and `UnblockUser`. */
function endedBlock(call: ActionCall): Outcome<TableRow> {
  const { args, caller, store } = call;
  const { id, user, userid } = args;
  const targets = [id, user, userid].filter((value) => value !== undefined);
  if (targets.length > 1)
    return refused("invalidparammix", "id, user and userid exclude each other.");
  if (targets.length === 0)
    return refused("missingparam", "One of id, user and userid must be given.");
  if (!caller.rights.has("block"))
    return refused("permissiondenied", "The caller may not unblock users.");
  const named = id === undefined ? namedTarget(call) : undefined;
  if (named?.kind === "refused" && named.code === "nosuchuserid") return named;
  const block = named
    ? store.find("blocks", "user", named.kind === "ok" ? named.value.name : String(user))[0]
    : store.find("blocks", "id", Number(id))[0];
  const target = { userid: numberOrZero(block?.["userid"]) };
  const own = ownBlockRefusal(named?.kind === "ok" ? named.value : target, call);
  if (own) return own;
  if (block?.["hidden"] === true && !caller.rights.has("hideuser"))
    return refused("unblock-hideuser", "The caller may not see the user.");
  const wrongTags = tagRefusal(argumentList(call, "tags").map(String), call);
  if (wrongTags) return wrongTags;
  return block ? ok(block) : refused("cantunblock", "There is no such block.");
}
