/** How long the processes of a group have run, and whether that is too long. */
import { readdirSync, readFileSync } from "node:fs";

/**
 * @typedef {{ readonly processor: number, readonly wall: number }} Time milliseconds; of processors, and
 * of the clock
 */

/** Milliseconds of a tick in /proc, which is the same on all Linux systems of today. */
const TICK = 10;

/** How much longer than its processors' time a run may take on a busy machine. */
const BUSY = 30;

/**
 * The limit of a run. The processors' time does not depend on what else the machine does; the clock ends
 * a run only if the machine is too busy to measure it.
 *
 * @param {number} milliseconds of processors
 * @returns {Time}
 */
export function limitOf(milliseconds) {
  return { processor: milliseconds, wall: milliseconds * BUSY };
}

/**
 * The limit that a run has reached; undefined if none.
 *
 * @param {Time} spent
 * @param {Time} limit
 * @returns {"processor" | "wall" | undefined}
 */
export function reachedLimit(spent, limit) {
  if (spent.processor >= limit.processor) return "processor";
  return spent.wall >= limit.wall ? "wall" : undefined;
}

/**
 * A function that returns the time since now. Systems without /proc do not report the processors' time
 * of a group, so the clock's is taken for it.
 *
 * @param {number} group the id of its first process
 * @returns {() => Time}
 */
export function stopwatch(group) {
  const start = Date.now();
  const before = processorTime(group);
  return () => {
    const wall = Date.now() - start;
    const now = processorTime(group);
    return { wall, processor: before === undefined || now === undefined ? wall : now - before };
  };
}

/**
 * @param {number} group
 * @returns {number | undefined} milliseconds, with those of processes that have ended
 */
function processorTime(group) {
  if (process.platform !== "linux") return undefined;
  let ticks = 0;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    let stat;
    try {
      stat = readFileSync(`/proc/${name}/stat`, "utf8");
    } catch {
      // It has ended since.
      continue;
    }
    ticks += ticksOf(stat, group);
  }
  return ticks * TICK;
}

/**
 * The ticks in a line of /proc/PID/stat, with those of children that were waited for: 0 for another group.
 *
 * @param {string} stat
 * @param {number} group
 */
export function ticksOf(stat, group) {
  // The name of a program may have spaces and parentheses; the state follows the last of them.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (Number(fields[2]) !== group) return 0;
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}
