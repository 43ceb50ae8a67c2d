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
/**
 * The rows of the stub's store in the response of a module, with their filters, order and limit. Observed, not specified.
 */
export type Selection = SelectionRows | SelectionPageRows | SelectionPages | SelectionOwn;
/**
 * A condition on the request.
 */
export type SelectionGuard =
  | SelectionIsGiven
  | SelectionIsAbsent
  | SelectionIsFilled
  | SelectionHasValue
  | SelectionHasSeveral
  | SelectionIsUntitled
  | SelectionIsUnlike
  | SelectionIsAbout
  | SelectionIsAboutRevisions
  | SelectionIsGenerator
  | SelectionFollowsRedirects
  | SelectionIsLoggedIn
  | SelectionHasRight
  | SelectionIsSince
  | SelectionIsNot
  | SelectionIsAnyOf
  | SelectionIsAllOf;
/**
 * A parameter of the module, without its prefix.
 */
export type SelectionParameter = string;
/**
 * A value of the parameter that is named beside it.
 */
export type SelectionArgument = string | number | boolean | null;
/**
 * A version of MediaWiki, such as 1.43.
 */
export type SelectionVersion = string;
/**
 * A table of the store. wiki.schema.json lists them.
 */
export type SelectionTable = string;
/**
 * A condition on a row.
 */
export type SelectionCondition =
  | SelectionColumnIs
  | SelectionColumnIsnt
  | SelectionColumnNamed
  | SelectionIsAmong
  | SelectionInRange
  | SelectionIsVisible
  | SelectionBound
  | SelectionCompared
  | SelectionNamedPage
  | SelectionCases
  | SelectionWhere
  | SelectionSome
  | SelectionNone
  | SelectionExists;
/**
 * A column of the rows, or of a related row: page.title.
 */
export type SelectionColumn = string;
/**
 * This value, or one of these.
 */
export type SelectionValue = SelectionScalar | SelectionScalar[];
/**
 * The value that a column is compared with. null matches an absent column.
 */
export type SelectionScalar = string | number | boolean | null;
/**
 * A field of the module's rows.
 */
export type SelectionField = string;
/**
 * The comparison of a column with an argument. Of several arguments, one must match. from, to: bounds in the direction of the order. min, max: bounds in any direction. starts: the column begins with the argument. contains: the column's text contains it. has: the column is a list with it. grants: the column is a list of groups, one of which has it as a right. grants all: the same, and any row if all users have the right. link: the column, an index of URLs, begins with that of the argument. title: the row's title (columns ns and key) is equal to it. title starts, title from, title to: the beginning and the bounds of titles.
 */
export type SelectionTest =
  | "is"
  | "isnt"
  | "from"
  | "to"
  | "min"
  | "max"
  | "starts"
  | "contains"
  | "has"
  | "grants"
  | "grants all"
  | "link"
  | "title"
  | "title starts"
  | "title from"
  | "title to";
/**
 * A stored column of the other table.
 */
export type SelectionOtherColumn = string;
/**
 * A column to order by.
 */
export type SelectionOrderTerm = SelectionColumn | SelectionGuardedTerm | SelectionLiteral;
/**
 * A value of the parameter that is named beside it, as text.
 */
export type SelectionArgumentText = string;
/**
 * The continuation of the module: from columns of the next row, or after a number of rows. Default: `continue` and the columns of the order.
 */
export type SelectionContinue = SelectionContinueAt | SelectionContinueBound | SelectionContinueAfter;
/**
 * The page of a generator's row. It is a page by the number in a column (default: pageid), in the order of the rows or of the numbers; the pages of revisions; or a title, in the columns ns and key, or of the page whose number is in the column.
 */
export type SelectionPagesBy = SelectionPagesByTitle | SelectionPagesByNumber;
/**
 * The name of a function of the stub that renders rows.
 */
export type SelectionShow = string;
/**
 * The name of a function of the stub that implements modules.
 */
export type SelectionFunction = string;

export interface Specs {
  catalogue?: Catalogue;
  protocol?: Protocol;
  directory?: Directory;
  config?: Config;
  accepted?: AcceptedEntries;
  site?: Site;
  result?: Result;
  corrections?: Corrections;
  selection?: Selection;
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
 * The structure of OpenAPI 3.1 documents. It accepts keys that it does not list. generator/check/directory/features.ts states which keys the generator reads.
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
   * The kinds of code that are generated, with the kinds and the files of the runtime that they need. Default: all except schemas; of a catalogue, also without stub.
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
 * A module of the group list: rows of a table.
 */
export interface SelectionRows {
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
  /**
   * Requests that the server refuses although each parameter is valid. The first one that applies.
   */
  refuse?: SelectionRefusal[];
  /**
   * Warnings of the server. All that apply.
   */
  warn?: SelectionWarning[];
  kind: "rows";
  from: SelectionTable;
  /**
   * Replacements and additions for some requests. All that apply, in this order.
   */
  variants?: SelectionVariant[];
  /**
   * If one of these holds, the module returns nothing, not even an error.
   */
  silent?: SelectionGuard[];
  show?: SelectionShow;
  /**
   * All of them must hold. Those of a variant are added.
   */
  where?: SelectionCondition[];
  join?: SelectionJoin;
  /**
   * One row for each value of these columns.
   */
  distinct?: SelectionColumn[];
  /**
   * The columns that rows are ordered by.
   */
  order?: SelectionOrderTerm[];
  direction?: SelectionDirection;
  limit?: SelectionParameter;
  limits?: SelectionLimits;
  /**
   * The number of rows without the parameter.
   */
  otherwise?: number;
  weight?: SelectionColumn;
  continue?: SelectionContinue;
  pages?: SelectionPagesBy;
  /**
   * By field: the column of the field, if it has another name.
   */
  columns?: {
    [k: string]: SelectionColumn;
  };
  /**
   * Optional fields that are also present if they are false.
   */
  falses?: SelectionField[];
  /**
   * Fields that are absent, such as those of newer versions. Those of a variant are added.
   */
  without?: SelectionField[];
  /**
   * Fields that a mark hides, by the mark, if they differ from those that it usually hides.
   */
  veils?: {
    [k: string]: string[];
  };
  /**
   * Whether a generator also sends its own position, so that the next request is about the same pages.
   */
  position?: true;
  groups?: SelectionGroups;
}
/**
 * A request that the server refuses although each parameter is valid.
 */
export interface SelectionRefusal {
  when: SelectionGuard[];
  code: string;
  /**
   * The text of the message, written for Paramsmith.
   */
  text: string;
  /**
   * Whether the server has added the warnings of the selection before it refuses the request.
   */
  late?: boolean;
}
/**
 * The request has the parameter, also with an empty list.
 */
export interface SelectionIsGiven {
  given: SelectionParameter;
}
/**
 * The request does not have the parameter.
 */
export interface SelectionIsAbsent {
  absent: SelectionParameter;
}
/**
 * The request has a value for the parameter, or it has a default.
 */
export interface SelectionIsFilled {
  filled: SelectionParameter;
}
export interface SelectionHasValue {
  param: SelectionParameter;
  /**
   * The argument, or one of several, is one of these.
   */
  is: SelectionArgument[];
}
/**
 * The argument has more than one value.
 */
export interface SelectionHasSeveral {
  several: SelectionParameter;
}
/**
 * The argument is not a title of this wiki.
 */
export interface SelectionIsUntitled {
  untitled: SelectionParameter;
}
export interface SelectionIsUnlike {
  param: SelectionParameter;
  /**
   * The argument is a text without this form. revision: a number, or prev, next or cur.
   */
  unlike: "nothing" | "number" | "hexadecimal" | "sha1" | "sha1 in base 36" | "revision";
}
export interface SelectionIsAbout {
  /**
   * The request is about several pages, pages of several namespaces, or pages of several names.
   */
  pages: "none" | "one" | "several" | "several existing" | "several namespaces" | "several keys";
  /**
   * Only pages of this namespace count.
   */
  namespace?: number;
}
export interface SelectionIsAboutRevisions {
  /**
   * The request is about revisions: any revisions, existing ones, deleted ones, or more than one existing revision.
   */
  revids: "any" | "live" | "deleted" | "several live";
}
export interface SelectionIsGenerator {
  generator: boolean;
}
export interface SelectionFollowsRedirects {
  redirects: boolean;
}
export interface SelectionIsLoggedIn {
  loggedIn: boolean;
}
export interface SelectionHasRight {
  /**
   * The caller has the right.
   */
  right: string;
}
/**
 * The wiki is of this version of MediaWiki or a newer one; with not, of an older one.
 */
export interface SelectionIsSince {
  since: SelectionVersion;
}
export interface SelectionIsNot {
  not: SelectionGuard;
}
export interface SelectionIsAnyOf {
  anyOf: SelectionGuard[];
}
export interface SelectionIsAllOf {
  allOf: SelectionGuard[];
}
/**
 * A warning of the server although each parameter is valid.
 */
export interface SelectionWarning {
  when: SelectionGuard[];
  code: string;
  /**
   * The text of the message, written for Paramsmith.
   */
  text: string;
  /**
   * The deprecated feature, as the server logs it.
   */
  feature?: string;
}
/**
 * Applies if all of its preconditions hold.
 */
export interface SelectionVariant {
  /**
   * All of them must hold.
   */
  when: SelectionGuard[];
  from?: SelectionTable;
  /**
   * All of them must hold. Those of a variant are added.
   */
  where?: SelectionCondition[];
  join?: SelectionJoin;
  /**
   * One row for each value of these columns.
   */
  distinct?: SelectionColumn[];
  /**
   * The columns that rows are ordered by.
   */
  order?: SelectionOrderTerm[];
  direction?: SelectionDirection;
  limit?: SelectionParameter;
  limits?: SelectionLimits;
  /**
   * The number of rows without the parameter.
   */
  otherwise?: number;
  weight?: SelectionColumn;
  continue?: SelectionContinue;
  pages?: SelectionPagesBy;
  /**
   * By field: the column of the field, if it has another name.
   */
  columns?: {
    [k: string]: SelectionColumn;
  };
  /**
   * Optional fields that are also present if they are false.
   */
  falses?: SelectionField[];
  /**
   * Fields that are absent, such as those of newer versions. Those of a variant are added.
   */
  without?: SelectionField[];
  /**
   * Fields that a mark hides, by the mark, if they differ from those that it usually hides.
   */
  veils?: {
    [k: string]: string[];
  };
  /**
   * Whether a generator also sends its own position, so that the next request is about the same pages.
   */
  position?: true;
}
export interface SelectionColumnIs {
  column: SelectionColumn;
  is: SelectionValue;
}
export interface SelectionColumnIsnt {
  column: SelectionColumn;
  isnt: SelectionValue;
}
/**
 * The column is a revision that the request is about.
 */
export interface SelectionColumnNamed {
  column: SelectionColumn;
  named: "revids" | "deletedrevids";
}
/**
 * The row's title (columns ns and key) is that of a page that the request is about.
 */
export interface SelectionIsAmong {
  among: "pages";
}
/**
 * The argument is an IP address or a range, and the row's range, from the column first to the column last, includes it or is within it. Other arguments are refused with the code. A range with fewer common bits than least is refused with cidrtoobroad.
 */
export interface SelectionInRange {
  param: SelectionParameter;
  test: "around" | "within";
  first: SelectionColumn;
  last: SelectionColumn;
  code: string;
  least: SelectionLeast;
}
export interface SelectionLeast {
  v4: number;
  v6: number;
}
/**
 * The caller may see this field of the row.
 */
export interface SelectionIsVisible {
  visible: SelectionField;
}
/**
 * The argument is the value of a column in one of these tables. The columns of that row, in order, are a bound of this row's columns. The request is refused with the code if there is no such row.
 */
export interface SelectionBound {
  param: SelectionParameter;
  test: "from" | "to";
  columns: SelectionColumn[];
  of: SelectionBoundOf;
  code: string;
}
export interface SelectionBoundOf {
  tables: SelectionTable[];
  key: string;
}
/**
 * The comparison of the argument with the column. It holds if the argument is absent.
 */
export interface SelectionCompared {
  param: SelectionParameter;
  column: SelectionColumn;
  test?: SelectionTest;
  /**
   * Names of users are compared in the form of the server, and texts as the hexadecimal form of their bytes.
   */
  as?: "user" | "lower case" | "bytes" | "bytes in upper case" | "hexadecimal";
  /**
   * If the column is a key: the namespace of the title that the argument is a part of. Default: that of the parameter namespace. If the test is title: the only namespace that titles may have.
   */
  namespace?: number;
  /**
   * If the test is title: the code of the warning for each argument that is not such a title.
   */
  warn?: string;
}
/**
 * The row has the title (columns ns and key) of the page in the parameter title or pageid. Pages of other namespaces are refused with the code.
 */
export interface SelectionNamedPage {
  page: SelectionNamedPageOf;
}
export interface SelectionNamedPageOf {
  namespace: number;
  code: string;
}
/**
 * The condition of each value of the argument. Other values have none.
 */
export interface SelectionCases {
  param: SelectionParameter;
  cases: {
    [k: string]: SelectionCondition[];
  };
}
export interface SelectionWhere {
  when: SelectionGuard[];
  demand: SelectionCondition[];
}
export interface SelectionSome {
  some: SelectionCondition[];
}
export interface SelectionNone {
  none: SelectionCondition[];
}
/**
 * There is a row of another table whose columns (left) are those of this row (right).
 */
export interface SelectionExists {
  exists: SelectionTable;
  /**
   * By column of that table: the equal column of this row.
   */
  on: {
    [k: string]: SelectionColumn;
  };
  where?: SelectionCondition[];
}
/**
 * Joins each row with its related rows of another table, before any condition.
 */
export interface SelectionJoin {
  table: SelectionTable;
  on: SelectionJoinOn;
  /**
   * The columns that are added.
   */
  columns: SelectionOtherColumn[];
  /**
   * Whether rows without a related row remain, without those columns.
   */
  outer?: boolean;
}
/**
 * A column of the other table that is equal to a column of this row.
 */
export interface SelectionJoinOn {
  theirs: SelectionOtherColumn;
  ours: SelectionColumn;
}
export interface SelectionGuardedTerm {
  column: SelectionColumn;
  /**
   * The direction of this column, which the direction of the order does not change.
   */
  always?: "up" | "down";
  by?: SelectionParameter;
  /**
   * The form of the column in `continue`. Other values are refused.
   */
  form?: "number" | "hexadecimal";
  /**
   * The preconditions of this column. Use them only if the server omits the column from continue too.
   */
  when?: SelectionGuard[];
}
/**
 * A word in `continue` that has no effect on the order.
 */
export interface SelectionLiteral {
  literal: string;
}
/**
 * The parameter that reverses the order, and the values with this effect.
 */
export interface SelectionDirection {
  param: SelectionParameter;
  down: SelectionArgumentText[];
}
/**
 * The number of rows, if the catalogue does not contain it.
 */
export interface SelectionLimits {
  /**
   * The value of max, which no user may exceed.
   */
  most: number;
  /**
   * The value of max for users with high limits.
   */
  high: number;
}
export interface SelectionContinueAt {
  param?: SelectionParameter;
  columns?: SelectionOrderTerm[];
  /**
   * Texts are written with %7C for | and %25 for %.
   */
  escaped?: true;
  /**
   * Whether it is one column, which is a number in the response.
   */
  number?: true;
}
export interface SelectionContinueBound {
  param: SelectionParameter;
  columns: SelectionOrderTerm[];
  /**
   * Whether the parameter is also one of the conditions.
   */
  bound: true;
}
export interface SelectionContinueAfter {
  param: SelectionParameter;
  by: "count";
}
export interface SelectionPagesByTitle {
  by: "title";
  column?: SelectionColumn;
}
export interface SelectionPagesByNumber {
  by: "row" | "pageid" | "revid";
  column?: SelectionColumn;
}
/**
 * Groups of rows, each of which is returned as one row with a list.
 */
export interface SelectionGroups {
  /**
   * Rows with equal values of these columns are a group, at the position of its first row.
   */
  by: SelectionColumn[];
  list: SelectionField;
}
/**
 * A module of the group prop that adds a list to each page: rows that belong to the page.
 */
export interface SelectionPageRows {
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
  /**
   * Requests that the server refuses although each parameter is valid. The first one that applies.
   */
  refuse?: SelectionRefusal[];
  /**
   * Warnings of the server. All that apply.
   */
  warn?: SelectionWarning[];
  kind: "rows of pages";
  from: SelectionTable;
  /**
   * Replacements and additions for some requests. All that apply, in this order.
   */
  variants?: SelectionVariant[];
  /**
   * If one of these holds, the module returns nothing, not even an error.
   */
  silent?: SelectionGuard[];
  show?: SelectionShow;
  /**
   * The relation of a row to its page: by the page's number in the column pageid, or by its title in the columns ns and key.
   */
  belongs: "pageid" | "title";
  /**
   * Only pages of this namespace have rows.
   */
  namespace?: number;
  /**
   * All of them must hold. Those of a variant are added.
   */
  where?: SelectionCondition[];
  join?: SelectionJoin;
  /**
   * One row for each value of these columns.
   */
  distinct?: SelectionColumn[];
  /**
   * The columns that rows are ordered by.
   */
  order?: SelectionOrderTerm[];
  direction?: SelectionDirection;
  limit?: SelectionParameter;
  limits?: SelectionLimits;
  /**
   * The number of rows without the parameter.
   */
  otherwise?: number;
  weight?: SelectionColumn;
  continue?: SelectionContinue;
  pages?: SelectionPagesBy;
  /**
   * By field: the column of the field, if it has another name.
   */
  columns?: {
    [k: string]: SelectionColumn;
  };
  /**
   * Optional fields that are also present if they are false.
   */
  falses?: SelectionField[];
  /**
   * Fields that are absent, such as those of newer versions. Those of a variant are added.
   */
  without?: SelectionField[];
  /**
   * Fields that a mark hides, by the mark, if they differ from those that it usually hides.
   */
  veils?: {
    [k: string]: string[];
  };
  /**
   * Whether a generator also sends its own position, so that the next request is about the same pages.
   */
  position?: true;
}
/**
 * A module of the group prop that adds fields to each page.
 */
export interface SelectionPages {
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
  /**
   * Requests that the server refuses although each parameter is valid. The first one that applies.
   */
  refuse?: SelectionRefusal[];
  /**
   * Warnings of the server. All that apply.
   */
  warn?: SelectionWarning[];
  kind: "pages";
  /**
   * The pages that have the fields. `all` includes missing and special pages.
   */
  of: "existing" | "existing and missing" | "all";
  from?: SelectionTable;
  /**
   * By the page's number, or by its title.
   */
  belongs?: "pageid" | "title";
  /**
   * By field: the column of the field, if it has another name.
   */
  columns?: {
    [k: string]: SelectionColumn;
  };
}
/**
 * A module whose response no table describes. A function of the stub creates it.
 */
export interface SelectionOwn {
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
  /**
   * Requests that the server refuses although each parameter is valid. The first one that applies.
   */
  refuse?: SelectionRefusal[];
  /**
   * Warnings of the server. All that apply.
   */
  warn?: SelectionWarning[];
  kind: "own";
  by: SelectionFunction;
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
