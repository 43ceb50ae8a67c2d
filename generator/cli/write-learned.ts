import { diagnostic } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { changedSince, readResults, writeResults } from "../wiki/learn/results-folder.js";
import type { Learned } from "../wiki/learn/learn.js";
import type { Result } from "../spec/source/types.js";
import { counted } from "../base/counted.js";
import { tryStep, toolFailed } from "./failure.js";
import type { CommandOutcome } from "./outcome.js";

/**
 * Writes learned results to disk.
 *
 * @param from the source of the responses, for the message
 */
export function writeLearned(
  { value, diagnostics }: Staged<Learned>,
  known: ReadonlyMap<string, Result>,
  { results: folder, label }: { readonly results: string; readonly label: string },
  from: string,
): CommandOutcome {
  if (!value) return toolFailed(diagnostics);
  const changed = tryStep(label, () => writeUnlessChanged(value.results, known, folder, label));
  if (!changed.value) return toolFailed([...diagnostics, ...changed.diagnostics]);
  const { results, requests, withoutData } = value;
  const what = `${counted(results.length, "module")} from ${counted(requests, "response")} ${from}`;
  return {
    exitCode: 0,
    diagnostics,
    lines: [
      changed.value.length === 0 ? `Nothing new in ${label}: ${what}.` : `Wrote ${label}: ${what}.`,
    ],
    data: { folder: label, requests, silent: withoutData, written: changed.value },
  };
}

/** Another learn run may have written results meanwhile, which must not be overwritten. */
function writeUnlessChanged(
  learned: readonly Result[],
  known: ReadonlyMap<string, Result>,
  folder: string,
  label: string,
): Staged<readonly string[]> {
  let names: readonly string[] = [];
  const check = (): void => {
    names = changedSince(known, readResults(folder, label).value ?? new Map(), learned);
    if (names.length > 0) throw new Error("it was changed");
  };
  try {
    return { value: writeResults(folder, learned, check), diagnostics: [] };
  } catch (error) {
    if (names.length === 0) throw error;
    const found = diagnostic("learned-meanwhile", { name: label, names });
    return { value: undefined, diagnostics: [found] };
  }
}
