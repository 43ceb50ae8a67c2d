import { setFlagsFromString } from "node:v8";

/**
 * The bytes of bytecode that run before V8 considers an optimisation; about four times the default.
 */
const BUDGET = 500_000;

/**
 * Delays the optimiser of V8 in Node 20. Most optimised code of a short run does not pay off, and
 * compiling it slows machines with few processors down. Later versions of V8 have an intermediate
 * compiler and no such flag.
 */
export function optimiseLater(): void {
  if (!process.versions.v8.startsWith("11.")) return;
  try {
    setFlagsFromString(`--interrupt-budget=${BUDGET}`);
  } catch {
    // Another engine.
  }
}
