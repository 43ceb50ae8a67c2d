import type { Level } from "../diff/level.js";
import type { Builder } from "../inspect/builder-call.js";
import type { EndpointOperation, ModuleOperation } from "../spec/model/operation.js";
import type { CatalogueModel, OpenApiModel } from "../spec/model/spec-model.js";

/** The data of the page, as JSON in its HTML. */
export interface ExplorerData {
  readonly specs: readonly ExplorerSpec[];
  /** The base URL of the service that serves the page; absent in a file. */
  readonly served?: true;
  /** The origins of the wikis that the page may connect to; absent if there are none. */
  readonly wikis?: readonly string[];
}

/** One spec of the page: alternatives by `kind`. */
export type ExplorerSpec = ExplorerCatalogue | ExplorerOpenApi;

/** A catalogue: its operations are in blocks of their own. */
interface ExplorerCatalogue extends ExplorerFrame {
  readonly kind: "catalogue";
  readonly model: Omit<CatalogueModel, "operations">;
}

/** An OpenAPI document: its operations are in blocks of their own. */
interface ExplorerOpenApi extends ExplorerFrame {
  readonly kind: "openapi";
  readonly model: Omit<OpenApiModel, "operations">;
}

interface ExplorerFrame {
  /** The first segment of URLs. */
  readonly name: string;
  /** The parts in spec order, which are block keys and URL segments. */
  readonly parts: readonly string[];
  /** The builders of generated code, by module path or operation id. */
  readonly builders: Readonly<Record<string, Builder>>;
  /** The import path of the client, which has `bodyAs`. */
  readonly client: string;
  /** The service's path below the page's URL, if the page is served. */
  readonly servedAt?: string;
  /** What came and went since an earlier version, if the page compares two. */
  readonly changes?: ExplorerChanges;
}

/** The differences from an earlier version. */
export interface ExplorerChanges {
  /** The name of the earlier version. */
  readonly base: string;
  readonly changes: readonly ExplorerChange[];
}

/** One finding of `diff`, without its position. */
export interface ExplorerChange {
  readonly rule: string;
  readonly level: Level;
  /** A module's path, an operation's id, or `#/…` for a schema; empty for the spec. */
  readonly module: string;
  readonly parameter?: string;
  readonly value?: string;
  readonly message: string;
}

/** An operation as its block contains it. */
export type ExplorerOperation = ModuleOperation | EndpointOperation;

/** The id of the block of the whole page. */
export const PAGE_BLOCK = "explorer";

/** The id of an operation's block, by spec and operation index. */
export function operationBlockId(spec: number, operation: number): string {
  return `operation-${spec}-${operation}`;
}

/** The id of the block with an OpenAPI document's stub, by spec index. */
export function stubBlockId(spec: number): string {
  return `stub-${spec}`;
}
