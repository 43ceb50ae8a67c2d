import { propertyOf } from "../action-api/api-messages.js";
import type { DirectoryApi } from "./service.js";
import { drawFrom } from "../sample/draw.js";
import { writeJson } from "../model/json.js";
import type { JsonShape } from "../model/json.js";
import { memberOf } from "../model/member.js";
import { sampled } from "../sample/sample.js";
import type { Sample } from "../sample/sample.js";

/** What a directory lists, as plain data. */
export type StubCollection = {
  /** How one is made. */
  readonly item: Sample;
  /** How one is written. */
  readonly shape?: JsonShape;
  /** The property that no two have the same. */
  readonly key?: string;
};

/** One of the things that a directory lists. */
export interface StubRow {
  readonly value: unknown;
  /** As payloads hold it. */
  readonly text: string;
}

/** What a directory holds. */
export interface DirectoryStore {
  /** The rows of a collection, in the order of lists; the same ones each time. */
  readonly rows: (collection: string) => readonly StubRow[];
}

/** What a store is made of. */
export interface DirectoryStoreOptions {
  /** What the data is made from where none is given; 1 where nothing is said. The same seed makes the same data. */
  readonly seed?: number | undefined;
  /** How many rows a collection has that is made; 300 where nothing is said. The first ones do not hang on it. */
  readonly count?: number | undefined;
  /** The rows of collections, by name, in lists; the others are made. */
  readonly data?: object | undefined;
}

/** The parts of a stub that its data is made by. */
export interface DirectoryStoreApi extends Pick<DirectoryApi, "shapes"> {
  /** By the name of the schema. */
  readonly samples: Readonly<Record<string, Sample>>;
  readonly collections: Readonly<Record<string, StubCollection>>;
}

const TRIES = 20;

/** Makes a store; a collection is made when it is first asked for. */
export function directoryStore(
  { samples, collections, shapes }: DirectoryStoreApi,
  { seed = 1, count = 300, data = {} }: DirectoryStoreOptions,
): DirectoryStore {
  const made = new Map<string, readonly StubRow[]>();
  const make = (name: string): readonly StubRow[] => {
    const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
    if (!collection) return [];
    const given = memberOf(data, name);
    const values: readonly unknown[] = Array.isArray(given)
      ? given
      : sampledRows(collection, { samples, name, seed, count });
    return values.map((value) => rowOf(value, () => writeJson(value, collection.shape, shapes)));
  };
  return {
    rows: (name) => {
      const rows = made.get(name) ?? make(name);
      made.set(name, rows);
      return rows;
    },
  };
}

/** Most rows of a large store are never asked for: each is written when it first is. */
function rowOf(value: unknown, write: () => string): StubRow {
  let text: string | undefined;
  return {
    value,
    get text() {
      return (text ??= write());
    },
  };
}

interface Making {
  readonly samples: Readonly<Record<string, Sample>>;
  readonly name: string;
  readonly seed: number;
  readonly count: number;
}

/** Where there are not enough different keys, there are fewer rows. */
function sampledRows(
  { item, key }: StubCollection,
  { samples, name, seed, count }: Making,
): readonly unknown[] {
  const keys = new Set<unknown>();
  const rows: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const draw = drawFrom(seed, name, index, attempt);
      const row = sampled(item, draw, { named: samples, given: {} });
      const keyValue = key === undefined ? index : propertyOf(row, key);
      if (keys.has(keyValue)) continue;
      keys.add(keyValue);
      rows.push(row);
      break;
    }
  }
  return rows;
}
