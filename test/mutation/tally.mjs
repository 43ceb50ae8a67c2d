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

/** How seldom a suite that notices enough may fail by an unlucky sample. */
const UNLUCKY = 0.01;

/**
 * Why a run fails; undefined if it passes. A run fails if fewer than 1 of 100 samples of as many changes
 * would be as poor, had the tests the least share. A run without counted changes has shown nothing.
 *
 * @param {Tally} tally
 * @param {number} least the share of all changes that tests must notice
 * @returns {string | undefined}
 */
export function failureOf({ counts, counted }, least) {
  if (counted === 0)
    return "no change has a verdict\nhelp: pass a larger --sample, or more --minutes or --seconds";
  if (probabilityOfAtMost(counts.noticed, counted, least) >= UNLUCKY) return undefined;
  return `the tests notice fewer than ${(least * 100).toFixed(1)} % of all changes\nhelp: write tests for the survivors, or explain them in test/mutation/survivors.md`;
}

/**
 * The binomial distribution.
 *
 * @param {number} successes
 * @param {number} trials
 * @param {number} share of successes, from 0 to 1
 */
function probabilityOfAtMost(successes, trials, share) {
  let ways = 1;
  let sum = 0;
  for (let count = 0; count <= successes; count += 1) {
    sum += ways * share ** count * (1 - share) ** (trials - count);
    ways *= (trials - count) / (count + 1);
  }
  return sum;
}
