import type { EditChange } from "./edit/edit-change.js";
import type { StashChange, UploadChange } from "./files/file-change.js";
import type { ImportChange } from "./imports/import-change.js";
import type { BlockChange, UnblockChange } from "./blocks/block-change.js";
import type { OptionsChange, RightsChange, WatchChange } from "./users/user-change.js";
import type { DeleteChange, UndeleteChange } from "./pages/delete-change.js";
import type { LanguageChange } from "./pages/language-change.js";
import type { MoveChange } from "./moves/move-change.js";
import type { ProtectChange } from "./protections/protect-change.js";
import type { PurgeChange } from "./pages/purge-change.js";
import type { PatrolChange } from "./revisions/patrol-change.js";
import type { RollbackChange } from "./revisions/rollback-change.js";
import type { TagChange } from "./revisions/tag-change.js";

/** A change of a wiki, with all that does not follow from the wiki itself. */
export type WikiChange =
  | EditChange
  | BlockChange
  | UnblockChange
  | RightsChange
  | OptionsChange
  | WatchChange
  | UploadChange
  | StashChange
  | ImportChange
  | DeleteChange
  | LanguageChange
  | MoveChange
  | PatrolChange
  | ProtectChange
  | PurgeChange
  | RollbackChange
  | TagChange
  | UndeleteChange;
