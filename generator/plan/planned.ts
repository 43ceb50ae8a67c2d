import type { EndpointOperation, ModuleOperation } from "../model/operation.js";
import type { ModuleSelection } from "../model/selection.js";
import type { ModuleResult, RecordShape, ResultCondition, ResultField } from "../model/result.js";
import type { CatalogueModel, DirectoryModel } from "../model/spec-model.js";
import type { ResultParts } from "../model/result-parts.js";

/** A spec whose every identifier and path has been decided: alternatives by `kind`. */
export type PlannedSpec = PlannedCatalogue | PlannedDirectory;

/** Names that hold for a spec as a whole. */
export interface SpecNames {
  /** Below the output folder. */
  readonly folder: string;
  readonly handlers: string;
  readonly createHandler: string;
  readonly createStub: string;
  /** Of the data that a stub is given. */
  readonly data: string;
  readonly stubOptions: string;
  /** The constant that holds the spec's operations as the runtime reads them. */
  readonly api: string;
}

export interface PlannedCatalogue {
  readonly kind: "catalogue";
  readonly model: CatalogueModel;
  readonly names: SpecNames;
  readonly modules: readonly PlannedModule[];
  /** The module that query modules stand below, where it is there. */
  readonly root?: PlannedModule;
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

/** What the files that are about all modules show of one. */
export interface ModuleOutline {
  readonly operation: Pick<ModuleOperation, "path" | "name" | "group" | "role" | "select"> & {
    readonly parameters: readonly { readonly name: string }[];
  };
  readonly names: OperationNames;
  readonly result?: { readonly names: { readonly descriptor: string } };
  readonly version1?: object;
  readonly selection?: { readonly name: string };
}

/** A catalogue without its modules: what the files of each module show of it. */
export interface CatalogueFrame {
  readonly model: Omit<CatalogueModel, "operations">;
  readonly names: SpecNames;
  /** Names of the module that query modules stand below, if the catalogue has it. */
  readonly root?: Pick<PlannedModule, "names"> & {
    readonly result?: Pick<PlannedResult, "names">;
  };
}

/** A catalogue as far as files that are about all of its modules show it. */
export interface OutlinedCatalogue extends CatalogueFrame {
  readonly modules: readonly ModuleOutline[];
}

/** What the files that are made together follow from, as plain data: alternatives by `kind`. */
export type UnitContent =
  | { readonly kind: "module"; readonly module: PlannedModule; readonly catalogue: CatalogueFrame }
  | { readonly kind: "catalogue"; readonly catalogue: OutlinedCatalogue }
  | { readonly kind: "directory"; readonly directory: PlannedDirectory };

export interface PlannedModule {
  readonly operation: ModuleOperation;
  readonly names: OperationNames;
  /** Where a result was learned. */
  readonly result?: PlannedResult;
  /** Where format version 1 writes it differently. */
  readonly version1?: PlannedVersion1;
  /** Where somebody has said which rows a stub answers with. */
  readonly selection?: PlannedSelection;
}

/** Which rows a stub answers with, with the name of the constant that says so. */
export interface PlannedSelection extends ModuleSelection {
  readonly name: string;
}

/** What a module puts into an answer in format version 1, planned like that of version 2. */
export interface PlannedVersion1 {
  readonly result: ModuleResult;
  readonly planned: PlannedResult;
}

/** What a module puts into an answer, with the name of everything that has one. */
export interface PlannedResult {
  readonly names: ResultNames;
  readonly parts: ResultParts;
  /** The records with a name of their own; those with the same fields have the same. */
  readonly records: ReadonlyMap<RecordShape, PlannedRecord>;
}

/** A record with a name of its own. */
export interface PlannedRecord {
  readonly name: string;
  /** The field that it was found at first. */
  readonly field: ResultField;
  /** What holds wherever it is: the conditions of the fields that lead to it. */
  readonly given: readonly ResultCondition[];
}

/** The identifiers of a module's result. */
export interface ResultNames {
  readonly result: string;
  readonly row: string;
  readonly rowProps: string;
  readonly answerPart: string;
  readonly queryPart: string;
  readonly pagePart: string;
  readonly generatorPart: string;
  readonly descriptor: string;
}

export interface PlannedEndpoint {
  readonly operation: EndpointOperation;
  readonly names: OperationNames;
  /** The type of a successful answer, and its validator. */
  readonly payload: PlannedSchema;
  /** Where the answer is a list that comes in pages. */
  readonly pages?: PlannedListPages;
}

/** How the pages of a list are read. */
export interface PlannedListPages {
  /** The identifier of the iterator. */
  readonly name: string;
  /** Names of members that lead to the list, where it is in a wrapper. */
  readonly at: readonly string[];
  /** The parameter that says which page. */
  readonly page: string;
}

/** A named schema of payloads. */
export interface PlannedSchema {
  /** In the document. */
  readonly name: string;
  readonly type: string;
  readonly validate: string;
}
