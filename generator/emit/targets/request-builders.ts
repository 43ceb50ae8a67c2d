import { StructureKind } from "../../ts-morph.js";
import type {
  FunctionDeclarationStructure,
  OptionalKind,
  ParameterDeclarationStructure,
  TypeParameterDeclarationStructure,
} from "ts-morph";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { EndpointOperation, ModuleOperation } from "../../spec/model/operation.js";
import type { Parameter } from "../../spec/model/parameter.js";
import type {
  PlannedCatalogue,
  PlannedDirectory,
  PlannedEndpoint,
  PlannedModule,
} from "../plan/planned.js";
import { bodyImports, hasJson, bodyType, contentImports } from "./content-types.js";
import { docComment } from "../../base/doc-comment.js";
import { onTag } from "./parameter-doc.js";
import { types, values } from "../../base/fragment.js";
import type { Import, SourceFragment } from "../../base/fragment.js";
import { localNames } from "../../base/local-names.js";
import type { LocalName } from "../../base/local-names.js";
import { moduleLabel } from "./label.js";
import { stringText } from "../../base/literal.js";
import { moduleBuilder } from "./module-builder.js";
import { constant } from "./statement.js";
import { typeText } from "../../base/type-expression.js";
import { hasInheritedName, mustBeGiven } from "./value-type.js";
import { inEndpointFiles, inModuleFile } from "./operation-files.js";
import type { FilePart } from "./operation-files.js";

/** The request builder of a module, in the module's file. */
export function moduleBuilders(
  module: PlannedModule,
  frame: PlannedCatalogue,
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
export function endpointBuilders(directory: PlannedDirectory): readonly SourceFragment[] {
  return inEndpointFiles(directory, builderOf);
}

function builderOf(
  endpoint: PlannedEndpoint,
  { names: spec, model: { int64 } }: PlannedDirectory,
): FilePart {
  const { operation, identifiers } = endpoint;
  const { parameters } = operation;
  const local = localNames(identifiers);
  const content = contentArgument(endpoint, local, int64 !== undefined && hasJson(endpoint));
  return {
    imports: [
      types("runtime/client", "EndpointRequest"),
      values("runtime/client", "endpointRequest"),
      ...bodyImports(endpoint),
      ...contentImports(spec.folder, endpoint.body),
      ...content.imports,
      ...(parameters.length > 0 ? [exactImport(parameters)] : []),
    ],
    statements: [endpointBuilder(endpoint, content.args, local)],
  };
}

/** The body comes before the parameters, because these are often optional. */
function endpointBuilder(
  endpoint: PlannedEndpoint,
  content: readonly string[],
  local: LocalName,
): FunctionDeclarationStructure {
  const { operation, names } = endpoint;
  const { parameters } = operation;
  const takesParams = parameters.length > 0;
  const body = bodyParameter(endpoint, local);
  const args = [names.descriptor, takesParams ? "params" : "{}", ...content];
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.request,
    docs: endpointDoc(operation, `\`${endpointLabel(operation)}\``),
    ...(takesParams && { typeParameters: [paramsType(names.params, parameters, local)] }),
    parameters: [
      ...(body ? [body] : []),
      ...(takesParams ? [paramsParameter(names.params, parameters, local)] : []),
    ],
    returnType: `${local("EndpointRequest")}<typeof ${names.descriptor}, ${takesParams ? "P" : "{}"}>`,
    statements: [`return ${local("endpointRequest")}(${args.join(", ")});`],
  };
}

/** A required parameter must not follow an optional one. */
function bodyParameter(
  endpoint: PlannedEndpoint,
  local: LocalName,
): OptionalKind<ParameterDeclarationStructure> | undefined {
  const body = bodyType(endpoint, local);
  if (!body) return undefined;
  const { parameters, body: described } = endpoint.operation;
  const isOptional = described?.required !== true && !parameters.some(mustBeGiven);
  return { name: "body", hasQuestionToken: isOptional, type: typeText(body) };
}

/**
 * The encoded body, which is an argument of the function that makes a request.
 *
 * @param hasFormat the descriptor has a format of JSON
 */
function contentArgument(
  { body: [first, ...others], names }: PlannedEndpoint,
  local: LocalName,
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
      args: [`${local("jsonContent")}(${[stringText(mediaType), "body", ...format].join(", ")})`],
      imports: [values("runtime/client", "jsonContent")],
    };
  return {
    args: [
      `${local("encodedContent")}(${[`${names.descriptor}.bodies`, "body", ...format].join(", ")})`,
    ],
    imports: [values("runtime/client", "encodedContent")],
  };
}

/** The type of the given parameters. Their literal types are inferred. */
function paramsType(
  params: string,
  parameters: readonly Parameter[],
  local: LocalName,
): OptionalKind<TypeParameterDeclarationStructure> {
  return {
    name: "P",
    isConst: true,
    constraint: hasInheritedName(parameters) ? `${local("Inheriting")}<${params}>` : params,
    ...(!parameters.some(mustBeGiven) && { default: "{}" }),
  };
}

/** Rejects names that the operation does not have. */
function paramsParameter(
  params: string,
  parameters: readonly Parameter[],
  local: LocalName,
): OptionalKind<ParameterDeclarationStructure> {
  return {
    name: "params",
    hasQuestionToken: !parameters.some(mustBeGiven),
    type: `${local("Exact")}<P, ${params}>`,
  };
}
