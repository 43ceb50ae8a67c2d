import { placeOf } from "./counters.js";

/** An input, with what it reaches. */
export interface Reaching {
  readonly input: Uint8Array;
  readonly features: readonly number[];
}

/**
 * Few inputs that reach together every place that all of them reach, and that is not in `before`; the
 * smallest first, each with the places that it is kept for. How often they come there does not count.
 */
export function covering(
  entries: readonly Reaching[],
  before: ReadonlySet<number>,
): readonly { readonly input: Uint8Array; readonly places: readonly number[] }[] {
  const reached = new Set(before);
  return entries
    .toSorted((a, b) => a.input.length - b.input.length)
    .flatMap(({ input, features }) => {
      const fresh = [...new Set(features.map(placeOf))].filter((place) => !reached.has(place));
      for (const place of fresh) reached.add(place);
      return fresh.length > 0 ? [{ input, places: fresh }] : [];
    });
}
