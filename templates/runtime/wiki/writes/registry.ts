import type { StubAction } from "../call/stub-action.js";
import { editAction } from "./edit/edit-action.js";
import type { Changed } from "./effects/changed.js";
import type { WikiChange } from "./wiki-change.js";

/** The actions that change a wiki. Each plans a change, and has it applied by `commit`. */
export function writeActions(commit: (change: WikiChange) => Changed): readonly StubAction[] {
  return [editAction(commit)];
}
