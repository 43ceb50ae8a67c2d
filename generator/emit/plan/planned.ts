import type { SchemaShape } from "../../spec/schema/shape.js";
import type { EndpointOperation, ModuleOperation } from "../../spec/model/operation.js";
import type { Content, OpenApiServer, EndpointResponse } from "../../spec/model/exchange.js";
import type { JsonSchema } from "../../spec/schema/json-schema.js";
import type { Origin } from "../../spec/model/parameter.js";
import type {
  ModuleResult,
  RecordShape,
  ResultCondition,
  ResultField,
} from "../../spec/model/result.js";
import type { CatalogueModel, OpenApiModel } from "../../spec/model/spec-model.js";
import type { ResultParts } from "../../spec/model/result-fields.js";
import type { Target } from "../../spec/input.js";
import type { Task } from "./tasks.js";

/** A spec with all identifiers and paths: alternatives by `kind`. */
export type PlannedSpec = PlannedCatalogue | PlannedOpenApi;

/** The names of a spec. */
export interface SpecNames {
  /** The folder below the output folder. */
  readonly folder: string;
  /**
   * The folder with the root modules and their options, if they belong to a different catalogue.
   */
  readonly roots?: string;
  readonly handlers: string;
  readonly createHandler: string;
  readonly createStub: string;
  /** The type of a stub's data. */
  readonly data: string;
  readonly stubOptions: string;
  /** The type of an OpenAPI document's credentials. */
  readonly credentials: string;
  /** The constant of an OpenAPI document's security schemes. */
  readonly security: string;
  /** The function that returns the URL of an OpenAPI document's first server. */
  readonly server: string;
  /** The function that creates an OpenAPI document's client, and the type of its options. */
  readonly createClient: string;
  readonly clientOptions: string;
  /** The constant of an OpenAPI document's validators. */
  readonly validators: string;
  /** The constant of the spec's operations for the runtime. */
  readonly api: string;
  /**
   * The constant of the locations of an OpenAPI document's 64-bit integers, if they are not
   * numbers.
   */
  readonly shapes: string;
}

export interface PlannedCatalogue {
  readonly kind: "catalogue";
  readonly model: CatalogueModel;
  readonly names: SpecNames;
  readonly modules: readonly PlannedModule[];
  /** The parent of the query modules, if the catalogue has it. */
  readonly root?: PlannedModule;
}

export interface PlannedOpenApi {
  readonly kind: "openapi";
  readonly model: OpenApiModel;
  readonly names: SpecNames;
  readonly endpoints: readonly PlannedEndpoint[];
  readonly servers: readonly PlannedServer[];
  /** The named schemas of the document. */
  readonly schemas: readonly PlannedSchema[];
  /** The other schemas of bodies and responses, which were given names. */
  readonly unnamed: readonly UnnamedSchema[];
  /** The schemas of parameters that need a type or a validator and have no name in the document. */
  readonly parameterSchemas: readonly PlannedParameterSchema[];
}

/** A server with its names in generated code. */
export interface PlannedServer {
  readonly server: OpenApiServer;
  readonly names: {
    /** The function that returns the URL. */
    readonly address: string;
    /** The type of the variables. */
    readonly variables: string;
  };
}

/** A schema without a name in the document. */
export interface UnnamedSchema {
  readonly planned: PlannedSchema;
  readonly schema: JsonSchema;
  /** The first operation with it. */
  readonly origin: Origin;
}

/** The identifiers of an operation, and its file without ending. */
export interface OperationNames {
  readonly file: string;
  readonly request: string;
  readonly params: string;
  readonly descriptor: string;
  readonly validate: string;
  readonly parse: string;
}

/** The files that are generated together, with their input. */
export interface Unit {
  /** The code about one operation, about all of them, or about payloads, as emitters have it. */
  readonly part: "operation" | "payload-types" | "spec" | "stub";
  /** If the part is an operation, the spec has only this one. */
  readonly spec: PlannedSpec;
  /** The kinds of code that are generated, with those that they need. */
  readonly targets: readonly Target[];
}

export interface PlannedModule {
  readonly operation: ModuleOperation;
  readonly names: OperationNames;
  /** The identifiers of its file that are not imported from the runtime. */
  readonly identifiers: readonly string[];
  /** The task of the module, if it has one. */
  readonly task?: Task;
  /** Present if the result was learned. */
  readonly result?: PlannedResult;
  /** Present if format version 1 is generated and has other types. */
  readonly version1?: PlannedVersion1;
}

/** The result of a module in format version 1, with its plan. */
export interface PlannedVersion1 {
  readonly result: ModuleResult;
  readonly planned: PlannedResult;
}

/** A module's result with all its names. */
export interface PlannedResult {
  readonly names: ResultNames;
  readonly parts: ResultParts;
  /** The named records. Records with equal fields share a name. */
  readonly records: ReadonlyMap<RecordShape, PlannedRecord>;
}

/** A named record. */
export interface PlannedRecord {
  readonly name: string;
  /** The first field with this record. */
  readonly field: ResultField;
  /** The common conditions of the fields that contain the record. */
  readonly conditions: readonly ResultCondition[];
}

/** The identifiers of a module's result. */
export interface ResultNames {
  readonly result: string;
  readonly row: string;
  readonly rowProps: string;
  /** The fields that values of the selector add in requests with the switch of the row. */
  readonly rowPropsWith: string;
  readonly rowPropsWithout: string;
  /** The union of row fields that depend on other fields' values. */
  readonly rowVariants: string;
  /** The union of page fields that depend on other fields' values. */
  readonly pageVariants: string;
  readonly responsePart: string;
  readonly queryPart: string;
  /** The members of `query` that options add. */
  readonly queryOptions: string;
  readonly pagePart: string;
  readonly generatorPart: string;
  readonly descriptor: string;
}

export interface PlannedEndpoint extends EndpointParts {
  /** The identifiers of its file that are not imported from the runtime. */
  readonly identifiers: readonly string[];
}

/** An endpoint with the names of its parts. */
export interface EndpointParts {
  readonly operation: EndpointOperation;
  readonly names: OperationNames;
  /** The body of requests in each media type; empty if there is none. */
  readonly body: readonly PlannedContent[];
  readonly responses: readonly PlannedResponse[];
  /** The type of a response, as alternatives by status. */
  readonly response: string;
  /** Present if the response is a paged list. */
  readonly pages?: PlannedListPages;
}

/** A response with its types. */
export interface PlannedResponse {
  readonly response: EndpointResponse;
  readonly contents: readonly PlannedContent[];
  /** The type of its headers' values; absent if no header has a schema. */
  readonly headers?: PlannedSchema;
}

/** A body in one media type. */
export interface PlannedContent {
  readonly content: Content;
  /** The type of JSON or of a form, and its validator. Absent for text and bytes. */
  readonly schema?: PlannedSchema;
}

/** The paging of a list. */
export interface PlannedListPages {
  /** The identifier of the iterator. */
  readonly name: string;
  /** The path to the list in a wrapper. */
  readonly at: readonly string[];
  /** The page parameter. */
  readonly page: string;
}

/** A named payload schema. */
export interface PlannedSchema {
  /** The name in the document. */
  readonly name: string;
  readonly type: string;
  readonly validate: string;
}

/** The schema of a parameter. */
export interface PlannedParameterSchema extends PlannedSchema {
  readonly schema: JsonSchema;
  /** The value type, if it is written inline instead of being declared. */
  readonly inline?: SchemaShape;
}

/** Uses the planned root modules from a different catalogue, whose folder contains their code. */
export function replacePlannedRoots(planned: PlannedSpec, other: PlannedSpec): PlannedSpec {
  if (planned.kind !== "catalogue" || other.kind !== "catalogue") return planned;
  const { root: _, ...rest } = planned;
  return {
    ...rest,
    names: { ...planned.names, roots: other.names.folder },
    modules: [
      ...other.modules.filter(isRoot),
      ...planned.modules.filter((module) => !isRoot(module)),
    ],
    ...(other.root && { root: other.root }),
  };
}

function isRoot({ operation }: Pick<PlannedModule, "operation">): boolean {
  return operation.role !== "request";
}

/** The folder with a catalogue's root modules and request options. */
export function rootFolder({ folder, roots = folder }: SpecNames): string {
  return roots;
}

/** The folder for a module's files. */
export function moduleFolder(
  names: SpecNames,
  { operation }: { readonly operation: Pick<ModuleOperation, "role"> },
): string {
  return operation.role === "request" ? names.folder : rootFolder(names);
}
