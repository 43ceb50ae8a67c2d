import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { below } from "../base/document.js";
import type { Document } from "../base/document.js";
import { completeTargets } from "../emit/emit.js";
import type { Config, SpecEntry } from "../spec/source/types.js";
import { acceptancesIn } from "./accepted.js";
import { readConfig } from "./config.js";
import { CONFIG_FILE, findConfig } from "./folders.js";
import { configJob } from "./job.js";
import type { Job } from "./job.js";

/**
 * Reads and checks a configuration, and returns its job.
 *
 * @param file Default: the configuration of the folder or its nearest parent
 */
export function readConfigJob(
  cwd: string,
  file: string | undefined = findConfig(cwd),
): Staged<Job> {
  if (file === undefined)
    return {
      value: undefined,
      diagnostics: [diagnostic("config-missing", {}, { file: CONFIG_FILE, line: 1, column: 1 })],
    };
  const { value: config, diagnostics } = readConfig(cwd, file);
  if (!config) return { value: undefined, diagnostics };
  const unclear = rootsDiagnostics(config);
  if (unclear.length > 0) return { value: undefined, diagnostics: unclear };
  const acceptedWarnings = acceptancesIn(
    config,
    "/acceptedWarnings",
    config.value.acceptedWarnings,
  );
  const job = configJob(file, config.value, cwd);
  return {
    value: { ...job, ...(acceptedWarnings.length > 0 && { acceptedWarnings }) },
    diagnostics,
  };
}

/**
 * Reports root modules in a file that is not a different spec, or that lacks code that this spec
 * imports.
 */
function rootsDiagnostics(config: Document<Config>): readonly Diagnostic[] {
  const { specs, targets } = config.value;
  const targetsOf = (entry: SpecEntry) => completeTargets("catalogue", entry.targets ?? targets);
  return specs.flatMap((entry, index) => {
    const { roots: name } = entry;
    if (name === undefined) return [];
    const at = config.locate(below("/specs", index, "roots"));
    const other = specs.find(({ file, roots }) => file === name && roots === undefined);
    if (!other) return [diagnostic("roots-unknown", { name }, at)];
    const isComplete =
      targetsOf(entry).every((target) => targetsOf(other).includes(target)) &&
      (!entry.formatversion?.includes(1) || other.formatversion?.includes(1));
    return isComplete ? [] : [diagnostic("roots-incomplete", { name }, at)];
  });
}
