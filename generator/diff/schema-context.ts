import type { UnknownObject } from "../base/json.js";

/** The context of a comparison of OpenAPI documents. */
export interface OpenApiContext {
  /** True if texts for readers are compared. */
  readonly docs: boolean;
  /** The complete documents, for references. */
  readonly old: UnknownObject;
  readonly new: UnknownObject;
  /** Maps the old names of schemas to new ones. Unchanged names are included. */
  readonly schemaNames: ReadonlyMap<string, string>;
}

/** The values that a schema is about: those of requests or those of responses. */
export type ValueDirection = "request" | "response";

/** The location of a schema in a request or a response. */
export interface SchemaScope {
  /** The id of the operation, or `#/…` of the schema. */
  readonly module: string;
  /** The path of the field; empty for the schema itself. */
  readonly path: string;
  /** True for a complete response or an alternative of one. */
  readonly top: boolean;
  readonly context: OpenApiContext;
  /** Default: responses. */
  readonly direction?: ValueDirection;
}
