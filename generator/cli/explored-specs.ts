import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { ExploredSpec } from "../explorer/explored-spec.js";
import { analyse } from "../pipeline.js";
import { unacceptedWarnings } from "../project/accepted.js";
import { readJobSpecs } from "../project/inputs.js";
import type { Job } from "../project/job.js";
import { importer, plannedBuilders } from "./builder-imports.js";
import type { JobOptions } from "./options.js";
import { bundledScript, explorerPage } from "../explorer/explorer-page.js";
import { specJob, withDialect } from "../project/job.js";
import { packageRoot } from "../project/folders.js";
import type { NamedService } from "../serve/services.js";
import { SHIPPED_SPECS } from "../serve/read-specs.js";
import { jobOptions } from "./options.js";
import { resolveSpecs } from "./resolve-job.js";
import type { SpecArguments } from "./serve-services.js";

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

/** Two specs with the same name would have the same URLs. */
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

/**
 * The explorer for the served specs. Its requests go to their services. Throws an error with the
 * first problem if a spec has become invalid since the start.
 */
export function servedExplorer(
  services: readonly NamedService[],
  { specs: named, config, dialect }: SpecArguments,
  cwd: string,
): string {
  const options = jobOptions(cwd, named, undefined, { config, dialect });
  const job = servedJob(options);
  const { value: specs, diagnostics } = exploredSpecs(job, options);
  if (!specs) throw new Error(diagnostics[0]?.message ?? "The specs cannot be read.");
  const paths = new Map(services.map(({ name, at }) => [name, at]));
  const explored = specs.map((each) => {
    const servedAt = paths.get(each.name);
    return servedAt === undefined ? each : { ...each, servedAt };
  });
  return explorerPage(explored, { script: bundledScript(), isServed: true, connect: ["'self'"] });
}

/** The specs on the command line, in the configuration, or the shipped ones, as in `serve`. */
function servedJob(options: JobOptions): Job {
  const { specs, config, dialect } = options;
  if (specs.length === 0 && config === undefined)
    return withDialect(specJob(SHIPPED_SPECS, packageRoot(), packageRoot()), dialect);
  const { value, diagnostics } = resolveSpecs(options);
  if (!value) throw new Error(diagnostics[0]?.message ?? "The configuration cannot be read.");
  return withDialect(value, dialect);
}
