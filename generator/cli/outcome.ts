import {
  colourPalette,
  escapeForTerminal,
  plainPalette,
  renderDiagnostic,
} from "../base/render-diagnostics.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { DiagnosticCode } from "../base/diagnostic-table.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { diagnostic } from "../base/diagnostic.js";
import { systemReason } from "../base/regular-file.js";
import type { GeneratedSpec } from "../emit/output.js";
import { counted } from "../base/counted.js";

/** The exit code of a command: 0 success, 1 findings, 2 failure of the tool. */
export type ExitCode = 0 | 1 | 2;

/** The message of a run without changes. */
export const UP_TO_DATE = "Everything is up to date.";

/** The outcome of a command, before it is formatted. */
export interface CommandOutcome {
  readonly exitCode: ExitCode;
  readonly diagnostics: readonly Diagnostic[];
  /** The text output. */
  readonly lines: readonly string[];
  /** The members of the JSON output other than the diagnostics. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The outcome of a run without differences. */
export const NOTHING_TO_DO: CommandOutcome = {
  exitCode: 0,
  diagnostics: [],
  lines: [UP_TO_DATE],
  data: { changed: [] },
};

/** Diagnostic codes that are not about a spec. */
const TOOL_FAILURES: ReadonlySet<DiagnosticCode> = new Set([
  "config-missing",
  "no-catalogue",
  "response-page",
  "request-unanswerable",
  "sides-differ",
  "file-missing",
  "file-unreadable",
  "foreign-file",
  "edited-file",
  "generated-orphan",
  "docs-of-others",
  "out-of-others",
  "out-of-config",
  "out-unwritable",
]);

/** The exit code of diagnostics. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.some(({ code }) => TOOL_FAILURES.has(code))) return 2;
  return errors.length > 0 ? 1 : 0;
}

/** The outcome of a run that stopped at its diagnostics. */
export function failedOutcome(diagnostics: readonly Diagnostic[]): CommandOutcome {
  return { exitCode: exitCodeOf(diagnostics), diagnostics, lines: [], data: {} };
}

export type OutputFormat = "text" | "json";

/**
 * Prints an outcome and returns its exit code. As text, diagnostics go to standard error and the rest to standard output. As
 * JSON, one object goes to standard output.
 */
export function printOutcome(outcome: CommandOutcome, format: OutputFormat = "text"): ExitCode {
  if (format === "json") {
    const diagnostics = outcome.diagnostics.map(({ position, ...found }) => ({
      ...found,
      ...(position && { file: position.file, line: position.line, column: position.column }),
    }));
    const text = JSON.stringify({ ok: outcome.exitCode === 0, diagnostics, ...outcome.data });
    process.stdout.write(`${escapeHidden(text)}\n`);
    return outcome.exitCode;
  }
  printDiagnostics(outcome.diagnostics);
  for (const line of outcome.lines) process.stdout.write(`${escapeForTerminal(line)}\n`);
  return outcome.exitCode;
}

/** The most diagnostics with one code that are printed as text. */
const MAX_OF_CODE = 100;

/** Prints diagnostics on standard error, in colour on a terminal, and counts those beyond a limit. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  const palette = process.stderr.isTTY && !process.env["NO_COLOR"] ? colourPalette : plainPalette;
  const counts = new Map<DiagnosticCode, number>();
  for (const found of diagnostics) {
    const count = (counts.get(found.code) ?? 0) + 1;
    counts.set(found.code, count);
    if (count <= MAX_OF_CODE) process.stderr.write(`${renderDiagnostic(found, palette)}\n`);
  }
  for (const [code, count] of counts)
    if (count > MAX_OF_CODE)
      process.stderr.write(
        `… and ${count - MAX_OF_CODE} more ${code} (--format json prints all)\n`,
      );
}

/** The number of lines that are written at once. */
const LINES = 500;

/** Writes lines to standard output, many at once. */
interface BufferedOutput {
  readonly write: (line: string) => void;
  readonly flush: () => void;
}

/** Creates an output. Lines that are not flushed are lost. */
export function bufferedOutput(): BufferedOutput {
  let lines: string[] = [];
  const flush = (): void => {
    process.stdout.write(lines.join(""));
    lines = [];
  };
  return {
    write: (line) => {
      lines.push(`${line}\n`);
      if (lines.length >= LINES) flush();
    },
    flush,
  };
}

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

/** Describes an unexpected error. System errors are not bugs in the tool. */
export function failureText(error: Error): string {
  if (error.message.includes("uv_cwd"))
    return "The working folder no longer exists. Change to a different folder, and run the command again.";
  if ("syscall" in error && "code" in error) {
    const what = "path" in error && typeof error.path === "string" ? `${error.path}: ` : "";
    return `The command failed: ${what}${systemReason(error)}.`;
  }
  const formatter = missingFormatter(error);
  if (formatter !== undefined)
    return `The package ${formatter}, which formats generated code on this platform, is not installed.
help: install without --omit=optional, or run: npm install --save-dev ${formatter}`;
  return `This is a bug in Paramsmith; please report it:\n${error.stack ?? error.message}`;
}

/** The optional dependency with oxfmt's binary; its loader reports each package that it did not find as the cause of the last one. */
function missingFormatter({ message, cause }: Error): string | undefined {
  const name = /Cannot find module '(@oxfmt\/binding-(?!wasm)[\w-]+)'/.exec(message)?.[1];
  return (cause instanceof Error ? missingFormatter(cause) : undefined) ?? name;
}

/** The numbers of specs, their operations, and files that a run compared. */
export interface Totals {
  readonly specs: number;
  /** The modules of catalogues. */
  readonly modules: number;
  /** The operations of OpenAPI documents. */
  readonly operations: number;
  readonly files: number;
}

/**
 * The totals of a run.
 *
 * @param files the number of files in the output folder, including the manifest
 */
export function countTotals(specs: readonly GeneratedSpec[], files: number): Totals {
  const total = (kind: GeneratedSpec["kind"]): number =>
    specs.reduce((sum, spec) => (spec.kind === kind ? sum + spec.operations : sum), 0);
  return {
    specs: specs.length,
    modules: total("catalogue"),
    operations: total("openapi"),
    files,
  };
}

/**
 * Formats totals with the time since the process started.
 *
 * @param now the time in milliseconds
 */
export function totalsLine(totals: Totals, now: number = performance.now()): string {
  const { specs, modules, operations, files } = totals;
  const contents = [
    ...(modules > 0 ? [counted(modules, "module")] : []),
    ...(operations > 0 ? [counted(operations, "operation")] : []),
  ];
  const seconds = (now / 1000).toFixed(2);
  // Documents with only schemas contain neither modules nor operations.
  const detail = contents.length > 0 ? ` (${contents.join(", ")})` : "";
  return `Compared ${counted(specs, "spec")}${detail} with ${counted(files, "file")} in ${seconds} s.`;
}

/** Adds the totals of a run to its outcome, after its first line. */
export function withTotals(
  { lines, data, ...outcome }: CommandOutcome,
  totals: Totals,
): CommandOutcome {
  const [first = "", ...rest] = lines;
  const milliseconds = Math.round(performance.now());
  return {
    ...outcome,
    lines: [first, totalsLine(totals), ...rest],
    data: { ...data, compared: { ...totals, milliseconds } },
  };
}
