/** Processes that run the tests of mutants; one that hangs is replaced. */
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSandbox, replaceSource } from "./sandbox.mjs";
import { limitOf, reachedLimit, stopwatch } from "./spent-time.mjs";

/** A file of tests that runs when time is up may take as long to end. */
const PATIENCE = limitOf(20_000);

/** How often the time is looked at, in milliseconds. */
const INTERVAL = 500;

/** The least limit of the run that a hang is compared with, which starts from nothing: milliseconds. */
const LEAST = 10_000;

/**
 * Processes that hardly use a processor for so many milliseconds wait for what never comes: a busy machine
 * gives each that can run a part of its time.
 */
const IDLE = 30_000;

/** Milliseconds of processors that timers and collections of garbage of waiting processes use in that time. */
const ASLEEP = 500;

/** @typedef {import("./worker.mjs").Verdict} Verdict */
/** @typedef {import("./spent-time.mjs").Time} Time */
/** @typedef {{ kind: "hang", reached: "processor" | "wall", test: string | undefined, spent: Time }} Hang `spent`: on the file of tests */

/**
 * @param {string} repository
 * @param {string} sandbox
 */
export function createWorker(repository, sandbox) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let isCreated = false;

  async function ready() {
    if (child !== undefined) return child;
    if (!isCreated) createSandbox(repository, sandbox);
    isCreated = true;
    const started = fork(join(sandbox, "test/mutation/worker.mjs"), [sandbox], {
      cwd: sandbox,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      // Its own group, so that what it started ends with it.
      detached: true,
    });
    child = started;
    await message(started, Infinity);
    return started;
  }

  /** @param {string} file of a change that was not taken back */
  function restore(file) {
    replaceSource(sandbox, file, readFileSync(join(repository, file), "utf8"));
  }

  function stop() {
    const pid = child?.pid;
    child = undefined;
    if (pid !== undefined) {
      try {
        process.kill(-pid, "SIGKILL");
      } catch {
        // It has ended already.
      }
    }
  }

  /**
   * Ends a run whose process does not answer.
   *
   * @param {import("./worker.mjs").Job} job
   */
  function abandon({ mutant }) {
    stop();
    if (mutant !== undefined) restore(mutant.file);
  }

  /**
   * @param {import("./worker.mjs").Job} job
   * @param {Time} limit
   * @returns {Promise<Verdict | Hang>}
   */
  async function send(job, limit) {
    const worker = await ready();
    const group = worker.pid ?? 0;
    const sinceStart = stopwatch(group);
    worker.send(job);
    /** @type {{ test: string, spent: () => Time } | undefined} */
    let running;
    /** @type {{ reached: "processor" | "wall", since: () => Time } | undefined} */
    let late;
    let tests = 0;
    let active = sinceStart();
    while (true) {
      // oxlint-disable-next-line no-await-in-loop -- one message after another
      const received = await message(worker, INTERVAL);
      if (received?.kind === "started") {
        running = { test: received.test, spent: stopwatch(group) };
        tests += 1;
      } else if (received !== undefined) return received;
      const now = sinceStart();
      if (Math.abs(now.processor - active.processor) > ASLEEP) active = now;
      const isIdle = now.wall - active.wall > IDLE;
      if (late !== undefined && isIdle) {
        // The run was told to end, and vitest does not.
        abandon(job);
        return { kind: "late", reached: late.reached, tests };
      }
      const reached = reachedLimit(now, limit);
      if (late === undefined && reached !== undefined) {
        late = { reached, since: stopwatch(group) };
        if (worker.connected) worker.send({ reached });
      }
      const isEnded = worker.exitCode !== null || worker.signalCode !== null;
      const isTooLate = late !== undefined && reachedLimit(late.since(), PATIENCE) !== undefined;
      if (isEnded || isIdle || isTooLate) {
        const spent = running?.spent() ?? now;
        abandon(job);
        return { kind: "hang", reached: late?.reached ?? "wall", test: running?.test, spent };
      }
    }
  }

  /**
   * A hang is noticed if the same file of tests ends in half of the time without the change.
   *
   * @param {Hang} hang
   * @returns {Promise<Verdict>}
   */
  async function verdictOfHang({ test, reached, spent }) {
    if (test === undefined) return { kind: "late", reached: "wall", tests: 0 };
    const usual = await endsWithin(test, {
      processor: Math.max(spent.processor / 2, LEAST),
      wall: Math.max(spent.wall / 2, LEAST),
    });
    return usual
      ? { kind: "noticed", by: test, why: "It does not end." }
      : { kind: "late", reached, tests: 0 };
  }

  /**
   * Whether a file of tests passes without a change.
   *
   * @param {string} test
   * @param {Time} limit
   */
  async function endsWithin(test, limit) {
    const result = await send({ tests: [test] }, limit);
    return result.kind === "survived";
  }

  /**
   * @param {import("./mutants.mjs").Mutant} mutant
   * @param {readonly string[]} tests
   * @param {number} milliseconds of processors
   * @returns {Promise<Verdict>}
   */
  async function verdictWithin(mutant, tests, milliseconds) {
    if (tests.length === 0) return { kind: "survived", tests: 0 };
    const limit = limitOf(milliseconds);
    const result = await send({ mutant, tests }, limit);
    if (result.kind === "hang") return verdictOfHang(result);
    // A test that waits too long does so without the change, too, if the machine is too busy.
    if (result.kind !== "noticed" || !/timed out in \d+ms/.test(result.why)) return result;
    return (await endsWithin(result.by, limit))
      ? result
      : { kind: "late", reached: "wall", tests: 0 };
  }

  return {
    stop,
    /**
     * @param {import("./mutants.mjs").Mutant} mutant
     * @param {readonly string[]} tests
     * @param {number} milliseconds of processors
     * @returns {Promise<{ verdict: Verdict, seconds: number }>} with the time of processors
     */
    run: async (mutant, tests, milliseconds) => {
      const worker = await ready();
      const spent = stopwatch(worker.pid ?? 0);
      const verdict = await verdictWithin(mutant, tests, milliseconds);
      return { verdict, seconds: Math.max(spent().processor, 0) / 1000 };
    },
    /**
     * The first of some tests that fails without a change.
     *
     * @param {readonly string[]} tests
     * @returns {Promise<string | undefined>}
     */
    failing: async (tests) => {
      if (tests.length === 0) return undefined;
      const result = await send({ tests }, limitOf(600_000));
      return result.kind === "noticed" && result.by !== "" ? result.by : undefined;
    },
  };
}

/**
 * The next message of a process; undefined if none comes in time or the process ends.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @param {number} milliseconds
 * @returns {Promise<{ kind: "started", test: string } | Verdict | undefined>}
 */
function message(child, milliseconds) {
  return new Promise((resolve) => {
    const settle = (/** @type {unknown} */ value) => {
      clearTimeout(timer);
      child.off("message", settle);
      child.off("exit", end);
      resolve(value);
    };
    const end = () => settle(undefined);
    const timer = Number.isFinite(milliseconds) ? setTimeout(end, milliseconds) : undefined;
    child.once("message", settle);
    child.once("exit", end);
  });
}
