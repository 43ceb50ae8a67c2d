import { realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Builders } from "../inspect/builder-call.js";
import type { PlannedSpec } from "../emit/plan/planned.js";
import { moduleFolder } from "../emit/plan/planned.js";
import type { Job } from "../project/job.js";
import { packageRoot } from "../project/folders.js";
import { resolveJob } from "./resolve-job.js";
import type { JobOptions } from "./options.js";

/** The import paths of generated code. */
export interface Importer {
  /** The import path of a spec file, given by its path in the output folder without extension. */
  readonly file: (path: string) => string;
  /** The import path of the client, which exports `bodyAs`. */
  readonly client: string;
}

/** The builders of a spec, by module path or operation id. */
export function plannedBuilders(planned: PlannedSpec, { file: from }: Importer): Builders {
  const { folder } = planned.names;
  switch (planned.kind) {
    case "catalogue":
      return new Map(
        planned.modules.map((module) => [
          module.operation.path,
          {
            name: module.names.request,
            from: from(`${moduleFolder(planned.names, module)}/${module.names.file}`),
          },
        ]),
      );
    case "openapi":
      return new Map(
        planned.endpoints.map(({ operation, names }) => [
          operation.name,
          {
            name: names.request,
            from: from(`${folder}/${names.file}`),
            ...(operation.body && { body: operation.body.required ? "required" : "optional" }),
          },
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
      ? PACKAGE
      : {
          file: (path) => `./${path}${job.importExtension}`,
          client: `./${CLIENT}${job.importExtension}`,
        };
  const folder = dirname(project.config);
  if (realpathSync(folder) === packageRoot()) return PACKAGE;
  const out = relative(folder, project.out).split(sep).join("/");
  const below = out === "" ? "." : out === ".." || out.startsWith("../") ? out : `./${out}`;
  return {
    file: (path) => {
      // The name in the configuration overrides the name of the file.
      const [own = "", ...rest] = path.split("/");
      const folderOfFile = job.config === undefined ? entry.name : own;
      return `${[below, folderOfFile, ...rest].join("/")}${project.importExtension}`;
    },
    client: `${below}/${CLIENT}${project.importExtension}`,
  };
}

/** The entry points of the package. */
const PACKAGE: Importer = { file: (path) => `paramsmith/${path}`, client: "paramsmith/client" };

/** The client in an output folder. */
const CLIENT = "runtime/client";

function isShipped(file: string): boolean {
  return realpathSync(file).startsWith(join(packageRoot(), "spec") + sep);
}
