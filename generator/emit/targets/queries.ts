import { StructureKind } from "../../ts-morph.js";
import type { PlannedCatalogue, PlannedModule } from "../plan/planned.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { formatVersion } from "./format-version.js";
import { inModuleFile } from "./operation-files.js";

/** The function that composes a request of several query modules, in the file of the `query` root. */
export function queries(root: PlannedModule, frame: PlannedCatalogue): readonly SourceFragment[] {
  const { names, model } = frame;
  if (root.operation.path !== "query" || root.operation.role === "request") return [];
  return [
    inModuleFile(root, frame, {
      imports: [
        types("runtime/client", "QueryRequest"),
        values("runtime/client", "queryRequest"),
        types("runtime/client", "ComposeOptions", "Distinct", "QueryPart", "VersionAmong"),
        types(`${names.folder}/options`, "QueryOptions"),
        values(`${names.folder}/options`, "requestRoot"),
      ],
      statements: [
        {
          kind: StructureKind.Function,
          isExported: true,
          name: root.names.request,
          docs: docComment([
            "Composes one request of several modules, with the pages that they are about, or a generator of those.",
            "A module can be in it once.",
          ]),
          typeParameters: [
            { name: "Parts", isConst: true, constraint: "readonly QueryPart[]" },
            { name: "G", constraint: "QueryPart | undefined", default: "undefined" },
            {
              name: "V",
              constraint: "string",
              default: `VersionAmong<Parts[number] | G, ${JSON.stringify(formatVersion(model))}>`,
            },
            { name: "O", isConst: true, constraint: "object", default: "{}" },
          ],
          parameters: [
            { name: "parts", type: "Distinct<Parts>" },
            {
              name: "options",
              hasQuestionToken: true,
              type: "ComposeOptions<O, QueryOptions, G, V>",
            },
          ],
          returnType: "QueryRequest<Parts, G, V>",
          statements: ["return queryRequest<Parts, G, V>(parts, options, requestRoot);"],
        },
      ],
    }),
  ];
}
