import type { ChangeActor } from "../effects/change-actor.js";

/** A recent change that somebody has checked. */
export interface PatrolChange {
  readonly kind: "patrol";
  readonly rcid: number;
  readonly actor: ChangeActor;
  readonly tags: readonly string[];
  /** If the change is a revert: the numbers of the revisions that it reverts. */
  readonly reverted: readonly number[];
}
