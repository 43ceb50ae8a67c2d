import { dirname, resolve } from "node:path";
import type { FilePair, SpecFiles } from "../diff/compared-spec.js";
import type { OperationFilter } from "../spec/model/operation.js";
import { partsOf } from "../project/job.js";
import type { Job } from "../project/job.js";

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
function placesOf({ spec: { file } }: SpecFiles, cwd: string): readonly string[] {
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
