import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { DialectKind } from "../spec/model/spec-model.js";
import { analyse } from "../pipeline.js";
import { readJobSpecs } from "../project/inputs.js";
import { specJob, withDialect } from "../project/job.js";
import type { Job } from "../project/job.js";
import { servedSpec } from "./prepare.js";
import type { ServedSpec } from "./served-spec.js";

/** The specs that ship with the package, relative to its folder. */
export const SHIPPED_SPECS: readonly string[] = ["spec/paraminfo", "spec/alliance"];

/**
 * Reads specs from their files or folders and reports every problem.
 *
 * @param dialect of OpenAPI documents. Default: that of the document
 */
export function readSpecs(
  files: readonly string[],
  cwd: string,
  dialect?: DialectKind,
): Staged<readonly ServedSpec[]> {
  return readServedSpecs(withDialect(specJob(files, ".", cwd), dialect));
}

/** Reads the specs of a job and reports every problem. */
export function readServedSpecs(job: Job): Staged<readonly ServedSpec[]> {
  const analysed = readJobSpecs(job).map(({ value, diagnostics }) =>
    value ? analyse(value) : { value: undefined, diagnostics },
  );
  const diagnostics = [...nameCollisions(job), ...analysed.flatMap((each) => each.diagnostics)];
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  return {
    value: analysed.flatMap(({ value }) => (value ? [servedSpec(value)] : [])),
    diagnostics,
  };
}

/** Two services of one name would have the same path, and the same data. */
function nameCollisions({ specs }: Job): readonly Diagnostic[] {
  const labels = new Map<string, string>();
  return specs.flatMap(({ name, label }) => {
    const other = labels.get(name);
    labels.set(name, other ?? label);
    const at = { file: label, line: 1, column: 1 };
    return other === undefined ? [] : [diagnostic("service-collision", { name, other }, at)];
  });
}
