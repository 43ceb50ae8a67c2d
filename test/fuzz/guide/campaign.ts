import { performance } from "node:perf_hooks";
import { mutated } from "../mutate.js";
import { randomFrom } from "../random.js";
import type { Random } from "../random.js";
import { Broken, bytesOf, prototypes } from "../target.js";
import type { Target } from "../target.js";
import { placeOf } from "./counters.js";
import type { Counters } from "./counters.js";
import { covering } from "./covering.js";

/** What a campaign is told. */
export interface CampaignOptions {
  readonly seconds: number;
  readonly seed: number;
  /** Inputs of earlier campaigns. */
  readonly known: readonly Uint8Array[];
  /** Is told each input before it is tried, for whoever watches from outside. */
  readonly before: (input: Uint8Array) => void;
  /** Is told each finding that is new. */
  readonly found: (finding: Finding) => void;
}

/** Something that does not hold, with the first input that shows it. */
export interface Finding {
  /** The same for findings that are likely the same. */
  readonly signature: string;
  readonly message: string;
  readonly input: Uint8Array;
}

/** What came of a campaign. */
export interface Campaign {
  readonly executions: number;
  /** Counted places in the files that the target loads, those that what was known reaches, and those reached at the end. */
  readonly places: number;
  readonly placesBefore: number;
  readonly placesReached: number;
  /** How many were reached after each quarter of the time. */
  readonly growth: readonly number[];
  /** Inputs that reached something new. */
  readonly interesting: number;
  readonly findings: number;
  /** The input that took the most time of a processor, and what it took at the end once more. */
  readonly slowest: Slowest & { readonly again: number };
  /** Few inputs that reach every place that those to begin with do not, as small as they could be made in the time. */
  readonly kept: readonly Uint8Array[];
}

/** How often a finding's input is made smaller, and each input that is kept. */
const SHRINKING = 150;

/** Of the time, what choosing and shrinking inputs may take in the end. */
const TIDYING = 0.15;

/** Milliseconds of a processor that an input may take a second time. */
const PATIENCE = 3000;

interface Slowest {
  readonly milliseconds: number;
  readonly input: Uint8Array;
}

interface Entry {
  readonly input: Uint8Array;
  readonly features: readonly number[];
}

/** Tries inputs that are made from those that reached something new, for so long. */
export async function campaign(
  target: Target,
  counters: Counters,
  { seconds, seed, known, before, found }: CampaignOptions,
): Promise<Campaign> {
  const random = randomFrom(seed);
  const signatures = new Set<string>();
  const entries: Entry[] = [];
  let executions = 0;
  let slowest: Slowest = { milliseconds: 0, input: new Uint8Array() };
  const untouched = prototypes();

  const attempt = async (input: Uint8Array): Promise<Finding | undefined> => {
    before(input);
    executions += 1;
    counters.clear();
    const start = process.cpuUsage();
    try {
      await target.run(input);
      if (prototypes() !== untouched) throw new Broken("A prototype is not what it was.");
    } catch (error) {
      return findingOf(error, input);
    } finally {
      const milliseconds = usedSince(start);
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, input };
    }
    return undefined;
  };
  const consider = async (input: Uint8Array): Promise<void> => {
    const finding = await attempt(input);
    const news = counters.news();
    if (news.length > 0 && !finding) entries.push({ input, features: counters.features() });
    if (!finding || signatures.has(finding.signature)) return;
    signatures.add(finding.signature);
    const small = await shrunk(input, random, async (each) => {
      const again = await attempt(each);
      return again?.signature === finding.signature;
    });
    found({ ...finding, input: small });
  };

  const seeds = target.seeds().map(bytesOf);
  for (const input of seeds) {
    // oxlint-disable-next-line no-await-in-loop -- counters are of one run at a time
    await consider(input);
  }
  const placesOfSeeds = new Set(entries.flatMap(({ features }) => features.map(placeOf)));
  for (const input of known) {
    // oxlint-disable-next-line no-await-in-loop -- counters are of one run at a time
    await consider(input);
  }
  const placesBefore = counters.reached();
  const words = [...new Set([...counters.words(), ...wordsIn([...seeds, ...known])])];
  const begin = performance.now();
  const time = seconds * 1000 * (1 - TIDYING);
  const growth: number[] = [];
  while (performance.now() < begin + time) {
    if (performance.now() > begin + (time * (growth.length + 1)) / 4)
      growth.push(counters.reached());
    const { input } = chosen(entries, random) ?? { input: bytesOf("{}") };
    const other = (chosen(entries, random) ?? { input }).input;
    // oxlint-disable-next-line no-await-in-loop -- counters are of one run at a time
    await consider(mutated(input, target.form, { random, words, other }));
  }
  const tidied = performance.now() + seconds * 1000 * TIDYING;
  const start = process.cpuUsage();
  const { milliseconds, input: slow } = slowest;
  await attempt(slow);
  const again = usedSince(start);
  if (again > PATIENCE)
    found({
      signature: "slow",
      message: `It takes ${Math.round(milliseconds)} ms of a processor, and ${Math.round(again)} ms once more.`,
      input: slow,
    });
  const kept: Uint8Array[] = [];
  for (const { input, places } of covering(entries, placesOfSeeds)) {
    // oxlint-disable-next-line no-await-in-loop -- counters are of one run at a time
    const small = await shrunk(input, random, async (each) => {
      if (performance.now() > tidied) return false;
      if (await attempt(each)) return false;
      const reached = new Set(counters.features().map(placeOf));
      return places.every((place) => reached.has(place));
    });
    kept.push(small);
  }
  return {
    executions,
    places: counters.places(),
    placesBefore,
    placesReached: counters.reached(),
    growth,
    interesting: entries.length,
    findings: signatures.size,
    slowest: { milliseconds, input: slow, again },
    kept,
  };
}

/** Milliseconds that a processor has worked since; waiting for it does not count. */
function usedSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Any that reached something new; the latest more often. */
function chosen(entries: readonly Entry[], random: Random): Entry | undefined {
  if (entries.length === 0) return undefined;
  const from = random.once(2) ? Math.max(0, entries.length - 60) : 0;
  return random.of(entries.slice(from));
}

/** Texts in the inputs to begin with. */
function wordsIn(seeds: readonly Uint8Array[]): readonly string[] {
  const all = seeds.flatMap(
    (seed) => new TextDecoder().decode(seed).match(/[\w+.*#/:-]{2,40}/g) ?? [],
  );
  return [...new Set(all)].slice(0, 3000);
}

function findingOf(error: unknown, input: Uint8Array): Finding {
  if (!(error instanceof Error))
    return { signature: `thrown ${typeof error}`, message: String(error), input };
  const { name, message, stack = "" } = error;
  const places = stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) =>
      line
        .replace(/^.*\/(?=(?:generator|templates|generated|test|node_modules)\/)/, "")
        .replace(/\)$/, ""),
    )
    .filter((line) => !line.startsWith("test/fuzz/guide") && !line.includes("node:"));
  const words =
    message
      .replace(/"[^"]*"|\d+/g, "_")
      .split(":", 1)[0]
      ?.slice(0, 80) ?? "";
  const first =
    error instanceof Broken ? "" : (places.find((line) => !line.startsWith("test/")) ?? "");
  return {
    signature: `${name}: ${words} ${first.replace(/:\d+$/, "")}`,
    message: `${name}: ${message}\n  ${places.slice(0, 8).join("\n  ")}`,
    input,
  };
}

/** Takes parts away as long as the input still does what it did. */
async function shrunk(
  input: Uint8Array,
  random: Random,
  still: (input: Uint8Array) => Promise<boolean>,
): Promise<Uint8Array> {
  let best = input;
  for (let left = SHRINKING; left > 0; left -= 1) {
    const next = smaller(best, random);
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ended
    if (next.length < best.length && (await still(next))) best = next;
  }
  return best;
}

function smaller(input: Uint8Array, random: Random): Uint8Array {
  const text = new TextDecoder().decode(input);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const from = random.below(input.length + 1);
    const to = Math.min(input.length, from + 1 + random.below(Math.ceil(input.length / 4) + 1));
    return new Uint8Array([...input.subarray(0, from), ...input.subarray(to)]);
  }
  const less: unknown = without(value, random);
  const written: string | undefined = JSON.stringify(less);
  return bytesOf(written ?? "null");
}

/** The value without a part of it: a step down, and another, until one is taken out. */
function without(value: unknown, random: Random): unknown {
  if (typeof value === "string") {
    const from = random.below(value.length + 1);
    return value.slice(0, from) + value.slice(from + 1 + random.below(value.length / 2 + 1));
  }
  if (Array.isArray(value)) {
    const at = random.below(value.length);
    return random.once(2)
      ? value.filter((_, index) => index !== at)
      : value.map((each: unknown, index) => (index === at ? without(each, random) : each));
  }
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value);
  const at = random.below(members.length);
  const kept = random.once(2)
    ? members.filter((_, index) => index !== at)
    : members.map(
        ([name, member], index) => [name, index === at ? without(member, random) : member] as const,
      );
  return Object.fromEntries(kept);
}
