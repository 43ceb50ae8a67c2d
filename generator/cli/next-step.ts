import { jobCommand } from "../project/job.js";
import type { Job } from "../project/job.js";
import { quoteForShell } from "../base/counted.js";
import { MANIFEST } from "../project/changes.js";
import type { FileChange } from "../project/changes.js";

/** The next step after writing: to use the first output, or to review its changes. */
export function nextStep(job: Job, changes: readonly FileChange[]): readonly string[] {
  if (changes.length === 0) return [];
  const { outLabel } = job;
  const isFirst = changes.some(({ kind, path }) => kind === "create" && path === MANIFEST);
  return [
    isFirst
      ? `Next: import builders from ${outLabel}, commit it with the specs, and run ${jobCommand(job, "check")} in CI.`
      : `Next: review git diff ${quoteForShell(outLabel)}, and commit it with the specs.`,
  ];
}
