/**
 * What a module puts into an answer, as data: what {@link validateResponse} reads. The files in which
 * results are learned have this form too, with more beside it.
 */
export interface ResultDescriptor {
  /** The path of the module, such as `query+recentchanges`. */
  readonly module: string;
  readonly rows?: RowsDescriptor;
  /** Of the answer itself; most modules have just `query`. */
  readonly response: FieldDescriptors;
  /** What the module adds to each page when it is the generator. */
  readonly generator?: FieldDescriptors;
}

/** Where the rows are: what a caller loops over. */
export interface RowsDescriptor {
  /** Names of fields from the answer down; items of a list on the way are not named. */
  readonly at: readonly string[];
  /** A row is an item of the list there, an entry of the map there, or the object there itself. */
  readonly kind: "item" | "entry" | "object";
  /** The parameter, without prefix, whose values decide which fields a row has. */
  readonly selector?: string;
}

/** The fields of an object, by name. */
export type FieldDescriptors = Readonly<Record<string, FieldDescriptor>>;

/** One field of an object in an answer. */
export interface FieldDescriptor {
  readonly is: ShapeDescriptor;
  /** Only some objects have it, even where `when` holds. */
  readonly optional?: true;
  /** Parameters of the module that must all hold: true is any value, a list one of its values. */
  readonly when?: Readonly<Record<string, true | readonly string[]>>;
  /** What format version 1 writes differently. */
  readonly formatversion1?: FormatVersion1Descriptor;
}

/**
 * `flag`: an empty string where true, left out where false. `map`: the items of the list as an
 * object. `list`: an object as the list of its values. The others are types that stand there instead.
 */
export interface FormatVersion1Descriptor {
  /** The name of the field there, such as `*`. */
  readonly name?: string;
  /** Only some objects have it there, even where version 2 always does. */
  readonly optional?: true;
  readonly as?:
    | "absent"
    | "flag"
    | "map"
    | "list"
    | "string"
    | "integer"
    | "number"
    | "boolean"
    | "unknown";
}

/** The type of a single value; `expiry` is a timestamp or a word for no end such as `infinity`, `unknown` is any JSON. */
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

/** What a value in an answer is. */
export type ShapeDescriptor =
  | ScalarDescriptor
  /** One of the values of a parameter of the module. */
  | { readonly enumOf: string }
  | { readonly list: ShapeDescriptor }
  /** An object whose keys are data; the empty one may be written as an empty list. */
  | { readonly map: ShapeDescriptor; readonly emptyIsList?: true }
  | { readonly record: FieldDescriptors; readonly emptyIsList?: true }
  | { readonly anyOf: readonly ShapeDescriptor[] };
