import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic, Staged } from "../../diagnostics/diagnostic.js";
import { systemReason } from "../../project/inputs.js";
import { HalfWrittenError } from "../../write/commit.js";
import type { Outcome } from "./outcome.js";

/** What a step on the disk gives, or why the folder cannot be used. */
export function tryStep<Value>(label: string, step: () => Staged<Value>): Staged<Value> {
  try {
    return step();
  } catch (error) {
    const detail = reasonOf(error);
    return {
      value: undefined,
      diagnostics: [diagnostic("out-unwritable", { name: label, detail })],
    };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof HalfWrittenError
    ? `${systemReason(error.cause)}, and some files in it are new and others old, which the next run mends`
    : systemReason(error);
}

/** Whatever keeps a run from asking a server or writing what it said is no finding about a spec. */
export function toolFailed(diagnostics: readonly Diagnostic[]): Outcome {
  return { exitCode: 2, diagnostics, lines: [], data: {} };
}

/** Says in a sentence what no command foresaw: what the system refuses is no bug of the tool. */
export function failureText(error: Error): string {
  if (error.message.includes("uv_cwd"))
    return "The folder that the command runs in is gone. Change to another folder, and run it again.";
  if ("syscall" in error && "code" in error) {
    const what = "path" in error && typeof error.path === "string" ? `${error.path}: ` : "";
    return `paramsmith could not do its work: ${what}${systemReason(error)}.`;
  }
  return `paramsmith failed: ${error.message}. This is a bug; run again with --debug and report what it prints.`;
}
