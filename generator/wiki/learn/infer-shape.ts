import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import type {
  ResultEnum,
  ResultField,
  ResultFields,
  ResultScalar,
  ResultShape,
} from "../../spec/source/types.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Sample } from "./sample-values.js";
import { conditionsOf } from "./infer-condition.js";
import type { Presence, When } from "./infer-condition.js";
import { withHideableFields, withPresence } from "./infer-presence.js";

/** One level of a response takes up to three levels in a result file, and a file can have 200 levels. */
const MAX_DEPTH = 50;

/** Infers the shape of the values that samples have under a name. */
export function shapeOf(
  name: string,
  samples: readonly Sample[],
  vocabulary: Vocabulary,
): ResultShape {
  const { depth = 0 } = vocabulary;
  if (depth === MAX_DEPTH) return "unknown";
  const found = kindShapes(name, samples, { ...vocabulary, depth: depth + 1 });
  const [first, second, ...more] = found;
  if (first === undefined) return "unknown";
  return second === undefined ? first : { anyOf: [first, second, ...more] };
}

/** Infers one shape for each JSON type of the values. */
function kindShapes(
  name: string,
  samples: readonly Sample[],
  vocabulary: Vocabulary,
): readonly ResultShape[] {
  const values = samples.flatMap((sample) => sample.values);
  const texts = values.filter((value) => typeof value === "string");
  const numbers = values.filter((value) => typeof value === "number");
  const isWhole = numbers.every((value) => Number.isInteger(value));
  const lists = samplesOfKind(samples, Array.isArray);
  const objects = samplesOfKind(samples, isObject);
  const hasItems = lists.some((sample) => sample.values.some(hasLength));
  // PHP writes an empty object as an empty list by default.
  const areLists = lists.length > 0 && (hasItems || objects.length === 0);
  return [
    ...(texts.length > 0 ? [textShape(name, texts, vocabulary)] : []),
    ...(numbers.length > 0 ? [isWhole ? integerShape(name, numbers, vocabulary) : "number"] : []),
    ...(values.some((value) => typeof value === "boolean") && !isUncertain(values)
      ? ["boolean" as const]
      : []),
    ...(areLists ? [{ list: shapeOf(name, lists.map(itemsOf), vocabulary) }] : []),
    ...(objects.length > 0
      ? [objectShape(name, objects, lists.length > 0 && !areLists, vocabulary)]
      : []),
    ...(values.includes(null) ? ["null" as const] : []),
  ] satisfies readonly ResultShape[];
}

/** The number of values that must be observed before `false` alone is a boolean. */
const SOME_VALUES = 4;

/** PHP functions return `false` instead of a missing value, which may have a different type. */
function isUncertain(values: readonly unknown[]): boolean {
  return values.length < SOME_VALUES && values.every((value) => value === false);
}

function hasLength(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function itemsOf({ settings, values }: Sample): Sample {
  return {
    settings,
    values: values.flatMap((value): unknown[] => (Array.isArray(value) ? value : [])),
  };
}

/** Keeps the values of one JSON type, and the samples that have such values. */
function samplesOfKind(
  samples: readonly Sample[],
  isOfKind: (value: unknown) => boolean,
): readonly Sample[] {
  return samples
    .map(({ settings, values }) => ({ settings, values: values.filter(isOfKind) }))
    .filter(({ values }) => values.length > 0);
}

function objectShape(
  name: string,
  samples: readonly Sample[],
  emptyIsList: boolean,
  vocabulary: Vocabulary,
): ResultShape {
  const flag = emptyIsList ? { emptyIsList: true as const } : {};
  if (!hasDataForKeys(samples, vocabulary))
    return { record: fieldsOf(samples, vocabulary), ...flag };
  const entries = samples.map(({ settings, values }) => ({
    settings,
    values: values.filter(isObject).flatMap((value) => Object.values(value)),
  }));
  return { map: shapeOf(name, entries, vocabulary), ...flag };
}

/** The fields of sample objects, in order of first occurrence. */
export function fieldsOf(samples: readonly Sample[], vocabulary: Vocabulary): ResultFields {
  const names = new Set<string>();
  for (const { values } of samples)
    for (const value of values.filter(isObject))
      for (const name of Object.keys(value)) names.add(name);
  const members = [...names].map((name) => memberOf(name, samples));
  const switches = switchesOf(members, vocabulary);
  const fields = members.map((each) => [each.name, fieldOf(each, switches, vocabulary)] as const);
  return withPresence(withHideableFields(Object.fromEntries(fields)), samples);
}

/** A field of objects, with its values in each experiment. */
interface Member {
  readonly name: string;
  readonly below: readonly Sample[];
  readonly presences: readonly Presence[];
}

function memberOf(name: string, samples: readonly Sample[]): Member {
  const below = samples.map(({ settings, values }) => ({
    settings,
    values: values
      .filter((value): value is UnknownObject => isObject(value) && Object.hasOwn(value, name))
      .map((value) => value[name]),
  }));
  const presences = below.map(({ settings, values }, index) => ({
    settings,
    rows: samples[index]?.values.length ?? 0,
    has: values.length,
  }));
  return { name, below, presences };
}

/** The parameters without default that fields require: other fields may require their absence. */
function switchesOf(members: readonly Member[], { module }: Vocabulary): readonly string[] {
  const required = new Set(
    members.flatMap(({ name, presences }) =>
      Object.keys(conditionsOf(name, presences, module).when),
    ),
  );
  return module.parameters.flatMap(({ name, default: usual }) =>
    required.has(name) && usual === undefined ? [name] : [],
  );
}

function fieldOf(
  { name, below, presences }: Member,
  switches: readonly string[],
  vocabulary: Vocabulary,
): ResultField {
  const { when, isAlways } = conditionsOf(name, presences, vocabulary.module, switches);
  return {
    is: shapeOf(name, below, vocabulary),
    ...(!isAlways && { optional: true }),
    ...(Object.keys(when).length > 0 && { when: mutable(when) }),
    seen: below.reduce((sum, { values }) => sum + values.length, 0),
  };
}

/** Converts a readonly value to the mutable types of spec/source */
function mutable(when: When): NonNullable<ResultField["when"]> {
  return Object.fromEntries(
    Object.entries(when).map(([name, wanted]) => {
      if (typeof wanted === "boolean") return [name, wanted];
      const [first, ...more] = wanted;
      return [name, [first, ...more]];
    }),
  );
}

/** Objects with more keys than this are not hand-written records. */
const MANY_KEYS = 40;

/** The most fields of a record that `learn` writes. More keys are data, whatever their values are. */
export const MOST_FIELDS = 500;

/** The number of objects that must be observed before optional keys count as data. */
const SOME_OBJECTS = 4;

/** Returns true if the keys of objects are data, such as titles, and not names of fields. */
export function hasDataForKeys(samples: readonly Sample[], vocabulary: Vocabulary): boolean {
  const objects = samples.flatMap(({ values }) => values.filter(isObject));
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  if (keys.length === 0) return false;
  if (keys.every((key) => /^-?\d+$/.test(key) || vocabulary.sentParams.has(key))) return true;
  if (areNamesOfTheWiki(keys, vocabulary)) return true;
  if (keys.length > MANY_KEYS && objects.every(isOfScalars)) return true;
  if (keys.length > MOST_FIELDS) return true;
  if (!samples.every(haveOneKind)) return false;
  if (keys.length > MANY_KEYS || keys.some((key) => /[^\w*-]|^$/.test(key))) return true;
  const filled = objects.filter((object) => Object.keys(object).length > 0);
  return (
    filled.length >= SOME_OBJECTS &&
    keys.length > 1 &&
    !keys.some((key) => filled.every((object) => Object.hasOwn(object, key))) &&
    !keys.every((key) => isSelected(key, samples, vocabulary))
  );
}

/**
 * Returns true if all keys are languages or wikis, users, or values of one long list. A single key
 * may have the name of a field by chance, such as `is` and `to`, which are languages.
 */
function areNamesOfTheWiki(keys: readonly string[], { module, codes, users }: Vocabulary): boolean {
  const lists = module.parameters.flatMap(({ type }) =>
    type.kind === "enum" && type.values.length > MANY_KEYS ? [new Set(type.values)] : [],
  );
  const areAllIn = (names: ReadonlySet<string>): boolean => keys.every((key) => names.has(key));
  return lists.some(areAllIn) || (keys.length > 1 && [codes, users].some(areAllIn));
}

function isOfScalars(object: UnknownObject): boolean {
  return Object.values(object).every((value) => !Array.isArray(value) && !isObject(value));
}

/** Returns true if all values in the objects of one experiment have one kind. */
function haveOneKind({ values }: Sample): boolean {
  const kinds = new Set(
    values.filter(isObject).flatMap((object) => Object.values(object).map(kindOf)),
  );
  kinds.delete("empty");
  return kinds.size <= 1;
}

/** The kind of a value. For objects it includes the first key, which records of one type share. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "empty" : "list";
  if (!isObject(value)) return value === null ? "null" : typeof value;
  const [first] = Object.keys(value);
  return first === undefined ? "empty" : `object ${/^-?\d+$/.test(first) ? "" : first}`;
}

/** Returns true if a parameter decides whether the key is present. Such a key is a name. */
function isSelected(key: string, samples: readonly Sample[], { module }: Vocabulary): boolean {
  const presences = samples.map(({ settings, values }) => ({
    settings,
    rows: values.length,
    has: values.filter((value) => isObject(value) && Object.hasOwn(value, key)).length,
  }));
  const { when, isAlways } = conditionsOf(key, presences, module);
  return isAlways && Object.keys(when).length > 0;
}

/** The names and strings on the wiki. */
export interface Vocabulary {
  /** The number of levels around the values. Default: 0. */
  readonly depth?: number;
  readonly module: ModuleOperation;
  readonly namespaces: ReadonlySet<number>;
  readonly titles: ReadonlySet<string>;
  readonly users: ReadonlySet<string>;
  /** Language codes and prefixes of other wikis. */
  readonly codes: ReadonlySet<string>;
  /** Strings that requests contained, such as message names. */
  readonly sentParams: ReadonlySet<string>;
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const FOREVER: ReadonlySet<string> = new Set(["infinity", "infinite", "indefinite", "never"]);

/** Longer strings are neither titles nor parameter values, regardless of the field's name. */
const MAX_NAME = 1000;

/** Infers the shape of strings under a name. */
export function textShape(
  name: string,
  texts: readonly string[],
  vocabulary: Vocabulary,
): ResultScalar | ResultEnum {
  if (texts.every((text) => TIMESTAMP.test(text))) return "timestamp";
  if (texts.every((text) => TIMESTAMP.test(text) || FOREVER.has(text))) return "expiry";
  if (texts.some((text) => text.length > MAX_NAME)) return "string";
  const distinct = new Set(texts);
  const choice = choiceOf(name, distinct, vocabulary.module);
  if (choice) return choice;
  const isAll = (known: ReadonlySet<string>): boolean =>
    distinct.size > 1 && [...distinct].every((text) => known.has(text));
  if (name === "title") return "title";
  if (name === "user") return "user";
  if (isAll(vocabulary.titles)) return "title";
  return isAll(vocabulary.users) ? "user" : "string";
}

/** Infers the shape of integers under a name. */
export function integerShape(
  name: string,
  numbers: readonly number[],
  { namespaces }: Vocabulary,
): ResultScalar {
  return name === "ns" && numbers.every((each) => namespaces.has(each)) ? "namespace" : "integer";
}

/** The choice with the same name that lists all of these values. */
function choiceOf(
  name: string,
  texts: ReadonlySet<string>,
  { parameters }: ModuleOperation,
): ResultEnum | undefined {
  const found = parameters.find(
    ({ name: own, type }) =>
      (own === name || `${own}s` === name) &&
      type.kind === "enum" &&
      texts.size > 1 &&
      [...texts].every((text) => type.values.includes(text)),
  );
  return found && { enumOf: found.name };
}
