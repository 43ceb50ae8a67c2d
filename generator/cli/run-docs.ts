import { resolve } from "node:path";
import { diagnostic, valuesOf } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { bundledScript, explorerPage } from "../explorer/explorer-page.js";
import type { ExploredSpec } from "../explorer/explored-spec.js";
import { labelOf } from "../project/job.js";
import { withManifest } from "../project/changes.js";
import type { FileChange } from "../project/changes.js";
import { compareFolder, writeFolder } from "./comparison.js";
import { resolveSpecs, resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./options.js";
import { failedOutcome, UP_TO_DATE } from "./outcome.js";
import type { CommandOutcome } from "./outcome.js";
import { exploredSpecs } from "./explored-specs.js";
import { diffSpecs } from "../diff/diff.js";
import { readSpecPairs } from "../diff/spec-folders.js";
import { withOperationFilters, comparedPair } from "./diff-pairs.js";

/** The options of `docs`. */
export interface DocsOptions {
  readonly job: JobOptions;
  /** The folder of the page, as given. */
  readonly out: string;
  /** The earlier version that the only spec is compared with. */
  readonly base: string | undefined;
  /** The origins of the wikis that the page may send requests to. */
  readonly wikis: readonly string[];
}

/** The file of the page in its folder. */
const PAGE = "index.html";

/** Writes the explorer of the specs to a folder. */
export async function docsCommand(options: DocsOptions): Promise<CommandOutcome> {
  const specs = await readSpecs(options);
  if (!specs.value) return failedOutcome(specs.diagnostics);
  const page = explorerPage(specs.value, { script: bundledScript(), wikis: options.wikis });
  const written = writePage(page, options);
  if (!written.value) return failedOutcome([...specs.diagnostics, ...written.diagnostics]);
  const changed = written.value.map(({ kind, path }) => ({ kind, path }));
  return {
    exitCode: 0,
    diagnostics: specs.diagnostics,
    lines: [changed.length === 0 ? UP_TO_DATE : `Wrote ${options.out}/${PAGE}.`],
    data: { changed },
  };
}

async function readSpecs({ job, base }: DocsOptions): Promise<Staged<readonly ExploredSpec[]>> {
  const found = resolveSpecs(job);
  if (!found.value) return { value: undefined, diagnostics: found.diagnostics };
  const { value: specs, diagnostics } = exploredSpecs(found.value, job);
  const [only] = specs ?? [];
  const [named] = job.specs;
  if (!only || base === undefined || named === undefined) return { value: specs, diagnostics };
  const since = await changesSince(base, named, job);
  return {
    value: since.value && [{ ...only, since: since.value }],
    diagnostics: [...diagnostics, ...since.diagnostics],
  };
}

/** Writes the page, unless the folder contains other files of its name or other generated files. */
function writePage(page: string, { job, out }: DocsOptions): Staged<readonly FileChange[]> {
  const folder = resolve(job.cwd, out);
  const label = labelOf(folder, job.cwd);
  const files = withManifest([{ path: PAGE, text: page }]);
  return writeFolder(folder, label, () => {
    const found = compareFolder(folder, label, files);
    const isShared = found.changes.some(({ kind }) => kind === "delete");
    const others = isShared ? [diagnostic("docs-of-others", { name: label })] : [];
    return { ...found, foreign: [...found.foreign, ...others] };
  });
}

/** The findings of `diff` between an earlier version and a spec. */
async function changesSince(
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
