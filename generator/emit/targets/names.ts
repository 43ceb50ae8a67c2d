import { docComment } from "../../base/doc-comment.js";
import { stringText } from "../../base/literal.js";
import { arrayOf, literalType, union } from "../../base/type-expression.js";
import { constant } from "../parts/statement.js";
import type { PlannedSpec } from "../plan/planned.js";
import type { TargetDefinition } from "../target.js";

/** A list of the names of all operations, for menus and for loops over a spec. */
export const names: TargetDefinition = {
  emitters: [
    {
      spec: (spec) => {
        const all = operationNames(spec);
        if (all.length === 0) return [];
        return [
          {
            kind: "source",
            path: `${spec.names.folder}/names.ts`,
            imports: [],
            statements: [
              constant(
                "operationNames",
                arrayOf(union(...all.map(literalType))),
                `[${all.map(stringText).join(", ")}]`,
                docComment(["The names of all operations of the spec."]),
              ),
            ],
          },
        ];
      },
    },
  ],
};

/** Modules of a catalogue have paths, endpoints of an OpenAPI document ids. */
function operationNames(spec: PlannedSpec): readonly string[] {
  return spec.kind === "catalogue"
    ? spec.modules.map(({ operation }) => operation.path)
    : spec.endpoints.map(({ operation }) => operation.name);
}
