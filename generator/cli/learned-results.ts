import { join } from "node:path";
import { counted } from "../base/counted.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { RESULTS_FOLDER } from "../project/spec-paths.js";
import type { Correction, Result } from "../spec/source/types.js";
import type { Learned } from "../wiki/learn/learn.js";
import {
  changedSince,
  readCorrections,
  readResults,
  writeResults,
} from "../wiki/learn/results-folder.js";
import { tryStep, toolFailed } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";

/** The results of a spec folder before a run. */
export interface ResultsState {
  readonly known: ReadonlyMap<string, Result>;
  readonly corrections: readonly Correction[];
  /** The folder of the results, and its name in messages. */
  readonly target: { readonly results: string; readonly label: string };
}

/** Reads the results of a spec folder. */
export function readResultsState(folder: string, folderLabel: string): Staged<ResultsState> {
  const results = join(folder, RESULTS_FOLDER);
  const label = join(folderLabel, RESULTS_FOLDER);
  const known = tryStep(label, () => readResults(results, label));
  const corrections = tryStep(label, () => readCorrections(results, label));
  const diagnostics = [...known.diagnostics, ...corrections.diagnostics];
  if (!known.value || !corrections.value) return { value: undefined, diagnostics };
  const target = { results, label };
  return { value: { known: known.value, corrections: corrections.value, target }, diagnostics: [] };
}

/**
 * Writes learned results to disk.
 *
 * @param from the source of the responses, for the message
 * @param changes what became different, for the message
 */
export function writeLearned(
  { value, diagnostics }: Staged<Learned>,
  known: ReadonlyMap<string, Result>,
  { results: folder, label }: ResultsState["target"],
  from: string,
  changes: readonly string[] = [],
): CommandOutcome {
  if (!value) return toolFailed(diagnostics);
  const changed = tryStep(label, () => writeUnlessChanged(value.results, known, folder, label));
  if (!changed.value) return toolFailed([...diagnostics, ...changed.diagnostics]);
  const { results, requests, withoutData, skipped } = value;
  const what = `${counted(results.length, "module")} from ${counted(requests, "response")} ${from}`;
  return {
    exitCode: 0,
    diagnostics,
    lines: [
      ...changes,
      changed.value.length === 0 ? `Nothing new in ${label}: ${what}.` : `Wrote ${label}: ${what}.`,
    ],
    data: {
      folder: label,
      requests,
      silent: withoutData,
      written: changed.value,
      changes,
      ...(skipped && { skipped }),
    },
  };
}

/**
 * A different run of learn may have written results in the meantime, which must not be overwritten.
 */
function writeUnlessChanged(
  learned: readonly Result[],
  known: ReadonlyMap<string, Result>,
  folder: string,
  label: string,
): Staged<readonly string[]> {
  let names: readonly string[] = [];
  const check = (): void => {
    names = changedSince(known, readResults(folder, label).value ?? new Map(), learned);
    if (names.length > 0) throw new Error("it was changed during the run");
  };
  try {
    return { value: writeResults(folder, learned, check), diagnostics: [] };
  } catch (error) {
    if (names.length === 0) throw error;
    const found = diagnostic("learned-meanwhile", { name: label, names });
    return { value: undefined, diagnostics: [found] };
  }
}
