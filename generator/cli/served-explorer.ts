import { bundledScript, explorerPage } from "../explorer/explorer-page.js";
import { specJob, withDialect } from "../project/job.js";
import type { Job } from "../project/job.js";
import { packageRoot } from "../project/package-root.js";
import type { NamedService } from "../serve/mount.js";
import { SHIPPED_SPECS } from "../serve/read-specs.js";
import { exploredSpecs } from "./explored-specs.js";
import { jobOptions, resolveSpecs } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";
import type { SpecArguments } from "./serve-specs.js";

/**
 * The explorer of the served specs, whose requests go to their services. Throws an error with the
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

/** The specs of the command line, of the configuration, or the shipped ones, as `serve` chooses. */
function servedJob(options: JobOptions): Job {
  const { specs, config, dialect } = options;
  if (specs.length === 0 && config === undefined)
    return withDialect(specJob(SHIPPED_SPECS, packageRoot(), packageRoot()), dialect);
  const { value, diagnostics } = resolveSpecs(options);
  if (!value) throw new Error(diagnostics[0]?.message ?? "The configuration cannot be read.");
  return withDialect(value, dialect);
}
