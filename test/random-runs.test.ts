import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { integer, nat, property } from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { assert, runsOf, sample, seedOf } from "./random-runs.js";

const VARIABLES = ["SEED", "RUNS", "REPLAY"];

/** Names that may come from the helper only. */
const DIRECT =
  /import \{[^}]*\b(?:assert|check|sample)\b[^}]*\} from "fast-check"|\bfc\.(?:assert|check|sample)\(/;
const MAY = new Set(["random-runs.ts"]);

beforeEach(() => {
  for (const name of VARIABLES) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The inputs of a property that holds. */
function inputs(own: { seed?: number; numRuns?: number; path?: string }): readonly number[] {
  const found: number[] = [];
  assert(
    property(integer(), (value) => {
      found.push(value);
    }),
    own,
  );
  return found;
}

/** The message of a property that fails for all numbers from 100. */
function failure(own: { seed?: number }): string {
  try {
    assert(
      property(nat(), (value) => value < 100),
      own,
    );
  } catch (error) {
    return String(error);
  }
  return "";
}

describe("a property", () => {
  it("has its own seed and number of runs", () => {
    expect(inputs({ seed: 1, numRuns: 7 })).toHaveLength(7);
    expect(inputs({ seed: 1, numRuns: 7 })).toEqual(inputs({ seed: 1, numRuns: 7 }));
    expect(inputs({ seed: 1 })).not.toEqual(inputs({ seed: 2 }));
  });

  it("has the seed and the number of runs of the environment, if there are any", () => {
    const expected = inputs({ seed: 5, numRuns: 9 });
    vi.stubEnv("SEED", "5");
    vi.stubEnv("RUNS", "9");
    expect(inputs({ seed: 1, numRuns: 7 })).toEqual(expected);
    expect(inputs({})).toEqual(expected);
    expect([seedOf(1), runsOf(7)]).toEqual([5, 9]);
    expect(sample(integer(), { seed: 1, numRuns: 3 })).toEqual(expected.slice(0, 3));
  });

  it("reports the seed and the path of an input that fails, which the environment repeats", () => {
    const [, seed = "", path = ""] = /\{ seed: (-?\d+), path: "([\d:]+)"/.exec(failure({})) ?? [];
    expect(seed).not.toBe("");
    vi.stubEnv("SEED", seed);
    vi.stubEnv("REPLAY", path);
    expect(failure({ seed: 1 })).toContain("Property failed after 1 tests");
    expect(failure({ seed: 1 })).toContain("Counterexample: [100]");
  });

  it("does not accept another seed than an integer", () => {
    vi.stubEnv("SEED", "x");
    expect(() => inputs({})).toThrow("SEED must be an integer, not x.");
  });
});

describe("a test with random inputs", () => {
  it("takes its seed and number of runs from the environment", () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
      .map((file) => file.split(sep).join("/"))
      .filter((file) => /\.[cm]?ts$|\.mjs$/.test(file) && !file.includes("node_modules/"));
    const direct = files.filter((file) =>
      DIRECT.test(readFileSync(join(import.meta.dirname, file), "utf8")),
    );
    expect(direct.toSorted()).toEqual([...MAY].toSorted());
  });
});
