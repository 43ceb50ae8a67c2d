import type { PlannedDirectory } from "../plan/planned.js";
import { docComment } from "../../base/doc-comment.js";
import { types } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { specHeader } from "../../base/file-header.js";
import { generic, named } from "../../base/type-expression.js";
import { jsonShapes } from "./json-shape.js";
import { objectConstant } from "./statement.js";

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
