// Generated from spec/schemas/ by `npm run spec-types`. Do not edit.

/**
 * Format version 1 writes a set flag as the empty string and omits an unset one. Version 2 writes true and false.
 */
export type Flag = "" | true | false;
/**
 * A help text: text or markup, or message keys if `helpformat` is raw. Absent if `helpformat` is none.
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
/**
 * A type of JSON Schema. Other names restrict nothing.
 */
export type SchemaType = string;
export type HeaderOrReference = Reference | OpenApiHeader;
export type RequestBodyOrReference = Reference | RequestBody;
export type ResponseOrReference = Reference | OpenApiResponse;
export type SecuritySchemeOrReference = Reference | SecurityScheme;
/**
 * Accepted findings in a separate file, for diff --ignore.
 */
export type AcceptedEntries = AcceptedEntry[];
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
  accepted?: AcceptedEntries;
  site?: Site;
  result?: Result;
  corrections?: Corrections;
  descriptions?: Descriptions;
  scenario?: Scenario;
}
/**
 * The response of a MediaWiki to `action=paraminfo&format=json`, in format version 1 or 2. Other keys are kept and reported.
 */
export interface Catalogue {
  /**
   * For editors; not part of a wiki's response.
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
   * The requested form: none, raw, wikitext or html; or plain: text without markup, as `paramsmith pull --help-texts` writes it.
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
   * The name in requests.
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
   * The prefix of every parameter name on the wire; may be empty.
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
   * True or a text: the module accepts parameters that the catalogue does not list.
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
   * The number of values that any caller may send.
   */
  lowlimit?: number;
  /**
   * The number of values that a caller with high limits may send.
   */
  highlimit?: number;
  /**
   * The limit that applied to the user of the request. It is not a property of the module.
   */
  limit?: number;
  /**
   * The value that selects all values, if it is the only one.
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
   * The text before the prefix of the selected submodule.
   */
  submoduleparamprefix?: string;
  /**
   * Variable to the parameter that supplies its values.
   */
  templatevars?: {
    [k: string]: string;
  };
  /**
   * The type of token that the parameter requires.
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
 * The parts of the protocol that a request needs and a catalogue does not describe.
 */
export interface Protocol {
  $schema?: string;
  /**
   * Root parameters that built requests contain by default.
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
   * The unknown fact.
   */
  unknown: string;
  /**
   * The assumption of Paramsmith.
   */
  assumed: string;
  /**
   * The reason of the assumption.
   */
  ground: string;
}
/**
 * The structure of OpenAPI 3.1 documents. It accepts keys that it does not list. generator/spec/openapi/features.ts states which keys the generator reads.
 */
export interface Directory {
  openapi: string;
  $schema?: unknown;
  $self?: unknown;
  jsonSchemaDialect?: string;
  info: Info;
  servers?: Server[];
  tags?: Tag[];
  externalDocs?: unknown;
  paths: {
    [k: string]: PathItem;
  };
  webhooks?: unknown;
  components?: Components;
  security?: SecurityRequirement[];
  /**
   * The conventions of the server, which the operations do not describe. Default: plain, the assumptions of the document alone.
   */
  "x-paramsmith-dialect"?: "plain" | "spring-data-rest";
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
  version?: unknown;
  summary?: unknown;
  description?: unknown;
  license?: unknown;
  contact?: unknown;
  termsOfService?: unknown;
  [k: string]: unknown;
}
export interface Server {
  url: string;
  name?: string;
  description?: string;
  variables?: {
    [k: string]: ServerVariable;
  };
  [k: string]: unknown;
}
export interface ServerVariable {
  default: string;
  enum?: string[];
  description?: string;
  [k: string]: unknown;
}
export interface Tag {
  name: string;
  summary?: unknown;
  description?: unknown;
  externalDocs?: unknown;
  parent?: unknown;
  kind?: unknown;
  [k: string]: unknown;
}
export interface PathItem {
  $ref?: string;
  summary?: string;
  description?: string;
  get?: OpenApiOperation;
  put?: OpenApiOperation;
  post?: OpenApiOperation;
  delete?: OpenApiOperation;
  options?: OpenApiOperation;
  head?: OpenApiOperation;
  patch?: OpenApiOperation;
  trace?: OpenApiOperation;
  query?: OpenApiOperation;
  additionalOperations?: unknown;
  servers?: Server[];
  parameters?: ParameterOrReference[];
  [k: string]: unknown;
}
export interface OpenApiOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  externalDocs?: unknown;
  deprecated?: boolean;
  parameters?: ParameterOrReference[];
  requestBody?: RequestBodyOrReference;
  responses?: Responses;
  callbacks?: unknown;
  security?: SecurityRequirement[];
  servers?: Server[];
  /**
   * The property with the version of an item, which the entity tag has instead of the payload, in the dialect spring-data-rest.
   */
  "x-version-property"?: string;
  [k: string]: unknown;
}
export interface Reference {
  $ref: string;
  summary?: unknown;
  description?: unknown;
  [k: string]: unknown;
}
export interface OpenApiParameter {
  name: string;
  in: "query" | "path" | "header" | "cookie" | "querystring";
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  allowEmptyValue?: boolean;
  style?: "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "cookie";
  explode?: boolean;
  allowReserved?: boolean;
  schema?: OpenApiSchema;
  content?: Contents;
  example?: unknown;
  examples?: unknown;
  [k: string]: unknown;
}
/**
 * JSON Schema 2020-12 with OpenAPI's keywords. A boolean schema is written as an object before it is checked.
 */
export interface OpenApiSchema {
  $ref?: string;
  $id?: string;
  $schema?: string;
  $anchor?: string;
  $dynamicRef?: string;
  $dynamicAnchor?: string;
  $vocabulary?: unknown;
  $comment?: unknown;
  $defs?: {
    [k: string]: boolean | OpenApiSchema;
  };
  title?: string;
  description?: string;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  examples?: unknown;
  example?: unknown;
  externalDocs?: unknown;
  xml?: unknown;
  discriminator?: Discriminator;
  type?: SchemaType | [SchemaType, ...SchemaType[]];
  /**
   * @minItems 1
   */
  enum?: [unknown, ...unknown[]];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  contentEncoding?: string;
  contentMediaType?: string;
  contentSchema?: boolean | OpenApiSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: boolean | OpenApiSchema;
  /**
   * @minItems 1
   */
  prefixItems?: [boolean | OpenApiSchema, ...(boolean | OpenApiSchema)[]];
  contains?: boolean | OpenApiSchema;
  minContains?: number;
  maxContains?: number;
  unevaluatedItems?: boolean | OpenApiSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: {
    [k: string]: boolean | OpenApiSchema;
  };
  patternProperties?: {
    [k: string]: boolean | OpenApiSchema;
  };
  propertyNames?: boolean | OpenApiSchema;
  required?: string[];
  dependentRequired?: {
    [k: string]: string[];
  };
  dependentSchemas?: {
    [k: string]: boolean | OpenApiSchema;
  };
  additionalProperties?: boolean | OpenApiSchema;
  unevaluatedProperties?: boolean | OpenApiSchema;
  minProperties?: number;
  maxProperties?: number;
  /**
   * @minItems 1
   */
  anyOf?: [boolean | OpenApiSchema, ...(boolean | OpenApiSchema)[]];
  /**
   * @minItems 1
   */
  oneOf?: [boolean | OpenApiSchema, ...(boolean | OpenApiSchema)[]];
  /**
   * @minItems 1
   */
  allOf?: [boolean | OpenApiSchema, ...(boolean | OpenApiSchema)[]];
  not?: boolean | OpenApiSchema;
  if?: boolean | OpenApiSchema;
  then?: boolean | OpenApiSchema;
  else?: boolean | OpenApiSchema;
  /**
   * How a number is written in a payload: `decimal-point` writes 1200 as 1200.0.
   */
  "x-wire-format"?: "decimal-point";
  [k: string]: unknown;
}
export interface Discriminator {
  propertyName: string;
  mapping?: {
    [k: string]: string;
  };
  defaultMapping?: string;
  [k: string]: unknown;
}
export interface Contents {
  [k: string]: MediaType;
}
export interface MediaType {
  schema?: OpenApiSchema;
  itemSchema?: OpenApiSchema;
  example?: unknown;
  examples?: unknown;
  encoding?: {
    [k: string]: Encoding;
  };
  prefixEncoding?: unknown;
  itemEncoding?: unknown;
  [k: string]: unknown;
}
export interface Encoding {
  contentType?: string;
  headers?: {
    [k: string]: HeaderOrReference;
  };
  style?: "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "cookie";
  explode?: boolean;
  allowReserved?: boolean;
  encoding?: unknown;
  prefixEncoding?: unknown;
  itemEncoding?: unknown;
  [k: string]: unknown;
}
export interface OpenApiHeader {
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  allowEmptyValue?: boolean;
  style?: "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "cookie";
  explode?: boolean;
  allowReserved?: boolean;
  schema?: OpenApiSchema;
  content?: Contents;
  example?: unknown;
  examples?: unknown;
  [k: string]: unknown;
}
export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Contents;
  [k: string]: unknown;
}
export interface Responses {
  [k: string]: ResponseOrReference;
}
export interface OpenApiResponse {
  summary?: string;
  description?: string;
  headers?: {
    [k: string]: HeaderOrReference;
  };
  content?: Contents;
  links?: unknown;
  [k: string]: unknown;
}
export interface SecurityRequirement {
  [k: string]: string[];
}
export interface Components {
  schemas?: {
    [k: string]: OpenApiSchema;
  };
  responses?: {
    [k: string]: ResponseOrReference;
  };
  parameters?: {
    [k: string]: ParameterOrReference;
  };
  requestBodies?: {
    [k: string]: RequestBodyOrReference;
  };
  headers?: {
    [k: string]: HeaderOrReference;
  };
  securitySchemes?: {
    [k: string]: SecuritySchemeOrReference;
  };
  examples?: unknown;
  links?: unknown;
  callbacks?: unknown;
  pathItems?: {
    [k: string]: PathItem;
  };
  mediaTypes?: {
    [k: string]: MediaType;
  };
  [k: string]: unknown;
}
export interface SecurityScheme {
  type: "apiKey" | "http" | "mutualTLS" | "oauth2" | "openIdConnect";
  description?: string;
  name?: string;
  in?: "query" | "header" | "cookie";
  scheme?: string;
  bearerFormat?: string;
  flows?: unknown;
  openIdConnectUrl?: string;
  oauth2MetadataUrl?: string;
  deprecated?: boolean;
  [k: string]: unknown;
}
/**
 * paramsmith.config.json: the specs of a project, and the folder of their code. Paths are relative to the file.
 */
export interface Config {
  $schema?: string;
  /**
   * The folder of generated code. Default: generated.
   */
  out?: string;
  /**
   * The ending of relative imports in generated code. Default: .js.
   */
  importExtension?: ".js" | ".ts" | "";
  /**
   * The source of the runtime in imports of generated code: its copy in the output folder, or the package paramsmith. Default: copy.
   */
  runtime?: "copy" | "package";
  /**
   * The kinds of code that are generated, with the kinds and the files of the runtime that they need. Default: all except stub and schemas.
   *
   * @minItems 1
   */
  targets?: [
    "requests" | "validators" | "reading" | "responses" | "handlers" | "stub" | "schemas",
    ...("requests" | "validators" | "reading" | "responses" | "handlers" | "stub" | "schemas")[]
  ];
  /**
   * @minItems 1
   */
  specs: [SpecEntry, ...SpecEntry[]];
  /**
   * Warnings that generate, check and validate do not report, by their ids.
   */
  acceptedWarnings?: AcceptedEntry[];
  diff?: ReviewSettings;
}
export interface SpecEntry {
  /**
   * A catalogue or a directory. Either this or `files`.
   */
  file?: string;
  /**
   * Catalogues that are combined to one spec.
   *
   * @minItems 2
   */
  files?: [string, string, ...string[]];
  /**
   * The combination of `files`: requests that all of them accept, or requests that any of them accepts.
   */
  combine?: "intersection" | "union";
  /**
   * The folder under `out`. Default: the name of the file, or of its folder if the file is called catalogue, openapi, paraminfo, index or api; for `files`, the value of `combine`.
   */
  name?: string;
  /**
   * The `file` of another catalogue of this configuration. Its root modules (`main`, `query` and the formats) are used for this catalogue, which imports their code. Default: the root modules of this catalogue, or of the protocol.
   */
  roots?: string;
  /**
   * The parts of the protocol that a catalogue does not describe. Default: protocol.json beside the file, or the one that ships with Paramsmith.
   */
  protocol?: string;
  /**
   * The version of MediaWiki whose responses are described, such as 1.45. Default: the version in site.json beside the file, or all versions.
   */
  version?: string;
  /**
   * The format versions whose response types are generated for a catalogue: [2] or [1, 2]. Default: [2]; responses in format version 1 are then unknown.
   */
  formatversion?: (1 | 2)[];
  /**
   * The conventions of a directory's server. Default: x-paramsmith-dialect of the document, or plain.
   */
  dialect?: "plain" | "spring-data-rest";
  /**
   * The type of a directory's integers of the format int64: a number, a bigint, or a string of digits. Default: number.
   */
  int64?: "number" | "bigint" | "text";
  /**
   * The kinds of code that are generated from this spec, instead of those of the project.
   *
   * @minItems 1
   */
  targets?: [
    "requests" | "validators" | "reading" | "responses" | "handlers" | "stub" | "schemas",
    ...("requests" | "validators" | "reading" | "responses" | "handlers" | "stub" | "schemas")[]
  ];
  /**
   * The operations of a directory that are generated, by id, tag or path. `*` matches any text. Default: all.
   */
  include?: {
    operations?: string[];
    tags?: string[];
    paths?: string[];
  };
  /**
   * The operations of a directory that are not generated, by id, tag or path. `*` matches any text. Default: none.
   */
  exclude?: {
    operations?: string[];
    tags?: string[];
    paths?: string[];
  };
  /**
   * Whether a directory is refused if one of its operations cannot be generated. Default: false; such operations are skipped.
   */
  strict?: boolean;
}
export interface AcceptedEntry {
  /**
   * The id of a finding or of a warning, as a report shows it.
   */
  id: string;
  /**
   * The reason why it is accepted.
   */
  reason: string;
  /**
   * The last day on which it is accepted, in UTC, such as 2030-12-31. Default: no end.
   */
  until?: string;
}
/**
 * The settings of diff.
 */
export interface ReviewSettings {
  /**
   * The consumers that reports, exit codes and version steps are for. Default: wire and types.
   *
   * @minItems 1
   */
  audience?: ["wire" | "types" | "validators" | "handlers", ...("wire" | "types" | "validators" | "handlers")[]];
  /**
   * Levels by rule, instead of the level that the rule has for each class of consumers that it affects.
   */
  severities?: {
    [k: string]: "breaking" | "risky" | "info" | "none";
  };
  /**
   * Findings that diff does not report, by their ids.
   */
  accepted?: AcceptedEntry[];
}
/**
 * Facts of a wiki that its catalogue lacks and that verdicts depend on, as `paramsmith pull` writes them.
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
 * The fields that a module adds to a response, as `paramsmith learn` observed them on wikis.
 */
export interface Result {
  $schema?: string;
  /**
   * The path of the module, such as query+allpages.
   */
  module: string;
  /**
   * The observed software and versions, such as MediaWiki 1.39.17.
   *
   * @minItems 1
   */
  servers: [string, ...string[]];
  rows?: ResultRows;
  response: ResultFields;
  generator?: ResultFields;
  /**
   * The forms of responses that are not the object of `response`: the first one whose conditions the request meets applies.
   *
   * @minItems 1
   */
  bodies?: [ResultBody, ...ResultBody[]];
  /**
   * The codes of the errors that servers sent, in alphabetical order. Servers may send others.
   *
   * @minItems 1
   */
  errors?: [ResultError, ...ResultError[]];
}
/**
 * The path of the rows, over which a caller loops.
 */
export interface ResultRows {
  /**
   * The path of the field in the response, without the items of lists: query, pages, revisions.
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
 * Fields by name. `response` contains the fields that the module adds to the response, for most modules only `query`. `generator` contains the fields that it adds to each page when it is the generator.
 */
export interface ResultFields {
  [k: string]: ResultField;
}
export interface ResultField {
  is: ResultShape;
  /**
   * Only some rows have it, even if `when` matches.
   */
  optional?: true;
  when?: ResultConditions;
  /**
   * Texts that were observed, if other fields depend on them. Wikis may have others.
   *
   * @minItems 1
   */
  values?: [string, ...string[]];
  /**
   * All rows that one of these matches have an optional field.
   *
   * @minItems 1
   */
  presentIf?: [ResultPresence, ...ResultPresence[]];
  /**
   * The number of rows with it, in the run with the most.
   */
  seen: number;
  /**
   * The servers that sent it, if not all of them did.
   *
   * @minItems 1
   */
  servers?: [string, ...string[]];
  /**
   * The parts of the field that only some of its servers have: alternatives of its type, and values of its conditions.
   *
   * @minItems 1
   */
  only?: [ResultPartialType | ResultPartialValue, ...(ResultPartialType | ResultPartialValue)[]];
  /**
   * A value that was chosen by hand.
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
   * Whether an empty object is written as an empty list.
   */
  emptyIsList?: true;
}
export interface ResultRecord {
  record: ResultFields;
  /**
   * Whether an empty object is written as an empty list.
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
 * Parameters of the module, without prefix, that must all match: true is any value, a list one of its values. Without `when`, the field does not depend on the request.
 */
export interface ResultConditions {
  [k: string]: true | [string, ...string[]];
}
/**
 * Values of fields beside this one, or of those beside the object that has it (../type), that must all match. false: the field is false or absent.
 */
export interface ResultPresence {
  /**
   * @minItems 1
   */
  [k: string]: [string | boolean, ...(string | boolean)[]];
}
/**
 * A JSON type of the field's values, or of the items of its lists and maps, that only some servers sent.
 */
export interface ResultPartialType {
  type: "string" | "number" | "boolean" | "null" | "array" | "object";
  /**
   * The servers that sent it.
   *
   * @minItems 1
   */
  servers: [string, ...string[]];
}
/**
 * A value in `when` with which only some servers sent the field.
 */
export interface ResultPartialValue {
  parameter: string;
  value: string;
  /**
   * The servers that sent it.
   *
   * @minItems 1
   */
  servers: [string, ...string[]];
}
/**
 * The differences in format version 1.
 */
export interface ResultFormatVersion1 {
  /**
   * Its name there, such as *.
   */
  name?: string;
  /**
   * Only some rows have it in version 1, even if version 2 always has it.
   */
  optional?: true;
  /**
   * flag: an empty string if true, absent if false. map: the items of the list as an object. list: an object as the list of its values. content: a text as the member * of an object.
   */
  as?: "absent" | "flag" | "map" | "list" | "content" | "string" | "integer" | "number" | "boolean" | "unknown";
}
/**
 * A response that is not an object: a list at the top, or a text such as a feed.
 */
export interface ResultBody {
  is: "text" | ResultTuple;
  when?: ResultConditions;
  unless?: ResultConditions;
  /**
   * The number of responses with this form, in the run with the most.
   */
  seen: number;
}
/**
 * A list in which each position has its own shape.
 */
export interface ResultTuple {
  /**
   * @minItems 1
   */
  tuple: [ResultShape, ...ResultShape[]];
}
export interface ResultError {
  code: string;
  /**
   * The servers that sent it, if not all of them did.
   *
   * @minItems 1
   */
  servers?: [string, ...string[]];
}
/**
 * Manual corrections of the results that `paramsmith learn` observed. They take precedence.
 */
export interface Corrections {
  $schema?: string;
  corrections: Correction[];
}
/**
 * `field` replaces the observed field. Without it, the observed field is removed.
 */
export interface Correction {
  /**
   * The path of the module.
   */
  module: string;
  /**
   * The path of the field in the response, without the items of lists and the entries of maps.
   *
   * @minItems 1
   */
  at: [string, ...string[]];
  field?: ResultField;
  reason: string;
}
/**
 * Descriptions of the modules of a catalogue and of its roots. Texts of the catalogue itself take precedence.
 */
export interface Descriptions {
  $schema?: string;
  /**
   * By path, such as query+allpages; the roots are main, query and json.
   */
  modules: {
    [k: string]: DescribedModule;
  };
  /**
   * Fields of rows and pages that mean the same in all modules, by name.
   */
  fields?: {
    /**
     * A sentence or two on one line, with backticks around code.
     */
    [k: string]: string;
  };
}
export interface DescribedModule {
  /**
   * A sentence or two on one line, with backticks around code.
   */
  description: string;
  /**
   * The URL of the module's manual page.
   */
  manual?: string;
  /**
   * By name without prefix, with templated parameters as the catalogue writes them.
   */
  parameters?: {
    [k: string]: string | DescribedParameter;
  };
  /**
   * Fields of the module's rows, and of pages that it describes, by name.
   */
  fields?: {
    /**
     * A sentence or two on one line, with backticks around code.
     */
    [k: string]: string;
  };
}
export interface DescribedParameter {
  /**
   * A sentence or two on one line, with backticks around code.
   */
  description: string;
  /**
   * The values whose names do not explain them.
   */
  values?: {
    /**
     * A sentence or two on one line, with backticks around code.
     */
    [k: string]: string;
  };
}
/**
 * Requests to actions that change a wiki, and requests that undo the changes, for `paramsmith learn --scenario`.
 */
export interface Scenario {
  $schema?: string;
  /**
   * The requests, in order.
   *
   * @minItems 1
   */
  steps: [ScenarioStep, ...ScenarioStep[]];
  /**
   * Requests that undo the changes. They are sent even if a step fails unexpectedly.
   */
  undo?: ScenarioStep[];
}
export interface ScenarioStep {
  /**
   * The session that sends the request. Each name is a session of its own, which begins without a user. Default: a new anonymous session for each request.
   */
  as?: string;
  action: string;
  /**
   * Parameters on the wire. Tokens that are missing are fetched, as the catalogue names their types. ${name.path} is a value of an earlier response, ${run} a text that differs in each run.
   */
  params?: {
    [k: string]: string;
  };
  /**
   * Files by their wire names.
   */
  files?: {
    [k: string]: ScenarioFile;
  };
  /**
   * The name by which later steps refer to the response.
   */
  keep?: string;
  /**
   * The wiki refuses the request.
   */
  fails?: true;
  /**
   * The step is omitted on older versions of MediaWiki.
   */
  since?: string;
}
export interface ScenarioFile {
  name: string;
  base64: string;
}
