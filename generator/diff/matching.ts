import type { Origin } from "../spec/model/parameter.js";
import { changeOf } from "./change.js";
import type { Change } from "./change.js";

/** Parts of two specs in matched pairs. */
export interface Matched<Part> {
  readonly pairs: Pairs<Part>;
  readonly removed: readonly Part[];
  readonly added: readonly Part[];
}

/** Parts of the base, each with its counterpart. */
export type Pairs<Part> = readonly (readonly [old: Part, next: Part])[];

/** Finds pairs among the parts that are not matched yet. */
export type MatchStep<Part> = (removed: readonly Part[], added: readonly Part[]) => Pairs<Part>;

/** Matches the parts of two specs, step by step. */
export function matchParts<Part extends object>(
  old: readonly Part[],
  next: readonly Part[],
  ...steps: readonly MatchStep<Part>[]
): Matched<Part> {
  return steps.reduce<Matched<Part>>(
    ({ pairs, removed, added }, step) => {
      const found = step(removed, added);
      const taken = new Set<Part>(found.flat());
      return {
        pairs: [...pairs, ...found],
        removed: removed.filter((each) => !taken.has(each)),
        added: added.filter((each) => !taken.has(each)),
      };
    },
    { pairs: [], removed: old, added: next },
  );
}

/** Returns a step that matches parts with the same key, in the order of those that share one. */
export function byKey<Part extends object>(keyOf: (part: Part) => string): MatchStep<Part> {
  return (removed, added) => {
    const counterparts = new Map<string, Part[]>();
    for (const each of added) {
      const others = counterparts.get(keyOf(each));
      if (others) others.push(each);
      else counterparts.set(keyOf(each), [each]);
    }
    return removed.flatMap((before) => {
      const after = counterparts.get(keyOf(before))?.shift();
      return after ? [[before, after] as const] : [];
    });
  };
}

/** Compares the parts of each name, which only the base or only the revision may have. */
export function namedChanges<Part>(
  old: ReadonlyMap<string, Part>,
  next: ReadonlyMap<string, Part>,
  {
    removed,
    added,
    kept,
  }: {
    readonly removed: (part: Part, name: string) => Change;
    readonly added: (part: Part, name: string) => Change;
    readonly kept: (old: Part, next: Part, name: string) => readonly Change[];
  },
): readonly Change[] {
  return [
    ...[...old].flatMap(([name, before]) => {
      const after = next.get(name);
      return after === undefined ? [removed(before, name)] : kept(before, after, name);
    }),
    ...[...next].flatMap(([name, after]) => (old.has(name) ? [] : [added(after, name)])),
  ];
}

/** A module or an operation, as far as its presence is reported. */
export interface PresentPart {
  readonly name: string;
  readonly origin: Origin;
  readonly deprecated: boolean;
  /** True if no code is generated for it. */
  readonly isSkipped?: boolean;
}

/** Reports modules or operations that only the base or only the revision has. */
export function partPresenceChanges<Part>(
  kind: "module" | "operation",
  { pairs, removed, added }: Matched<Part>,
  partOf: (part: Part) => PresentPart,
): readonly Change[] {
  // If the base had none, no code has handlers for all of them.
  const isFirst = pairs.length === 0 && removed.length === 0;
  return [
    ...removed
      .map(partOf)
      .map(({ name, origin, deprecated, isSkipped = false }) =>
        changeOf(
          deprecated ? `${kind}-removed-deprecated` : `${kind}-removed`,
          { module: name, old: origin },
          { circumstances: [isSkipped && "skipped"] },
        ),
      ),
    ...added
      .map(partOf)
      .map(({ name, origin, isSkipped = false }) =>
        changeOf(
          `${kind}-added`,
          { module: name, new: origin },
          { circumstances: [isFirst && "first", isSkipped && "skipped"] },
        ),
      ),
  ];
}
