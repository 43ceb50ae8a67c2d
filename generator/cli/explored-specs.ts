import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { ExploredSpec } from "../explorer/explored-spec.js";
import { analyse } from "../pipeline.js";
import { unacceptedWarnings } from "../project/accepted-warnings.js";
import { readJobSpecs } from "../project/inputs.js";
import type { Job } from "../project/job.js";
import { importer, plannedBuilders } from "./builder-imports.js";
import type { JobOptions } from "./resolve-job.js";

/** Reads the specs of a job for the explorer, and reports every problem. */
export function exploredSpecs(job: Job, options: JobOptions): Staged<readonly ExploredSpec[]> {
  const analysed = readJobSpecs(job).map(({ value, diagnostics }) =>
    value ? analyse(value) : { value: undefined, diagnostics },
  );
  const diagnostics = unacceptedWarnings(
    [...nameCollisions(job), ...analysed.flatMap((each) => each.diagnostics)],
    job,
    options.today,
  );
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  return {
    value: analysed.flatMap(({ value: planned }, index): readonly ExploredSpec[] => {
      if (!planned) return [];
      const imports = importer(options, job, index);
      const builders = plannedBuilders(planned, imports);
      const { names, model } = planned;
      return [{ name: names.folder, model, builders, client: imports.client }];
    }),
    diagnostics,
  };
}

/** Two specs of one name would have the same addresses. */
function nameCollisions({ specs }: Job): readonly Diagnostic[] {
  const seen = new Set<string>();
  return specs.flatMap(({ name, label }) => {
    const isKnown = seen.has(name);
    seen.add(name);
    return isKnown
      ? [diagnostic("folder-collision", { name }, { file: label, line: 1, column: 1 })]
      : [];
  });
}
