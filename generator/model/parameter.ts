/** Where in a spec something comes from. */
export interface Origin {
  /** As diagnostics name the file. */
  readonly file: string;
  /** JSON pointer. */
  readonly pointer: string;
}

/** The type of one value of a parameter. */
export type ParameterType =
  | TextType
  | NumberType
  | LimitType
  | EnumType
  | NamespaceType
  | UserType
  | { readonly kind: "boolean" }
  | { readonly kind: "timestamp" }
  | { readonly kind: "expiry" }
  | { readonly kind: "title" }
  | { readonly kind: "tags" }
  | { readonly kind: "upload" }
  | UnknownType;

/** Text; `raw` text is not normalised, a password is sensitive. */
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
  /** Out of range is an error instead of a clamped value. */
  readonly enforcerange: boolean;
}

export interface LimitType {
  readonly kind: "limit";
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
  readonly enforcerange: boolean;
}

export interface EnumType {
  readonly kind: "enum";
  readonly values: readonly string[];
  readonly deprecatedvalues: readonly string[];
}

export interface NamespaceType {
  readonly kind: "namespace";
  readonly extranamespaces: readonly number[];
}

export interface UserType {
  readonly kind: "user";
  readonly subtypes: readonly string[];
}

/** A type that Paramsmith does not know; its values are text. */
export interface UnknownType {
  readonly kind: "unknown";
  readonly name: string;
}

/** How many values a multi-valued parameter takes. */
export interface Multiplicity {
  readonly lowlimit: number;
  readonly highlimit: number;
  readonly allspecifier?: string;
  readonly allowsduplicates: boolean;
}

/** A mode or condition that the spec names without giving its rule. */
export interface Condition {
  readonly name: string;
  readonly values: readonly (string | number)[];
}

/** The value that counts where a parameter is left out, structured: a list where it is multi-valued. */
export type DefaultValue = string | number | readonly (string | number)[];

/** One parameter of a module or an endpoint, unprefixed. */
export interface Parameter {
  readonly name: string;
  readonly origin: Origin;
  readonly type: ParameterType;
  readonly multi?: Multiplicity;
  readonly default?: DefaultValue;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly sensitive: boolean;
  /** The type of token that the parameter takes. */
  readonly tokentype?: string;
  readonly info: readonly Condition[];
  /** Plain text. */
  readonly description?: string;
}

/** A parameter whose name has variable parts, `contentformat-{slot}`. */
export interface TemplatedParameter extends Parameter {
  readonly variables: readonly { readonly name: string; readonly source: string }[];
}
