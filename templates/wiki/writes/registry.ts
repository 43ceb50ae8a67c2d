import { blockAction } from "./block.js";
import { clearHasMsgAction } from "./clear-has-msg.js";
import { createAccountAction } from "./create-account.js";
import { deleteAction, undeleteAction } from "./delete.js";
import { changeContentModelAction, editAction, stashEditAction } from "./edit.js";
import { emailUserAction } from "./email-user.js";
import { fileRevertAction } from "./file-revert.js";
import { importAction } from "./import.js";
import { languageAction } from "./language.js";
import { manageTagsAction } from "./manage-tags.js";
import { mergeHistoryAction } from "./merge-history.js";
import { moveAction } from "./move.js";
import { optionsAction } from "./options.js";
import { patrolAction } from "./patrol.js";
import { protectAction } from "./protect.js";
import { revisionDeleteAction } from "./revision-delete.js";
import { rightsAction } from "./rights.js";
import { rollbackAction } from "./rollback.js";
import { tagAction } from "./tag.js";
import { unblockAction } from "./unblock.js";
import { uploadAction } from "./upload.js";
import { purgeAction, setNotificationTimestampAction, watchAction } from "./named-pages.js";
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
