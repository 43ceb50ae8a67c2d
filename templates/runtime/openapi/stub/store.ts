import { propertyOf, memberOf } from "../../model/member.js";
import { applyPatch } from "../../content/json-patch.js";
import type { PatchResult } from "../../content/json-patch.js";
import { plainJson } from "../../content/json-codec.js";
import type { JsonCodec } from "../../content/json-codec.js";
import type { ServedApi } from "../service.js";
import { withItemLinks } from "../../hal/item-links.js";
import type { ItemLink } from "../../hal/item-links.js";
import { drawFrom } from "../../sample/draw.js";
import { isObject, writeJson } from "../../model/json.js";
import type { JsonShape } from "../../model/json.js";
import { sampled } from "../../sample/sample.js";
import type { SampleRule } from "../../sample/sample.js";
import { withoutTrailing } from "../../wire/without-trailing.js";
import type { StubOperation } from "./definition.js";

/** A collection of an OpenAPI document, as plain data. */
export type StubCollection = {
  /** Creates one row. */
  readonly item: SampleRule;
  /** The form of a row in JSON. */
  readonly shape?: JsonShape;
  /** The property whose values are unique. */
  readonly key?: string;
  /** Members that the service adds to rows, and that are removed from the rows in `data`. */
  readonly added?: readonly string[];
  /** Whether the rows of lists must be distinct. */
  readonly unique?: true;
  /** The examples of responses that contain rows, and the path of members to the rows. */
  readonly examples?: readonly { readonly ref: string; readonly at?: readonly string[] }[];
  /** The collection whose rows represent the same objects, and the members that both share. */
  readonly like?: { readonly collection: string; readonly members: readonly string[] };
  /** The links from each row to operations of the OpenAPI document. Default: none. */
  readonly links?: readonly ItemLink[];
};

/** A row of a collection. */
export interface StubRow {
  readonly value: unknown;
  /** The row's JSON in payloads. */
  readonly text: string;
  /** The version of the row, if the client that writes it counts versions. Default: 0. */
  readonly version?: number;
  /** The path of the list to which a request added the row, if items have paths below the list. */
  readonly list?: string | undefined;
  /** Whether the row was generated from samples. A created row with the same key replaces it. */
  readonly isSample?: boolean | undefined;
}

/** Data about a row that its value does not contain. */
type RowFacts = Pick<StubRow, "version" | "list" | "isSample">;

/** The data of an OpenAPI document. */
export interface OpenApiStore {
  /** Returns the rows of a collection in list order. The list is the same until the rows change. */
  readonly rows: (collection: string) => readonly StubRow[];
  /** Returns the value for the next added row, which depends only on the attempt until then. */
  readonly sample: (collection: string, attempt: number) => unknown;
  /** Creates a row without adding it. */
  readonly row: (collection: string, value: unknown, version?: number) => StubRow;
  /** Returns an integer that is larger than all keys ever used in a collection. */
  readonly nextKey: (collection: string) => number | bigint;
  /**
   * Parses the JSON of a row or of some of its members.
   *
   * @throws {SyntaxError} if the text is not JSON
   */
  readonly read: (collection: string, text: string) => unknown;
  /** Returns a row's value after a JSON Patch. Integers keep all digits. */
  readonly patched: (collection: string, row: StubRow, patch: string) => PatchResult;
  readonly add: (collection: string, value: unknown, facts?: RowFacts) => StubRow;
  /** Replaces a row in its list. */
  readonly replace: (collection: string, row: StubRow, value: unknown, version?: number) => StubRow;
  readonly remove: (collection: string, row: StubRow) => void;
  readonly snapshot: () => OpenApiSnapshot;
  readonly restore: (snapshot: OpenApiSnapshot) => void;
  readonly reset: () => void;
}

/** An immutable copy of an OpenAPI stub's data. */
export interface OpenApiSnapshot {
  /** The rows of the changed collections. */
  readonly changed: ReadonlyMap<string, readonly StubRow[]>;
  /** The number of added rows. */
  readonly added: number;
  /** The largest integer keys, by collection. */
  readonly keys: ReadonlyMap<string, number | bigint>;
}

/** Options for the data of a store. */
export interface OpenApiStoreOptions {
  /** The seed for generated rows. The same seed generates the same data. Default: 1. */
  readonly seed?: number | undefined;
  /**
   * The number of rows in each generated collection. The first rows do not depend on it. Lists in
   * the document that require more rows increase it. Default: 300.
   */
  readonly count?: number | undefined;
  /**
   * The rows of collections, as lists by collection name. Other collections are generated from the
   * seed.
   */
  readonly data?: object | undefined;
  /** The prefix of all paths in the OpenAPI document, for the links in rows. Default: none. */
  readonly basePath?: string | undefined;
}

/** The parts of a stub that determine its data. */
export interface OpenApiStoreApi extends Pick<ServedApi, "shapes" | "integers"> {
  /** Samples by schema name. */
  readonly samples: Readonly<Record<string, SampleRule>>;
  readonly collections: Readonly<Record<string, StubCollection>>;
  /** The operations, whose lists may require a number of rows. Default: none. */
  readonly operations?: Readonly<Record<string, StubOperation>>;
}

const TRIES = 20;

/** Creates a store. Each collection is generated on first use. */
export function openApiStore(
  { samples, collections, shapes, integers, operations = {} }: OpenApiStoreApi,
  { seed = 1, count: usualCount = 300, data = {}, basePath = "" }: OpenApiStoreOptions,
): OpenApiStore {
  const base = withoutTrailing(basePath, "/");
  const exactValue = (value: unknown, { shape }: StubCollection): unknown =>
    integers ? integers.values(value, shape, shapes) : value;
  const made = new Map<string, readonly StubRow[]>();
  const make = (name: string): readonly StubRow[] => {
    const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
    if (!collection) return [];
    const sampleValues = memberOf(data, name);
    const count = Math.max(usualCount, ...minimumsOf(name, operations));
    const values: readonly unknown[] = Array.isArray(sampleValues)
      ? sampleValues
      : likeRows(collection, sampledRows(collection, { samples, name, seed, count }), (other) =>
          original(other).map(({ value }) => value),
        );
    return values
      .map((value) => withoutMembers(value, collection.added))
      .map((value) => exactValue(value, collection))
      .map((value) => withItemLinks(value, collection.links ?? [], base))
      .map((value) =>
        rowOf(value, () => writeJson(value, collection.shape, shapes), {
          isSample: !Array.isArray(sampleValues),
        }),
      );
  };
  const original = (name: string): readonly StubRow[] => {
    const rows = made.get(name) ?? make(name);
    made.set(name, rows);
    return rows;
  };
  const first: OpenApiSnapshot = { changed: new Map(), added: 0, keys: new Map() };
  let now = first;
  const restore = (snapshot: OpenApiSnapshot): void => {
    now = snapshot;
  };
  const rowsOf = (name: string): readonly StubRow[] => now.changed.get(name) ?? original(name);
  const largestKey = (name: string): number | bigint => {
    const key = collectionOf(name)?.key ?? "";
    const keys = rowsOf(name).map(({ value }) => propertyOf(value, key));
    const numbers = keys.flatMap((each) =>
      typeof each === "number" || typeof each === "bigint" ? [each] : [],
    );
    return numbers.reduce((a, b) => (b > a ? b : a), now.keys.get(name) ?? 0);
  };
  const change = (name: string, rows: readonly StubRow[], added = now.added): void => {
    const keys = new Map(now.keys).set(name, largestKey(name));
    restore({ changed: new Map(now.changed).set(name, rows), added, keys });
  };
  const collectionOf = (name: string): StubCollection | undefined =>
    Object.hasOwn(collections, name) ? collections[name] : undefined;
  const codecOf = (name: string): JsonCodec =>
    integers ? integers.codec(collectionOf(name)?.shape, shapes) : plainJson;
  const newRow = (name: string, sampleValues: unknown, facts?: RowFacts): StubRow => {
    const { shape, links = [] } = collectionOf(name) ?? {};
    const value = withItemLinks(sampleValues, links, base);
    return rowOf(value, () => writeJson(value, shape, shapes), facts);
  };
  return {
    rows: rowsOf,
    sample: (name, attempt) => {
      const collection = collectionOf(name);
      const draw = drawFrom(seed, name, "added", now.added, attempt);
      if (!collection) return undefined;
      const scope = { named: samples, sampleValues: {} };
      const row = sampled(collection.item, draw, { ...scope, isRandom: true });
      const { key } = collection;
      // Only the first row uses the key from defaults and examples.
      const usual = key === undefined ? row : sampled(collection.item, draw, scope);
      const isUsual = attempt === 0 && key !== undefined && isObject(usual) && isObject(row);
      const value = isUsual ? { ...usual, [key]: row[key] } : row;
      return exactValue(value, collection);
    },
    row: (name, value, rowVersion) => newRow(name, value, { version: rowVersion ?? 0 }),
    nextKey: (name) => {
      const key = largestKey(name);
      return typeof key === "bigint" ? key + BigInt(1) : Math.trunc(key) + 1;
    },
    read: (name, text) => codecOf(name).read(text),
    patched: (name, row, patch) => {
      const { read, write } = integers?.exact ?? plainJson;
      const result = applyPatch(read(row.text), read(patch));
      return result.kind === "value"
        ? { kind: "value", value: codecOf(name).read(write(result.value)) }
        : result;
    },
    add: (name, value, facts) => {
      const row = newRow(name, value, facts);
      change(name, [...rowsOf(name), row], now.added + 1);
      return row;
    },
    replace: (name, before, value, rowVersion) => {
      const row = newRow(name, value, { version: rowVersion ?? 0, list: before.list });
      change(
        name,
        rowsOf(name).map((each) => (each === before ? row : each)),
      );
      return row;
    },
    remove: (name, row) =>
      change(
        name,
        rowsOf(name).filter((each) => each !== row),
      ),
    snapshot: () => now,
    restore,
    reset: () => restore(first),
  };
}

/** A row without some of its members. */
function withoutMembers(value: unknown, names: readonly string[] = []): unknown {
  if (names.length === 0 || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** Writes each row's JSON on first use, since most rows of a large store are never used. */
function rowOf(
  value: unknown,
  write: () => string,
  { version = 0, list, isSample }: RowFacts = {},
): StubRow {
  let text: string | undefined;
  return {
    value,
    version,
    list,
    isSample,
    get text() {
      return (text ??= write());
    },
  };
}

/** The number of rows that the lists of each collection require. */
function minimumsOf(
  name: string,
  operations: Readonly<Record<string, StubOperation>>,
): readonly number[] {
  return Object.values(operations).flatMap((operation) =>
    operation.kind === "list" && operation.collection === name ? [operation.min ?? 0] : [],
  );
}

interface Making {
  readonly samples: Readonly<Record<string, SampleRule>>;
  readonly name: string;
  readonly seed: number;
  readonly count: number;
}

/**
 * Returns generated rows. The document's examples come first, followed by a row that uses its
 * members' examples. If there are not enough distinct keys, there are fewer rows.
 */
function sampledRows(
  collection: StubCollection,
  { samples, name, seed, count }: Making,
): readonly unknown[] {
  const { item, key, unique, examples = [] } = collection;
  const keys = new Set<unknown>();
  const rows: unknown[] = [];
  const add = (row: unknown): boolean => {
    const text = unique ? JSON.stringify(row) : rows.length;
    const keyValue = key === undefined ? text : propertyOf(row, key);
    if (keys.has(keyValue)) return false;
    keys.add(keyValue);
    rows.push(row);
    return true;
  };
  const scope = { named: samples, sampleValues: {} };
  for (const { ref, at = [] } of examples) {
    const found = at.reduce(propertyOf, sampled({ ref }, drawFrom(seed), scope));
    for (const row of Array.isArray(found) ? found : [found])
      if (rows.length < count && isObject(row)) add(row);
  }
  for (let index = 0; rows.length < count && index < count; index += 1)
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const isRandom = index > 0 || attempt > 0;
      if (add(sampled(item, drawFrom(seed, name, index, attempt), { ...scope, isRandom }))) break;
    }
  return rows;
}

/** Returns rows with the members of a different collection's rows, and examples with other keys. */
function likeRows(
  { like, key, examples = [] }: StubCollection,
  rows: readonly unknown[],
  valuesOf: (collection: string) => readonly unknown[],
): readonly unknown[] {
  const own = rows.filter(isObject);
  const [first] = own;
  if (!like || !first) return rows;
  const others = valuesOf(like.collection);
  const joined = others.filter(isObject).map((other, index) => {
    const shared = like.members.flatMap((name) =>
      Object.hasOwn(other, name) ? [[name, other[name]] as const] : [],
    );
    return { ...(own[index] ?? first), ...Object.fromEntries(shared) };
  });
  const keyOf = (value: unknown): unknown => propertyOf(value, key ?? "");
  const known = new Set(joined.map(keyOf));
  const more = own.slice(0, examples.length).filter((row) => !known.has(keyOf(row)));
  return [...joined, ...more];
}
