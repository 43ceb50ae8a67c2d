import { StructureKind } from "../../ts-morph.js";
import type { FunctionDeclarationStructure } from "ts-morph";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { EndpointOperation, ModuleOperation } from "../../model/operation.js";
import type { Parameter } from "../../model/parameter.js";
import type {
  CatalogueFrame,
  DirectoryEndpoints,
  PlannedEndpoint,
  PlannedModule,
} from "../../plan/planned.js";
import { bodyImports, hasJson, bodyType, contentImports } from "../endpoints/content-types.js";
import { docComment } from "../../typescript/doc-comment.js";
import { onTag } from "../requests/parameter-doc.js";
import { types, values } from "../../typescript/fragment.js";
import type { Import, SourceFragment } from "../../typescript/fragment.js";
import { moduleLabel } from "../requests/label.js";
import { stringText } from "../../typescript/literal.js";
import { moduleBuilder } from "../requests/module-builder.js";
import { constant } from "../requests/statement.js";
import { typeText } from "../../typescript/type-expression.js";
import type { TypeExpression } from "../../typescript/type-expression.js";
import { hasInheritedName, mustBeGiven } from "../requests/value-type.js";
import { inEndpointFiles, inModuleFile } from "./operation-files.js";
import type { FilePart } from "./operation-files.js";

/** The request builder of a module, in the module's file. */
export function moduleBuilders(
  module: PlannedModule,
  frame: CatalogueFrame,
): readonly SourceFragment[] {
  const { operation, names } = module;
  if (operation.role !== "request") return [];
  const { type, initializer, imports } = moduleBuilder(module, frame);
  const builder = constant(names.request, type, initializer, moduleDoc(operation));
  return [inModuleFile(module, frame, { imports, statements: [builder] })];
}

function exactImport(parameters: readonly Parameter[]): Import {
  const names = hasInheritedName(parameters) ? ["Exact", "Inheriting"] : ["Exact"];
  return types("runtime/client", ...names);
}

/** What the module does, how it is selected, and where its manual page is. */
function moduleDoc(operation: ModuleOperation): ReturnType<typeof docComment> {
  const { description, manual, generator, deprecated, on } = operation;
  const selection = `Requests ${moduleLabel(operation)}.`;
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

function endpointDoc(
  { summary, deprecated }: EndpointOperation,
  label: string,
): ReturnType<typeof docComment> {
  return docComment([summary ?? `Requests ${label}.`], deprecatedTag(deprecated));
}

/** The request builder of each endpoint, in the endpoint's file. */
export function endpointBuilders(directory: DirectoryEndpoints): readonly SourceFragment[] {
  return inEndpointFiles(directory, builderOf);
}

function builderOf(
  endpoint: PlannedEndpoint,
  { names: spec, model: { int64 } }: DirectoryEndpoints,
): FilePart {
  const { operation, names } = endpoint;
  const { parameters } = operation;
  const body = bodyType(endpoint);
  const content = contentArgument(endpoint, int64 !== undefined && hasJson(endpoint));
  return {
    imports: [
      types("runtime/client", "EndpointRequest"),
      values("runtime/client", "endpointRequest"),
      ...bodyImports(endpoint),
      ...contentImports(spec.folder, endpoint.body),
      ...content.imports,
      exactImport(parameters),
    ],
    statements: [
      builderFunction(names.request, endpointDoc(operation, `\`${endpointLabel(operation)}\``), {
        params: names.params,
        parameters,
        ...(body && { body: { type: body, required: operation.body?.required ?? false } }),
        result: `EndpointRequest<typeof ${names.descriptor}, P>`,
        code: `return endpointRequest<typeof ${names.descriptor}, P>(${[names.descriptor, "params", ...content.args].join(", ")});`,
      }),
    ],
  };
}

/**
 * The encoded body, which is an argument of the function that makes a request.
 *
 * @param hasFormat the descriptor has a format of JSON
 */
function contentArgument(
  { body: [first, ...others], names }: PlannedEndpoint,
  hasFormat: boolean,
): {
  readonly args: readonly string[];
  readonly imports: readonly Import[];
} {
  if (!first) return { args: [], imports: [] };
  const { form, mediaType } = first.content;
  const format = hasFormat ? [`${names.descriptor}.json`] : [];
  if (form === "json" && others.length === 0)
    return {
      args: [`jsonContent(${[stringText(mediaType), "body", ...format].join(", ")})`],
      imports: [values("runtime/client", "jsonContent")],
    };
  return {
    args: [`encodedContent(${[`${names.descriptor}.bodies`, "body", ...format].join(", ")})`],
    imports: [values("runtime/client", "encodedContent")],
  };
}

interface Builder {
  /** The name of the parameter interface. */
  readonly params: string;
  readonly parameters: readonly Parameter[];
  /** The body of the request, if it has one. */
  readonly body?: { readonly type: TypeExpression; readonly required: boolean };
  readonly result: string;
  /** The statement of the function. */
  readonly code: string;
}

/** Keeps the literal types of the arguments, and rejects names that the operation does not have. */
function builderFunction(
  name: string,
  docs: ReturnType<typeof docComment>,
  { params, parameters, body, result, code }: Builder,
): FunctionDeclarationStructure {
  const required = parameters.some(mustBeGiven);
  const constraint = hasInheritedName(parameters) ? `Inheriting<${params}>` : params;
  return {
    kind: StructureKind.Function,
    isExported: true,
    name,
    docs,
    typeParameters: [
      {
        name: "P",
        isConst: true,
        constraint,
        ...(!required && { default: "{}" }),
      },
    ],
    parameters: [
      {
        name: "params",
        // A required parameter must not follow an optional one.
        hasQuestionToken: !required && !body?.required,
        type: `Exact<P, ${params}>`,
      },
      ...(body
        ? [{ name: "body", hasQuestionToken: !body.required, type: typeText(body.type) }]
        : []),
    ],
    returnType: result,
    statements: [code],
  };
}
