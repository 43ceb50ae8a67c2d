import type { Title } from "../../data/title.js";
import type { ChangeActor } from "../effects/change-actor.js";
import type { WatchEffect } from "../effects/watch-list.js";

/** The deletion of a page. */
export interface DeleteChange {
  readonly kind: "delete";
  readonly title: Title;
  readonly actor: ChangeActor;
  readonly comment: string;
  readonly tags: readonly string[];
  /** The recent changes show a bot. */
  readonly bot: boolean;
  /** The effect on the author's watch list. */
  readonly watch: WatchEffect;
}

/** The restoration of revisions of a title that were deleted. */
export interface UndeleteChange extends Omit<DeleteChange, "kind"> {
  readonly kind: "undelete";
  /** Numbers of the revisions, oldest first. */
  readonly revids: readonly number[];
}
