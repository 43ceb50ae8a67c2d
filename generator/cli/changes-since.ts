import { valuesOf } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { diffSpecs } from "../diff/diff.js";
import { readSpecPairs } from "../diff/spec-folders.js";
import type { ExploredSpec } from "../explorer/explored-spec.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./resolve-job.js";
import { withOperationFilters } from "./operation-filters.js";
import { comparedPair } from "./diff-pairs.js";

/** The findings of `diff` between an earlier version and a spec. */
export async function changesSince(
  base: string,
  spec: string,
  options: JobOptions,
): Promise<Staged<NonNullable<ExploredSpec["since"]>>> {
  const read = await readSpecPairs(options.cwd, base, spec);
  if (!read.value) return { value: undefined, diagnostics: read.diagnostics };
  const configured =
    options.config === undefined ? undefined : resolveJob({ ...options, specs: [] }).value;
  const filtered = withOperationFilters(read.value, configured ?? { specs: [] }, options.cwd);
  const pairs = filtered.map(comparedPair);
  const diagnostics = [...read.diagnostics, ...pairs.flatMap((pair) => pair.diagnostics)];
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  const findings = valuesOf(pairs).flatMap(({ old, new: next }) =>
    diffSpecs(old, next, { shippedResults: true }),
  );
  return { value: { base, findings }, diagnostics };
}
