// Wikis that change: all changes as data, their effect, and the actions that make them.

import type { Wiki } from "../data/wiki.js";
import { applyEdit } from "./edit/apply-edit.js";
import type { Changed } from "./effects/changed.js";
import type { WikiChange } from "./wiki-change.js";

/** Applies a change to a wiki, which stays as it is. The change is a second after the wiki's time. */
export function applyChange(wiki: Wiki, change: WikiChange): Changed {
  switch (change.kind) {
    case "edit":
      return applyEdit(wiki, change);
  }
}
