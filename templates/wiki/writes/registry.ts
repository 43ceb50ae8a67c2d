import { clearHasMsgAction, createAccountAction, emailUserAction } from "./account.js";
import { blockAction, unblockAction } from "./block.js";
import { deleteAction, undeleteAction } from "./delete.js";
import { changeContentModelAction, editAction, stashEditAction } from "./edit.js";
import { fileRevertAction } from "./file-version.js";
import { importAction } from "./import.js";
import { languageAction } from "./language.js";
import { mergeHistoryAction } from "./merge-history.js";
import { moveAction } from "./move.js";
import { purgeAction, setNotificationTimestampAction, watchAction } from "./named-pages.js";
import { optionsAction } from "./options.js";
import { patrolAction } from "./patrol.js";
import { protectAction } from "./protect.js";
import { revisionDeleteAction } from "./revision-delete.js";
import { rightsAction } from "./rights.js";
import { rollbackAction } from "./rollback.js";
import { tagAction, manageTagsAction } from "./tag.js";
import { uploadAction } from "./upload.js";
import type { WriteAction } from "./write-action.js";

/** The actions that change a wiki. */
export const writeActions: readonly WriteAction[] = [
  blockAction,
  changeContentModelAction,
  clearHasMsgAction,
  createAccountAction,
  deleteAction,
  editAction,
  emailUserAction,
  fileRevertAction,
  importAction,
  languageAction,
  manageTagsAction,
  mergeHistoryAction,
  moveAction,
  optionsAction,
  patrolAction,
  protectAction,
  purgeAction,
  revisionDeleteAction,
  rightsAction,
  rollbackAction,
  setNotificationTimestampAction,
  stashEditAction,
  tagAction,
  unblockAction,
  undeleteAction,
  uploadAction,
  watchAction,
];
