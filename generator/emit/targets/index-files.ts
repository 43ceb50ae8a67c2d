import { StructureKind } from "../../ts-morph.js";
import type { ExportDeclarationStructure } from "ts-morph";
import type { PlannedCatalogue, PlannedDirectory, SpecNames } from "../plan/planned.js";
import type { SourceFragment } from "../../base/fragment.js";
import { moduleFolder, rootFolder } from "../plan/replace-roots.js";
import { payloadFiles } from "./payload-files.js";
import { resultFile, resultFileV1 } from "./result-file.js";
import { includesAny, OPERATION_TARGETS, PAYLOAD_TARGETS } from "../../spec/model/target.js";
import type { Target } from "../../spec/model/target.js";
import { specHeader } from "../../base/file-header.js";

/**
 * An index of the files in a catalogue's folder that clients import: modules, results and options.
 * Handlers and the stub are imported from their own files, because compilers read every file that an
 * index exports from. Importing a single module is faster to load and check.
 */
export function catalogueIndex(
  { modules, names, model }: PlannedCatalogue,
  targets: readonly Target[],
): readonly SourceFragment[] {
  return indexFile(names, model.source, [
    ...(includesAny(targets, OPERATION_TARGETS)
      ? modules.map((module) => `${moduleFolder(names, module)}/${module.names.file}`)
      : []),
    ...modules
      .filter(({ result }) => result)
      .flatMap((module) => [
        resultFile(moduleFolder(names, module), module),
        ...(module.version1 ? [resultFileV1(moduleFolder(names, module), module)] : []),
      ]),
    ...(targets.includes("requests") ? [`${rootFolder(names)}/options`] : []),
  ]);
}

/**
 * An index of the files in a directory's folder that clients import: operations and types of payloads.
 * Validators of payloads are imported from their own file, like handlers and the stub: code that an index
 * exports from is loaded with it.
 */
export function directoryIndex(
  spec: PlannedDirectory,
  targets: readonly Target[],
): readonly SourceFragment[] {
  const { endpoints, names, model } = spec;
  const hasRequests = targets.includes("requests");
  const files = [
    ...(includesAny(targets, OPERATION_TARGETS)
      ? endpoints.map((endpoint) => endpoint.names.file)
      : []),
    ...payloadFiles(spec).filter(
      (file) => file === "schemas" && includesAny(targets, PAYLOAD_TARGETS.schemas),
    ),
    ...(hasRequests && model.securitySchemes.length > 0 ? ["credentials"] : []),
    ...(hasRequests && spec.servers.length > 0 ? ["servers"] : []),
  ];
  return indexFile(
    names,
    model.source,
    files.map((file) => `${names.folder}/${file}`),
  );
}

/** An index without files would be no module. */
function indexFile(
  { folder }: SpecNames,
  source: string,
  files: readonly string[],
): readonly SourceFragment[] {
  if (files.length === 0) return [];
  return [
    {
      kind: "source",
      path: `${folder}/index.ts`,
      header: specHeader(source),
      imports: [],
      statements: files.map((file): ExportDeclarationStructure => ({
        kind: StructureKind.ExportDeclaration,
        moduleSpecifier: file,
      })),
    },
  ];
}
