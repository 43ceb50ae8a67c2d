import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constantFrom, oneof, property } from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { assert, sample } from "../random-runs.js";
import { findGuards } from "./guards.js";
import type { Guard } from "./guards.js";
import { inhabits } from "./inhabits.js";
import { ODD_VALUES } from "./odd-values.js";
import { changed, membersOf, valuesOf, withMember } from "./values-of-types.js";

const SEED = 22;
const CHANCES = 240;

const folder = mkdtempSync(join(tmpdir(), "paramsmith-guards-"));
const { checker, guards } = await findGuards(folder);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** After as many repairs, another value is more likely to be accepted. */
const MAX_REPAIRS = 120;

/** Values that the guard accepts: random ones, whose refused parts are replaced by those of others. */
function acceptedValues({ type, errorPaths }: Guard): readonly unknown[] {
  const values = sample(valuesOf(checker, type), { seed: SEED, numRuns: CHANCES });
  return values.flatMap((first, at) => {
    let value = first;
    for (const [index, other] of values.slice(at + 1, at + 1 + MAX_REPAIRS).entries()) {
      const [path] = errorPaths(value);
      if (!path) break;
      const [name = ""] = path;
      // A parameter that another one excludes has to go, and one that needs another gets it.
      const isExcess = path.length === 1 && membersOf(value).some(([each]) => each === name);
      value =
        isExcess && index % 2 === 1
          ? withMember(value, name, undefined)
          : isExcess && index % 4 === 2
            ? { ...Object(other), ...Object(value) }
            : withPart(value, path, other);
    }
    return errorPaths(value).length === 0 ? [value] : [];
  });
}

/** The value with the part at a path of another value; without the part if the other has none. */
function withPart(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  const member = membersOf(value).find(([each]) => each === name);
  const others = membersOf(other).find(([each]) => each === name);
  // A rule about several parameters may require one that the value lacks.
  if (!member && others && !Array.isArray(value)) return withMember(value, name, others[1]);
  if (!member && membersOf(value).length > membersOf(other).length) return value;
  if (!member || (Array.isArray(value) && !others)) return other;
  return withMember(value, name, others && withPart(member[1], rest, others[1]));
}

/** Odd values, also in place of each member of a value, alone and in a list. */
function oddMembers({ type }: Guard, value: unknown): readonly unknown[] {
  const parts = type.isUnion() ? type.types : [type];
  const names = new Set(parts.flatMap((part) => part.getProperties().map(({ name }) => name)));
  return ODD_VALUES.flatMap((odd) => [
    odd,
    ...[...names].flatMap((name) => [
      { ...Object(value), [name]: odd },
      { ...Object(value), [name]: [odd] },
    ]),
  ]);
}

describe("a generated validator", () => {
  it("is there for each module, operation and schema", () => {
    expect(guards.length).toBeGreaterThan(200);
  });

  it.each(guards.map((guard) => [guard.name, guard] as const))(
    "%s accepts only values of its type",
    (_name, guard) => {
      const right = acceptedValues(guard);
      expect(right.length).toBeGreaterThan(0);
      let accepted = 0;
      const values = oneof(constantFrom(...right), valuesOf(checker, guard.type));
      assert(
        property(changed(values), (value) => {
          if (guard.errorPaths(value).length > 0) return;
          accepted += 1;
          expect(inhabits(checker, guard.type, value)).toBe(true);
        }),
        { seed: SEED, numRuns: 60 },
      );
      expect(accepted).toBeGreaterThan(0);
      for (const value of oddMembers(guard, right[0]))
        if (guard.errorPaths(value).length === 0)
          expect(inhabits(checker, guard.type, value)).toBe(true);
    },
  );
});
