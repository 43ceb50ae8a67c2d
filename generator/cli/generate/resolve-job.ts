import { resolve } from "node:path";
import { currentDate } from "./current-date.js";
import type { Staged } from "../../diagnostics/diagnostic.js";
import { readConfigJob } from "../../project/config.js";
import { configAt, findConfig } from "../../project/find-config.js";
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
  /** The date, which the acceptance of warnings may end on, as `2030-12-31`. */
  readonly today: string;
}

/**
 * @param config the path of the configuration. Default: the one of the folder or its nearest parent
 */
export function jobOptions(
  cwd: string,
  specs: readonly string[],
  out: string | undefined,
  config?: string,
): JobOptions {
  return {
    cwd,
    specs,
    out,
    config: config === undefined ? findConfig(cwd) : configAt(resolve(cwd, config)),
    today: currentDate(),
  };
}

/** The job of the command line or of the configuration. */
export function resolveJob({ cwd, specs, out, config }: JobOptions): Staged<Job> {
  if (specs.length > 0 && out !== undefined)
    return { value: specJob(specs, out, cwd), diagnostics: [] };
  return readConfigJob(cwd, config);
}
