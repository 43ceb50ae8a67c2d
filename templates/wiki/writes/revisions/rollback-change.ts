import type { EditChange } from "../edit/edit-change.js";

/** The latest edits of a user to a page, taken back. */
export interface RollbackChange {
  readonly kind: "rollback";
  /** The edit that brings back the text; undefined if the text is the same already. */
  readonly edit: EditChange | undefined;
  /** Numbers of the recent changes that it takes back. They become patrolled. */
  readonly rcids: readonly number[];
  /** Those recent changes become ones of a bot. */
  readonly markbot: boolean;
}
