import { isOptional } from "../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../templates/runtime/sample/sample.js";

/** The names that samples refer to, directly or indirectly. */
export function sampleNames(
  samples: readonly SampleRule[],
  named: Readonly<Record<string, SampleRule>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (sample: SampleRule): void => {
    if (typeof sample.example === "object") add(sample.example);
    if ("ref" in sample) {
      const next = Object.hasOwn(named, sample.ref) ? named[sample.ref] : undefined;
      if (found.has(sample.ref) || !next) return;
      found.add(sample.ref);
      add(next);
      return;
    }
    for (const below of samplesBelow(sample)) add(below);
  };
  for (const sample of samples) add(sample);
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

/** The number of nested references in the smallest value of each named sample. */
export type Heights = Pick<ReadonlyMap<string, number>, "get">;

/** The number of nested references in the smallest value; undefined if it is not known to end. */
export function heightOf(sample: SampleRule | undefined, known: Heights): number | undefined {
  if (!sample) return undefined;
  if ("ref" in sample) {
    const height = known.get(sample.ref);
    return height === undefined ? undefined : height + 1;
  }
  switch (sample.kind) {
    case "either":
      return heightOf(sample.of[0], known);
    case "list": {
      const { prefix = [], items, min = 0 } = sample;
      const needed = [...prefix.slice(0, min), ...(min > prefix.length ? [items] : [])];
      return greatestHeight(needed, known);
    }
    case "object": {
      const needed = Object.entries(sample.members)
        .filter(([name]) => !isOptional(sample.optional, name))
        .map(([, member]) => member);
      return greatestHeight(needed, known);
    }
    default:
      return 0;
  }
}

function greatestHeight(needed: readonly SampleRule[], known: Heights): number | undefined {
  const heights = needed.map((sample) => heightOf(sample, known));
  return heights.includes(undefined)
    ? undefined
    : Math.max(0, ...heights.flatMap((height) => height ?? []));
}

/**
 * The heights of samples by name, in the given order. Each round adds the samples that end within
 * one more reference. Samples without an end have none.
 *
 * @param sampleOf creates the sample of a name from the heights of other samples
 */
export function sampleHeights(
  names: readonly string[],
  sampleOf: (name: string, heights: Heights) => SampleRule | undefined,
): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    const added = names
      .filter((name) => !known.has(name))
      .map((name) => [name, heightOf(sampleOf(name, known), known)] as const);
    for (const [name, height] of added) if (height !== undefined) known.set(name, height);
  }
  const order = new Map(names.map((name, index) => [name, index]));
  return new Map([...known].toSorted(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
}
