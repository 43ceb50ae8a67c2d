import type { Staged } from "../../diagnostics/diagnostic.js";
import { readConfigJob } from "../../project/config.js";
import { findConfig } from "../../project/find-config.js";
import { specJob } from "../../project/job.js";
import type { Job } from "../../project/job.js";

/** The job options of the command line. */
export interface JobOptions {
  readonly cwd: string;
  /** The named specs; if empty, the configuration is used. */
  readonly specs: readonly string[];
  readonly out: string | undefined;
  /** The absolute path of the configuration; undefined if there is none. */
  readonly config: string | undefined;
}

export function jobOptions(
  cwd: string,
  specs: readonly string[],
  out: string | undefined,
): JobOptions {
  return { cwd, specs, out, config: findConfig(cwd) };
}

/** The job of the command line or of the configuration. */
export function resolveJob({ cwd, specs, out }: JobOptions): Staged<Job> {
  if (specs.length > 0 && out !== undefined)
    return { value: specJob(specs, out, cwd), diagnostics: [] };
  return readConfigJob(cwd);
}
