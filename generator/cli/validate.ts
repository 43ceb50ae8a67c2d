import { hasErrors } from "../diagnostics/diagnostic.js";
import { readInputs } from "../project/inputs.js";
import { specJob } from "../project/job.js";
import { analyse } from "../pipeline.js";
import { exitCodeOf, failed } from "./outcome.js";
import type { Outcome } from "./outcome.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";

/** Checks the named specs, or those of the configuration, without generating. */
export function validateCommand(options: JobOptions): Outcome {
  const job =
    options.specs.length > 0
      ? { value: specJob(options.specs, ".", options.cwd), diagnostics: [] }
      : resolveJob(options);
  if (!job.value) return failed(job.diagnostics);
  const inputs = readInputs(job.value);
  if (!inputs.value) return failed(inputs.diagnostics);
  const results = inputs.value.specs.map((spec) => ({
    file: spec.spec.file,
    diagnostics: analyse(spec).diagnostics,
  }));
  const diagnostics = results.flatMap((result) => result.diagnostics);
  const fine = results.filter((result) => !hasErrors(result.diagnostics));
  return {
    exitCode: exitCodeOf(diagnostics),
    diagnostics,
    lines: fine.map(({ file }) => `${file} is fine.`),
    data: { valid: fine.map(({ file }) => file) },
  };
}
