import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { systemReason } from "../base/regular-file.js";
import type { CommandOutcome } from "./outcome.js";

/** Runs a step on the disk, and reports why the folder cannot be used. */
export function tryStep<Value>(label: string, step: () => Staged<Value>): Staged<Value> {
  try {
    return step();
  } catch (error) {
    const found = diagnostic("out-unwritable", { name: label, detail: systemReason(error) });
    return { value: undefined, diagnostics: [found] };
  }
}

/**
 * The outcome of a run that could not reach a server or write files. This is not a finding about a
 * spec.
 */
export function toolFailed(diagnostics: readonly Diagnostic[]): CommandOutcome {
  return { exitCode: 2, diagnostics, lines: [], data: {} };
}

/** Describes an unexpected error. Errors of the system are not bugs of the tool. */
export function failureText(error: Error): string {
  if (error.message.includes("uv_cwd"))
    return "The folder that the command runs in is gone. Change to another folder, and run it again.";
  if ("syscall" in error && "code" in error) {
    const what = "path" in error && typeof error.path === "string" ? `${error.path}: ` : "";
    return `paramsmith could not do its work: ${what}${systemReason(error)}.`;
  }
  return `This is a bug of paramsmith; please report it:\n${error.stack ?? error.message}`;
}
