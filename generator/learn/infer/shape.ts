import { isObject } from "../../json/object.js";
import type { JsonObject } from "../../json/object.js";
import type { ResultField, ResultFields, ResultShape } from "../../spec/types.js";
import type { Sample } from "../experiment/sample.js";
import { conditionsOf } from "./condition.js";
import { hasDataForKeys } from "./keys.js";
import { integerShape, textShape } from "./text.js";
import type { Vocabulary } from "./text.js";

/** Finds what the values of samples are that stood under a name. */
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

/** One shape for each kind of JSON that there is among the values. */
function kindShapes(
  name: string,
  samples: readonly Sample[],
  vocabulary: Vocabulary,
): readonly ResultShape[] {
  const values = samples.flatMap((sample) => sample.values);
  const texts = values.filter((value) => typeof value === "string");
  const numbers = values.filter((value) => typeof value === "number");
  const isWhole = numbers.every((value) => Number.isInteger(value));
  const lists = restricted(samples, Array.isArray);
  const objects = restricted(samples, isObject);
  const hasItems = lists.some((sample) => sample.values.some(hasLength));
  // PHP writes an empty object as an empty list, unless it is told.
  const areLists = lists.length > 0 && (hasItems || objects.length === 0);
  return [
    ...(texts.length > 0 ? [textShape(name, texts, vocabulary)] : []),
    ...(numbers.length > 0 ? [isWhole ? integerShape(name, numbers, vocabulary) : "number"] : []),
    ...(values.some((value) => typeof value === "boolean") ? ["boolean" as const] : []),
    ...(areLists ? [{ list: shapeOf(name, lists.map(itemsOf), vocabulary) }] : []),
    ...(objects.length > 0
      ? [objectShape(name, objects, lists.length > 0 && !areLists, vocabulary)]
      : []),
    ...(values.includes(null) ? ["null" as const] : []),
  ] satisfies readonly ResultShape[];
}

function hasLength(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function itemsOf({ asked, values }: Sample): Sample {
  return {
    asked,
    values: values.flatMap((value): unknown[] => (Array.isArray(value) ? value : [])),
  };
}

/** The samples with just the values of a kind; those that have none are left out. */
function restricted(
  samples: readonly Sample[],
  isOfKind: (value: unknown) => boolean,
): readonly Sample[] {
  return samples
    .map(({ asked, values }) => ({ asked, values: values.filter(isOfKind) }))
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
  const entries = samples.map(({ asked, values }) => ({
    asked,
    values: values.filter(isObject).flatMap((value) => Object.values(value)),
  }));
  return { map: shapeOf(name, entries, vocabulary), ...flag };
}

/** The fields of the objects in samples, in the order in which they were first seen. */
export function fieldsOf(samples: readonly Sample[], vocabulary: Vocabulary): ResultFields {
  const names = new Set<string>();
  for (const { values } of samples)
    for (const value of values.filter(isObject))
      for (const name of Object.keys(value)) names.add(name);
  const fields = [...names].map((name) => [name, fieldOf(name, samples, vocabulary)] as const);
  return Object.fromEntries(fields);
}

function fieldOf(name: string, samples: readonly Sample[], vocabulary: Vocabulary): ResultField {
  const below = samples.map(({ asked, values }) => ({
    asked,
    rows: values.length,
    values: values
      .filter((value): value is JsonObject => isObject(value) && Object.hasOwn(value, name))
      .map((value) => value[name]),
  }));
  const { when, isAlways } = conditionsOf(
    name,
    below.map(({ asked, rows, values }) => ({ asked, rows, has: values.length })),
    vocabulary.module,
  );
  return {
    is: shapeOf(name, below, vocabulary),
    ...(!isAlways && { optional: true }),
    ...(Object.keys(when).length > 0 && { when: mutable(when) }),
    seen: below.reduce((sum, { values }) => sum + values.length, 0),
  };
}

/** The types of specs are those of JSON, which is not readonly. */
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
