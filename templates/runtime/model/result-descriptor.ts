import type { BodyConditions, ParamConditions } from "./response-form.js";

/**
 * The part of a response that a module produces, as data for {@link validateResponse}. Result files
 * use a similar form, with `answer` instead of `response`.
 */
export interface ResultDescriptor {
  /** The path of the module, such as `query+recentchanges`. */
  readonly module: string;
  readonly rows?: RowsDescriptor;
  /** The members that the module adds to the response. Most modules add only `query`. */
  readonly response: FieldDescriptors;
  /** The fields that the module adds to each page as a generator. */
  readonly generator?: FieldDescriptors;
  /**
   * The forms of responses that are not objects. The first form whose conditions the request meets
   * applies.
   */
  readonly bodies?: readonly BodyDescriptor[];
}

/** A response that is not an object. */
export interface BodyDescriptor extends BodyConditions {
  /** A string, or a list in which each position has its own shape. */
  readonly is: "text" | { readonly tuple: readonly ShapeDescriptor[] };
}

/** The location of a module's rows. */
export interface RowsDescriptor {
  /** The path of field names, starting from the response. List items are not named. */
  readonly at: readonly string[];
  /** Whether rows are items of a list, entries of a map, or the object itself. */
  readonly kind: "item" | "entry" | "object";
  /** The unprefixed parameter that selects the fields of a row. */
  readonly selector?: string;
}

/** The fields of an object, by name. */
export type FieldDescriptors = Readonly<Record<string, FieldDescriptor>>;

/** A field of an object in a response. */
export interface FieldDescriptor {
  readonly is: ShapeDescriptor;
  /** Whether the field may be absent even if `when` applies. */
  readonly optional?: true;
  /** Conditions on the module's parameters that must all be met. A list is any of its values. */
  readonly when?: ParamConditions;
  /**
   * Objects include the field if they match one of these conditions on neighbouring fields, or on
   * fields next to their parent (`../type`). `false` also matches an absent field.
   */
  readonly presentIf?: readonly Readonly<Record<string, readonly (string | boolean)[]>>[];
  /** The differences of format version 1. */
  readonly formatversion1?: FormatVersion1Descriptor;
}

/**
 * How format version 1 represents the field. `flag`: an empty string if true, omitted if false.
 * `map`: list items as an object. `list`: an object's values as a list. `pairs`: an object's
 * members as a list of `{ name, "*" }`. `content`: a string as the `*` member of an object. The
 * others are types in format version 1.
 */
export interface FormatVersion1Descriptor {
  /** The name of the field in format version 1, such as `*`. */
  readonly name?: string;
  /** Whether the field may be absent in format version 1, even if version 2 always includes it. */
  readonly optional?: true;
  readonly as?:
    | "absent"
    | "flag"
    | "map"
    | "list"
    | "pairs"
    | "content"
    | "string"
    | "integer"
    | "number"
    | "boolean"
    | "unknown";
}

/**
 * The type of a single value. `expiry` is a timestamp or a word such as `infinity`; `unknown` is
 * any JSON.
 */
export type ScalarDescriptor =
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

/** The shape of a value in a response. */
export type ShapeDescriptor =
  | ScalarDescriptor
  /** One of the values of a module parameter. */
  | { readonly enumOf: string }
  | { readonly list: ShapeDescriptor }
  /** An object whose keys are data. The server may write an empty one as an empty list. */
  | { readonly map: ShapeDescriptor; readonly emptyIsList?: true }
  | { readonly record: FieldDescriptors; readonly emptyIsList?: true }
  | { readonly anyOf: readonly ShapeDescriptor[] };
