import type { BodyConditions, ParamConditions } from "./response-form.js";

/**
 * The part of a response that a module produces, as data for {@link validateResponse}. Files of
 * observed results have a similar form, with `answer` instead of `response`.
 */
export interface ResultDescriptor {
  /** The path of the module, such as `query+recentchanges`. */
  readonly module: string;
  readonly rows?: RowsDescriptor;
  /** The members of the response; most modules have only `query`. */
  readonly response: FieldDescriptors;
  /** The fields that the module adds to each page as a generator. */
  readonly generator?: FieldDescriptors;
  /**
   * The forms of responses that are no object: the first one whose conditions the request meets
   * applies.
   */
  readonly bodies?: readonly BodyDescriptor[];
}

/** A response that is no object. */
export interface BodyDescriptor extends BodyConditions {
  /** A text, or a list in which each position has its own shape. */
  readonly is: "text" | { readonly tuple: readonly ShapeDescriptor[] };
}

/** The location of a module's rows, which callers loop over. */
export interface RowsDescriptor {
  /** The path of field names from the response. Items of lists are not named. */
  readonly at: readonly string[];
  /** A row is an item of a list, an entry of a map, or the object itself. */
  readonly kind: "item" | "entry" | "object";
  /** The parameter, without prefix, that selects the fields of a row. */
  readonly selector?: string;
}

/** The fields of an object, by name. */
export type FieldDescriptors = Readonly<Record<string, FieldDescriptor>>;

/** One field of an object in a response. */
export interface FieldDescriptor {
  readonly is: ShapeDescriptor;
  /** Only some objects have the field, even if `when` holds. */
  readonly optional?: true;
  /** Parameters of the module that must all hold: a list is one of its values. */
  readonly when?: ParamConditions;
  /**
   * All objects that match one of these have the field: values of fields beside it, or of those
   * beside its object (`../type`). `false` is also the absent field.
   */
  readonly presentIf?: readonly Readonly<Record<string, readonly (string | boolean)[]>>[];
  /** The differences of format version 1. */
  readonly formatversion1?: FormatVersion1Descriptor;
}

/**
 * `flag`: an empty string if true, omitted if false. `map`: the items of the list as an object.
 * `list`: an object as the list of its values. `pairs`: the members of an object as a list of `{ name, "*" }`.
 * `content`: a text as the member `*` of an object. The others are the types in format version 1.
 */
export interface FormatVersion1Descriptor {
  /** The name of the field in format version 1, such as `*`. */
  readonly name?: string;
  /** Optional in format version 1, even if it is always present in version 2. */
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
 * The type of a single value. `expiry` is a timestamp or a word for no end such as `infinity`;
 * `unknown` is any JSON.
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
  /** One of the values of a parameter of the module. */
  | { readonly enumOf: string }
  | { readonly list: ShapeDescriptor }
  /** An object whose keys are data; the empty one may be written as an empty list. */
  | { readonly map: ShapeDescriptor; readonly emptyIsList?: true }
  | { readonly record: FieldDescriptors; readonly emptyIsList?: true }
  | { readonly anyOf: readonly ShapeDescriptor[] };
