/** What running a program costs: wall time, and memory at its peak. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * @typedef {object} Run
 * @property {string} name
 * @property {string} [program] without one, Node
 * @property {readonly string[]} args
 * @property {string} cwd
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
 * Asks the kernel again and again, until the program has ended.
 *
 * @param {string} program
 * @param {Run} run
 * @returns {Promise<number | undefined>}
 */
async function peakOfProgram(program, { args, cwd }) {
  if (process.platform !== "linux") return undefined;
  const child = spawn(program, args, { cwd, stdio: "ignore" });
  let peak;
  const timer = setInterval(() => {
    peak = residentPeak(child.pid) ?? peak;
  }, 2);
  await new Promise((resolve) => {
    child.once("close", resolve);
  });
  clearInterval(timer);
  return peak;
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
