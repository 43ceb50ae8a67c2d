import type { LiveWiki } from "../call/stub-action.js";
import type { Wiki } from "../data/wiki.js";
import { applyChange } from "./apply-change.js";
import type { Changed } from "./effects/changed.js";
import { writeActions } from "./registry.js";
import type { WikiChange } from "./wiki-change.js";

/** The content of a writable wiki at some time. It does not change. */
export interface WikiSnapshot {
  readonly wiki: Wiki;
  /** The changes since the wiki was made, oldest first. */
  readonly changes: readonly WikiChange[];
}

/** A wiki that the actions of a stub change. */
export interface WritableWiki extends LiveWiki {
  /** The content at present. */
  current(): Wiki;
  snapshot(): WikiSnapshot;
  /** Restores the content of a snapshot. Later changes are lost. */
  restore(snapshot: WikiSnapshot): void;
  /** Restores the initial content of the wiki. */
  reset(): void;
}

/**
 * Makes a wiki that a stub can write to: `createParaminfoStub({ wiki: writableWiki(createWiki(…)) })`.
 * The stub then implements the actions that change pages, accounts, lists and files. The time of a
 * change is one second after the previous change. Ids, times and hashes follow from the content and
 * the changes, so that the same requests produce the same wiki. The given wiki is not changed, and
 * several writable wikis share no state.
 */
export function writableWiki(wiki: Wiki): WritableWiki {
  let now: WikiSnapshot = { wiki, changes: [] };
  const commit = (change: WikiChange): Changed => {
    const changed = applyChange(now.wiki, change);
    now = { wiki: changed.wiki, changes: [...now.changes, change] };
    return changed;
  };
  return {
    kind: "live wiki",
    actions: writeActions(commit),
    current: () => now.wiki,
    snapshot: () => now,
    restore(snapshot) {
      now = snapshot;
    },
    reset() {
      now = { wiki, changes: [] };
    },
  };
}
