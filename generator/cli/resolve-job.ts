import { join, resolve } from "node:path";
import type { Staged } from "../base/diagnostic.js";
import { readConfigJob } from "../project/config.js";
import { CONFIG_FILE, configAt, findConfig } from "../project/find-config.js";
import { specJob, withDialect, withStrictness, withTargets } from "../project/job.js";
import type { DialectKind } from "../spec/model/spec-model.js";
import type { Target } from "../spec/input.js";
import type { Job } from "../project/job.js";
import { packageRoot } from "../project/package-root.js";

/** The job options of the command line. */
export interface JobOptions {
  readonly cwd: string;
  /** The named specs; if empty, the configuration is used. */
  readonly specs: readonly string[];
  readonly out: string | undefined;
  /** The absolute path of the configuration; undefined if there is none. */
  readonly config: string | undefined;
  /** The dialect of OpenAPI documents. Default: that of the configuration, or of the document. */
  readonly dialect?: DialectKind | undefined;
  /** True if an OpenAPI document is rejected instead of skipping operations. */
  readonly strict?: boolean | undefined;
  /** The kinds of code that are generated. Default: those of the configuration, or of the kind. */
  readonly targets?: readonly Target[] | undefined;
  /** The date, which the acceptance of warnings may end on, as `2030-12-31`. */
  readonly today: string;
}

/** The options that a command line may have besides its specs; `config` as it is given. */
type NamedJobOptions = Partial<Pick<JobOptions, "config" | "dialect" | "strict" | "targets">>;

/** The job options of arguments. */
export function jobOptions(
  cwd: string,
  specs: readonly string[] | undefined,
  out: string | undefined,
  { config, dialect, strict, targets }: NamedJobOptions = {},
): JobOptions {
  return {
    cwd,
    specs: specs ?? [],
    out,
    dialect,
    strict,
    targets,
    config: config === undefined ? findConfig(cwd) : configAt(resolve(cwd, config)),
    today: currentDate(),
  };
}

/**
 * The job of a command that writes no code: the named specs, those of the configuration, or the
 * shipped ones.
 */
export function resolveSpecs(options: JobOptions): Staged<Job> {
  return resolveJob({
    ...options,
    out: options.out ?? ".",
    config: options.config ?? join(packageRoot(), CONFIG_FILE),
  });
}

/** The job of the command line or of the configuration. */
export function resolveJob(options: JobOptions): Staged<Job> {
  const { cwd, specs, out, config, dialect } = options;
  const { value, diagnostics } =
    specs.length > 0 && out !== undefined
      ? { value: specJob(specs, out, cwd), diagnostics: [] }
      : readConfigJob(cwd, config);
  const job = value && withTargets(withDialect(value, dialect), options.targets);
  return { value: job && options.strict ? withStrictness(job) : job, diagnostics };
}

/** The date in UTC, as `2030-12-31`. Only commands read the clock; stages get the date as input. */
export function currentDate(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}
