import type { Title } from "../../data/title.js";
import type { ChangeActor } from "../effects/change-actor.js";
import type { WatchEffect } from "../effects/watch-list.js";

/** Another title of a page. */
export interface MoveChange {
  readonly kind: "move";
  readonly from: Title;
  /** A title without a page, or of a redirect that the move replaces. */
  readonly to: Title;
  readonly actor: ChangeActor;
  readonly comment: string;
  readonly tags: readonly string[];
  /** The old title becomes a redirect. */
  readonly redirect: boolean;
  /** The recent changes show a bot. */
  readonly bot: boolean;
  /** The effect on the author's watch list, for both titles. */
  readonly watch: WatchEffect;
}
