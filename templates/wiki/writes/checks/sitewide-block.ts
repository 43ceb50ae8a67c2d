import { refused } from "../../../runtime/query-service/outcome.js";
import type { Refused } from "../../../runtime/query-service/outcome.js";
import type { ActionCall } from "../../call/stub-action.js";
import { blockCode, blockInfo, blockOfCaller } from "../../store/caller-block.js";

/** The error of a caller whom a block of the whole wiki keeps from an action (`ApiBase::dieBlocked`). */
export function sitewideBlockRefusal({
  caller,
  store,
}: Pick<ActionCall, "caller" | "store">): Refused | undefined {
  const block = blockOfCaller(caller, store);
  return block && block["partial"] !== true
    ? refused(blockCode(block), "The caller is blocked.", { blockinfo: blockInfo(block) })
    : undefined;
}
