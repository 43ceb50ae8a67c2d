import type { PlannedCatalogue } from "../plan/planned.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { specHeader } from "../../base/file-header.js";
import { constant, pureCall } from "./statement.js";
import { generic, named } from "../../base/type-expression.js";

/** The wiki's facts that the catalogue does not contain: its namespaces. */
export function site({ model, names }: PlannedCatalogue): readonly SourceFragment[] {
  if (!model.namespaces) return [];
  const numbers = model.namespaces.join(", ");
  return [
    {
      kind: "source",
      path: `${names.folder}/site.ts`,
      header: specHeader(model.source),
      imports: [
        types("runtime/client", "NamespaceDescriptor"),
        types("runtime/validate", "Check"),
        types("runtime/validate", "ListedRule"),
        values("runtime/validate", "namespaceCheckIn", "namespaceIn"),
      ],
      statements: [
        constant(
          "namespace",
          generic("ListedRule", named("NamespaceDescriptor")),
          pureCall("namespaceIn", [`[${numbers}]`]),
          docComment(["The number of one of the wiki's namespaces."]),
        ),
        constant(
          "namespaceCheck",
          generic("Check", named("NamespaceDescriptor")),
          pureCall("namespaceCheckIn", [`[${numbers}]`]),
          docComment(["The same for structured values."]),
        ),
      ],
    },
  ];
}
