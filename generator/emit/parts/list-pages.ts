import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import { stringText } from "../../base/literal.js";
import { typeText } from "../../base/type-expression.js";
import type { Dialect } from "../../spec/model/spec-model.js";
import type { PlannedListPages } from "../plan/planned.js";
import type { Emitter, EndpointCode } from "../target.js";
import { contentImports, payloadContents, payloadType } from "./content-types.js";
import { operationFile } from "./operation.js";
import type { FilePart } from "./operation.js";
import { functionOf } from "./statement.js";
import { isRequired } from "./value-type.js";

/** The page iterator of a paged operation. */
export const listPages: Emitter = {
  operation: (operation) => {
    if (operation.kind === "module") return [];
    const { pages } = operation.endpoint;
    return pages ? [operationFile(operation, pagesPart(operation, pages))] : [];
  },
};

function pagesPart(
  { endpoint, openapi, spec, names, label, parameters, local }: EndpointCode,
  { name, at, page }: PlannedListPages,
): FilePart {
  const { doc, options } = pagesTexts(label, openapi.model.dialect);
  const path = `[${at.map(stringText).join(", ")}]`;
  const isParamsNeeded = parameters.some((each) => each.name !== page && isRequired(each));
  return {
    imports: [
      types("runtime/client", "OpenApiSend", "ListPages", "ListPagesOptions"),
      values("runtime/client", "listPages"),
      ...contentImports(spec.folder, payloadContents(endpoint)),
    ],
    statements: [
      functionOf(
        name,
        docComment(doc),
        [
          { name: "send", type: local("OpenApiSend") },
          {
            name: "params",
            hasQuestionToken: !isParamsNeeded,
            type: `Omit<${names.params}, ${stringText(page)}>`,
          },
          { name: "options", hasQuestionToken: true, type: local("ListPagesOptions") },
        ],
        `${local("ListPages")}<${typeText(payloadType(endpoint))}, ${path}>`,
        `${local("listPages")}(${names.descriptor}, ${path}, send, params, ${options})`,
      ),
    ],
  };
}

/** The comment of an iterator, and the options that it passes to the runtime. */
function pagesTexts(
  label: string,
  { kind }: Dialect,
): { readonly doc: readonly string[]; readonly options: string } {
  const start = `The pages of ${label}, each as the list that it holds, until one`;
  switch (kind) {
    case "plain":
      return {
        doc: [`${start} is empty.`, "Which number the first page has is an option."],
        options: "options",
      };
    case "spring-data-rest":
      return {
        doc: [
          `${start} has no link \`next\`.`,
          'With `follow: "numbers"`, pages are counted until one is empty.',
        ],
        options: '{ follow: "links", ...options }',
      };
  }
}
