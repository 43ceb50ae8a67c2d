import { isOptional } from "../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";
import { leastLength } from "./sample-pattern.js";
import { MAX_LENGTH } from "./sample-scalar.js";

/** The names that samples refer to, directly or indirectly. */
export function sampleNames(
  samples: readonly SampleRule[],
  named: Readonly<Record<string, SampleRule>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...samples];
  // A list that grows, because references can lead through thousands of names.
  for (const sample of waiting) {
    if (typeof sample.example === "object") waiting.push(sample.example);
    waiting.push(...samplesBelow(sample));
    if (!("ref" in sample) || found.has(sample.ref)) continue;
    const next = Object.hasOwn(named, sample.ref) ? named[sample.ref] : undefined;
    if (!next) continue;
    found.add(sample.ref);
    waiting.push(next);
  }
  return found;
}

function samplesBelow(sample: SampleRule): readonly SampleRule[] {
  if ("ref" in sample) return [];
  switch (sample.kind) {
    case "object":
      return [
        ...Object.values(sample.members),
        ...(sample.others ? [sample.others] : []),
        ...(sample.names ? [sample.names] : []),
      ];
    case "list":
      return [...(sample.prefix ?? []), sample.items];
    case "either":
      return sample.of;
    default:
      return [];
  }
}

/** The smallest value of a sample. */
export interface SmallestValue {
  /** The number of nested references. */
  readonly height: number;
  /** The number of values in it. */
  readonly size: number;
}

/** The smallest value of each named sample. */
export type SmallestValues = Pick<ReadonlyMap<string, SmallestValue>, "get">;

/** The maximum size of a smallest value. Larger samples take too long to generate. */
export const MAX_SIZE = 10_000;

/** The smallest value of a sample; undefined if it is not known to end, or is too large. */
export function smallestValue(
  sample: SampleRule | undefined,
  known: SmallestValues,
): SmallestValue | undefined {
  if (!sample) return undefined;
  if ("ref" in sample) {
    const named = known.get(sample.ref);
    return named && { ...named, height: named.height + 1 };
  }
  switch (sample.kind) {
    case "either":
      return smallestValue(sample.of[0], known);
    case "list": {
      const { prefix = [], items, min = 0 } = sample;
      const first = prefix.slice(0, min).map((each) => smallestValue(each, known));
      const others = min - first.length;
      if (others <= 0) return smallestOfAll(first);
      const item = smallestValue(items, known);
      return smallestOfAll([...first, item && { ...item, size: item.size * others }]);
    }
    case "object": {
      const { members, optional, min = 0, others, names } = sample;
      const needed = Object.entries(members).filter(([name]) => !isOptional(optional, name));
      const added = others ? Math.max(0, min - Object.keys(members).length) : 0;
      const more = added === 0 ? [] : names ? [others, names] : [others];
      return smallestOfAll([
        ...needed.map(([, member]) => smallestValue(member, known)),
        ...more.map((each) => {
          const value = smallestValue(each, known);
          return value && { ...value, size: value.size * added };
        }),
      ]);
    }
    case "text":
      return { height: 0, size: sizeOfText(sample.min ?? 0) };
    case "pattern":
      return { height: 0, size: sizeOfText(leastLength(sample.parts)) };
    default:
      return { height: 0, size: 1 };
  }
}

/** A long string counts as several values. */
function sizeOfText(length: number): number {
  return Math.max(1, Math.ceil((length / MAX_LENGTH) * MAX_SIZE));
}

/** An object or a list with the given parts. */
function smallestOfAll(parts: readonly (SmallestValue | undefined)[]): SmallestValue | undefined {
  const all = parts.filter((part) => part !== undefined);
  const size = all.reduce((sum, part) => sum + part.size, 1);
  if (all.length < parts.length || size > MAX_SIZE) return undefined;
  return { height: Math.max(0, ...all.map(({ height }) => height)), size };
}

/**
 * The smallest values of samples by name, in the given order. Each round adds the samples that end
 * within one more reference. Samples without an end have none.
 *
 * @param sampleOf creates the sample of a name from the smallest values of other samples
 */
export function smallestValues(
  names: readonly string[],
  sampleOf: (name: string, known: SmallestValues) => SampleRule | undefined,
): ReadonlyMap<string, SmallestValue> {
  const known = new Map<string, SmallestValue>();
  // By name: schemas whose samples lacked its value, and that may get a value with it.
  const waiting = new Map<string, Set<string>>();
  for (let round = names; round.length > 0;) {
    const found = round.flatMap((name) => {
      const get = (needed: string): SmallestValue | undefined => {
        const value = known.get(needed);
        if (!value) {
          const others = waiting.get(needed) ?? new Set();
          waiting.set(needed, others.add(name));
        }
        return value;
      };
      const smallest = smallestValue(sampleOf(name, { get }), { get });
      return smallest ? [[name, smallest] as const] : [];
    });
    for (const [name, smallest] of found) known.set(name, smallest);
    const next = new Set(found.flatMap(([name]) => [...(waiting.get(name) ?? [])]));
    for (const [name] of found) waiting.delete(name);
    round = [...next].filter((name) => !known.has(name));
  }
  const order = new Map(names.map((name, index) => [name, index]));
  return new Map([...known].toSorted(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
}
