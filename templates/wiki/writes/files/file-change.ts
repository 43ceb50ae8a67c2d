import type { Title } from "../../data/title.js";
import type { ChangeActor } from "../effects/change-actor.js";
import type { FileFacts } from "../../media/facts-type.js";

/** A version of a file that an upload publishes. */
export interface UploadChange {
  readonly kind: "upload";
  readonly title: Title;
  readonly bytes: Uint8Array;
  readonly facts: FileFacts;
  readonly actor: ChangeActor;
  readonly comment: string;
  /** The text of a new page. */
  readonly text: string;
  readonly tags: readonly string[];
  /** Recent changes mark it as a bot's. */
  readonly bot: boolean;
  /** The author watches the file. */
  readonly watch: boolean;
  /** The key of the file in the stash, which it leaves. */
  readonly filekey?: string;
}

/** A file, or the chunks of one that are there, in the stash of an account. */
export interface StashChange {
  readonly kind: "stash";
  readonly owner: ChangeActor;
  readonly filekey: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly facts: FileFacts;
  readonly status: "chunks" | "finished";
  /** The key of the chunks that these take the place of. */
  readonly replaces?: string;
}
