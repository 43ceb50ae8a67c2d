import type { SampleRule } from "../../templates/runtime/sample/sample.js";

/** The names that samples refer to, directly or indirectly. */
export function sampleNames(
  samples: readonly SampleRule[],
  named: Readonly<Record<string, SampleRule>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (sample: SampleRule): void => {
    if (sample.kind === "named") {
      const next = Object.hasOwn(named, sample.name) ? named[sample.name] : undefined;
      if (found.has(sample.name) || !next) return;
      found.add(sample.name);
      add(next);
      return;
    }
    for (const below of samplesBelow(sample)) add(below);
  };
  for (const sample of samples) add(sample);
  return found;
}

function samplesBelow(sample: SampleRule): readonly SampleRule[] {
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
    case "boolean":
    case "enum":
    case "given":
    case "named":
    case "number":
    case "pattern":
    case "text":
      return [];
  }
}

/** The number of nested references in the smallest value of each named sample. */
export type Heights = ReadonlyMap<string, number>;

/** The number of nested references in the smallest value; undefined if it is not known to end. */
export function heightOf(sample: SampleRule | undefined, known: Heights): number | undefined {
  switch (sample?.kind) {
    case undefined:
      return undefined;
    case "named": {
      const height = known.get(sample.name);
      return height === undefined ? undefined : height + 1;
    }
    case "either":
      return heightOf(sample.of[0], known);
    case "list": {
      const { prefix = [], items, min } = sample;
      const needed = [...prefix.slice(0, min), ...(min > prefix.length ? [items] : [])];
      return greatestHeight(needed, known);
    }
    case "object": {
      const needed = Object.entries(sample.members)
        .filter(([name]) => !sample.optional?.includes(name))
        .map(([, member]) => member);
      return greatestHeight(needed, known);
    }
    case "boolean":
    case "enum":
    case "given":
    case "number":
    case "pattern":
    case "text":
      return 0;
  }
}

function greatestHeight(needed: readonly SampleRule[], known: Heights): number | undefined {
  const heights = needed.map((sample) => heightOf(sample, known));
  return heights.includes(undefined)
    ? undefined
    : Math.max(0, ...heights.flatMap((height) => height ?? []));
}
