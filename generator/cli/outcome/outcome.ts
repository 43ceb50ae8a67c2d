import { colourPalette, inert, plainPalette, renderDiagnostic } from "../../diagnostics/render.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { DiagnosticCode } from "../../diagnostics/table.js";
import { escapeHidden } from "../../text/hidden.js";

/** How a command ended: 0 fine, 1 findings, 2 the tool could not do its work. */
export type ExitCode = 0 | 1 | 2;

/** Said where a run finds nothing to do. */
export const UP_TO_DATE = "Everything is up to date.";

/** What a command has to say, before it is text. */
export interface Outcome {
  readonly exitCode: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  /** For people, on standard output. */
  readonly lines: readonly string[];
  /** For machines: members of the JSON object beside the diagnostics. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Codes that say nothing about a spec: the tool could not do its work. */
const TOOL_FAILURES: ReadonlySet<DiagnosticCode> = new Set([
  "config-missing",
  "no-catalogue",
  "no-results",
  "answer-page",
  "request-unanswerable",
  "sides-differ",
  "file-missing",
  "file-unreadable",
  "foreign-file",
  "out-of-others",
  "out-unwritable",
]);

/** The exit code that diagnostics ask for. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(({ code }) => TOOL_FAILURES.has(code))) return 2;
  return errors.length > 0 ? 1 : 0;
}

/** The outcome of a run that got no further than its diagnostics. */
export function failed(diagnostics: readonly Diagnostic[]): Outcome {
  return { exitCode: exitCodeOf(diagnostics), diagnostics, lines: [], data: {} };
}

export type OutputFormat = "text" | "json";

/** Prints an outcome: diagnostics on standard error, the rest on standard output; as JSON, one object on standard output. */
export function printOutcome(outcome: Outcome, format: OutputFormat): void {
  if (format === "json") {
    const diagnostics = outcome.diagnostics.map(({ position, ...found }) => ({
      ...found,
      ...(position && { file: position.file, line: position.line, column: position.column }),
    }));
    const text = JSON.stringify({ ok: outcome.exitCode === 0, diagnostics, ...outcome.data });
    process.stdout.write(`${escapeHidden(text)}\n`);
    return;
  }
  const palette = process.stderr.isTTY && !process.env["NO_COLOR"] ? colourPalette : plainPalette;
  for (const found of outcome.diagnostics)
    process.stderr.write(`${renderDiagnostic(found, palette)}\n`);
  for (const line of outcome.lines) process.stdout.write(`${inert(line)}\n`);
}
