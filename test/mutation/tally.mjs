/** The counts of a mutation run, and whether tests notice enough. */

/**
 * `unmeasured`: the machine was too busy for a verdict, or the failing test fails without the change, too
 *
 * @typedef {"noticed" | "survived" | "explained" | "invalid" | "unmeasured"} Outcome
 */

/**
 * @typedef {object} Tally
 * @property {Readonly<Record<Outcome, number>>} counts
 * @property {number} counted changes that have a verdict and need a test: noticed or survived
 * @property {number | undefined} share of the counted changes that were noticed; undefined if none is counted
 */

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {Tally}
 */
export function tallyOf(outcomes) {
  const counts = { noticed: 0, survived: 0, explained: 0, invalid: 0, unmeasured: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  const counted = counts.noticed + counts.survived;
  return { counts, counted, share: counted === 0 ? undefined : counts.noticed / counted };
}

/**
 * Why a run fails; undefined if it passes. A run without counted changes has shown nothing.
 *
 * @param {Tally} tally
 * @param {number} least the share that must be noticed
 * @returns {string | undefined}
 */
export function failureOf({ share }, least) {
  if (share === undefined)
    return "no change has a verdict\nhelp: pass a larger --sample, or more --minutes or --seconds";
  if (share >= least) return undefined;
  return `fewer than ${(least * 100).toFixed(1)} % were noticed\nhelp: write tests for the survivors, or explain them in test/mutation/survivors.md`;
}
