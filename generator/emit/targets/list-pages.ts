import { StructureKind } from "../../ts-morph.js";
import type { FunctionDeclarationStructure } from "ts-morph";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { Dialect } from "../../spec/model/dialect.js";
import type { PlannedDirectory, PlannedEndpoint, PlannedListPages } from "../plan/planned.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { localNames } from "../../base/local-names.js";
import { stringText } from "../../base/literal.js";
import { contentImports, payloadContents, payloadType } from "./content-types.js";
import { typeText } from "../../base/type-expression.js";
import { isRequired } from "./value-type.js";
import { inEndpointFile } from "./operation-files.js";

/** The page iterator of each paged operation, in the operation's file. */
export function listPages(spec: PlannedDirectory): readonly SourceFragment[] {
  return spec.endpoints.flatMap((endpoint) => {
    const { pages } = endpoint;
    if (!pages) return [];
    return [
      inEndpointFile(endpoint, spec, {
        imports: [
          types("runtime/client", "DirectorySend"),
          types("runtime/client", "ListPages", "ListPagesOptions"),
          values("runtime/client", "listPages"),
          ...contentImports(spec.names.folder, payloadContents(endpoint)),
        ],
        statements: [pagesFunction(endpoint, pages, spec.model.dialect)],
      }),
    ];
  });
}

function pagesFunction(
  endpoint: PlannedEndpoint,
  { name, at, page }: PlannedListPages,
  dialect: Dialect,
): FunctionDeclarationStructure {
  const { operation, names, identifiers } = endpoint;
  const local = localNames(identifiers);
  const path = `[${at.map(stringText).join(", ")}]`;
  const needed = operation.parameters.some(
    (parameter) => parameter.name !== page && isRequired(parameter),
  );
  return {
    kind: StructureKind.Function,
    isExported: true,
    name,
    docs: docComment(pagesDocs(endpointLabel(operation), dialect)),
    parameters: [
      { name: "send", type: local("DirectorySend") },
      {
        name: "params",
        hasQuestionToken: !needed,
        type: `Omit<${names.params}, ${stringText(page)}>`,
      },
      { name: "options", hasQuestionToken: true, type: local("ListPagesOptions") },
    ],
    returnType: `${local("ListPages")}<${typeText(payloadType(endpoint))}, ${path}>`,
    statements: [
      `return ${local("listPages")}(${names.descriptor}, ${path}, send, params, ${optionsOf(dialect)});`,
    ],
  };
}

function pagesDocs(label: string, { kind }: Dialect): readonly string[] {
  switch (kind) {
    case "plain":
      return [
        `The pages of \`${label}\`, each as the list that it holds, until one is empty.`,
        "Which number the first page has is an option.",
      ];
    case "spring-data-rest":
      return [
        `The pages of \`${label}\`, each as the list that it holds, until one has no link \`next\`.`,
        'With `follow: "numbers"`, pages are counted until one is empty.',
      ];
  }
}

function optionsOf({ kind }: Dialect): string {
  switch (kind) {
    case "plain":
      return "options";
    case "spring-data-rest":
      return '{ follow: "links", ...options }';
  }
}
