// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { WireParams } from "./wire-params.js";

/** Parameters of a request that record what was read of them. */
export interface RecordedParams {
  readonly wire: WireParams;
  /** Whether a parameter was read that is not among the expected ones. */
  readonly readsOthers: () => boolean;
}

/**
 * Records whether something reads other parameters than the expected ones. To list all parameters is to
 * read others.
 */
export function recordedParams(
  wire: WireParams,
  isExpected: (name: string) => boolean,
): RecordedParams {
  let readsOthers = false;
  const record = (isOther: boolean): WireParams => {
    readsOthers ||= isOther;
    return wire;
  };
  return {
    readsOthers: () => readsOthers,
    wire: {
      get: (name) => record(!isExpected(name)).get(name),
      has: (name) => record(!isExpected(name)).has(name),
      get size() {
        return record(true).size;
      },
      forEach: (visit) => record(true).forEach(visit),
      entries: () => record(true).entries(),
      keys: () => record(true).keys(),
      values: () => record(true).values(),
      [Symbol.iterator]: () => record(true)[Symbol.iterator](),
    },
  };
}
