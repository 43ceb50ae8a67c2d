import type { GeneratedSpec } from "../emit/output.js";
import { counted } from "../base/counted.js";
import type { CommandOutcome } from "./outcome.js";

/** The numbers of specs, their operations, and files that a run compared. */
export interface Extent {
  readonly specs: number;
  /** The modules of catalogues. */
  readonly modules: number;
  /** The operations of OpenAPI documents. */
  readonly operations: number;
  readonly files: number;
}

/**
 * The extent of a run.
 *
 * @param files the number of files in the output folder, including the manifest
 */
export function extentOf(specs: readonly GeneratedSpec[], files: number): Extent {
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
 * Formats an extent with the time since the process started.
 *
 * @param now the time in milliseconds
 */
export function extentLine(extent: Extent, now: number = performance.now()): string {
  const { specs, modules, operations, files } = extent;
  const contents = [
    ...(modules > 0 ? [counted(modules, "module")] : []),
    ...(operations > 0 ? [counted(operations, "operation")] : []),
  ].join(", ");
  const seconds = (now / 1000).toFixed(2);
  return `Compared ${counted(specs, "spec")} (${contents}) with ${counted(files, "file")} in ${seconds} s.`;
}

/** Adds the extent of a run to its outcome, after its first line. */
export function withExtent(
  { lines, data, ...outcome }: CommandOutcome,
  extent: Extent,
): CommandOutcome {
  const [first = "", ...rest] = lines;
  const milliseconds = Math.round(performance.now());
  return {
    ...outcome,
    lines: [first, extentLine(extent), ...rest],
    data: { ...data, compared: { ...extent, milliseconds } },
  };
}
