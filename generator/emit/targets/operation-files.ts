import type {
  PlannedCatalogue,
  PlannedDirectory,
  PlannedEndpoint,
  PlannedModule,
} from "../plan/planned.js";
import type { SourceFragment } from "../../base/fragment.js";
import { endpointHeader, moduleHeader } from "../../base/file-header.js";
import { localNames, withAliases } from "../../base/local-names.js";

/** The part of an operation's file that one target generates. */
export type FilePart = Pick<SourceFragment, "imports" | "statements">;

/** Adds a part to the file of a module. */
export function inModuleFile(
  { operation, names, identifiers }: PlannedModule,
  { model, names: { folder } }: PlannedCatalogue,
  part: FilePart,
): SourceFragment {
  return {
    kind: "source",
    path: `${folder}/${names.file}.ts`,
    header: moduleHeader(model.source, operation.path),
    unchecked: true,
    statements: part.statements,
    imports: withAliases(part.imports, localNames(identifiers)),
  };
}

/** Adds a part to the file of an endpoint. */
export function inEndpointFile(
  { operation, names, identifiers }: PlannedEndpoint,
  { model, names: { folder } }: PlannedDirectory,
  part: FilePart,
): SourceFragment {
  return {
    kind: "source",
    path: `${folder}/${names.file}.ts`,
    header: endpointHeader(model.source, operation.name),
    statements: part.statements,
    imports: withAliases(part.imports, localNames(identifiers)),
  };
}

/** Adds a part to the file of each endpoint. */
export function inEndpointFiles(
  directory: PlannedDirectory,
  partOf: (endpoint: PlannedEndpoint, directory: PlannedDirectory) => FilePart,
): readonly SourceFragment[] {
  return directory.endpoints.map((endpoint) =>
    inEndpointFile(endpoint, directory, partOf(endpoint, directory)),
  );
}
