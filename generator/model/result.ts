/** What a module puts into an answer, as it was observed and corrected. */
export interface ModuleResult {
  /** The software and versions that were asked, such as `MediaWiki 1.39.17`. */
  readonly servers: readonly string[];
  readonly rows?: ResultRows;
  /** Of the answer itself; most modules have just `query`. */
  readonly answer: readonly ResultField[];
  /** What the module adds to each page when it is the generator. */
  readonly generator: readonly ResultField[];
}

/** Where the rows of a module are: what a caller loops over. */
export interface ResultRows {
  /** Names of fields from the answer down; items of a list on the way are not named. */
  readonly at: readonly string[];
  /** A row is an item of the list there, an entry of the map there, or the object there itself. */
  readonly kind: "item" | "entry" | "object";
  /** The parameter, without prefix, whose values decide which fields a row has. */
  readonly selector?: string;
}

/** One field of an object in an answer. */
export interface ResultField {
  readonly name: string;
  readonly shape: ResultShape;
  /** On every row for which `when` holds, or only on some of those. */
  readonly presence: "always" | "sometimes";
  /** Parameters that must all hold; an empty list holds whatever was asked. */
  readonly when: readonly ResultCondition[];
  /** How many rows had it. */
  readonly seen: number;
  /** The servers that sent it. */
  readonly servers: readonly string[];
  /** A value that a person chose to keep. */
  readonly example?: unknown;
  readonly formatversion1?: FormatVersion1;
}

/** A parameter of the module, without prefix, that was given; where there are values, with one of them. */
export interface ResultCondition {
  readonly parameter: string;
  readonly values?: readonly string[];
}

/** What format version 1 writes differently. */
export interface FormatVersion1 {
  readonly name?: string;
  /** Only some rows have it there, even where version 2 always does. */
  readonly optional?: true;
  /**
   * `flag`: an empty string where true, left out where false. `map`: the items of the list as an
   * object. `list`: an object as the list of its values.
   */
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

/** What a value in an answer is: alternatives by `kind`. */
export type ResultShape =
  | ScalarShape
  | EnumShape
  | ListShape
  | MapShape
  | RecordShape
  /** An empty text, which stands for true; only format version 1 has it. */
  | { readonly kind: "flag" }
  | { readonly kind: "union"; readonly of: readonly ResultShape[] };

export interface ScalarShape {
  readonly kind: "scalar";
  /** `expiry` is a timestamp or `infinity`; `namespace` is the number of one; `unknown` is any JSON. */
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

/** One of the values of a parameter of the module. */
export interface EnumShape {
  readonly kind: "enum";
  readonly parameter: string;
  readonly values: readonly string[];
}

export interface ListShape {
  readonly kind: "list";
  readonly items: ResultShape;
}

/** An object whose keys are data. */
export interface MapShape {
  readonly kind: "map";
  readonly values: ResultShape;
  /** The empty one is written as an empty list. */
  readonly emptyIsList: boolean;
}

export interface RecordShape {
  readonly kind: "record";
  readonly fields: readonly ResultField[];
  /** The empty one is written as an empty list. */
  readonly emptyIsList: boolean;
}
