import { StructureKind } from "../../ts-morph.js";
import type { PlannedCatalogue, PlannedSpec } from "../../plan/planned.js";
import { docComment } from "../doc-comment.js";
import { types } from "../fragment.js";
import type { SourceFragment } from "../fragment.js";
import { specHeader } from "../header.js";
import { objectConstant } from "../statement.js";
import { named } from "../type-expression.js";

/** The root parameters that any request takes, and those that it carries unless told otherwise. */
export function options(spec: PlannedSpec): readonly SourceFragment[] {
  return spec.kind === "catalogue" ? [optionsFragment(spec)] : [];
}

function optionsFragment({ modules, model, names }: PlannedCatalogue): SourceFragment {
  const main = modules.find(({ operation }) => operation.path === "main");
  const format = modules.find(
    ({ operation }) =>
      operation.role === "format" && operation.name === model.requestDefaults["format"],
  );
  const bases = [
    ...(main ? [`Omit<${main.names.params}, "action">`] : []),
    ...(format ? [format.names.params] : []),
  ];
  return {
    kind: "source",
    path: `${names.folder}/options.ts`,
    header: specHeader(model.source),
    imports: [main, format].flatMap((module) =>
      module ? [types(`${names.folder}/${module.names.file}`, module.names.params)] : [],
    ),
    statements: [
      {
        kind: StructureKind.Interface,
        isExported: true,
        name: "RequestOptions",
        extends: bases,
        docs: docComment([
          "Root parameters of a request: its output format, errors, language, assertions.",
        ]),
      },
      objectConstant(
        "requestDefaults",
        named("RequestOptions"),
        model.requestDefaults,
        docComment(["What a request carries unless told otherwise."]),
      ),
    ],
  };
}
