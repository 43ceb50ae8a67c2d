import type { Title } from "../../data/title.js";
import type { ExportedRevision } from "../../export/exported-pages.js";
import type { ChangeActor } from "../effects/change-actor.js";

/** A page of an import, with the title that it gets. */
export interface ImportedPage {
  readonly title: Title;
  readonly revisions: readonly ExportedRevision[];
}

/** Revisions that are added to pages with their times and their authors. */
export interface ImportChange {
  readonly kind: "import";
  readonly pages: readonly ImportedPage[];
  readonly actor: ChangeActor;
  /** The prefix of the names of authors: `en` makes `en>Ann`. */
  readonly prefix: string;
  /** Authors who have an account here have no prefix. */
  readonly assignsKnownUsers: boolean;
  readonly comment: string;
  readonly tags: readonly string[];
  readonly bot: boolean;
}
