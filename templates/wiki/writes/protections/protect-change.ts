import type { Title } from "../../data/title.js";
import type { ChangeActor } from "../effects/change-actor.js";
import type { WatchEffect } from "../effects/watch-list.js";

/** A level of one kind of protection. */
export interface ProtectionLevel {
  /** `edit`, `move`, `upload` or `create`. */
  readonly type: string;
  /** Empty for none. */
  readonly level: string;
  /** ISO 8601, or `infinity`. */
  readonly expiry: string;
}

/** The protections of a page, or of a title without one. */
export interface ProtectChange {
  readonly kind: "protect";
  readonly title: Title;
  /** All kinds that the title can have: those of the request first, in its order. */
  readonly levels: readonly ProtectionLevel[];
  readonly cascade: boolean;
  readonly actor: ChangeActor;
  readonly comment: string;
  readonly tags: readonly string[];
  /** The recent changes show a bot. */
  readonly bot: boolean;
  /** The effect on the author's watch list. */
  readonly watch: WatchEffect;
  /** Only the watch list changes, since the protections are those already. */
  readonly isUnchanged: boolean;
}
