import type { Origin } from "./parameter.js";

/** The result of a module, with corrections. */
export interface ModuleResult {
  /** Absent if the result is not from a file. */
  readonly origin?: Origin;
  /** The software and versions that were observed, such as `MediaWiki 1.39.17`. */
  readonly servers: readonly string[];
  readonly rows?: ResultRows;
  /** The members of the response; most modules have only `query`. */
  readonly response: readonly ResultField[];
  /** The fields that the module adds to each page as a generator. */
  readonly generator: readonly ResultField[];
  /**
   * The forms of responses that are not objects. The first form whose conditions the request meets
   * applies. Empty for most modules.
   */
  readonly bodies: readonly ResultBody[];
  /** The observed error codes, in alphabetical order. */
  readonly errors: readonly ObservedError[];
}

/** A response that is not an object. */
export interface ResultBody {
  /** A string, or a list with a separate shape for each position. */
  readonly is: "text" | { readonly tuple: readonly ResultShape[] };
  /** The parameters that the form requires; empty if it requires none. */
  readonly when: readonly ResultCondition[];
  /** The parameters with which the response is an object instead; empty if there are none. */
  readonly unless: readonly ResultCondition[];
}

/** The code of an error that a module sent. */
export interface ObservedError {
  readonly code: string;
  /** The servers that sent it. */
  readonly servers: readonly string[];
}

/** The location of a module's rows, which callers loop over. */
export interface ResultRows {
  /** The path of field names from the response, without list items. */
  readonly at: readonly string[];
  /** A row is an item of a list, an entry of a map, or the object itself. */
  readonly kind: "item" | "entry" | "object";
  /** The parameter, without prefix, that selects the fields of a row. */
  readonly selector?: string;
}

/** A field of an object in a response. */
export interface ResultField {
  readonly name: string;
  readonly shape: ResultShape;
  /** Whether all rows that match `when` have the field, or only some. */
  readonly presence: "always" | "sometimes";
  /** The parameters that the field requires; empty if it requires none. */
  readonly when: readonly ResultCondition[];
  /** Observed strings, if other fields depend on them. */
  readonly values?: readonly string[];
  /** An optional field is in every object that matches one of these; empty for other fields. */
  readonly presentIf: readonly PresenceClause[];
  /** The number of rows that had the field. */
  readonly seen: number;
  /** The servers that sent the field. */
  readonly servers: readonly string[];
  /** The parts that only some of these servers sent; empty for most fields. */
  readonly only: readonly PartialEvidence[];
  /** The names of the specs that have the field, if not all results of a combination do. */
  readonly on?: readonly string[];
  /** An example, chosen by a person. */
  readonly example?: unknown;
  readonly description?: FieldDescription;
  readonly formatversion1?: FormatVersion1;
}

/** A field with only a known name and shape. */
export function plainField(name: string, shape: ResultShape): ResultField {
  return {
    name,
    shape,
    presence: "always",
    when: [],
    presentIf: [],
    seen: 0,
    servers: [],
    only: [],
  };
}

/** A part of a field that only some of its servers have: alternatives by `kind`. */
export type PartialEvidence =
  /** A JSON type of values, or of list items and map values. */
  | { readonly kind: "type"; readonly type: JsonType; readonly servers: readonly string[] }
  /** A value of a condition. */
  | {
      readonly kind: "value";
      readonly parameter: string;
      readonly value: string;
      readonly servers: readonly string[];
    };

/** The type of a JSON value. */
export type JsonType = "string" | "number" | "boolean" | "null" | "array" | "object";

/** A field's meaning, in one line of plain text. */
export interface FieldDescription {
  readonly text: string;
  /** The text is about the field of this module, or about any field with the same name. */
  readonly about: "module" | "name";
}

/**
 * A required parameter of the module, without prefix. With values, one of them is required; `false`
 * requires that the request omits the parameter.
 */
export interface ResultCondition {
  readonly parameter: string;
  readonly values?: readonly string[] | false;
}

/** The values of other fields that an object with a field has: all of them. */
export type PresenceClause = readonly PresenceCondition[];

/** Possible values of a field; an object contains one of them. `false` includes an absent field. */
export interface PresenceCondition {
  /** The field is next to the optional one, or next to the object that contains both. */
  readonly of: "object" | "parent";
  readonly field: string;
  readonly values: readonly (string | boolean)[];
}

/** The differences of format version 1. */
export interface FormatVersion1 {
  readonly name?: string;
  /** Optional in format version 1, even if it is always present in version 2. */
  readonly optional?: true;
  /**
   * `flag`: an empty string if true, omitted if false. `map`: list items as an object. `list`: an
   * object as the list of its values. `content`: a string as an object's member `*`.
   */
  readonly as?:
    | "absent"
    | "flag"
    | "map"
    | "list"
    | "content"
    | "string"
    | "integer"
    | "number"
    | "boolean"
    | "unknown";
}

/** The shape of a value in a response: alternatives by `kind`. */
export type ResultShape =
  | ScalarShape
  | EnumShape
  | ListShape
  | MapShape
  | RecordShape
  /** An empty text that means true; only in format version 1. */
  | { readonly kind: "flag" }
  | { readonly kind: "union"; readonly of: readonly ResultShape[] };

export interface ScalarShape {
  readonly kind: "scalar";
  /**
   * `expiry` is a timestamp or `infinity`; `namespace` is the number of a namespace; `unknown` is
   * any JSON.
   */
  readonly type:
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
}

/** A parameter value. */
export interface EnumShape {
  readonly kind: "enum";
  readonly parameter: string;
  readonly values: readonly string[];
}

export interface ListShape {
  readonly kind: "list";
  readonly items: ResultShape;
}

/** An object with data as keys. */
export interface MapShape {
  readonly kind: "map";
  readonly values: ResultShape;
  /** An empty map is written as an empty list. */
  readonly emptyIsList: boolean;
}

export interface RecordShape {
  readonly kind: "record";
  readonly fields: readonly ResultField[];
  /** An empty record is written as an empty list. */
  readonly emptyIsList: boolean;
}
