import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 optimize only functions that run for long, in this thread and in those that start later.
 * V8 optimizes in threads of its own, once for each thread that runs a function. In a run of some
 * seconds, they take more time of the processors than the optimized code saves.
 */
export function optimizeLate(): void {
  const option = lateOptimization(process.versions.v8);
  if (option !== undefined) setFlagsFromString(option);
}

/**
 * The option of a version of V8 that delays optimization, to about the tenfold of its default.
 * Undefined for unknown versions, because V8 reports options that it does not have.
 */
export function lateOptimization(version: string): string | undefined {
  const [major] = version.split(".");
  switch (major) {
    // Node 20: bytes of bytecode that a function runs.
    case "11":
      return "--interrupt-budget=1000000";
    // Node 22 and 24: calls of a function.
    case "12":
    case "13":
      return "--invocation-count-for-turbofan=30000";
    default:
      return undefined;
  }
}
