import type { StubAction } from "../../call/stub-action.js";
import type { Changed } from "../effects/changed.js";
import { blockAction } from "../blocks/block-action.js";
import { optionsAction } from "./options-action.js";
import { rightsAction } from "./rights-action.js";
import { unblockAction } from "../blocks/unblock-action.js";
import type { BlockChange, UnblockChange } from "../blocks/block-change.js";
import type { OptionsChange, RightsChange, WatchChange } from "./user-change.js";
import { watchAction } from "./watch-action.js";

type AnyUserChange = BlockChange | UnblockChange | RightsChange | OptionsChange | WatchChange;

/** The actions that change accounts and what belongs to them. */
export function userActions(commit: (change: AnyUserChange) => Changed): readonly StubAction[] {
  return [
    blockAction(commit),
    unblockAction(commit),
    rightsAction(commit),
    optionsAction(commit),
    watchAction(commit),
  ];
}
