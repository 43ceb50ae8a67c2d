import type { Combination } from "../spec/catalogue/combine.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import type { FilePair, SpecFiles, ComparedSpec } from "../diff/compared-spec.js";
import { emptyLike, readCombination, readComparedSpec } from "../diff/compared-spec.js";
import type { ComparedFiles } from "../diff/review.js";
import { dirname, resolve } from "node:path";
import { partsOf } from "../project/job.js";
import type { OperationFilter } from "../spec/model/operation.js";
import type { Job, JobSpec } from "../project/job.js";

/** The base and the revision of one spec, or of one combination, as they are compared. */
export interface SpecPair {
  readonly old: ComparedSpec;
  readonly new: ComparedSpec;
  readonly files: ComparedFiles;
}

/** Reads both sides of one spec. A side that is absent is compared as an empty spec. */
export function comparedPair({ old, new: next }: FilePair): Staged<SpecPair> {
  const [before, after] = [old, next].map((files) => files && readComparedSpec(files.spec, files));
  const from = old ? before?.value : after?.value && emptyLike(after.value);
  const to = next ? after?.value : before?.value && emptyLike(before.value);
  const diagnostics = [...(before?.diagnostics ?? []), ...(after?.diagnostics ?? [])];
  if (!from || !to) return { value: undefined, diagnostics };
  if (from.kind !== to.kind) {
    const differ = diagnostic("sides-differ", { name: from.kind, detail: to.kind });
    return { value: undefined, diagnostics: [differ] };
  }
  const files = { old: old?.spec.file ?? "nothing", new: next?.spec.file ?? "nothing" };
  return { value: { old: from, new: to, files }, diagnostics };
}

/** Reads the base and revision of all specs, and combines the specs on each side. */
export function combinedPair(how: Combination, pairs: readonly FilePair[]): Staged<SpecPair> {
  const before = readSide(
    how,
    pairs.flatMap(({ old }) => old ?? []),
  );
  const after = readSide(
    how,
    pairs.flatMap(({ new: next }) => next ?? []),
  );
  const diagnostics = [...before.diagnostics, ...after.diagnostics];
  const [old, next] = [before.value, after.value];
  if (!old || !next) return { value: undefined, diagnostics };
  const files = { old: old.label, new: next.label };
  return { value: { old: old.spec, new: next.spec, files }, diagnostics };
}

/** One side of a combination, with its name in reports. */
interface CombinedSide {
  readonly spec: ComparedSpec;
  readonly label: string;
}

function readSide(how: Combination, specs: readonly SpecFiles[]): Staged<CombinedSide> {
  const [first, ...others] = specs;
  if (!first) return { value: undefined, diagnostics: [diagnostic("combined-nothing", {})] };
  const { value: spec, diagnostics } = readCombination(how, [first, ...others]);
  const label = `${how} of ${specs.map(({ spec: { file } }) => file).join(", ")}`;
  return { value: spec && { spec, label }, diagnostics };
}

/** Adds the configured operation filter to both sides of each pair. */
export function withOperationFilters(
  pairs: readonly FilePair[],
  { specs }: Pick<Job, "specs">,
  cwd: string,
): readonly FilePair[] {
  const parts = specs.flatMap(partsOf);
  return pairs.map((pair) => {
    const found = configuredSpecs(pair, parts, cwd).find(({ filter }) => filter);
    return found?.filter ? withFilter(pair, found.filter) : pair;
  });
}

function withFilter({ old, new: next }: FilePair, operations: OperationFilter): FilePair {
  return {
    ...(old && { old: { ...old, operations } }),
    ...(next && { new: { ...next, operations } }),
  };
}

/** The configured specs that the files of a pair are, on disk or in a revision. */
export function configuredSpecs(
  { old, new: next }: FilePair,
  specs: readonly JobSpec[],
  cwd: string,
): readonly JobSpec[] {
  const paths = [next, old].flatMap((side) => (side ? pathsOf(side, cwd) : []));
  return paths.flatMap((path) =>
    specs.filter((spec) => partsOf(spec).some(({ file }) => file === path)),
  );
}

/**
 * The absolute paths that a file name can mean. A path in a revision is relative to the folder, or
 * to the root of its repository.
 */
function pathsOf({ spec: { file } }: SpecFiles, cwd: string): readonly string[] {
  const colon = file.indexOf(":");
  const inRevision = file.slice(colon + 1);
  return [
    resolve(cwd, file),
    ...(colon > 0 ? foldersAbove(cwd).map((folder) => resolve(folder, inRevision)) : []),
  ];
}

function foldersAbove(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
