import type { Title } from "../../data/title.js";
import type { AccountChange } from "../blocks/block-change.js";
import type { ChangeActor } from "../effects/change-actor.js";

/** A change of the groups of an account. */
export interface RightsChange extends AccountChange {
  readonly kind: "userrights";
  readonly user: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Of added groups: ISO 8601, or `infinity`. */
  readonly expiries: Readonly<Record<string, string>>;
}

/** A change of the preferences of an account. */
export interface OptionsChange {
  readonly kind: "options";
  readonly user: string;
  /** The options that lose their values before others are set. */
  readonly reset: readonly string[];
  /** New values by name; null is the default. */
  readonly set: Readonly<Record<string, string | null>>;
}

/** A change of a watch list. */
export interface WatchChange {
  readonly kind: "watch";
  readonly actor: ChangeActor;
  readonly titles: readonly Title[];
  readonly unwatch: boolean;
  /** ISO 8601, or `infinity`. Undefined if titles keep what they have. */
  readonly expiry?: string;
}
