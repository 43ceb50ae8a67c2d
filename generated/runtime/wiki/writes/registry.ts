// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { StubAction } from "../call/stub-action.js";
import { editAction } from "./edit/edit-action.js";
import type { Changed } from "./effects/changed.js";
import { importAction } from "./imports/import-action.js";
import { uploadAction } from "./files/upload-action.js";
import { userActions } from "./users/user-actions.js";
import type { WikiChange } from "./wiki-change.js";

/** The actions that change a wiki. Each plans a change, and has it applied by `commit`. */
export function writeActions(commit: (change: WikiChange) => Changed): readonly StubAction[] {
  return [editAction(commit), ...userActions(commit), uploadAction(commit), importAction(commit)];
}
