import { setFlagsFromString } from "node:v8";

/** How much of a function's bytecode runs before V8 looks whether to optimise it, in bytes: some four times what is usual. */
const BUDGET = 500_000;

/**
 * Has the V8 of Node 20 optimise only what runs for long. A run over some hundred modules is over before most of
 * its optimised code pays, and on a machine of few processors that code is compiled at the expense of the run: ten
 * times the catalogue took a third longer, a hundred times as long as without this. Later ones have a compiler in
 * between, and know no such flag.
 */
export function optimiseLater(): void {
  if (!process.versions.v8.startsWith("11.")) return;
  try {
    setFlagsFromString(`--interrupt-budget=${BUDGET}`);
  } catch {
    // Another engine that takes V8's place.
  }
}
