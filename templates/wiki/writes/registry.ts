import { blockAction } from "./block.js";
import { deleteAction } from "./delete.js";
import { editAction } from "./edit.js";
import { importAction } from "./import.js";
import { languageAction } from "./language.js";
import { moveAction } from "./move.js";
import { optionsAction } from "./options.js";
import { patrolAction } from "./patrol.js";
import { protectAction } from "./protect.js";
import { purgeAction } from "./purge.js";
import { rightsAction } from "./rights.js";
import { rollbackAction } from "./rollback.js";
import { tagAction } from "./tag.js";
import { unblockAction } from "./unblock.js";
import { undeleteAction } from "./undelete.js";
import { uploadAction } from "./upload.js";
import { watchAction } from "./watch.js";
import type { WriteAction } from "./write-action.js";

/** The actions that change a wiki. */
export const writeActions: readonly WriteAction[] = [
  blockAction,
  deleteAction,
  editAction,
  importAction,
  languageAction,
  moveAction,
  optionsAction,
  patrolAction,
  protectAction,
  purgeAction,
  rightsAction,
  rollbackAction,
  tagAction,
  unblockAction,
  undeleteAction,
  uploadAction,
  watchAction,
];
