/** What running a program costs: wall time, and memory at its peak. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * @typedef {object} Run
 * @property {string} name
 * @property {string} [program] without one, Node
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {Readonly<Record<string, string>>} [env] beside that of this process
 */

const preload = join(import.meta.dirname, "peak-memory.cjs");

/**
 * @param {Run} run
 * @returns {number} milliseconds
 */
export function wallTime({ name, program = process.execPath, args, cwd }) {
  const start = performance.now();
  const { status, stderr, error } = spawnSync(program, args, {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  const end = performance.now();
  if (status !== 0) throw new Error(`${name} ended with ${status}:\n${error?.message ?? stderr}`);
  return end - start;
}

/**
 * The peak resident set. Of a program other than Node, Linux alone tells it.
 *
 * @param {Run} run
 * @returns {Promise<number | undefined>} megabytes
 */
export async function peakMemory(run) {
  return run.program === undefined ? peakOfNode(run) : peakOfProgram(run.program, run);
}

/** @param {Run} run */
function peakOfNode({ args, cwd }) {
  const folder = mkdtempSync(join(tmpdir(), "paramsmith-peak-"));
  const file = join(folder, "peak");
  try {
    spawnSync(process.execPath, ["--require", preload, ...args], {
      cwd,
      stdio: "ignore",
      env: { ...process.env, PARAMSMITH_BENCH_PEAK: file },
    });
    return Number(readFileSync(file, "utf8")) / 1024;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} program
 * @param {Run} run
 * @returns {Promise<number | undefined>}
 */
async function peakOfProgram(program, run) {
  if (process.platform !== "linux") return undefined;
  return (await trackedRun({ ...run, program }, Number.POSITIVE_INFINITY, 2)).megabytes;
}

/**
 * What came of a run, whatever came of it.
 *
 * @typedef {object} Tracked
 * @property {number} milliseconds wall time until it ended, or was ended
 * @property {number | undefined} cpu milliseconds of all processors, which say more than the wall time where
 *   the machine has other work; Linux alone tells them, in steps of 10
 * @property {number | undefined} megabytes peak resident set, with that of its own children; Linux alone tells it
 * @property {string | undefined} failure undefined where it ended well
 */

/**
 * Wall time and peak memory of one run, for what takes too long to be run twice. The kernel is asked
 * for the peak again and again until the program has ended; what is slower than patience allows is ended.
 *
 * @param {Run} run
 * @param {number} patience milliseconds
 * @param {number} [interval] milliseconds between two looks
 * @returns {Promise<Tracked>}
 */
export async function trackedRun(
  { program = process.execPath, args, cwd, env },
  patience,
  interval = 10,
) {
  const before = cpuOfChildren();
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    // A group of its own, so that its children end with it.
    detached: process.platform !== "win32",
  });
  let said = "";
  const hear = (/** @type {Buffer} */ chunk) => {
    said = (said + chunk.toString()).slice(-KEPT);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  let peak;
  let late = false;
  const timer = setInterval(() => {
    const now = peakOfTree(child.pid);
    if (now > (peak ?? 0)) peak = now;
    if (performance.now() - start < patience || late) return;
    late = true;
    endTree(child);
  }, interval);
  const { code, signal, error } = await new Promise((resolve) => {
    child.once("error", (failed) => resolve({ error: failed.message }));
    child.once("close", (exitCode, exitSignal) => resolve({ code: exitCode, signal: exitSignal }));
  });
  const milliseconds = performance.now() - start;
  clearInterval(timer);
  const after = cpuOfChildren();
  const cpu = before === undefined || after === undefined ? undefined : after - before;
  const failure = late
    ? `not done after ${Math.round(patience / 1000)} s`
    : (error ?? (code === 0 ? undefined : failureOf(code ?? signal, said)));
  return { milliseconds, cpu, megabytes: peak, failure };
}

/**
 * What all children of this process that have ended took.
 *
 * @returns {number | undefined} milliseconds, of Linux alone
 */
export function cpuOfChildren() {
  if (process.platform !== "linux") return undefined;
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = fields.slice(13, 15);
  return (Number(user) + Number(system)) * TICK;
}

/** Milliseconds of a unit in which Linux counts the time of processes. */
const TICK = 10;

/** @param {import("node:child_process").ChildProcess} child */
function endTree(child) {
  if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
  else process.kill(-child.pid, "SIGKILL");
}

/**
 * The peaks of a process and of its children together.
 *
 * @param {number | undefined} pid
 * @returns {number} megabytes; 0 where the process is gone
 */
function peakOfTree(pid) {
  if (process.platform !== "linux") return 0;
  const own = residentPeak(pid);
  if (own === undefined) return 0;
  return childrenOf(pid).reduce((total, child) => total + peakOfTree(child), own);
}

/**
 * @param {number | undefined} pid
 * @returns {readonly number[]}
 */
function childrenOf(pid) {
  try {
    const tasks = `/proc/${pid}/task`;
    return readdirSync(tasks).flatMap((task) =>
      readFileSync(`${tasks}/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
  } catch {
    // It has ended in the meantime.
    return [];
  }
}

/** Letters of the end of what a program says that are looked at. */
const KEPT = 20_000;

/**
 * The line in which a program says why it fails, as far as one can be told.
 *
 * @param {number | string} end exit code or signal
 * @param {string} said
 * @returns {string}
 */
function failureOf(end, said) {
  if (/heap out of memory|heap limit/i.test(said)) return `out of memory (ended with ${end})`;
  const line = said.split("\n").find((each) => /error/i.test(each));
  return `ended with ${end}${line ? `: ${line.trim().slice(0, 200)}` : ""}`;
}

/**
 * @param {number | undefined} pid
 * @returns {number | undefined}
 */
function residentPeak(pid) {
  try {
    const kibibytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) / 1024;
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}

/**
 * @param {readonly number[]} numbers
 * @returns {number}
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Wall times as a figure has them.
 *
 * @param {readonly number[]} milliseconds
 * @returns {readonly number[]}
 */
export function rounded(milliseconds) {
  return milliseconds.map((each) => Math.round(each * 10) / 10);
}
