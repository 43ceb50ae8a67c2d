import type { InterfaceDeclarationStructure } from "ts-morph";
import type { PlannedCatalogue, PlannedModule } from "../plan/planned.js";
import { rootFolder } from "../plan/replace-roots.js";
import { StructureKind } from "../../ts-morph.js";
import { docComment } from "../../base/doc-comment.js";
import { types } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { specHeader } from "../../base/file-header.js";
import { rootOptions } from "./root-options.js";
import { constant, objectConstant } from "./statement.js";
import { literalText } from "../../base/literal.js";
import { named } from "../../base/type-expression.js";

/** The root parameters that any request accepts, and their defaults in requests. */
export function options({ modules, model, names }: PlannedCatalogue): readonly SourceFragment[] {
  if (rootFolder(names) !== names.folder) return [];
  const main = modules.find(({ operation }) => operation.path === "main");
  const query = modules.find(({ operation }) => operation.path === "query");
  // A module without parameters declares no type of them.
  const format = modules.find(
    ({ operation }) =>
      operation.role === "format" &&
      operation.name === model.requestDefaults["format"] &&
      operation.parameters.length > 0,
  );
  const used = [main, query, format].filter((module) => module !== undefined);
  const lists = used.flatMap(({ operation }) =>
    operation.parameters
      .filter(({ name, multi }) => multi && !rootOptions(operation)?.selecting.includes(name))
      .map(({ name }) => name),
  );
  return [
    {
      kind: "source",
      path: `${names.folder}/options.ts`,
      header: specHeader(model.source),
      imports: [
        types("runtime/client", "RequestRoot"),
        ...used.map((module) => types(`${names.folder}/${module.names.file}`, optionsOf(module))),
      ],
      statements: [
        optionsInterface(
          "RequestOptions",
          "Root parameters of a request: its output format, errors, language, assertions.",
          [...(main ? [optionsOf(main)] : []), ...(format ? [optionsOf(format)] : [])],
        ),
        optionsInterface(
          "QueryOptions",
          "Root parameters of a request to a query module: those of any request, and the pages to query.",
          ["RequestOptions", ...(query ? [optionsOf(query)] : [])],
        ),
        objectConstant(
          "requestDefaults",
          named("RequestOptions"),
          model.requestDefaults,
          docComment(["Default root parameters of a request."]),
        ),
        constant(
          "requestRoot",
          named("RequestRoot"),
          `{ defaults: requestDefaults, lists: ${literalText(lists)} }`,
          docComment(["The root parameters as the builders write them."]),
        ),
      ],
    },
  ];
}

function optionsInterface(
  name: string,
  doc: string,
  bases: readonly string[],
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name,
    extends: [...bases],
    docs: docComment([doc]),
  };
}

/** The type of a root's parameters that are options. */
function optionsOf({ names, operation }: PlannedModule): string {
  return rootOptions(operation)?.name ?? names.params;
}
