import type { ActionCall } from "../../call/stub-action.js";
import { isLoggedIn } from "../../store/caller.js";
import { directBlocks } from "../../store/caller-block.js";
import { numberOrZero } from "../../values/row.js";
import type { Changed } from "../effects/changed.js";
import type { SpreadChange } from "./block-change.js";

/**
 * Blocks the address of the clients if the caller, who was refused an edit or a move, has a block that
 * asks for it (`User::spreadAnyEditBlock` of MediaWiki 1.39 to 1.45).
 */
export function spreadBlock(
  { caller, store }: Pick<ActionCall, "caller" | "store">,
  commit: (change: SpreadChange) => Changed,
): void {
  if (!isLoggedIn(caller)) return;
  const row = directBlocks(caller, store).find(({ autoblock }) => autoblock === true);
  if (row) commit({ kind: "spread", id: numberOrZero(row["id"]) });
}
