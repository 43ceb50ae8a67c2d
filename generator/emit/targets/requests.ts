import type { OptionalKind, ParameterDeclarationStructure } from "ts-morph";
import { docComment } from "../../base/doc-comment.js";
import type { DocComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import { stringText } from "../../base/literal.js";
import { generic, literalType, named, typeText, union } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { ruleTerm } from "../../../templates/runtime/model/param-rule.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import { rootFolder } from "../plan/planned.js";
import {
  bodyImports,
  bodyType,
  contentImports,
  hasJson,
  payloadContents,
  payloadType,
} from "../parts/content-types.js";
import { client } from "../parts/client.js";
import { isJsonAlone } from "../parts/descriptor.js";
import { descriptors } from "../parts/descriptors.js";
import { indexFile } from "../parts/index-file.js";
import { jsonShapesFile } from "../parts/json-shape.js";
import { formatVersion, moduleType, operationFile } from "../parts/operation.js";
import type { EndpointCode, ModuleCode, OperationCode, TargetDefinition } from "../target.js";
import type { FilePart } from "../parts/operation.js";
import { options, queryComposer } from "../parts/options.js";
import { onTag } from "../parts/parameter-doc.js";
import { payloadTypes } from "../parts/payloads.js";
import { constant, functionOf, pureCall } from "../parts/statement.js";
import { titles } from "../parts/titles.js";
import { hasInheritedName, needsArgument, isRequired } from "../parts/value-type.js";
import type { Dialect } from "../../spec/model/spec-model.js";
import type { PlannedListPages } from "../plan/planned.js";

/** Typed request builders, with what clients need to send their requests. */
export const requests: TargetDefinition = {
  door: "client",
  emitters: [
    descriptors,
    { operation: builders },
    { operation: tasks },
    queryComposer,
    { operation: listPages },
    options,
    client,
    payloadTypes,
    jsonShapesFile,
    titles,
    indexFile,
  ],
};

function builders(operation: OperationCode) {
  if (operation.kind === "endpoint") return [operationFile(operation, endpointBuilder(operation))];
  return operation.module.operation.role === "request"
    ? [operationFile(operation, moduleBuilder(operation))]
    : [];
}

/** An operation's descriptive texts. Many descriptions begin with the summary. */
function summaryAndDescription(
  summary: string,
  description: string | undefined,
): readonly string[] {
  if (description === undefined) return [summary];
  const isRepeated = description.startsWith(summary.replace(/\.$/, ""));
  return isRepeated ? [description] : [summary, "", description];
}

/** The comment of a builder: the operation's effect, its selection, and its manual page. */
function builderDoc(operation: OperationCode): DocComment {
  const { label } = operation;
  const selection = `Requests ${label}.`;
  if (operation.kind === "endpoint") {
    const { summary = selection, description, deprecated } = operation.endpoint.operation;
    return docComment(summaryAndDescription(summary, description), deprecatedTag(deprecated));
  }
  const { description, manual, generator, deprecated, on } = operation.module.operation;
  const texts =
    description === undefined
      ? [selection]
      : [description, "", generator ? `${selection} The module can be a generator.` : selection];
  return docComment(texts, [
    ...(manual === undefined ? [] : [`@see ${manual}`]),
    ...onTag(on),
    ...deprecatedTag(deprecated),
  ]);
}

function deprecatedTag(deprecated: boolean): readonly string[] {
  return deprecated ? ["@deprecated"] : [];
}

/** The format version that the types of builders have by default. */
const USUAL_VERSION = "2";

/** The builder of a module. The options of a query module may name pages. */
function moduleBuilder(code: ModuleCode): FilePart {
  const { module, catalogue, spec, names, parameters, allParameters, paramsType, local } = code;
  const isQuery = module.operation.path.startsWith("query+");
  const accepted = isQuery ? "QueryOptions" : "RequestOptions";
  const inherits = hasInheritedName(parameters);
  const rules = inherits ? [] : ruleTypes(module.operation);
  const needsParams =
    parameters.some(needsArgument) || rules.some((rule) => rule[0] === "requiredOneOf");
  const hasParams = allParameters.length > 0;
  const kind = [
    ...(hasParams ? (needsParams ? ["Required"] : []) : ["Plain"]),
    ...(rules.length > 0 ? ["Ruled"] : []),
    isQuery ? "QueryBuilder" : "ActionBuilder",
  ].join("");
  const version = formatVersion(catalogue.model);
  const make = hasParams ? "moduleRequests" : "plainRequests";
  const parts = hasParams ? requestParts(code) : [];
  const members = parts.map((name) => (name === local(name) ? name : `${name}: ${local(name)}`));
  const optionsFile = `${rootFolder(spec)}/options`;
  const type = generic(
    local(kind),
    named(moduleType(names)),
    ...(hasParams ? [paramsType] : []),
    named(accepted),
    ...(rules.length > 0 ? [union(...rules.map(ruleType))] : []),
    ...(hasParams && !needsParams ? [named("{}")] : []),
    ...(version === USUAL_VERSION && !inherits ? [] : [literalType(version)]),
    ...(inherits ? [generic(local("Inheriting"), paramsType)] : []),
  );
  const initializer = pureCall(local(make), [
    names.descriptor,
    "requestRoot",
    ...(members.length > 0 ? [`{ ${members.join(", ")} }`] : []),
  ]);
  return {
    imports: [
      types("runtime/client", kind, ...(inherits ? ["Inheriting"] : [])),
      values("runtime/client", make, ...parts),
      types(optionsFile, accepted),
      values(optionsFile, "requestRoot"),
    ],
    statements: [constant(names.request, type, initializer, builderDoc(code))],
  };
}

function isName(term: string): boolean {
  return ruleTerm(term).value === undefined;
}

/** The rules of a module that types can express: those about names, not about values. */
function ruleTypes({ rules = [] }: ModuleOperation): readonly RuleText[] {
  return rules.flatMap((rule): readonly RuleText[] => {
    if (rule.kind === "opposites") return [];
    const names = rule.of.filter(isName);
    const isComplete = names.length === rule.of.length;
    switch (rule.kind) {
      case "onlyOneOf":
        return [
          ...(isComplete ? [["requiredOneOf", names] as const] : []),
          ...(names.length > 1 ? [["exclusive", names] as const] : []),
        ];
      case "requiredOneOf":
        return isComplete ? [["requiredOneOf", names]] : [];
      case "exclusive":
        return names.length > 1 ? [["exclusive", names]] : [];
      case "needs":
        return isComplete && isName(rule.term) ? [["needs", [rule.term], names]] : [];
      case "excludes":
        return names.length > 0 && isName(rule.term) && rule.generator !== false
          ? [["excludes", [rule.term], names]]
          : [];
    }
  });
}

/** The kind of a rule and the names of its parameters, each a union in the type. */
type RuleText = readonly [kind: string, ...names: readonly (readonly string[])[]];

function ruleType([kind, ...names]: RuleText): TypeExpression {
  const members = names.map((each) => union(...each.map(literalType)));
  return { kind: "list", items: [literalType(kind), ...members] };
}

/** The functions of the runtime that only the requests of some modules need. */
function requestParts({ module, templates, allParameters }: ModuleCode): readonly string[] {
  const hasForms = (module.operation.result?.bodies ?? []).length > 0;
  const hasUpload = allParameters.some(({ type }) => type.kind === "upload");
  return [
    ...(templates.length > 0 ? ["namedByTemplate"] : []),
    ...(hasForms ? ["responseForm"] : []),
    ...(hasUpload ? ["uploadedFiles"] : []),
  ];
}

/** The task of a module, made of its builder. */
function tasks(operation: OperationCode) {
  if (operation.kind === "endpoint") return [];
  const { module, names, local } = operation;
  if (!module.task) return [];
  const { name, description, runtime, params } = module.task;
  const { type, make } = runtime;
  return [
    operationFile(operation, {
      imports: [types("runtime/client", type), values("runtime/client", make)],
      statements: [
        constant(
          name,
          generic(local(type), named(moduleType(names)), named(params.name)),
          pureCall(local(make), [names.request]),
          docComment([description]),
        ),
      ],
    }),
  ];
}

/** The builder of an endpoint. The body comes before the parameters, because these are often optional. */
function endpointBuilder(code: EndpointCode): FilePart {
  const { endpoint, spec, names, parameters, local } = code;
  const takesParams = parameters.length > 0;
  const inherits = hasInheritedName(parameters);
  const isOptional = !parameters.some(needsArgument);
  const content = contentArgument(code);
  const args = [names.descriptor, takesParams ? "params" : "{}", ...content.args];
  const params = {
    name: "params",
    hasQuestionToken: isOptional,
    // Rejects names that the operation does not have.
    type: `${local("Exact")}<P, ${names.params}>`,
  };
  // The literal types of parameters are inferred.
  const inferred = {
    name: "P",
    isConst: true,
    constraint: inherits ? `${local("Inheriting")}<${names.params}>` : names.params,
    ...(isOptional && { default: "{}" }),
  };
  return {
    imports: [
      types("runtime/client", "EndpointRequest"),
      values("runtime/client", "endpointRequest"),
      ...bodyImports(endpoint),
      ...contentImports(spec.folder, endpoint.body),
      ...content.imports,
      ...(takesParams
        ? [types("runtime/client", "Exact", ...(inherits ? ["Inheriting"] : []))]
        : []),
    ],
    statements: [
      {
        ...functionOf(
          names.request,
          builderDoc(code),
          [...bodyParameter(code, isOptional), ...(takesParams ? [params] : [])],
          `${local("EndpointRequest")}<typeof ${names.descriptor}, ${takesParams ? "P" : "{}"}>`,
          `${local("endpointRequest")}(${args.join(", ")})`,
        ),
        ...(takesParams && { typeParameters: [inferred] }),
      },
    ],
  };
}

/** A required parameter must not follow an optional one. */
function bodyParameter(
  { endpoint, local }: EndpointCode,
  isLastOptional: boolean,
): readonly OptionalKind<ParameterDeclarationStructure>[] {
  const body = bodyType(endpoint, local);
  if (!body) return [];
  const isOptional = endpoint.operation.body?.required !== true && isLastOptional;
  return [{ name: "body", hasQuestionToken: isOptional, type: typeText(body) }];
}

/** The encoded body, which is an argument of the function that makes a request. */
function contentArgument({ endpoint, openapi, names, local }: EndpointCode): {
  readonly args: readonly string[];
  readonly imports: readonly Import[];
} {
  const [first] = endpoint.body;
  if (!first) return { args: [], imports: [] };
  const hasFormat = openapi.model.int64 !== undefined && hasJson(endpoint);
  const format = hasFormat ? [`${names.descriptor}.json`] : [];
  const [make, how] = isJsonAlone(endpoint.body.map(({ content }) => content))
    ? ["jsonContent", stringText(first.content.mediaType)]
    : ["encodedContent", `${names.descriptor}.bodies`];
  return {
    args: [`${local(make)}(${[how, "body", ...format].join(", ")})`],
    imports: [values("runtime/client", make)],
  };
}

/** The page iterator of a paged operation. */
function listPages(operation: OperationCode) {
  if (operation.kind === "module") return [];
  const { pages } = operation.endpoint;
  return pages ? [operationFile(operation, pagesPart(operation, pages))] : [];
}

function pagesPart(
  { endpoint, openapi, spec, names, label, parameters, local }: EndpointCode,
  { name, at, page }: PlannedListPages,
): FilePart {
  const { doc, passed } = pagesTexts(label, openapi.model.dialect);
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
        `${local("listPages")}(${names.descriptor}, ${path}, send, params, ${passed})`,
      ),
    ],
  };
}

/** The comment of an iterator, and the options that it passes to the runtime. */
function pagesTexts(
  label: string,
  { kind }: Dialect,
): { readonly doc: readonly string[]; readonly passed: string } {
  const start = `Yields the pages of ${label}, each as a list of items, until a page`;
  switch (kind) {
    case "plain":
      return {
        doc: [`${start} is empty.`, "The number of the first page is an option."],
        passed: "options",
      };
    case "spring-data-rest":
      return {
        doc: [
          `${start} does not have a \`next\` link.`,
          'With `follow: "numbers"`, pages are counted until one is empty.',
        ],
        passed: '{ follow: "links", ...options }',
      };
  }
}
