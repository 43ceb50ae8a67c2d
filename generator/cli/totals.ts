import type { GeneratedSpec } from "../emit/output.js";
import { counted } from "../base/counted.js";
import type { CommandOutcome } from "./outcome.js";

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
  ].join(", ");
  const seconds = (now / 1000).toFixed(2);
  return `Compared ${counted(specs, "spec")} (${contents}) with ${counted(files, "file")} in ${seconds} s.`;
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
