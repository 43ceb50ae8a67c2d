import type { EndpointOperation, ModuleOperation } from "../model/operation.js";
import type { CatalogueModel, DirectoryModel } from "../model/spec-model.js";

/** A spec whose every identifier and path has been decided: alternatives by `kind`. */
export type PlannedSpec = PlannedCatalogue | PlannedDirectory;

/** Names that hold for a spec as a whole. */
export interface SpecNames {
  /** Below the output folder. */
  readonly folder: string;
  readonly handlers: string;
  readonly createHandler: string;
}

export interface PlannedCatalogue {
  readonly kind: "catalogue";
  readonly model: CatalogueModel;
  readonly names: SpecNames;
  readonly modules: readonly PlannedModule[];
}

export interface PlannedDirectory {
  readonly kind: "directory";
  readonly model: DirectoryModel;
  readonly names: SpecNames;
  readonly endpoints: readonly PlannedEndpoint[];
  readonly schemas: readonly PlannedSchema[];
}

/** The identifiers of one operation, and its file without ending. */
export interface OperationNames {
  readonly file: string;
  readonly request: string;
  readonly params: string;
  readonly defaults: string;
  readonly descriptor: string;
  readonly validate: string;
  readonly read: string;
}

export interface PlannedModule {
  readonly operation: ModuleOperation;
  readonly names: OperationNames;
}

export interface PlannedEndpoint {
  readonly operation: EndpointOperation;
  readonly names: OperationNames;
  /** The type of a successful answer, and its validator. */
  readonly payload: PlannedSchema;
}

/** A named schema of payloads. */
export interface PlannedSchema {
  /** In the document. */
  readonly name: string;
  readonly type: string;
  readonly validate: string;
}
