import { diagnostic } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../diagnostics/diagnostic.js";
import { systemReason } from "../project/inputs.js";
import { FolderBusyError } from "../write/commit.js";
import type { Outcome } from "./outcome.js";

/** What a step on the disk gives, or why the folder cannot be used. */
export function attempt<Value>(label: string, step: () => Staged<Value>): Staged<Value> {
  try {
    return step();
  } catch (error) {
    const detail =
      error instanceof FolderBusyError ? "another run is writing to it" : systemReason(error);
    return {
      value: undefined,
      diagnostics: [diagnostic("out-unwritable", { name: label, detail })],
    };
  }
}

/** Whatever keeps a run from asking a server or writing what it said is no finding about a spec. */
export function toolFailed(diagnostics: readonly Diagnostic[]): Outcome {
  return { exitCode: 2, diagnostics, lines: [], data: {} };
}
