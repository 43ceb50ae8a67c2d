import type { ChangeActor } from "../effects/change-actor.js";
import type { TaggedRows } from "../tags/row-tags.js";

/** Tags that somebody adds to or removes from what was done already. */
export interface TagChange {
  readonly kind: "tag";
  readonly rows: TaggedRows;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The page of the entry of the log. */
  readonly target: { readonly ns: number; readonly title: string; readonly pageid: number };
  /** As the entry shows them: texts if the request does not name them, false for none. */
  readonly named: {
    readonly revid: number | string | false;
    readonly logid: number | string | false;
  };
  readonly initial: readonly string[];
  readonly actor: ChangeActor;
  readonly comment: string;
  /** Tags of the entry itself. */
  readonly tags: readonly string[];
}
