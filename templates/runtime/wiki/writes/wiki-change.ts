import type { EditChange } from "./edit/edit-change.js";
import type { StashChange, UploadChange } from "./files/file-change.js";
import type { ImportChange } from "./imports/import-change.js";
import type { BlockChange, UnblockChange } from "./blocks/block-change.js";
import type { OptionsChange, RightsChange, WatchChange } from "./users/user-change.js";

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
  | ImportChange;
