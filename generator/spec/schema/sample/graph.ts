import { isOptional } from "../../../../templates/runtime/sample/sample.js";
import type { SampleRule } from "../../../../templates/runtime/sample/sample.js";

/** The names that samples refer to, directly or indirectly. */
export function sampleNames(
  samples: readonly SampleRule[],
  named: Readonly<Record<string, SampleRule>>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (sample: SampleRule): void => {
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
    case "address":
    case "boolean":
    case "enum":
    case "given":
    case "null":
    case "number":
    case "pattern":
    case "text":
      return [];
  }
}

/**
 * Removes samples that refer to names without a sample: optional members, alternatives and items are
 * left out, and a sample that needs one is removed, too.
 */
export function withoutDangling(
  named: Readonly<Record<string, SampleRule>>,
): Readonly<Record<string, SampleRule>> {
  const kept = Object.fromEntries(
    Object.entries(named).flatMap(([name, sample]) => {
      const left = resolvable(sample, named);
      return left ? [[name, left] as const] : [];
    }),
  );
  const isSettled = Object.keys(kept).length === Object.keys(named).length;
  return isSettled ? kept : withoutDangling(kept);
}

/** A sample without references to names that have none; undefined if it needs such a name. */
function resolvable(
  sample: SampleRule,
  named: Readonly<Record<string, SampleRule>>,
): SampleRule | undefined {
  if ("ref" in sample) return Object.hasOwn(named, sample.ref) ? sample : undefined;
  switch (sample.kind) {
    case "either": {
      const of = sample.of.flatMap((each) => resolvable(each, named) ?? []);
      return of.length > 0 ? { ...sample, of } : undefined;
    }
    case "list": {
      const { prefix = [], items, min = 0 } = sample;
      const first = prefix.map((each) => resolvable(each, named));
      const end = first.includes(undefined) ? first.indexOf(undefined) : first.length;
      const rest = end === prefix.length ? resolvable(items, named) : undefined;
      if (rest)
        return { ...sample, ...(sample.prefix && { prefix: definedOf(first) }), items: rest };
      if (min > end) return undefined;
      const last: SampleRule = { kind: "null" };
      return { ...sample, prefix: definedOf(first.slice(0, end)), items: last, max: end };
    }
    case "object": {
      const { members, optional, others, names, min = 0 } = sample;
      const left = Object.entries(members).flatMap(([name, each]) => {
        const found = resolvable(each, named);
        return found ? [[name, found] as const] : [];
      });
      const isComplete = Object.keys(members).every(
        (name) => isOptional(optional, name) || left.some(([each]) => each === name),
      );
      if (!isComplete) return undefined;
      const more = others && resolvable(others, named);
      if (others && !more && left.length < min) return undefined;
      const { others: _others, names: _names, ...rest } = sample;
      return {
        ...rest,
        members: Object.fromEntries(left),
        ...(Array.isArray(optional) && {
          optional: optional.filter((name) => left.some(([each]) => each === name)),
        }),
        ...(more && { others: more }),
        ...(more && names && { names }),
      };
    }
    case "address":
    case "boolean":
    case "enum":
    case "given":
    case "null":
    case "number":
    case "pattern":
    case "text":
      return sample;
  }
}

function definedOf(samples: readonly (SampleRule | undefined)[]): readonly SampleRule[] {
  return samples.flatMap((sample) => sample ?? []);
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
    case "address":
    case "boolean":
    case "enum":
    case "given":
    case "null":
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
  // A sample is created again if a height that it lacked has become known.
  const waiting = new Map<string, string[]>();
  let next: ReadonlySet<string> = new Set(names);
  while (next.size > 0) {
    const added: [string, number][] = [];
    for (const name of next) {
      const missing = new Set<string>();
      const heights = recordMissing(known, missing);
      const height = heightOf(sampleOf(name, heights), heights);
      if (height !== undefined) added.push([name, height]);
      else for (const each of missing) pushTo(waiting, each, name);
    }
    for (const [name, height] of added) known.set(name, height);
    const ready = added.flatMap(([name]) => waiting.get(name) ?? []);
    next = new Set(ready.filter((name) => !known.has(name)));
  }
  return new Map(
    names.flatMap((name): readonly [string, number][] => {
      const height = known.get(name);
      return height === undefined ? [] : [[name, height]];
    }),
  );
}

function pushTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The known heights. Records the names whose heights are not known. */
function recordMissing(known: ReadonlyMap<string, number>, missing: Set<string>): Heights {
  return {
    get: (name) => {
      const height = known.get(name);
      if (height === undefined) missing.add(name);
      return height;
    },
  };
}
