// Wikis that change: all changes as data, their effect, and the actions that make them.

import type { Wiki } from "../data/wiki.js";
import { applyEdit } from "./edit/apply-edit.js";
import { applyImport } from "./imports/apply-import.js";
import { applyStash } from "./files/apply-stash.js";
import { applyUpload } from "./files/apply-upload.js";
import { applyBlock } from "./blocks/apply-block.js";
import { applyOptions } from "./users/apply-options.js";
import { applyRights } from "./users/apply-rights.js";
import { applyUnblock } from "./blocks/apply-unblock.js";
import { applyWatch } from "./users/apply-watch.js";
import type { Changed } from "./effects/changed.js";
import { applyDelete } from "./pages/apply-delete.js";
import { applyLanguage } from "./pages/apply-language.js";
import { applyMove } from "./moves/apply-move.js";
import { applyProtect } from "./protections/apply-protect.js";
import { applyPurge } from "./pages/apply-purge.js";
import { applyUndelete } from "./pages/apply-undelete.js";
import { applyPatrol } from "./revisions/apply-patrol.js";
import { applyRollback } from "./revisions/apply-rollback.js";
import { applyTag } from "./revisions/apply-tag.js";
import type { WikiChange } from "./wiki-change.js";

/** Applies a change to a wiki, which stays as it is. The change is a second after the wiki's time. */
export function applyChange(wiki: Wiki, change: WikiChange): Changed {
  switch (change.kind) {
    case "delete":
      return applyDelete(wiki, change);
    case "edit":
      return applyEdit(wiki, change);
    case "block":
      return applyBlock(wiki, change);
    case "unblock":
      return applyUnblock(wiki, change);
    case "userrights":
      return applyRights(wiki, change);
    case "options":
      return applyOptions(wiki, change);
    case "watch":
      return applyWatch(wiki, change);
    case "upload":
      return applyUpload(wiki, change);
    case "stash":
      return applyStash(wiki, change);
    case "import":
      return applyImport(wiki, change);
    case "language":
      return applyLanguage(wiki, change);
    case "move":
      return applyMove(wiki, change);
    case "patrol":
      return applyPatrol(wiki, change);
    case "protect":
      return applyProtect(wiki, change);
    case "purge":
      return applyPurge(wiki, change);
    case "rollback":
      return applyRollback(wiki, change);
    case "tag":
      return applyTag(wiki, change);
    case "undelete":
      return applyUndelete(wiki, change);
  }
}
