import type { Emitter } from "../target.js";
import type { PlannedCatalogue, PlannedOpenApi } from "../plan/planned.js";
import { moduleFolder, rootFolder } from "../plan/planned.js";
import { client, hasClient } from "./client.js";
import { descriptors } from "./descriptors.js";
import { resultFile, resultFileV1 } from "./operation.js";
import { options } from "./options.js";
import { hasTypes, payloadTypes } from "./payloads.js";
import { exportFrom } from "./statement.js";

/**
 * An index of the files in a spec's folder that clients import: operations, results, options, and
 * types of payloads. Validators of payloads, handlers and the stub are imported from their own files,
 * because compilers and engines read every file that an index exports from. Importing the file of a
 * single operation is faster to load and check.
 */
export const indexFile: Emitter = {
  spec: (spec, { emitters }) => {
    const files =
      spec.kind === "catalogue" ? catalogueFiles(spec, emitters) : openApiFiles(spec, emitters);
    // An index without files would be no module.
    if (files.length === 0) return [];
    return [
      {
        kind: "source",
        path: `${spec.names.folder}/index.ts`,
        imports: [],
        statements: files.map((file) => exportFrom(file)),
      },
    ];
  },
};

type Emitters = ReadonlySet<Emitter>;

function catalogueFiles(
  { modules, names }: PlannedCatalogue,
  emitters: Emitters,
): readonly string[] {
  return [
    ...(emitters.has(descriptors)
      ? modules.map((module) => `${moduleFolder(names, module)}/${module.names.file}`)
      : []),
    ...modules
      .filter(({ result }) => result)
      .flatMap((module) => {
        const folder = moduleFolder(names, module);
        return [
          resultFile(folder, module),
          ...(module.version1 ? [resultFileV1(folder, module)] : []),
        ];
      }),
    ...(emitters.has(options) ? [`${rootFolder(names)}/options`] : []),
  ];
}

function openApiFiles(spec: PlannedOpenApi, emitters: Emitters): readonly string[] {
  const { endpoints, names } = spec;
  return [
    ...(emitters.has(descriptors) ? endpoints.map((endpoint) => endpoint.names.file) : []),
    ...(emitters.has(payloadTypes) && hasTypes(spec) ? ["schemas"] : []),
    ...(emitters.has(client) && hasClient(spec) ? ["client"] : []),
  ].map((file) => `${names.folder}/${file}`);
}
