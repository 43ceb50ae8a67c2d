import { hash } from "node:crypto";
import { emit } from "./emit.js";
import type { ImportForm, OutputFile } from "./output.js";
import type { Unit } from "./plan/planned.js";
import { print } from "./print.js";

/** Emits and prints units, and returns the files of each one in the given order. */
export type PrintUnits = (
  units: readonly Unit[],
  form: ImportForm,
) => Promise<readonly (readonly OutputFile[])[]>;

/** While a large file is formatted, such as the file with all types, several others are written. */
const AT_ONCE = 4;

/**
 * Emits and prints some units at a time, so that one is written while others are formatted. The
 * structures of all would take more memory.
 *
 * @param onPrint called with the number of printed units and the total
 */
export function printUnits(
  onPrint: (done: number, total: number) => void = () => undefined,
): PrintUnits {
  return async (units, form) => {
    const all: Promise<readonly OutputFile[]>[] = [];
    for (const unit of units) {
      const printing = emit(unit).then((fragments) => print(fragments, form));
      // The next round throws its error.
      printing.catch(() => undefined);
      all.push(printing);
      // oxlint-disable-next-line no-await-in-loop -- some units at a time
      await all.at(-AT_ONCE);
      onPrint(all.length, units.length);
    }
    return Promise.all(all);
  };
}

/**
 * Prints like {@link printUnits}, but reuses files whose fragments have not changed since the last
 * call, because printing is the slowest step of a run.
 */
export function printChanged(): PrintUnits {
  let known: ReadonlyMap<string, readonly OutputFile[]> = new Map();
  return async (units, form) => {
    const printed = new Map<string, readonly OutputFile[]>();
    const all: (readonly OutputFile[])[] = [];
    for (const unit of units) {
      // oxlint-disable-next-line no-await-in-loop -- one unit after the other
      const fragments = await emit(unit);
      const key = hash("sha256", JSON.stringify([fragments, form]));
      // oxlint-disable-next-line no-await-in-loop -- one unit after the other
      const files = known.get(key) ?? (await print(fragments, form));
      printed.set(key, files);
      all.push(files);
    }
    known = printed;
    return all;
  };
}
