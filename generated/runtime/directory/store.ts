// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { propertyOf } from "../action-api/api-messages.js";
import type { DirectoryApi } from "./service.js";
import { drawFrom } from "../sample/draw.js";
import { isObject, writeJson } from "../model/json.js";
import type { JsonShape } from "../model/json.js";
import { memberOf } from "../model/member.js";
import { sampled } from "../sample/sample.js";
import type { SampleRule } from "../sample/sample.js";

/** A collection of a directory, as plain data. */
export type StubCollection = {
  /** Makes one row. */
  readonly item: SampleRule;
  /** The form in which a row is written. */
  readonly shape?: JsonShape;
  /** The property that is unique among the rows. */
  readonly key?: string;
  /** Members that the service adds to rows: given rows lose them. */
  readonly added?: readonly string[];
};

/** A row of a collection. */
export interface StubRow {
  readonly value: unknown;
  /** As in payloads. */
  readonly text: string;
}

/** The data of a directory. */
export interface DirectoryStore {
  /** The rows of a collection, in the order of lists; the same ones each time. */
  readonly rows: (collection: string) => readonly StubRow[];
}

/** Options for the data of a store. */
export interface DirectoryStoreOptions {
  /** The seed of rows that are not given. The same seed makes the same data. Default: 1. */
  readonly seed?: number | undefined;
  /**
   * The number of rows of a collection that is not given. The first rows do not depend on it.
   * Default: 300.
   */
  readonly count?: number | undefined;
  /** The rows of collections, as lists by name. Other collections are made from the seed. */
  readonly data?: object | undefined;
}

/** The parts of a stub that determine its data. */
export interface DirectoryStoreApi extends Pick<DirectoryApi, "shapes"> {
  /** By the name of the schema. */
  readonly samples: Readonly<Record<string, SampleRule>>;
  readonly collections: Readonly<Record<string, StubCollection>>;
}

const TRIES = 20;

/** Makes a store. A collection is made on first use. */
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
    return values
      .map((value) => withoutMembers(value, collection.added))
      .map((value) => rowOf(value, () => writeJson(value, collection.shape, shapes)));
  };
  return {
    rows: (name) => {
      const rows = made.get(name) ?? make(name);
      made.set(name, rows);
      return rows;
    },
  };
}

/** A row without some of its members. */
function withoutMembers(value: unknown, names: readonly string[] = []): unknown {
  if (names.length === 0 || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** Most rows of a large store are never used: each is written on first use. */
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
  readonly samples: Readonly<Record<string, SampleRule>>;
  readonly name: string;
  readonly seed: number;
  readonly count: number;
}

/** If there are not enough different keys, there are fewer rows. */
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
