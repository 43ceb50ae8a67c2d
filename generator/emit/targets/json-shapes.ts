import type { PlannedDirectory } from "../../plan/planned.js";
import { docComment } from "../../typescript/doc-comment.js";
import { types } from "../../typescript/fragment.js";
import type { SourceFragment } from "../../typescript/fragment.js";
import { specHeader } from "../../typescript/header.js";
import { generic, named } from "../../typescript/type-expression.js";
import { jsonShapes } from "../directory/json-shape.js";
import { objectConstant } from "../requests/statement.js";

/** The locations of a directory's 64-bit integers, if they are not numbers. */
export function jsonShapesFile({ names, model }: PlannedDirectory): readonly SourceFragment[] {
  if (model.int64 === undefined) return [];
  return [
    {
      kind: "source",
      path: `${names.folder}/json-shapes.ts`,
      header: specHeader(model.source),
      imports: [types("runtime/client", "JsonShape")],
      statements: [
        objectConstant(
          names.shapes,
          generic("Readonly", generic("Record", named("string"), named("JsonShape"))),
          jsonShapes(model),
          docComment(["The locations of 64-bit integers in payloads, by schema and by endpoint."]),
        ),
      ],
    },
  ];
}
