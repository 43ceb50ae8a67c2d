import type { Combination } from "../spec/catalogue/combine.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import type { FilePair, SpecFiles, ComparedSpec } from "../diff/compared-spec.js";
import { emptyLike, readCombination, readComparedSpec } from "../diff/compared-spec.js";
import type { ComparedFiles } from "../diff/review.js";
import { dirname, resolve } from "node:path";
import type { OperationFilter } from "../spec/model/operation.js";
import { partsOf } from "../project/job.js";
import type { Job } from "../project/job.js";

/** The base and the revision of one spec, or of one combination, as they are compared. */
export interface SpecPair {
  readonly old: ComparedSpec;
  readonly new: ComparedSpec;
  readonly files: ComparedFiles;
}

/** Reads both sides of one spec. A side that is absent is compared as an empty spec. */
export function comparedPair({ old, new: next }: FilePair): Staged<SpecPair> {
  const [before, after] = [readSpec(old), readSpec(next)];
  const diagnostics = [...(before?.diagnostics ?? []), ...(after?.diagnostics ?? [])];
  const [from, to] = [
    before?.value ?? (before || !after?.value ? undefined : emptyLike(after.value)),
    after?.value ?? (after || !before?.value ? undefined : emptyLike(before.value)),
  ];
  if (!from || !to) return { value: undefined, diagnostics };
  if (from.kind !== to.kind) {
    const differ = diagnostic("sides-differ", { name: from.kind, detail: to.kind });
    return { value: undefined, diagnostics: [differ] };
  }
  const names = { old: old?.spec.file ?? "nothing", new: next?.spec.file ?? "nothing" };
  return { value: { old: from, new: to, files: names }, diagnostics };
}

/** Reads both sides of all specs, and combines the specs of each side. */
export function combinedPair(how: Combination, pairs: readonly FilePair[]): Staged<SpecPair> {
  const [before, after] = [
    pairs.flatMap(({ old }) => old ?? []),
    pairs.flatMap(({ new: next }) => next ?? []),
  ];
  const [old, next] = [readSide(how, before), readSide(how, after)];
  const diagnostics = [...old.diagnostics, ...next.diagnostics];
  if (!old.value || !next.value) return { value: undefined, diagnostics };
  const label = (specs: readonly SpecFiles[]): string =>
    `${how} of ${specs.map(({ spec }) => spec.file).join(", ")}`;
  const files = { old: label(before), new: label(after) };
  return { value: { old: old.value, new: next.value, files }, diagnostics };
}

function readSide(how: Combination, specs: readonly SpecFiles[]): Staged<ComparedSpec> {
  const [first, ...others] = specs;
  return first
    ? readCombination(how, [first, ...others])
    : { value: undefined, diagnostics: [diagnostic("combined-nothing", {})] };
}

function readSpec(files: SpecFiles | undefined): Staged<ComparedSpec> | undefined {
  return files && readComparedSpec(files.spec, files);
}

/**
 * Adds the configured filter of operations to both sides of each pair. The filter is that of the
 * configured spec that one of the files is, on disk or in a revision.
 */
export function withOperationFilters(
  pairs: readonly FilePair[],
  { specs }: Pick<Job, "specs">,
  cwd: string,
): readonly FilePair[] {
  const filters = new Map(
    specs.flatMap(partsOf).flatMap(({ file, filter }) => (filter ? [[file, filter] as const] : [])),
  );
  if (filters.size === 0) return pairs;
  return pairs.map((pair) => {
    const filter = [pair.new, pair.old]
      .flatMap((side) => (side ? placesOf(side, cwd) : []))
      .map((file) => filters.get(file))
      .find((each) => each !== undefined);
    return filter ? withFilter(pair, filter) : pair;
  });
}

function withFilter({ old, new: next }: FilePair, operations: OperationFilter): FilePair {
  return {
    ...(old && { old: { ...old, operations } }),
    ...(next && { new: { ...next, operations } }),
  };
}

/**
 * The absolute paths that the name of a file can stand for. A path in a revision is relative to the
 * folder, or to the top of its repository, which is the folder or one above it.
 */
export function placesOf({ spec: { file } }: SpecFiles, cwd: string): readonly string[] {
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
