import type { Title } from "../../data/title.js";
import type { ChangeActor } from "../effects/change-actor.js";

/** The target of a block. */
export interface BlockTarget {
  readonly kind: "user" | "ip" | "range";
  /** The name of an account, an address or a range. */
  readonly name: string;
  /** 0 for addresses and ranges. */
  readonly userid: number;
}

/** The restrictions of a partial block. */
export interface BlockLimits {
  readonly pages: readonly Title[];
  readonly namespaces: readonly number[];
  readonly actions: readonly string[];
}

/** The members that all logged changes of an account have. */
export interface AccountChange {
  readonly actor: ChangeActor;
  readonly tags: readonly string[];
  readonly comment: string;
  /** Recent changes mark it as a bot's. */
  readonly bot: boolean;
  /** The author watches the page of the user. */
  readonly watch: boolean;
}

/** A block, which takes the place of an earlier one of the same target. */
export interface BlockChange extends AccountChange {
  readonly kind: "block";
  readonly target: BlockTarget;
  /** ISO 8601, or `infinity`. */
  readonly expiry: string;
  /** The expiry as it was sent. */
  readonly duration: string;
  readonly anononly: boolean;
  readonly nocreate: boolean;
  readonly autoblock: boolean;
  readonly noemail: boolean;
  readonly hidden: boolean;
  readonly allowusertalk: boolean;
  /** Undefined for a block of the whole wiki. */
  readonly limits?: BlockLimits;
}

/** The end of a block. */
export interface UnblockChange extends AccountChange {
  readonly kind: "unblock";
  /** The number of the block. */
  readonly id: number;
}
