import { hasErrors } from "../base/diagnostic.js";
import { withoutAcceptedWarnings } from "../project/accepted.js";
import { readJobSpecs } from "../project/inputs.js";
import { analyse } from "../pipeline.js";
import { exitCodeOf, failedOutcome } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { resolveSpecs } from "./resolve-job.js";
import type { JobOptions } from "./options.js";

/** Checks the named specs, or the specs of the configuration, without generating. */
export function validateCommand(options: JobOptions): CommandOutcome {
  const job = resolveSpecs(options);
  if (!job.value) return failedOutcome(job.diagnostics);
  const results = readJobSpecs(job.value).map(({ value, diagnostics }) => ({
    file: value?.spec.file,
    diagnostics: value ? analyse(value).diagnostics : diagnostics,
  }));
  const diagnostics = withoutAcceptedWarnings(
    results.flatMap((result) => result.diagnostics),
    job.value,
    options.today,
  );
  const fine = results.flatMap((result) =>
    result.file === undefined || hasErrors(result.diagnostics) ? [] : [result.file],
  );
  return {
    exitCode: exitCodeOf(diagnostics),
    diagnostics,
    lines: fine.map((file) => `${file} is valid.`),
    data: { valid: fine },
  };
}
