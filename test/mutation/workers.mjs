/** Processes that run the tests of mutants; one that hangs is replaced. */
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSandbox, replaceSource } from "./sandbox.mjs";

/** A file of tests that runs when time is up may take as long to end, in milliseconds. */
const PATIENCE = 35_000;

/** @typedef {import("./worker.mjs").Verdict} Verdict */
/** @typedef {{ kind: "hang", test: string | undefined, milliseconds: number }} Hang */

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
   * @param {{ mutant?: import("./mutants.mjs").Mutant, tests: readonly string[], milliseconds: number }} job
   * @returns {Promise<Verdict | Hang>}
   */
  async function send(job) {
    const worker = await ready();
    worker.send(job);
    /** @type {{ test: string, since: number } | undefined} */
    let running;
    const last = Date.now() + job.milliseconds + PATIENCE;
    while (true) {
      // oxlint-disable-next-line no-await-in-loop -- one message after another
      const received = await message(worker, last - Date.now());
      if (received?.kind === "started") running = { test: received.test, since: Date.now() };
      else if (received !== undefined) return received;
      else {
        stop();
        if (job.mutant !== undefined) restore(job.mutant.file);
        return {
          kind: "hang",
          test: running?.test,
          milliseconds: Date.now() - (running?.since ?? last),
        };
      }
    }
  }

  /**
   * A hang is noticed if the same file of tests ends much sooner without the change.
   *
   * @param {Hang} hang
   * @returns {Promise<Verdict>}
   */
  async function verdictOfHang({ test, milliseconds }) {
    if (test === undefined) return { kind: "late", tests: 0 };
    const usual = await send({ tests: [test], milliseconds: milliseconds / 2 });
    return usual.kind === "survived"
      ? { kind: "noticed", by: test, why: "It does not end." }
      : { kind: "late", tests: 0 };
  }

  return {
    stop,
    /**
     * @param {import("./mutants.mjs").Mutant} mutant
     * @param {readonly string[]} tests
     * @param {number} milliseconds
     */
    run: async (mutant, tests, milliseconds) => {
      if (tests.length === 0) return { kind: "survived", tests: 0 };
      const result = await send({ mutant, tests, milliseconds });
      return result.kind === "hang" ? verdictOfHang(result) : result;
    },
    /**
     * The first of some tests that fails without a change.
     *
     * @param {readonly string[]} tests
     * @returns {Promise<string | undefined>}
     */
    failing: async (tests) => {
      if (tests.length === 0) return undefined;
      const result = await send({ tests, milliseconds: 600_000 });
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
