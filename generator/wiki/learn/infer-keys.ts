import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import type { Sample } from "./sample-values.js";
import { conditionsOf } from "./infer-condition.js";
import type { Vocabulary } from "./infer-text.js";

/** Objects with more keys than this are not hand-written records. */
const MANY_KEYS = 40;

/** The number of objects that must be observed before optional keys count as data. */
const SOME_OBJECTS = 4;

/** Returns true if the keys of objects are data, such as titles, and not names of fields. */
export function hasDataForKeys(samples: readonly Sample[], vocabulary: Vocabulary): boolean {
  const objects = samples.flatMap(({ values }) => values.filter(isObject));
  const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  if (keys.length === 0) return false;
  if (keys.every((key) => /^-?\d+$/.test(key) || vocabulary.given.has(key))) return true;
  if (areNamesOfTheWiki(keys, vocabulary)) return true;
  if (keys.length > MANY_KEYS && objects.every(isOfScalars)) return true;
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
