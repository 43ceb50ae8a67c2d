import type { StubAction } from "../call/stub-action.js";
import { editAction } from "./edit/edit-action.js";
import type { Changed } from "./effects/changed.js";
import { importAction } from "./imports/import-action.js";
import { uploadAction } from "./files/upload-action.js";
import { userActions } from "./users/user-actions.js";
import { deleteAction } from "./pages/delete-action.js";
import { languageAction } from "./pages/language-action.js";
import { moveAction } from "./moves/move-action.js";
import { protectAction } from "./protections/protect-action.js";
import { purgeAction } from "./pages/purge-action.js";
import { undeleteAction } from "./pages/undelete-action.js";
import { patrolAction } from "./revisions/patrol-action.js";
import { rollbackAction } from "./revisions/rollback-action.js";
import { tagAction } from "./revisions/tag-action.js";
import type { WikiChange } from "./wiki-change.js";

/** The actions that change a wiki. Each plans a change, and has it applied by `commit`. */
export function writeActions(commit: (change: WikiChange) => Changed): readonly StubAction[] {
  return [
    deleteAction(commit),
    editAction(commit),
    ...userActions(commit),
    uploadAction(commit),
    importAction(commit),
    languageAction(commit),
    moveAction(commit),
    patrolAction(commit),
    protectAction(commit),
    purgeAction(commit),
    rollbackAction(commit),
    tagAction(commit),
    undeleteAction(commit),
  ];
}
