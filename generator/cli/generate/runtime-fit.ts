import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Job } from "../../project/job.js";
import type { RunRecord } from "../../project/record.js";
import {
  differingFiles,
  importedInterface,
  installedRuntime,
} from "../../project/runtime-interface.js";
import { MANIFEST } from "../../write/changes.js";
import { version } from "../help/version.js";

/** Returns true if the code of a recorded run imports no package, or the installed one fits. */
export function fitsRuntime({ out, runtime, specs }: RunRecord): boolean {
  return runtimeProblems({ out, outLabel: out, runtime }, specs).length === 0;
}

/** Reports that the code of a job imports a package that is missing, or that declares other things. */
export function runtimeProblems(
  { out, outLabel, runtime }: Pick<Job, "out" | "outLabel" | "runtime">,
  specs: RunRecord["specs"],
): readonly Diagnostic[] {
  if (runtime === "copy") return [];
  const imported = importedInterface(specs);
  if (Object.keys(imported).length === 0) return [];
  const position = { file: `${outLabel}/${MANIFEST}`, line: 1, column: 1 };
  const installed = installedRuntime(out);
  if (!installed) return [diagnostic("runtime-missing", { name: outLabel }, position)];
  const files = differingFiles(imported, installed);
  if (files.length === 0) return [];
  const versions = { wanted: version(), installed: installed.version };
  return [diagnostic("runtime-mismatch", { ...versions, files }, position)];
}
