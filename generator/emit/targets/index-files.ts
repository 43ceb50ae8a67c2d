import { StructureKind } from "../../ts-morph.js";
import type { ExportDeclarationStructure } from "ts-morph";
import type { OutlinedSpec } from "../../plan/planned.js";
import type { SourceFragment } from "../fragment.js";
import { specHeader } from "../header.js";

/** An index of everything in a spec's folder, for convenience; importing one module costs less. */
export function indexFiles(spec: OutlinedSpec): readonly SourceFragment[] {
  const files =
    spec.kind === "catalogue"
      ? [
          ...spec.modules.map(({ names }) => names.file),
          ...spec.modules
            .filter(({ result }) => result)
            .flatMap(({ names, version1 }) => [
              `results/${names.file}`,
              ...(version1 ? [`results/${names.file}.v1`] : []),
            ]),
          ...spec.modules
            .filter(({ selection }) => selection)
            .map(({ names }) => `selections/${names.file}`),
          "options",
          "handlers",
          "stub",
        ]
      : [
          ...spec.endpoints.map(({ names }) => names.file),
          "schemas",
          "validators.js",
          "handlers",
          "stub",
        ];
  const statements = files.map((file): ExportDeclarationStructure => ({
    kind: StructureKind.ExportDeclaration,
    moduleSpecifier: `${spec.names.folder}/${file}`,
  }));
  return [
    {
      kind: "source",
      path: `${spec.names.folder}/index.ts`,
      header: specHeader(spec.model.source),
      imports: [],
      statements,
    },
  ];
}
