import { unblockModule } from "../../../generated/actions/unblock.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall } from "../call/stub-action.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { reasonOf, tagRefusal } from "./arguments.js";
import { numberedBlock, ownBlockRefusal } from "./block.js";
import { onlyOneRefusal, rightRefusal } from "./checks.js";
import { logUserEntry, namedTarget, userPage } from "./user-target.js";
import type { WriteAction } from "./write-action.js";

/** The action `unblock`. */
export const unblockAction: WriteAction = {
  module: unblockModule,
  run(call) {
    const found = endedBlock(call);
    if (found.kind === "refused") return found;
    const { target } = found.value;
    const id = numberOrZero(found.value["id"]);
    const user = textOrEmpty(found.value["user"]);
    const watchuser = call.args["watchuser"] === true && target !== "range";
    call.change((draft) => {
      const { blocks, endedblocks = [] } = draft.tables;
      const title = userPage(user, draft.site);
      draft.put({
        blocks: blocks.filter((row) => row.id !== id),
        endedblocks: [...endedblocks, ...blocks.filter((row) => row.id === id)],
      });
      if (watchuser) draft.watch(title, "watch");
      logUserEntry(draft, title, { type: "block", action: "unblock", params: { blockId: id } });
    });
    const userid = numberOrZero(found.value["userid"]);
    const watched = watchuser && { watchlistexpiry: null };
    return ok({
      body: { unblock: { id, user, userid, reason: reasonOf(call), watchuser, ...watched } },
    });
  },
};

/** The block that a request ends, checked in the order of the server. */
function endedBlock(call: ActionCall): Outcome<TableRow> {
  const { args, caller, store } = call;
  const wrong =
    onlyOneRefusal(call, ["id", "user", "userid"]) ?? rightRefusal(call, "block", "unblock users");
  if (wrong) return wrong;
  const numbered = args["id"] === undefined ? undefined : numberedBlock(call);
  if (numbered?.kind === "refused") return numbered;
  const named = numbered ? undefined : namedTarget(call);
  if (named?.kind === "refused" && named.code === "nosuchuserid") return named;
  const target = named?.kind === "ok" ? named.value : undefined;
  const [block] = numbered
    ? [numbered.value]
    : store.find("blocks", "user", target?.name ?? String(args["user"]));
  const own = ownBlockRefusal(target?.userid ?? numberOrZero(block?.["userid"]), call);
  if (own) return own;
  if (block?.["hidden"] === true && !caller.rights.has("hideuser"))
    return refused("unblock-hideuser", "You are not allowed to unblock a hidden user.");
  const tagError = tagRefusal(call);
  if (tagError) return tagError;
  return block ? ok(block) : refused("cantunblock", "There is no such block.");
}
