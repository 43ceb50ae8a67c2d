/**
 * Properties of random inputs. fast-check reports the seed and the path of an input that fails; these
 * variables of the environment repeat it, or select other inputs:
 *
 * - `SEED`: the seed of all properties. Default: that of each test, or a random one.
 * - `RUNS`: the number of inputs for each property. Default: that of each test, or 100.
 * - `REPLAY`: the path of one input; with the seed that was reported with it, and the name of the test (`-t`).
 *
 * @module
 */
import * as fc from "fast-check";

const VARIABLES = { seed: "SEED", runs: "RUNS", path: "REPLAY" } as const;

/** The seed of a test: `SEED`, or its own. */
export function seedOf(own: number): number {
  return numberOf(VARIABLES.seed) ?? own;
}

/** The number of inputs of a property: `RUNS`, or its own. */
export function runsOf(own: number): number {
  return numberOf(VARIABLES.runs) ?? own;
}

/** As fast-check's `assert`, with the seed, the number of runs and the path that the environment has. */
export function assert<Inputs>(
  property: fc.IAsyncProperty<Inputs>,
  own?: fc.Parameters<Inputs>,
): Promise<void>;
export function assert<Inputs>(property: fc.IProperty<Inputs>, own?: fc.Parameters<Inputs>): void;
export function assert<Inputs>(
  property: fc.IAsyncProperty<Inputs> | fc.IProperty<Inputs>,
  own: fc.Parameters<Inputs> = {},
): Promise<void> | void {
  return fc.assert(property, { ...own, ...fromEnvironment() });
}

/** As fast-check's `sample`, with the seed that the environment has. */
export function sample<Input>(
  arbitrary: fc.Arbitrary<Input>,
  own: { readonly seed: number; readonly numRuns: number },
): Input[] {
  return fc.sample(arbitrary, { ...own, seed: seedOf(own.seed) });
}

/** The parameters that the environment has. */
function fromEnvironment(): { seed?: number; numRuns?: number; path?: string } {
  const seed = numberOf(VARIABLES.seed);
  const numRuns = numberOf(VARIABLES.runs);
  const path = textOf(VARIABLES.path);
  return {
    ...(seed !== undefined && { seed }),
    ...(numRuns !== undefined && { numRuns }),
    ...(path !== undefined && { path }),
  };
}

/** An integer of the environment; undefined if it is not set. Throws if it is something else. */
function numberOf(variable: string): number | undefined {
  const text = textOf(variable);
  if (text === undefined) return undefined;
  if (!/^-?\d+$/.test(text)) throw new Error(`${variable} must be an integer, not ${text}.`);
  return Number(text);
}

function textOf(variable: string): string | undefined {
  const text = process.env[variable];
  return text === "" ? undefined : text;
}
