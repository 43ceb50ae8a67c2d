// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { PatchResult } from "../content/json-patch.js";

/** A resource of Spring Data REST, as plain data. */
export type DataRestResource = {
  /** The name of its collection in the store. */
  readonly collection: string;
  /** The last part of its path, which is also the name of its list in `_embedded`. */
  readonly rel: string;
  /** The name of the second link of an item to itself, such as `alliance` for `alliances`. */
  readonly itemRel: string;
  /** The property that identifies an item in its address. */
  readonly key: string;
  /** The name of an item's type, such as `Alliance`. */
  readonly title: string;
  /** In the order of payloads. */
  readonly properties: readonly DataRestProperty[];
  /** The schemas of embedded objects, by the names that properties refer to. Default: none. */
  readonly definitions?: Readonly<Record<string, DataRestDefinition>>;
  /** The property with the version of an item, which its entity tag has and payloads lack. */
  readonly version?: string;
  /** The properties that lists can be sorted by; those of embedded objects after a dot. */
  readonly sortable: readonly string[];
  readonly searches: readonly DataRestSearch[];
  /** The methods that change items. Default: none. */
  readonly writes?: readonly DataRestWrite[];
  /** The database chooses the keys of new items: integers in ascending order. */
  readonly generatesKeys?: true;
};

/** A method that changes items. */
export type DataRestWrite = "POST" | "PUT" | "PATCH" | "DELETE";

/** A property of an item, with its JSON Schema (draft 4). */
export type DataRestProperty = {
  readonly name: string;
  readonly schema: DataRestSchema;
  /** The value if a new item has none. Default: the item lacks the property. */
  readonly initial?: string | number | bigint | boolean | readonly [] | null;
  /** Integers in it are bigints. */
  readonly isBigint?: true;
};

/** The JSON Schema of a property, as Spring Data REST writes it. */
export type DataRestSchema = {
  /** The name as words, such as `Leader id`. */
  readonly title?: string;
  readonly readOnly?: boolean;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: DataRestSchema;
  /** `#/definitions/` and the name of an embedded object. */
  readonly $ref?: string;
};

/** The JSON Schema of an embedded object. */
export type DataRestDefinition = {
  readonly type: "object";
  readonly properties: Readonly<Record<string, DataRestSchema>>;
};

/** A search of a resource. */
export type DataRestSearch = {
  /** The last part of its path. */
  readonly name: string;
  /** The form of its response: a list, one of its pages, or the first item. */
  readonly returns: "list" | "page" | "item";
  /** The list is sorted by `sort`. */
  readonly sorts?: true;
  /** All must hold. */
  readonly conditions: readonly DataRestCondition[];
};

/** A condition of a search: a property compared with a parameter. */
export type DataRestCondition = {
  readonly parameter: string;
  readonly property: string;
  readonly test: DataRestTest;
  /** Letter case does not count. */
  readonly ignoreCase?: true;
  /** The parameter is a number. */
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

/** A row of a collection, and its text in payloads. */
export interface DataRestRow {
  readonly value: unknown;
  readonly text: string;
  /** The version of an item, if its resource has one. Default: 0. */
  readonly version?: number;
}

/** The rows of collections, which requests change. */
export interface DataRestStore {
  /** The rows of a collection, in the order of lists. */
  readonly rows: (collection: string) => readonly DataRestRow[];
  /** A row that is not added. */
  readonly row: (collection: string, value: unknown, version: number) => DataRestRow;
  /** An integer that is larger than all keys which the rows of a collection had. */
  readonly nextKey: (collection: string) => number | bigint;
  /** Reads the JSON of an item. @throws {SyntaxError} if it is not JSON */
  readonly read: (collection: string, text: string) => unknown;
  /** The value of a row after a JSON Patch. */
  readonly patched: (collection: string, row: DataRestRow, patch: string) => PatchResult;
  readonly add: (
    collection: string,
    value: unknown,
    facts: { readonly version: number },
  ) => DataRestRow;
  /** Another row in the place of a row. */
  readonly replace: (
    collection: string,
    row: DataRestRow,
    value: unknown,
    version: number,
  ) => DataRestRow;
  readonly remove: (collection: string, row: DataRestRow) => void;
}
