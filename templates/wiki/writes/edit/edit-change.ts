import type { Title } from "../../data/title.js";
import type { ChangeActor } from "../effects/change-actor.js";
import type { WatchEffect } from "../effects/watch-list.js";

/** A revision of a page, which it may create. */
export interface EditChange {
  readonly kind: "edit";
  readonly title: Title;
  readonly text: string;
  readonly contentmodel: string;
  readonly actor: ChangeActor;
  readonly comment: string;
  readonly minor: boolean;
  readonly bot: boolean;
  readonly tags: readonly string[];
  /** Numbers of the revisions that the edit reverts. */
  readonly reverted: readonly number[];
  /** The author need not be watched over. */
  readonly autopatrolled: boolean;
  /** The effect on the author's watch list. */
  readonly watch: WatchEffect;
  /** Only the watch list changes, since the page has the text already. */
  readonly isUnchanged?: true;
}
