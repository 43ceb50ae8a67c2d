import { StructureKind } from "../../ts-morph.js";
import type { ExportDeclarationStructure } from "ts-morph";
import type { OutlinedCatalogue, PlannedDirectory, SpecNames } from "../../plan/planned.js";
import type { SourceFragment } from "../../typescript/fragment.js";
import { payloadFiles } from "../directory/payload-files.js";
import { specHeader } from "../../typescript/header.js";

/**
 * An index of all files in a catalogue's folder. Importing a single module is faster to load and
 * check.
 */
export function catalogueIndex({
  modules,
  names,
  model,
}: OutlinedCatalogue): readonly SourceFragment[] {
  return indexFile(names, model.source, [
    ...modules.map((module) => module.names.file),
    ...modules
      .filter(({ result }) => result)
      .flatMap(({ names: { file }, version1 }) => [
        `results/${file}`,
        ...(version1 ? [`results/${file}.v1`] : []),
      ]),
    ...modules
      .filter(({ selection }) => selection)
      .map((module) => `selections/${module.names.file}`),
    "options",
    "handlers",
    "stub",
  ]);
}

/** An index of all files in a directory's folder. */
export function directoryIndex(spec: PlannedDirectory): readonly SourceFragment[] {
  const { endpoints, names, model } = spec;
  return indexFile(names, model.source, [
    ...endpoints.map((endpoint) => endpoint.names.file),
    ...payloadFiles(spec),
    ...(model.securitySchemes.length > 0 ? ["credentials"] : []),
    ...(spec.servers.length > 0 ? ["servers"] : []),
    "handlers",
    "stub",
  ]);
}

function indexFile(
  { folder }: SpecNames,
  source: string,
  files: readonly string[],
): readonly SourceFragment[] {
  return [
    {
      kind: "source",
      path: `${folder}/index.ts`,
      header: specHeader(source),
      imports: [],
      statements: files.map((file): ExportDeclarationStructure => ({
        kind: StructureKind.ExportDeclaration,
        moduleSpecifier: `${folder}/${file}`,
      })),
    },
  ];
}
