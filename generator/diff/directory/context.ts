import type { JsonObject } from "../json.js";

/** What a comparison of directories is told. */
export interface DirectoryContext {
  /** Texts for readers are compared too. */
  readonly docs: boolean;
  /** The whole documents, for references. */
  readonly old: JsonObject;
  readonly new: JsonObject;
  /** Old names of schemas to new ones; those that stay lead to themselves. */
  readonly schemaNames: ReadonlyMap<string, string>;
}
