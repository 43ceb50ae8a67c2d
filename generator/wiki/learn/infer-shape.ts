import { isObject } from "../../base/json.js";
import type { UnknownObject } from "../../base/json.js";
import type { ResultField, ResultFields, ResultShape } from "../../spec/source/types.js";
import type { Sample } from "./sample-values.js";
import { conditionsOf } from "./infer-condition.js";
import { withHideableFields } from "./infer-hidden.js";
import { hasDataForKeys } from "./infer-keys.js";
import { withPresence } from "./infer-presence.js";
import { integerShape, textShape } from "./infer-text.js";
import type { Vocabulary } from "./infer-text.js";

/** Infers the shape of the values that samples have under a name. */
export function shapeOf(
  name: string,
  samples: readonly Sample[],
  vocabulary: Vocabulary,
): ResultShape {
  const found = kindShapes(name, samples, vocabulary);
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

/** PHP functions return `false` if there is no value, which may have another type. */
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

/** The fields of the objects in samples, in order of first occurrence. */
export function fieldsOf(samples: readonly Sample[], vocabulary: Vocabulary): ResultFields {
  const names = new Set<string>();
  for (const { values } of samples)
    for (const value of values.filter(isObject))
      for (const name of Object.keys(value)) names.add(name);
  const fields = [...names].map((name) => [name, fieldOf(name, samples, vocabulary)] as const);
  return withPresence(withHideableFields(Object.fromEntries(fields)), samples);
}

function fieldOf(name: string, samples: readonly Sample[], vocabulary: Vocabulary): ResultField {
  const below = samples.map(({ settings, values }) => ({
    settings,
    rows: values.length,
    values: values
      .filter((value): value is UnknownObject => isObject(value) && Object.hasOwn(value, name))
      .map((value) => value[name]),
  }));
  const { when, isAlways } = conditionsOf(
    name,
    below.map(({ settings, rows, values }) => ({ settings, rows, has: values.length })),
    vocabulary.module,
  );
  return {
    is: shapeOf(name, below, vocabulary),
    ...(!isAlways && { optional: true }),
    ...(Object.keys(when).length > 0 && { when: mutable(when) }),
    seen: below.reduce((sum, { values }) => sum + values.length, 0),
  };
}

/** Converts a readonly value to the mutable types of spec/source */
function mutable(
  when: Readonly<Record<string, true | readonly [string, ...string[]]>>,
): NonNullable<ResultField["when"]> {
  return Object.fromEntries(
    Object.entries(when).map(([name, wanted]) => {
      if (wanted === true) return [name, true];
      const [first, ...more] = wanted;
      return [name, [first, ...more]];
    }),
  );
}
