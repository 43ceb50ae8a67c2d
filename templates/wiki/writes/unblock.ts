import { unblockModule } from "../../../generated/actions/unblock.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { reasonOf, tagRefusal } from "./arguments.js";
import { ownBlockRefusal } from "./block.js";
import type { Draft } from "./draft.js";
import { logUserEntry, namedTarget, userPage } from "./user-target.js";
import type { WriteAction } from "./write-action.js";

/** The action `unblock`. */
export const unblockAction: WriteAction = {
  module: unblockModule,
  run(call) {
    const found = endedBlock(call);
    if (found.kind === "refused") return found;
    const { args } = call;
    const { target, automatic } = found.value;
    const id = numberOrZero(found.value["id"]);
    const isAutomatic = automatic === true;
    const watchuser = args["watchuser"] === true && target !== "range" && !isAutomatic;
    call.change((draft) => endBlock(draft, id, watchuser));
    return ok({
      body: {
        unblock: {
          id,
          user: isAutomatic ? "" : textOrEmpty(found.value["user"]),
          userid: isAutomatic ? 0 : numberOrZero(found.value["userid"]),
          reason: reasonOf(call),
          watchuser,
        },
      },
    });
  },
};

/** The block that a request ends, checked in the order of the server. */
function endedBlock(call: ActionCall): Outcome<TableRow> {
  const { args, caller, store } = call;
  const { id, user, userid } = args;
  const targets = [id, user, userid].filter((value) => value !== undefined);
  if (targets.length > 1)
    return refused("invalidparammix", "id, user and userid cannot be used together.");
  if (targets.length === 0)
    return refused("missingparam", "One of id, user and userid is required.");
  if (!caller.rights.has("block"))
    return refused("permissiondenied", "You are not allowed to unblock users.");
  const named = id === undefined ? namedTarget(call) : undefined;
  if (named?.kind === "refused" && named.code === "nosuchuserid") return named;
  const name = named?.kind === "ok" ? named.value.name : String(user);
  const block = named
    ? store.find("blocks", "user", name).find(({ automatic }) => automatic !== true)
    : store.find("blocks", "id", Number(id))[0];
  const blocked = named?.kind === "ok" ? named.value.userid : numberOrZero(block?.["userid"]);
  const own = ownBlockRefusal(blocked, call);
  if (own) return own;
  if (block?.["hidden"] === true && !caller.rights.has("hideuser"))
    return refused("unblock-hideuser", "You are not allowed to unblock a hidden user.");
  const wrong = tagRefusal(call);
  if (wrong) return wrong;
  return block ? ok(block) : refused("cantunblock", "There is no such block.");
}

function endBlock(draft: Draft, id: number, watch: boolean): void {
  const { blocks, endedblocks = [] } = draft.tables;
  const ended = blocks.filter((row) => row.id === id);
  const [row] = ended;
  draft.put({
    blocks: blocks.filter((each) => each.id !== id),
    endedblocks: [...endedblocks, ...ended],
  });
  // The log does not show the address of an automatic block.
  const name = row?.automatic === true ? `#${id}` : (row?.user ?? "");
  const title = userPage(name, draft.site);
  if (watch) draft.watch(title, "watch");
  logUserEntry(draft, title, { type: "block", action: "unblock", params: {} });
}
