// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Title } from "../data/title.js";

/** The author of a change, in the columns of tables. */
export interface ChangeActor {
  /** The name of an account, or an address. */
  readonly user: string;
  /** 0 for an address. */
  readonly userid: number;
  readonly anon?: true;
}

/** A change of a wiki, with all that does not follow from the wiki itself. */
export type WikiChange = EditChange;

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
  /** The author need not be watched over. */
  readonly autopatrolled: boolean;
  /** The effect on the author's watch list. */
  readonly watch: "watch" | "unwatch" | "unchanged";
}
