import type { ActionCall } from "../../call/stub-action.js";

/**
 * Whether recent changes mark the log entry of a change as a bot's: that of a caller with the right
 * of a bot, unless the request has `bot=0` (`RecentChange::newLogEntry`).
 */
export function isBotChange({ caller, wire }: Pick<ActionCall, "caller" | "wire">): boolean {
  const sent = wire.get("bot");
  return caller.rights.has("bot") && sent !== "0" && sent !== "";
}
