/**
 * Fuzzes: `node test/fuzz/run.mjs [--seconds N] [--seed N] [--sample N] [--keep] [TARGET…]`. The seconds are of
 * all targets together. `--sample` chooses as many targets by the seed. `--keep` replaces a target's corpus by the inputs that reach something new. An input that
 * breaks something is reported and written to found/, which git ignores, with its message and its line
 * for the corpus beside it. The exit code is 1 if something broke.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { encodeInput, readCorpus, writeCorpus } from "./corpus.mjs";

const HERE = import.meta.dirname;
const FOUND = join(HERE, "found");

/** Milliseconds of processor time that one input may take; nothing that is linear comes near. */
const HANGS = 20_000;

/** Milliseconds of any time that one input may take, for those that wait for something that never comes. */
const WAITS = 300_000;

/** Bytes that are kept for a target. */
const MOST_KEPT = 16_000;

/** Megabytes that a campaign may take; what it keeps for itself is far below. */
const MEMORY = 1500;

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: "string", default: "90" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    sample: { type: "string", default: "Infinity" },
    keep: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const names = readdirSync(join(HERE, "targets"))
  .filter((file) => file.endsWith(".ts") && file !== "registry.ts")
  .map((file) => file.slice(0, -3));
const named = positionals.length > 0 ? positionals : names;
const unknown = named.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new Error(`No such target: ${unknown.join(", ")}. There are ${names.join(", ")}.`);
const seed = Number(values.seed);
const wanted = sampleOf(named, Number(values.sample));
const seconds = Number(values.seconds) / wanted.length;
process.stdout.write(
  `seed ${seed}, ${wanted.length} targets, ${seconds.toFixed(1)} s each; to repeat: node test/fuzz/run.mjs --seconds ${values.seconds} --seed ${seed} ${wanted.join(" ")}\n`,
);

let broken = 0;
for (const name of wanted) {
  const known = readCorpus(name);
  // oxlint-disable-next-line no-await-in-loop -- one at a time, so that the times mean something
  const outcome = await campaignOf(name, known);
  broken += outcome.findings;
  process.stdout.write(`${line(name, outcome)}\n`);
  if (values.keep && outcome.report) writeCorpus(name, smallest(outcome.report.kept));
}
process.exitCode = broken > 0 ? 1 : 0;

/**
 * So many of the names, by the seed, in their order.
 *
 * @param {readonly string[]} all
 * @param {number} count
 */
function sampleOf(all, count) {
  const ranked = all.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const chosen = new Set(ranked.slice(0, Math.min(count, all.length)));
  return all.filter((name) => chosen.has(name));
}

/** @param {string} name */
function rank(name) {
  return createHash("sha256").update(`${seed} ${name}`).digest("hex");
}

/**
 * @param {string} name
 * @param {readonly Uint8Array[]} known
 */
async function campaignOf(name, known) {
  const shared = new SharedArrayBuffer(8 + 64 * 1024);
  const head = new Int32Array(shared, 0, 2);
  const current = () => new Uint8Array(shared, 8).slice(0, head[1]);
  const worker = new Worker(join(HERE, "guide", "worker.mjs"), {
    workerData: { name, seconds, seed, known, shared },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY, stackSizeMb: 4 },
  });
  let findings = 0;
  /** @param {{ signature: string, message: string, input: Uint8Array }} finding */
  const tell = ({ message, input }) => {
    findings += 1;
    mkdirSync(join(FOUND, name), { recursive: true });
    const file = join(FOUND, name, nameOf(input));
    writeFileSync(file, input);
    writeFileSync(`${file}.txt`, `${message}\n\nline of the corpus: ${encodeInput(input)}\n`);
    process.stdout.write(
      `\n${name}: ${message}\n  input: test/fuzz/found/${name}/${nameOf(input)}, ${input.length} bytes: ${JSON.stringify(Buffer.from(input).toString().slice(0, 2000))}\n`,
    );
  };
  let loaded = false;
  let before = -1;
  return new Promise((resolve) => {
    const end = (report) => {
      clearInterval(watch);
      resolve({ findings, report, executions: head[0] });
    };
    // This thread only waits, so that the processor time of the process is that of the worker.
    let since = { time: performance.now(), processor: process.cpuUsage() };
    const watch = setInterval(() => {
      const now = Atomics.load(head, 0);
      if (!loaded || now !== before) {
        before = now;
        since = { time: performance.now(), processor: process.cpuUsage() };
        return;
      }
      const { user, system } = process.cpuUsage(since.processor);
      const took = (user + system) / 1000;
      if (took < HANGS && performance.now() - since.time < WAITS) return;
      tell({
        signature: "hang",
        message: `It takes more than ${Math.round(took / 1000)} s of processor time.`,
        input: current(),
      });
      void worker.terminate();
      end(undefined);
    }, 1000);
    worker.on("message", (message) => {
      if (message.kind === "loaded") loaded = true;
      else if (message.kind === "finding") tell(message.finding);
      else {
        end(message.report);
        void worker.terminate();
      }
    });
    worker.on("error", (error) => {
      tell({
        signature: "end",
        message: `The thread ended: ${error.stack ?? error}`,
        input: current(),
      });
      end(undefined);
    });
  });
}

/**
 * The smallest inputs, as many as the corpus of a target may hold.
 *
 * @param {readonly Uint8Array[]} inputs
 */
function smallest(inputs) {
  let bytes = 0;
  return inputs
    .toSorted((a, b) => a.length - b.length)
    .filter((input) => (bytes += input.length) <= MOST_KEPT);
}

/** @param {Uint8Array} input */
function nameOf(input) {
  return createHash("sha256").update(input).digest("hex").slice(0, 16);
}

/**
 * @param {string} name
 * @param {{ findings: number, executions: number, report?: import("./guide/campaign.ts").Campaign }} outcome
 */
function line(name, { findings, report, executions }) {
  if (!report) return `${name}: ended after ${executions} executions; ${findings} findings`;
  const { places, placesBefore, placesReached, growth, interesting, slowest, kept } = report;
  const bytes = kept.reduce((sum, each) => sum + each.length, 0);
  return [
    `${name}: ${report.executions} executions in ${seconds.toFixed(0)} s`,
    `${placesReached} of ${places} places reached (${[placesBefore, ...growth].join(", ")} before)`,
    `${interesting} inputs reached something new, ${kept.length} suffice (${bytes} bytes)`,
    `slowest ${Math.round(slowest.milliseconds)} ms, once more ${Math.round(slowest.again)} ms (${slowest.input.length} bytes)`,
    `${findings} findings`,
  ].join("; ");
}
