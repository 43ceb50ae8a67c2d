import type { InterfaceDeclarationStructure } from "ts-morph";
import type { ModuleOutline, OutlinedCatalogue } from "../../plan/planned.js";
import { StructureKind } from "../../ts-morph.js";
import { docComment } from "../../typescript/doc-comment.js";
import { types } from "../../typescript/fragment.js";
import type { SourceFragment } from "../../typescript/fragment.js";
import { specHeader } from "../../typescript/header.js";
import { objectConstant } from "../requests/statement.js";
import { named } from "../../typescript/type-expression.js";

/** The root parameters that any request accepts, and their defaults in requests. */
export function options({ modules, model, names }: OutlinedCatalogue): readonly SourceFragment[] {
  const main = modules.find(({ operation }) => operation.path === "main");
  const query = modules.find(({ operation }) => operation.path === "query");
  const format = modules.find(
    ({ operation }) =>
      operation.role === "format" && operation.name === model.requestDefaults["format"],
  );
  const used = [main, query, format].filter((module) => module !== undefined);
  return [
    {
      kind: "source",
      path: `${names.folder}/options.ts`,
      header: specHeader(model.source),
      imports: used.map((module) =>
        types(`${names.folder}/${module.names.file}`, module.names.params),
      ),
      statements: [
        optionsInterface(
          "RequestOptions",
          "Root parameters of a request: its output format, errors, language, assertions.",
          [...(main ? [without(main, ["action"])] : []), ...(format ? [format.names.params] : [])],
        ),
        optionsInterface(
          "QueryOptions",
          "Root parameters of a request to a query module: those of any request, and the pages to query.",
          [
            "RequestOptions",
            ...(query ? [without(query, ["prop", "list", "meta", "generator"])] : []),
          ],
        ),
        objectConstant(
          "requestDefaults",
          named("RequestOptions"),
          model.requestDefaults,
          docComment(["Default root parameters of a request."]),
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

/** Parameters that select modules are no options, because the builders set them. */
function without({ names, operation }: ModuleOutline, left: readonly string[]): string {
  const taken = left.filter((name) =>
    operation.parameters.some((parameter) => parameter.name === name),
  );
  return taken.length === 0
    ? names.params
    : `Omit<${names.params}, ${taken.map((name) => JSON.stringify(name)).join(" | ")}>`;
}
