import { realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Builders } from "../../inspect/builder-call.js";
import type { PlannedSpec } from "../../plan/planned.js";
import type { Job } from "../../project/job.js";
import { packageRoot } from "../../project/package-root.js";
import { resolveJob } from "../generate/resolve-job.js";
import type { JobOptions } from "../generate/resolve-job.js";

/**
 * Returns the import path of a generated file, given by its path in the output folder without
 * ending.
 */
export type Importer = (file: string) => string;

/** The builders of a spec, by module path or operation id. */
export function plannedBuilders(planned: PlannedSpec, from: Importer): Builders {
  const { folder } = planned.names;
  switch (planned.kind) {
    case "catalogue":
      return new Map(
        planned.modules.map(({ operation, names }) => [
          operation.path,
          { name: names.request, from: from(`${folder}/${names.file}`) },
        ]),
      );
    case "directory":
      return new Map(
        planned.endpoints.map(({ operation, names }) => [
          operation.name,
          { name: names.request, from: from(`${folder}/${names.file}`) },
        ]),
      );
  }
}

/**
 * The import paths of a spec's code: of the package for shipped specs, otherwise relative to the
 * configuration's folder. Without a configuration, relative to the output folder.
 */
export function importer(options: JobOptions, job: Job, index: number): Importer {
  const file = job.specs[index]?.file;
  const project = job.config === undefined ? resolveJob({ ...options, specs: [] }).value : job;
  const entry = project?.specs.find((each) => each.file === file);
  if (project?.config === undefined || !entry)
    return file !== undefined && isShipped(file)
      ? (path) => `paramsmith/${path}`
      : (path) => `./${path}${job.importExtension}`;
  const folder = dirname(project.config);
  if (realpathSync(folder) === packageRoot()) return (path) => `paramsmith/${path}`;
  const out = relative(folder, project.out).split(sep).join("/");
  const below = out === "" ? "." : out === ".." || out.startsWith("../") ? out : `./${out}`;
  return (path) => {
    // The name in the configuration overrides the name of the file.
    const [, ...rest] = path.split("/");
    return `${[below, entry.name, ...rest].join("/")}${project.importExtension}`;
  };
}

function isShipped(file: string): boolean {
  return realpathSync(file).startsWith(join(packageRoot(), "spec") + sep);
}
