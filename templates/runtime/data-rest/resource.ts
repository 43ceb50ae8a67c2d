import type { PatchResult } from "../content/json-patch.js";

/** A Spring Data REST resource as plain data. */
export type DataRestResource = {
  /** The name of its collection in the store. */
  readonly collection: string;
  /** The last segment of its path, which is also its list's name in `_embedded`. */
  readonly rel: string;
  /** The name of an item's second link to itself, such as `alliance` for `alliances`. */
  readonly itemRel: string;
  /** The property that identifies an item in its URL. */
  readonly key: string;
  /** The name of the item type, such as `Alliance`. */
  readonly title: string;
  /** The properties in payload order. */
  readonly properties: readonly DataRestProperty[];
  /** The schemas of embedded objects, by the names in `$ref`. Default: none. */
  readonly definitions?: Readonly<Record<string, DataRestDefinition>>;
  /** The property with an item's version, which is in its ETag but not in payloads. */
  readonly version?: string;
  /** The properties by which lists can be sorted. Properties of embedded objects use a dot. */
  readonly sortable: readonly string[];
  readonly searches: readonly DataRestSearch[];
  /** The methods that change items. Default: none. */
  readonly writes?: readonly DataRestWrite[];
  /** Whether the database generates keys for new items: integers in ascending order. */
  readonly generatesKeys?: true;
};

/** A method that changes items. */
export type DataRestWrite = "POST" | "PUT" | "PATCH" | "DELETE";

/** A property of an item and its JSON Schema (draft 4). */
export type DataRestProperty = {
  readonly name: string;
  readonly schema: DataRestSchema;
  /** The value for new items that do not set the property. Default: the property is absent. */
  readonly initial?: string | number | bigint | boolean | readonly [] | null;
  /** Whether its integers are bigints. */
  readonly isBigint?: true;
};

/** The JSON Schema of a property in Spring Data REST's form. */
export type DataRestSchema = {
  /** The name as words, such as `Leader id`. */
  readonly title?: string;
  readonly readOnly?: boolean;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: DataRestSchema;
  /** `#/definitions/` followed by the name of an embedded object. */
  readonly $ref?: string;
};

/** The JSON Schema of an embedded object. */
export type DataRestDefinition = {
  readonly type: "object";
  readonly properties: Readonly<Record<string, DataRestSchema>>;
};

/** A search of a resource. */
export type DataRestSearch = {
  /** The last segment of its path. */
  readonly name: string;
  /** The form of its response: a complete list, one page of it, or its first item. */
  readonly returns: "list" | "page" | "item";
  /** Whether the `sort` parameter sorts the list. */
  readonly sorts?: true;
  /** Conditions that must all be true. */
  readonly conditions: readonly DataRestCondition[];
};

/** A search condition that compares a property with a parameter. */
export type DataRestCondition = {
  readonly parameter: string;
  readonly property: string;
  readonly test: DataRestTest;
  /** Whether letter case is ignored. */
  readonly ignoreCase?: true;
  /** Whether the parameter is a number. */
  readonly isNumber?: true;
};

/** How a property is compared with a parameter. */
export type DataRestTest =
  | "equal"
  | "notEqual"
  | "containing"
  | "startingWith"
  | "endingWith"
  | "greater"
  | "greaterOrEqual"
  | "less"
  | "lessOrEqual";

/** A row of a collection and its JSON in payloads. */
export interface DataRestRow {
  readonly value: unknown;
  readonly text: string;
  /** The version of the item, if its resource has versions. Default: 0. */
  readonly version?: number;
}

/** The rows of all collections, which requests can change. */
export interface DataRestStore {
  /** Returns the rows of a collection in list order. */
  readonly rows: (collection: string) => readonly DataRestRow[];
  /** Creates a row without adding it. */
  readonly row: (collection: string, value: unknown, version: number) => DataRestRow;
  /** Returns an integer that is larger than all keys ever used in a collection. */
  readonly nextKey: (collection: string) => number | bigint;
  /**
   * Parses the JSON of an item.
   *
   * @throws {SyntaxError} if the text is not JSON
   */
  readonly read: (collection: string, text: string) => unknown;
  /** Returns a row's value after a JSON Patch. */
  readonly patched: (collection: string, row: DataRestRow, patch: string) => PatchResult;
  readonly add: (
    collection: string,
    value: unknown,
    facts: { readonly version: number },
  ) => DataRestRow;
  /** Replaces a row. */
  readonly replace: (
    collection: string,
    row: DataRestRow,
    value: unknown,
    version: number,
  ) => DataRestRow;
  readonly remove: (collection: string, row: DataRestRow) => void;
}
