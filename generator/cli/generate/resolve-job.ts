import type { Staged } from "../../diagnostics/diagnostic.js";
import { readConfigJob } from "../../project/config.js";
import { findConfig } from "../../project/find-config.js";
import { specJob } from "../../project/job.js";
import type { Job } from "../../project/job.js";

/** What the command line says about the job. */
export interface JobOptions {
  readonly cwd: string;
  /** Specs that are named; without any, the configuration holds. */
  readonly specs: readonly string[];
  readonly out: string | undefined;
  /** Absolute path of the configuration, if there is one. */
  readonly config: string | undefined;
}

export function jobOptions(
  cwd: string,
  specs: readonly string[],
  out: string | undefined,
): JobOptions {
  return { cwd, specs, out, config: findConfig(cwd) };
}

/** The job that the command line, or else the configuration, describes. */
export function resolveJob({ cwd, specs, out }: JobOptions): Staged<Job> {
  if (specs.length > 0 && out !== undefined)
    return { value: specJob(specs, out, cwd), diagnostics: [] };
  return readConfigJob(cwd);
}
