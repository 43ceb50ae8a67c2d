import { join } from "node:path";
import type { Staged } from "../base/diagnostic.js";
import { readConfigJob } from "../project/config-job.js";
import { CONFIG_FILE, packageRoot } from "../project/folders.js";
import { specJob, withDialect, withStrictness, withTargets } from "../project/job.js";
import type { Job } from "../project/job.js";
import type { JobOptions } from "./options.js";

/** The job of a command that does not write code: the named, configured or shipped specs. */
export function resolveSpecs(options: JobOptions): Staged<Job> {
  return resolveJob({
    ...options,
    out: options.out ?? ".",
    config: options.config ?? join(packageRoot(), CONFIG_FILE),
  });
}

/** The job from the command line or the configuration. */
export function resolveJob(options: JobOptions): Staged<Job> {
  const { cwd, specs, out, config, dialect } = options;
  const { value, diagnostics } =
    specs.length > 0 && out !== undefined
      ? { value: specJob(specs, out, cwd), diagnostics: [] }
      : readConfigJob(cwd, config);
  const job = value && withTargets(withDialect(value, dialect), options.targets);
  return { value: job && options.strict ? withStrictness(job) : job, diagnostics };
}
