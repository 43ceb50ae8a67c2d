/** Measures programs and functions in turn, so that other load of the machine affects all of them alike. */
/* oxlint-disable no-await-in-loop -- what is measured has the machine for itself */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Run
 * @property {string} name
 * @property {string} [program] default: this Node
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {Readonly<Record<string, string>>} [env] in addition to that of this process
 *
 * @typedef {object} Cost
 * @property {number} milliseconds wall time
 * @property {number} cpu milliseconds of all processors, in steps of 10; NaN outside of Linux
 * @property {number} megabytes peak resident set of the process and its children; 0 outside of Linux
 * @property {string} output the end of what it printed
 * @property {string} [failure] why it did not end well
 */

/** Milliseconds between two readings of a process's memory. */
const INTERVAL = 10;
/** Milliseconds of a unit in which Linux counts the time of processes. */
const TICK = 10;
const KEPT_LETTERS = 20_000;

/**
 * Runs a program once, and kills it after so many milliseconds.
 *
 * @param {Run} run
 * @param {number} [patience]
 * @returns {Promise<Cost>}
 */
export async function runProgram({ program = process.execPath, args, cwd, env }, patience = 3e5) {
  const before = childrenTime();
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    // A group of its own, so that its children end with it.
    detached: process.platform !== "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output = (output + chunk).slice(-KEPT_LETTERS);
    });
  let megabytes = 0;
  let isLate = false;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakOfTree(child.pid));
    if (isLate || performance.now() - start < patience) return;
    isLate = true;
    if (process.platform === "win32" || child.pid === undefined) child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  }, INTERVAL);
  const end = await new Promise((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
  clearInterval(timer);
  const milliseconds = performance.now() - start;
  const failure = isLate
    ? `not done after ${Math.round(patience / 1000)} s`
    : reasonOf(end, output);
  return { milliseconds, cpu: childrenTime() - before, megabytes, output, failure };
}

/** The line in which a program reports why it failed; undefined if it did not. */
function reasonOf(end, output) {
  if (end === 0) return undefined;
  if (/heap out of memory|heap limit/i.test(output)) return `out of memory (ended with ${end})`;
  const line = output.split("\n").find((each) => /error/i.test(each)) ?? "";
  return `ended with ${end} ${line.trim().slice(0, 200)}`.trim();
}

/** The milliseconds that all ended children of this process took. */
function childrenTime() {
  if (process.platform !== "linux") return Number.NaN;
  const stat = readFileSync("/proc/self/stat", "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15);
  return (Number(user) + Number(system)) * TICK;
}

/** The peaks of a process and its children together, in megabytes; 0 if it has ended. */
function peakOfTree(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    const own = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    return children.reduce((total, child) => total + peakOfTree(child), own);
  } catch {
    return 0;
  }
}

/**
 * Runs programs in turn, and prints a table of their medians with the ratios to the first program. A
 * program that fails is not run again.
 *
 * @param {string} title
 * @param {readonly (Run & { prepare?: () => void, out?: string })[]} subjects `prepare` restores what the run starts from; `out` is the folder that it writes
 * @param {number} runs
 */
export async function comparePrograms(title, subjects, runs) {
  const costs = subjects.map(() => /** @type {Cost[]} */ ([]));
  for (let round = 0; round < runs; round += 1)
    for (const [index, subject] of subjects.entries()) {
      if (costs[index].some(({ failure }) => failure)) continue;
      subject.prepare?.();
      // Otherwise a run waits until the output of the one before is on the disk.
      spawnSync("sync");
      costs[index].push(await runProgram(subject));
      process.stderr.write(".");
    }
  const medians = costs.map((all) => ({
    wall: median(all.map(({ milliseconds }) => milliseconds)),
    cpu: median(all.map(({ cpu }) => cpu)),
    memory: median(all.map(({ megabytes }) => megabytes)),
  }));
  const [base] = medians;
  const rows = subjects.map(({ name, out }, index) => {
    const failure = costs[index].find((each) => each.failure)?.failure;
    if (failure) return [name, failure];
    const { wall, cpu, memory } = medians[index];
    const { files, bytes } = out === undefined ? { files: 0, bytes: 0 } : sizeOf(out);
    const written = files === 0 ? [] : [String(files), `${(bytes / 1e6).toFixed(1)} MB`];
    const figures = [
      [wall, "ms", base.wall],
      [cpu, "ms", base.cpu],
      [memory, "MB", base.memory],
    ].flatMap(([own, unit, first]) => [`${own.toFixed(0)} ${unit}`, ratio(own / first)]);
    return [name, ...figures, ...written];
  });
  printTable([title, "wall", "×", "processors", "×", "memory", "×", "files", "size"], rows);
}

/**
 * The files and bytes below a path; none if it does not exist.
 *
 * @param {string} path
 * @returns {{ files: number, bytes: number }}
 */
export function sizeOf(path) {
  if (!existsSync(path)) return { files: 0, bytes: 0 };
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return { files: 1, bytes: stats.size };
  return readdirSync(path)
    .map((name) => sizeOf(join(path, name)))
    .reduce((a, b) => ({ files: a.files + b.files, bytes: a.bytes + b.bytes }), {
      files: 0,
      bytes: 0,
    });
}

/**
 * Moves an output out of the way of the next run: ext4 makes files more slowly after it has deleted many.
 *
 * @param {string} path
 */
export function setAside(path) {
  if (!existsSync(path)) return;
  let number = 0;
  while (existsSync(`${path}-${number}`)) number += 1;
  renameSync(path, `${path}-${number}`);
}

/**
 * Times functions in rounds, and prints a table with the ratios to the first of them. Counts the time of
 * processors, of which other programs take less than of the wall time.
 *
 * @param {string} title
 * @param {readonly { name: string, run: () => number }[]} subjects what `run` returns is summed up, so that the engine cannot omit it
 * @param {{ inputs: number, seconds: number, rounds: number }} options inputs that one run processes; seconds for each subject in all rounds
 */
export function compareFunctions(title, subjects, { inputs, seconds, rounds }) {
  const slice = (seconds * 1000) / rounds;
  for (const { run } of subjects) timeOf(run, 400);
  const times = subjects.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round += 1)
    for (const place of subjects.keys()) {
      // Each round begins with another subject, so that none always follows the same one.
      const index = (round + place) % subjects.length;
      times[index].push((timeOf(subjects[index].run, slice) * 1e6) / inputs);
    }
  const rows = subjects.map(({ name }, index) => {
    const ratios = times[index].map((time, round) => time / times[0][round]);
    const spread = `${ratio(Math.min(...ratios))} to ${ratio(Math.max(...ratios))}`;
    return [name, `${median(times[index]).toFixed(0)} ns`, ratio(median(ratios)), spread];
  });
  printTable([title, "each", "×", "in rounds"], rows);
}

/** The milliseconds of processors for one run, measured for so many milliseconds. */
function timeOf(run, slice) {
  let sum = 0;
  let done = 0;
  const before = process.cpuUsage();
  const start = performance.now();
  while (performance.now() - start < slice) {
    // Reading the clock takes as long as a short run.
    for (let index = 0; index < 20; index += 1) sum += run();
    done += 20;
  }
  if (Number.isNaN(sum)) throw new Error("A timed function returned something else than a number.");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / done;
}

/**
 * @param {readonly number[]} numbers
 * @returns {number} NaN without numbers
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * @param {number} number
 * @returns {string}
 */
export function ratio(number) {
  return Number.isFinite(number) ? number.toFixed(2) : "–";
}

/**
 * Prints a table in Markdown, with numbers on the right. Columns without a value are omitted.
 *
 * @param {readonly string[]} heading
 * @param {readonly (readonly string[])[]} rows
 */
export function printTable(heading, rows) {
  const count = Math.max(...rows.map(({ length }) => length));
  const all = [heading.slice(0, count), ...rows];
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(4, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const lines = all.map((row) =>
    widths.map((width, column) =>
      column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
    ),
  );
  const rule = widths.map((width, column) => `${"-".repeat(width - 1)}${column === 0 ? "-" : ":"}`);
  lines.splice(1, 0, rule);
  console.log(`\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`);
}
