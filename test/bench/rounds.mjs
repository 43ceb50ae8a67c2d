/**
 * Functions timed in turn, in rounds: what else the machine does meets all of them alike, and a ratio
 * of one round says more than one of two runs. Counted is the time of processors, which goes on less
 * while others have them than the time of clocks does; it has the collector of garbage in it.
 */
import { median } from "./processes.mjs";

/**
 * @typedef {object} Subject
 * @property {string} key for `--only`
 * @property {string} name
 * @property {() => number} run does the work for every input once; what it gives is added up, so that none of it can be left out
 */

/**
 * @typedef {object} Timing
 * @property {string} key
 * @property {string} name
 * @property {number} nanoseconds for one input, the median of the rounds
 * @property {number} perSecond inputs in a second of a processor
 * @property {number | undefined} ratio of its time to that of the base, the median of the rounds; undefined without the base
 * @property {readonly [low: number, high: number]} [spread] the least and the greatest ratio of a round; absent without the base
 */

/**
 * @typedef {object} TimingChoice
 * @property {number} seconds that each subject is measured for
 * @property {number} rounds
 * @property {string | undefined} only keys of subjects, with commas between; without, all
 */

/** So long runs go on between two looks at the clock, or the looking itself would be measured. */
const CHECK_EVERY_MS = 0.5;
/** The compiler's time, however short the slices are. */
const WARM_UP_MS = 200;
const BASE = "hand";

/**
 * @param {readonly Subject[]} subjects
 * @param {object} how
 * @param {number} how.inputs that one run works through
 * @param {number} how.seconds that each subject is measured for, in all rounds
 * @param {number} how.rounds
 * @returns {readonly Timing[]}
 */
export function timeInTurn(subjects, { inputs, seconds, rounds }) {
  const slice = (seconds * 1000) / rounds;
  const prepared = subjects.map((subject) => ({ ...subject, chunk: warmUp(subject.run) }));
  /** @type {Map<string, number[]>} */
  const times = new Map(subjects.map(({ key }) => [key, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Another one begins each round, or the same would always come after the same.
    for (let place = 0; place < prepared.length; place += 1) {
      const { key, run, chunk } = prepared[(round + place) % prepared.length];
      times.get(key).push((millisecondsOf(run, chunk, slice) * 1e6) / inputs);
    }
  }
  const base = times.get(BASE);
  return subjects.map(({ key, name }) => {
    const own = times.get(key);
    const nanoseconds = median(own);
    return {
      key,
      name,
      nanoseconds: Math.round(nanoseconds * 10) / 10,
      perSecond: Math.round(1e9 / nanoseconds),
      ...(base && ratiosOf(own.map((time, round) => time / base[round]))),
    };
  });
}

/**
 * @param {readonly number[]} ratios of the rounds
 * @returns {Pick<Timing, "ratio" | "spread">}
 */
function ratiosOf(ratios) {
  return {
    ratio: rounded(median(ratios)),
    spread: [rounded(Math.min(...ratios)), rounded(Math.max(...ratios))],
  };
}

/** @param {number} ratio */
function rounded(ratio) {
  return Math.round(ratio * 1000) / 1000;
}

/**
 * Runs until the compiler has had its time, and tells how many runs fit between two looks at the clock.
 *
 * @param {() => number} run
 */
function warmUp(run) {
  millisecondsOf(run, 1, WARM_UP_MS);
  const each = millisecondsOf(run, 1, WARM_UP_MS);
  return Math.max(1, Math.round(CHECK_EVERY_MS / Math.max(each, Number.EPSILON)));
}

/**
 * @param {() => number} run
 * @param {number} chunk runs between two looks at the clock
 * @param {number} slice milliseconds
 * @returns {number} milliseconds of processors for one run
 */
function millisecondsOf(run, chunk, slice) {
  let sum = 0;
  let done = 0;
  const before = process.cpuUsage();
  const start = performance.now();
  let now = start;
  while (now - start < slice) {
    for (let index = 0; index < chunk; index += 1) sum += run();
    done += chunk;
    now = performance.now();
  }
  if (Number.isNaN(sum)) throw new Error("What was timed gave no numbers.");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / done;
}

/**
 * Those that are asked for, or all.
 *
 * @template {{ readonly key: string }} S
 * @param {readonly S[]} subjects
 * @param {string | undefined} only keys, with commas between
 * @returns {readonly S[]}
 */
export function chosen(subjects, only) {
  if (only === undefined) return subjects;
  const keys = only.split(",");
  const unknown = keys.filter((key) => !subjects.some((subject) => subject.key === key));
  if (unknown.length > 0) {
    const known = subjects.map(({ key }) => key).join(", ");
    throw new Error(`--only does not know ${unknown.join(", ")}; it takes some of ${known}.`);
  }
  return subjects.filter(({ key }) => keys.includes(key));
}

/**
 * @param {string} head what the subjects do
 * @param {readonly Timing[]} timings
 * @returns {string} Markdown
 */
export function timingTable(head, timings) {
  return [
    `| ${head} | a second of a processor | each | × hand-written |`,
    "| --- | ---: | ---: | ---: |",
    ...timings.map(
      ({ name, nanoseconds, perSecond, ratio, spread }) =>
        `| ${name} | ${perSecond.toLocaleString("en")} | ${shownTime(nanoseconds)} | ${shownRatio(ratio, spread)} |`,
    ),
  ].join("\n");
}

/**
 * A median, with the least and the greatest ratio of a round if they differ from it.
 *
 * @param {number | undefined} ratio
 * @param {readonly [low: number, high: number] | undefined} spread
 */
function shownRatio(ratio, spread) {
  if (ratio === undefined) return "not known";
  if (spread === undefined || spread[0] === spread[1]) return ratio.toFixed(2);
  return `${ratio.toFixed(2)} (${spread[0].toFixed(2)} to ${spread[1].toFixed(2)})`;
}

/** @param {number} nanoseconds */
function shownTime(nanoseconds) {
  return nanoseconds < 10_000
    ? `${nanoseconds.toFixed(0)} ns`
    : `${(nanoseconds / 1000).toFixed(1)} µs`;
}

/**
 * The options that parts of the bench with timings share.
 *
 * @type {{ seconds: { type: "string", default: string }, rounds: { type: "string", default: string }, only: { type: "string" } }}
 */
export const timingOptions = {
  seconds: { type: "string", default: "2" },
  rounds: { type: "string", default: "15" },
  only: { type: "string" },
};

/**
 * @param {{ seconds: string, rounds: string, only?: string | undefined }} values
 * @returns {TimingChoice}
 */
export function timingChoice({ seconds, rounds, only }) {
  const choice = { seconds: Number(seconds), rounds: Number(rounds), only };
  if (!(choice.seconds > 0)) throw new Error("--seconds takes a number above 0.");
  if (!Number.isInteger(choice.rounds) || choice.rounds < 1)
    throw new Error("--rounds takes a whole number from 1 up.");
  return choice;
}
