import type { SyntaxType } from "../../../templates/runtime/rules/all.js";
import type { JsonSchema } from "../schema/json-schema.js";
import type { SchemaShape } from "../schema/shape.js";
import type { IgnoredKeys } from "./remarks.js";

/** The location of a part in a spec. */
export interface Origin {
  /** The name of the file in diagnostics. */
  readonly file: string;
  /** JSON pointer. */
  readonly pointer: string;
}

/** The type of a single parameter value. */
export type ParameterType =
  | TextType
  | NumberType
  | LimitType
  | EnumType
  | NamespaceType
  | UserType
  | { readonly kind: PlainKind }
  | SchemaType
  | UnknownType;

/** Text. `raw` text is not normalised; a `password` is sensitive. */
export interface TextType {
  readonly kind: "string" | "text" | "password" | "raw";
  /** Bytes of UTF-8. */
  readonly maxbytes?: number;
  /** Code points. */
  readonly maxchars?: number;
}

export interface NumberType {
  readonly kind: "integer" | "float";
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
  /** If true, values out of range are errors. Otherwise they are clamped. */
  readonly enforcerange: boolean;
}

export interface LimitType {
  readonly kind: "limit";
  /** 0 if the spec does not state it. */
  readonly min: number;
  readonly max?: number;
  readonly highmax?: number;
  readonly enforcerange: boolean;
}

export interface EnumType {
  readonly kind: "enum";
  readonly values: readonly string[];
  readonly deprecatedvalues: readonly string[];
  /** The error of a list with other values; absent if the server drops them with a warning. */
  readonly unlisted?: "badtags";
  /** Values that are for internal use; absent if there are none. */
  readonly internalvalues?: readonly string[];
  /** The modules that the values select, if they do. */
  readonly submodules?: Submodules;
}

/** The modules that the values of a parameter select. */
export interface Submodules {
  /** Paths by value. */
  readonly paths: Readonly<Record<string, string>>;
  /** Precedes the prefix of the selected module. */
  readonly prefix: string;
  /** Values with deprecated modules. Selecting such a module does not use a deprecated value. */
  readonly deprecated: readonly string[];
}

export interface NamespaceType {
  readonly kind: "namespace";
  readonly extranamespaces: readonly number[];
}

export interface UserType {
  readonly kind: "user";
  readonly subtypes: readonly string[];
}

/** Values that a JSON Schema describes, in an OpenAPI document. */
export interface SchemaType {
  readonly kind: "schema";
  readonly schema: JsonSchema;
  /** The types that text values are converted to. */
  readonly shape: SchemaShape;
  /** The schema accepts exactly the values of the shape, so that they need no validator. */
  readonly isExact: boolean;
  /** The identifiers of the schema, which the plan decides. Default: no identifier is needed. */
  readonly names?: SchemaNames;
}

/** The identifiers of a parameter's schema. */
export interface SchemaNames {
  /** The type; absent if types are written inline. */
  readonly type?: string;
  /** The validator; absent if the shape is exact. */
  readonly validate?: string;
}

/** An unknown type with text values. */
export interface UnknownType {
  readonly kind: "unknown";
  readonly name: string;
}

/** The number of values that a multi-valued parameter accepts. */
export interface Multiplicity {
  readonly lowlimit: number;
  readonly highlimit: number;
  readonly allspecifier?: string;
  readonly allowsduplicates: boolean;
}

/** A mode or condition without a published rule. */
export interface Condition {
  readonly name: string;
  readonly values: readonly (string | number)[];
  /** Its text and other members, if they were requested. */
  readonly remarks?: IgnoredKeys;
}

/**
 * The default of a parameter; a list if the parameter is multi-valued. In an OpenAPI document, any
 * JSON.
 */
export type ParameterDefault =
  | string
  | number
  | boolean
  | null
  | readonly ParameterDefault[]
  | { readonly [name: string]: ParameterDefault };

/** A parameter of a module or an endpoint, without prefix. */
export interface Parameter {
  readonly name: string;
  readonly origin: Origin;
  readonly type: ParameterType;
  readonly multi?: Multiplicity;
  readonly default?: ParameterDefault;
  /** The default is the allspecifier; `default` then lists the values if they are known. */
  readonly defaultsToAll?: true;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly sensitive: boolean;
  /** The type of token that the parameter accepts. */
  readonly tokentype?: string;
  /** The value must name something that exists, such as a page. */
  readonly mustExist?: true;
  readonly info: readonly Condition[];
  /** The names of the specs that have the parameter, if not all of a combination with its module do. */
  readonly on?: readonly string[];
  /** Values that not all specs with the parameter have, and the names of the specs that do. */
  readonly valuesOn?: readonly { readonly value: string; readonly on: readonly string[] }[];
  /** Plain text. */
  readonly description?: string;
  /** Sentences about the rules of the module that name the parameter, in Markdown. */
  readonly notes?: readonly string[];
  /** The members that do not affect code, if requested. */
  readonly remarks?: IgnoredKeys;
}

/** An endpoint's parameter. Its name is unique within the operation. */
export interface EndpointParameter extends Parameter {
  readonly in: ParameterPlace;
  /** The name in the document and in requests. */
  readonly wireName: string;
  readonly serialization: ParameterForm;
  /** Values of the parameter, for readers. */
  readonly examples: readonly ParameterDefault[];
}

/** The part of a request that holds a parameter. */
export type ParameterPlace = "query" | "path" | "header" | "cookie";

/** How lists and objects are written (OpenAPI 3.1, Style Values). */
export type StyleName =
  | "form"
  | "simple"
  | "label"
  | "matrix"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject";

/** How a parameter is written into a request: alternatives by `kind`. */
export type ParameterForm =
  | {
      readonly kind: "style";
      readonly style: StyleName;
      readonly explode: boolean;
      readonly allowReserved: boolean;
    }
  | { readonly kind: "content"; readonly mediaType: "application/json" };

/** Returns true if a parameter or header can have content of a media type: JSON or plain text. */
export function isReadableInText(mediaType: string): boolean {
  return /^(?:application\/(?:[\w.-]+\+)?json|text\/plain)\b/i.test(mediaType);
}

/** A parameter with variables in its name, such as `contentformat-{slot}`. */
export interface TemplatedParameter extends Parameter {
  readonly variables: readonly { readonly name: string; readonly source: string }[];
}

/** A parameter type without properties other than its name. */
export type PlainKind = "boolean" | "expiry" | "tags" | "timestamp" | "upload" | SyntaxType;
