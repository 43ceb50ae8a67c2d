import { hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { matrixOf, withDifferences } from "../inspect/matrix.js";
import type { Matrix, NamedModel } from "../inspect/matrix.js";
import { htmlMatrix, markdownMatrix, textMatrix } from "../inspect/matrix-report.js";
import { load } from "../spec/load.js";
import { unacceptedWarnings } from "../project/accepted.js";
import { readJobSpecs } from "../project/inputs.js";
import { escapeHiddenInLines } from "../base/hidden-characters.js";
import { resolveSpecs } from "./resolve-job.js";
import type { JobOptions } from "./options.js";
import { failedOutcome, printDiagnostics, printOutcome } from "./outcome.js";
import type { ExitCode } from "./outcome.js";

/** The output formats of `matrix`. */
export type MatrixFormat = "text" | "json" | "markdown" | "html";

/** The options of `matrix`. */
export interface MatrixOptions {
  readonly job: JobOptions;
  readonly format: MatrixFormat;
  /** Whether to show rows without a difference. */
  readonly all: boolean;
}

/**
 * Prints the modules, parameters, values and fields of several specs. The exit code is 0, or
 * depends on the diagnostics if a spec cannot be read.
 */
export function matrixCommand({ job, format, all }: MatrixOptions): ExitCode {
  const { value: models, diagnostics } = readModels(job);
  if (!models) {
    const outcome = failedOutcome(diagnostics);
    printOutcome(outcome, format === "json" ? "json" : "text");
    return outcome.exitCode;
  }
  const complete = matrixOf(models);
  const matrix = all ? complete : withDifferences(complete);
  if (format !== "json") printDiagnostics(diagnostics);
  process.stdout.write(`${escapeHiddenInLines(reportOf(matrix, format, diagnostics))}\n`);
  return 0;
}

function reportOf(
  matrix: Matrix,
  format: MatrixFormat,
  diagnostics: readonly Diagnostic[],
): string {
  switch (format) {
    case "text":
      return textMatrix(matrix).join("\n");
    case "markdown":
      return markdownMatrix(matrix).join("\n");
    case "html":
      return htmlMatrix(matrix).trimEnd();
    case "json":
      return JSON.stringify({ ok: true, diagnostics, ...matrix });
  }
}

function readModels(options: JobOptions): Staged<readonly NamedModel[]> {
  const job = resolveSpecs(options);
  if (!job.value) return { value: undefined, diagnostics: job.diagnostics };
  const { specs } = job.value;
  const models = readJobSpecs(job.value).map(({ value, diagnostics }) =>
    value ? load(value) : { value: undefined, diagnostics },
  );
  const diagnostics = unacceptedWarnings(
    models.flatMap((each) => each.diagnostics),
    job.value,
    options.today,
  );
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const names = specs.map(({ name }) => name);
  const labels = specs.map(({ name, label }) =>
    names.filter((each) => each === name).length > 1 ? label : name,
  );
  return {
    value: models.flatMap(({ value }, index) =>
      value ? [{ name: labels[index] ?? "", model: value.model }] : [],
    ),
    diagnostics,
  };
}
