import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { MakeFiles } from "../pipeline.js";
import type { OutputFile } from "../spec/output.js";
import type { UnitContent } from "../emit/plan/planned.js";
import type { ShowProgress } from "./progress.js";
import type { PrintRequest, PrintResponse } from "./print-worker.js";

/**
 * Threads that emit and print, so that they load ts-morph while specs are read, and use all
 * processors.
 */
export interface PrintWorkers {
  /** Starts the threads for a number of units, before the units are known. */
  prepare(units: number): void;
  readonly makeFiles: MakeFiles;
  /** Ends the threads, with those that an earlier call is ending. Later units start others. */
  close(): Promise<void>;
}

/**
 * The number of units in a message. Larger messages cost less in total; smaller ones let all
 * threads end at about the same time.
 */
const BATCH = 4;

/**
 * The number of messages that a thread has at a time, so that it does not wait for the next one.
 */
const AHEAD = 2;

/**
 * The number of units that justify a thread: loading ts-morph takes as long as printing about
 * thirty units.
 */
const WORTH = 30;

/**
 * The number of units from which the main thread mostly waits, so that its processor is free for
 * another thread.
 */
const MANY = 300;

/** A thread, and its pending responses by request number. */
interface Thread {
  readonly worker: Worker;
  readonly owed: Map<number, Owed>;
  readonly exit: Promise<void>;
}

interface Owed {
  readonly resolve: (files: PrintResponse["files"]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates the pool. Threads start with the first units.
 *
 * @param progress receives the printed share of a call, after each batch
 */
export function printWorkers(progress: ShowProgress = () => undefined): PrintWorkers {
  const threads: Thread[] = [];
  const ending: Promise<void>[] = [];
  const prepare = (units: number): void => {
    const wanted = threadCount(units, availableParallelism());
    while (threads.length < wanted) threads.push(startThread());
  };
  return {
    prepare,
    async makeFiles(contents, form) {
      prepare(contents.length);
      const files: (readonly OutputFile[])[] = [];
      let next = 0;
      let done = 0;
      const printFrom = async (thread: Thread): Promise<void> => {
        while (next < contents.length) {
          const start = next;
          next += batchSize(contents.slice(start, start + BATCH));
          const request = { number: start, contents: contents.slice(start, next), form };
          // oxlint-disable-next-line no-await-in-loop -- the next batch is for the thread that is free first
          const printed = await send(thread, request).catch((error: unknown) => {
            next = contents.length;
            throw error;
          });
          for (const [index, each] of printed.entries()) files[start + index] = each;
          done += printed.length;
          progress(`generating: ${Math.floor((100 * done) / contents.length)} %`);
        }
      };
      // In turns, so that the first units, which take longest, go to different threads.
      const turns = Array.from({ length: AHEAD }, () => threads).flat();
      await Promise.all(turns.map(printFrom));
      return files;
    },
    async close() {
      ending.push(...threads.splice(0).map(endThread));
      await Promise.all(ending);
    },
  };
}

/** Returns the number of threads that print some units beside the main thread. */
export function threadCount(units: number, processors: number): number {
  const most = units < MANY ? Math.max(1, processors - 1) : processors;
  return Math.min(most, Math.ceil(units / WORTH));
}

/** The number of units in the next message. Units about a directory take longer than many others. */
function batchSize(next: readonly UnitContent[]): number {
  const light = next.findIndex(({ kind }) => kind !== "module" && kind !== "endpoint");
  return Math.max(1, light === -1 ? next.length : light);
}

function startThread(): Thread {
  const worker = new Worker(new URL("print-worker.js", import.meta.url), {
    // Printed text soon becomes garbage. With the default size, V8 collects it far more often.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  const owed = new Map<number, Owed>();
  // Requests may finish in any order.
  worker.on("message", ({ number, files }: PrintResponse) => {
    owed.get(number)?.resolve(files);
    owed.delete(number);
  });
  worker.on("error", (error) => {
    for (const { reject } of owed.values()) reject(error);
    owed.clear();
  });
  const exit = new Promise<void>((resolve) => {
    worker.once("exit", () => resolve());
  });
  return { worker, owed, exit };
}

async function send(
  { worker, owed }: Thread,
  request: PrintRequest,
): Promise<PrintResponse["files"]> {
  return new Promise((resolve, reject) => {
    owed.set(request.number, { resolve, reject });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(request);
  });
}

/** Ends a thread after it has cached the compiled code of ts-morph. */
async function endThread({ worker, exit }: Thread): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(undefined);
  await exit;
}
