// Generated from spec/schemas/ by `npm run spec-types`. Do not edit.

/**
 * Format version 1 writes a set flag as the empty string and leaves an unset one out; version 2 writes true and false.
 */
export type Flag = "" | true | false;
/**
 * A help text: text or markup, or message keys where `helpformat` is raw. Absent where `helpformat` is none.
 */
export type HelpText =
  | string
  | unknown[]
  | {
      [k: string]: unknown;
    };
/**
 * The name of a type, or the list of allowed values.
 */
export type ParameterType = string | (string | number)[];
export type ParameterOrReference = Reference | OpenApiParameter;
export type SchemaType = "string" | "integer" | "number" | "boolean" | "array" | "object" | "null";
export type ResponseOrReference = Reference | OpenApiResponse;
export type ResultShape = ResultScalar | ResultEnum | ResultList | ResultMap | ResultRecord | ResultUnion;
/**
 * expiry: a timestamp or infinity. namespace: the number of one. unknown: any JSON.
 */
export type ResultScalar =
  | "string"
  | "timestamp"
  | "expiry"
  | "title"
  | "user"
  | "namespace"
  | "integer"
  | "number"
  | "boolean"
  | "null"
  | "unknown";

export interface Specs {
  catalogue?: Catalogue;
  protocol?: Protocol;
  directory?: Directory;
  config?: Config;
  site?: Site;
  result?: Result;
  corrections?: Corrections;
}
/**
 * What a MediaWiki answers to `action=paraminfo&format=json`, in format version 1 or 2. Keys that are not listed are kept and reported.
 */
export interface Catalogue {
  /**
   * For editors; not part of a wiki's answer.
   */
  $schema?: string;
  batchcomplete?: Flag;
  /**
   * Warnings of the request that fetched the catalogue.
   */
  warnings?: {
    [k: string]: unknown;
  };
  paraminfo: ParamInfo;
  [k: string]: unknown;
}
export interface ParamInfo {
  /**
   * none, raw, wikitext or html, as the wiki was asked; or plain: text without markup, as `paramsmith pull --help-texts` writes it.
   */
  helpformat?: string;
  modules: Module[];
  [k: string]: unknown;
}
/**
 * One module: its place in a request and its parameters.
 */
export interface Module {
  /**
   * As a request writes it.
   */
  name: string;
  classname?: string;
  /**
   * `query+<name>` for query modules, `<name>` for actions and formats, `main` for the root.
   */
  path: string;
  /**
   * list, prop, meta, action or format; absent for `main`.
   */
  group?: string;
  /**
   * Stands before every parameter name on the wire; may be empty.
   */
  prefix: string;
  source?: string;
  sourcename?: string;
  licensetag?: string;
  licenselink?: string;
  readrights?: Flag;
  writerights?: Flag;
  mustbeposted?: Flag;
  generator?: Flag;
  deprecated?: Flag;
  internal?: Flag;
  helpurls?: string[];
  description?: HelpText;
  examples?: unknown[];
  parameters: Parameter[];
  /**
   * Parameters whose names have variable parts.
   */
  templatedparameters?: Parameter[];
  /**
   * True or a text: the module takes parameters that the catalogue does not list.
   */
  dynamicparameters?:
    | boolean
    | string
    | unknown[]
    | {
        [k: string]: unknown;
      };
  [k: string]: unknown;
}
/**
 * One parameter, unprefixed.
 */
export interface Parameter {
  /**
   * Position in which the server reads it.
   */
  index?: number;
  name: string;
  type: ParameterType;
  /**
   * Several values are joined with `|`.
   */
  default?: string | number | boolean;
  required?: Flag;
  multi?: Flag;
  /**
   * Values that any caller may give.
   */
  lowlimit?: number;
  /**
   * Values that a caller with high limits may give.
   */
  highlimit?: number;
  /**
   * Which of the two held for whoever asked; tells nothing about the module.
   */
  limit?: number;
  /**
   * Stands for all values, as the sole value.
   */
  allspecifier?: string;
  allowsduplicates?: Flag;
  min?: number;
  max?: number;
  /**
   * The maximum for a caller with high limits.
   */
  highmax?: number;
  enforcerange?: Flag;
  /**
   * Length limit of a string in bytes of UTF-8.
   */
  maxbytes?: number;
  /**
   * Length limit of a string in code points.
   */
  maxchars?: number;
  extranamespaces?: number[];
  subtypes?: string[];
  mustExist?: Flag;
  deprecatedvalues?: string[];
  internalvalues?: string[];
  /**
   * Value to module path.
   */
  submodules?: {
    [k: string]: string;
  };
  /**
   * Stands before the prefix of the chosen submodule.
   */
  submoduleparamprefix?: string;
  /**
   * Variable to the parameter that supplies its values.
   */
  templatevars?: {
    [k: string]: string;
  };
  /**
   * The type of token that the parameter takes.
   */
  tokentype?: string;
  sensitive?: Flag;
  deprecated?: Flag;
  info?: Condition[];
  description?: HelpText;
  [k: string]: unknown;
}
/**
 * A mode or condition under which the parameter applies; its rule is not part of the catalogue.
 */
export interface Condition {
  name: string;
  values?: (string | number)[];
  text?: HelpText;
  [k: string]: unknown;
}
/**
 * What a catalogue leaves open and a request needs.
 */
export interface Protocol {
  $schema?: string;
  /**
   * Root parameters that a built request carries unless told otherwise.
   */
  requestDefaults: {
    [k: string]: string;
  };
  /**
   * The root modules (`main`, `query` and the format), in the form of the catalogue.
   */
  roots: Module[];
  /**
   * Every gap of the source, by a stable name.
   */
  undocumented: {
    [k: string]: Gap;
  };
}
export interface Gap {
  /**
   * The place in the spec or the section of the source.
   */
  about?: string;
  /**
   * What the source does not show.
   */
  unknown: string;
  /**
   * What Paramsmith takes it to be.
   */
  assumed: string;
  /**
   * Why.
   */
  ground: string;
}
/**
 * The subset of OpenAPI 3.1 that describes a directory: read operations with query and path parameters, and JSON answers. A key that is not listed here is a feature outside the subset.
 */
export interface Directory {
  openapi: string;
  $schema?: string;
  jsonSchemaDialect?: string;
  info: Info;
  servers?: Server[];
  tags?: unknown[];
  externalDocs?: {
    [k: string]: unknown;
  };
  paths: {
    [k: string]: PathItem;
  };
  components?: Components;
  /**
   * Accepted and reported: the generated code adds no credentials.
   */
  security?: unknown[];
  /**
   * Every gap of the source, by a stable name.
   */
  "x-undocumented"?: {
    [k: string]: Gap;
  };
  [k: string]: unknown;
}
export interface Info {
  title: string;
  version: string;
  summary?: string;
  description?: string;
  license?: {
    [k: string]: unknown;
  };
  contact?: {
    [k: string]: unknown;
  };
  termsOfService?: string;
  [k: string]: unknown;
}
export interface Server {
  url: string;
  description?: string;
  variables?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface PathItem {
  summary?: string;
  description?: string;
  get?: OpenApiOperation;
  parameters?: ParameterOrReference[];
  [k: string]: unknown;
}
export interface OpenApiOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: unknown[];
  externalDocs?: {
    [k: string]: unknown;
  };
  deprecated?: boolean;
  parameters?: ParameterOrReference[];
  security?: unknown[];
  responses: {
    [k: string]: ResponseOrReference;
  };
  [k: string]: unknown;
}
export interface Reference {
  $ref: string;
  summary?: string;
  description?: string;
  [k: string]: unknown;
}
export interface OpenApiParameter {
  name: string;
  in: "query" | "path" | "header" | "cookie";
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema: OpenApiSchema;
  example?: unknown;
  examples?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * The part of JSON Schema 2020-12 that types and validators are made of.
 */
export interface OpenApiSchema {
  $ref?: string;
  $comment?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  examples?: unknown[];
  example?: unknown;
  type?: SchemaType | [SchemaType, ...SchemaType[]];
  /**
   * @minItems 1
   */
  enum?: [unknown, ...unknown[]];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  /**
   * An annotation; not validated.
   */
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: OpenApiSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: {
    [k: string]: OpenApiSchema;
  };
  required?: string[];
  additionalProperties?: boolean | OpenApiSchema;
  minProperties?: number;
  maxProperties?: number;
  /**
   * @minItems 1
   */
  anyOf?: [OpenApiSchema, ...OpenApiSchema[]];
  /**
   * @minItems 1
   */
  oneOf?: [OpenApiSchema, ...OpenApiSchema[]];
  /**
   * @minItems 1
   */
  allOf?: [OpenApiSchema, ...OpenApiSchema[]];
  /**
   * How a number is written in a payload: `decimal-point` writes 1200 as 1200.0.
   */
  "x-wire-format"?: "decimal-point";
  [k: string]: unknown;
}
export interface OpenApiResponse {
  description: string;
  content?: {
    [k: string]: MediaType;
  };
  [k: string]: unknown;
}
export interface MediaType {
  schema?: OpenApiSchema;
  example?: unknown;
  examples?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
export interface Components {
  schemas?: {
    [k: string]: OpenApiSchema;
  };
  parameters?: {
    [k: string]: ParameterOrReference;
  };
  responses?: {
    [k: string]: ResponseOrReference;
  };
  /**
   * Accepted and reported: the generated code adds no credentials.
   */
  securitySchemes?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
/**
 * paramsmith.config.json: which specs a project has and where their code goes. Paths are relative to the file.
 */
export interface Config {
  $schema?: string;
  /**
   * The folder of generated code. Default: generated.
   */
  out?: string;
  /**
   * How relative imports in generated code end. Default: .js.
   */
  importExtension?: ".js" | ".ts" | "";
  /**
   * @minItems 1
   */
  specs: [SpecEntry, ...SpecEntry[]];
}
export interface SpecEntry {
  /**
   * A catalogue or a directory.
   */
  file: string;
  /**
   * The folder under `out`. Default: the name of the file, or of its folder where the file is called catalogue, openapi, paraminfo, index or api.
   */
  name?: string;
  /**
   * What a catalogue leaves open. Default: protocol.json beside the file, or the one that ships with Paramsmith.
   */
  protocol?: string;
}
/**
 * Facts of a wiki that its catalogue does not state and verdicts depend on, as `paramsmith pull` writes them.
 */
export interface Site {
  $schema?: string;
  /**
   * The software and its version, such as MediaWiki 1.39.17.
   */
  generator: string;
  namespaces: SiteNamespace[];
}
export interface SiteNamespace {
  id: number;
  /**
   * In the language of the wiki; empty for the main namespace.
   */
  name: string;
  /**
   * The name that every wiki understands.
   */
  canonical?: string;
}
/**
 * What a module puts into an answer, as `paramsmith learn` observed it. Observed, not specified.
 */
export interface Result {
  $schema?: string;
  /**
   * The path of the module, such as query+allpages.
   */
  module: string;
  /**
   * The software and versions that were asked, such as MediaWiki 1.39.17.
   *
   * @minItems 1
   */
  servers: [string, ...string[]];
  rows?: ResultRows;
  answer: ResultFields;
  generator?: ResultFields;
}
/**
 * Where the rows are: what a caller loops over.
 */
export interface ResultRows {
  /**
   * Names of fields from the answer down; items of a list on the way are not named: query, pages, revisions.
   */
  at: string[];
  /**
   * A row is an item of the list there, an entry of the map there, or the object there itself.
   */
  kind: "item" | "entry" | "object";
  /**
   * The parameter whose values decide which fields a row has.
   */
  selector?: string;
}
/**
 * By name. `answer` is what the module puts into the answer itself, most have just `query`; `generator` is what it adds to each page when it is the generator.
 */
export interface ResultFields {
  [k: string]: ResultField;
}
export interface ResultField {
  is: ResultShape;
  /**
   * Only some rows have it, even where `when` holds.
   */
  optional?: true;
  /**
   * Parameters of the module, without prefix, that must all hold: true is any value, a list one of its values. Without it the field is there whatever was asked.
   */
  when?: {
    [k: string]: true | [string, ...string[]];
  };
  /**
   * How many rows had it, in the run that saw most.
   */
  seen: number;
  /**
   * The servers that sent it, where those are not all.
   *
   * @minItems 1
   */
  servers?: [string, ...string[]];
  /**
   * A value that a person chose to keep.
   */
  example?:
    | string
    | number
    | boolean
    | unknown[]
    | {
        [k: string]: unknown;
      }
    | null;
  formatversion1?: ResultFormatVersion1;
}
/**
 * One of the values of a parameter of the module.
 */
export interface ResultEnum {
  enumOf: string;
}
export interface ResultList {
  list: ResultShape;
}
/**
 * An object whose keys are data.
 */
export interface ResultMap {
  map: ResultShape;
  /**
   * The empty one is written as an empty list.
   */
  emptyIsList?: true;
}
export interface ResultRecord {
  record: ResultFields;
  /**
   * The empty one is written as an empty list.
   */
  emptyIsList?: true;
}
export interface ResultUnion {
  /**
   * @minItems 2
   */
  anyOf: [ResultShape, ResultShape, ...ResultShape[]];
}
/**
 * What format version 1 writes differently.
 */
export interface ResultFormatVersion1 {
  /**
   * Its name there, such as *.
   */
  name?: string;
  /**
   * Only some rows have it there, even where version 2 always does.
   */
  optional?: true;
  /**
   * flag: an empty string where true, left out where false. map: the items of the list as an object. list: an object as the list of its values.
   */
  as?: "absent" | "flag" | "map" | "list" | "string" | "integer" | "number" | "boolean" | "unknown";
}
/**
 * What people know better than `paramsmith learn` observed. A correction wins.
 */
export interface Corrections {
  $schema?: string;
  corrections: Correction[];
}
/**
 * `field` stands in place of what was observed; without it there is no such field.
 */
export interface Correction {
  /**
   * The path of the module.
   */
  module: string;
  /**
   * Names of fields from the answer down; items of lists and entries of maps on the way are not named.
   *
   * @minItems 1
   */
  at: [string, ...string[]];
  field?: ResultField;
  reason: string;
}
