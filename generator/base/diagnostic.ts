import { diagnosticTable } from "./diagnostic-table.js";
import type { ArgumentsFor, DiagnosticCode } from "./diagnostic-table.js";
import { createHash } from "node:crypto";
import { canonical } from "./json.js";

/** A location in a file. Lines and columns start at 1. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line's text, for a code frame. */
  readonly lineText?: string;
  /**
   * Marks the complete line, whose text is not shown. Without this flag and without a text, line 1
   * and column 1 mean the complete file.
   */
  readonly isLine?: true;
}

/** A finding about input, with help. After an error, nothing is written. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /**
   * The code of a warning with its arguments. A configuration accepts warnings by their ids. The
   * id does not change if lines move.
   */
  readonly id?: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly help: string;
  readonly position?: Position;
}

/** The result of a stage. The value is absent if there is an error. */
export interface Staged<Value> {
  readonly value: Value | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates a diagnostic from the entry of its code in the table. */
export function diagnostic<Code extends DiagnosticCode>(
  code: Code,
  args: ArgumentsFor<Code>,
  position?: Position,
): Diagnostic {
  const { severity, message, help } = diagnosticTable[code];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table ties each code to its arguments; indexing with a type parameter loses that
  const text = (message as (args: ArgumentsFor<Code>) => string)(args);
  return {
    code,
    ...(severity === "warning" && { id: warningId(code, args) }),
    severity,
    message: text,
    help,
    ...(position && { position }),
  };
}

/**
 * The arguments are sorted by name, so that the id does not depend on their order in the code. A
 * count is not part of the id, because it changes with unrelated parts of a spec.
 */
function warningId(code: DiagnosticCode, args: object): string {
  const values = Object.entries(args)
    .filter(([name]) => name !== "count")
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [code, ...values.map(([, value]) => idArgument(value))].join(":");
}

/** The values of stage results; absent values are omitted. */
export function valuesOf<Value>(all: readonly Staged<Value>[]): readonly Value[] {
  return all.flatMap(({ value }) => (value === undefined ? [] : [value]));
}

/** Returns true if one of the diagnostics is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((found) => found.severity === "error");
}

/** An error in part of a spec, which can be generated without that part. */
export interface Problem {
  /** The JSON pointer to the part, or to a location in it. */
  readonly pointer: string;
  /** An error. */
  readonly diagnostic: Diagnostic;
}

const MAX_ID_PART = 60;

/** Makes part of an id readable if possible, safe in any file, and bounded in length. */
export function idPart(text: string): string {
  const safe = Array.from(text, (char) =>
    /[^\s:%>\p{C}]/u.test(char) ? char : encoded(char),
  ).join("");
  if (safe.length <= MAX_ID_PART) return safe;
  return `sha256-${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

/** The part of an id for any JSON value; empty for an absent one. */
export function idArgument(value: unknown): string {
  if (value === undefined) return "";
  return idPart(typeof value === "string" ? value : canonical(value));
}

function encoded(char: string): string {
  return `%${(char.codePointAt(0) ?? 0).toString(16)};`;
}

/** Returns true if a diagnostic is an error that also prevents a comparison of specs. */
export function preventsComparison({ code, severity }: Diagnostic): boolean {
  return severity === "error" && diagnosticTable[code].isComparable !== true;
}
