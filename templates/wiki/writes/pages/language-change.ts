import type { Title } from "../../data/title.js";
import type { ChangeActor } from "../effects/change-actor.js";

/** Another language of a page. */
export interface LanguageChange {
  readonly kind: "language";
  readonly title: Title;
  /** The code of the language; undefined for that of the wiki. */
  readonly language: string | undefined;
  /** As the log shows them: the wiki's language has `[def]` behind it. */
  readonly shown: { readonly before: string; readonly after: string };
  readonly actor: ChangeActor;
  readonly comment: string;
  readonly tags: readonly string[];
  /** The recent changes show a bot. */
  readonly bot: boolean;
}
