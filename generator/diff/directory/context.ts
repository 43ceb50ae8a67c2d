import type { JsonObject } from "../../json/value.js";

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

/** The location of a schema in a response. */
export interface SchemaScope {
  /** Id of the operation, or `#/…` of the schema. */
  readonly module: string;
  /** Path of the field; empty at the top. */
  readonly path: string;
  /** It is a response as a whole, or an alternative of one. */
  readonly top: boolean;
  readonly context: DirectoryContext;
}
