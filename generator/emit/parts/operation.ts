import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import type { SourceFragment } from "../../base/fragment.js";
import { localNames, withAliases } from "../../base/local-names.js";
import { named } from "../../base/type-expression.js";
import { moduleParameters } from "../../spec/model/operation.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Parameter, TemplatedParameter } from "../../spec/model/parameter.js";
import type { CatalogueModel } from "../../spec/model/spec-model.js";
import { upperFirst } from "../plan/identifier.js";
import type {
  OperationNames,
  PlannedCatalogue,
  PlannedOpenApi,
  PlannedEndpoint,
  PlannedModule,
  PlannedSpec,
} from "../plan/planned.js";
import type { ChosenCode, OperationCode, ModuleCode, EndpointCode } from "../target.js";

/** Collects the code for a spec's operations. */
export function operationCodes(spec: PlannedSpec, chosen: ChosenCode): readonly OperationCode[] {
  return spec.kind === "catalogue"
    ? spec.modules.map((module) => moduleCode(module, spec, chosen))
    : spec.endpoints.map((endpoint) => endpointCode(endpoint, spec, chosen));
}

function moduleCode(
  module: PlannedModule,
  catalogue: PlannedCatalogue,
  chosen: ChosenCode,
): ModuleCode {
  const { closed, open } = moduleParameters(module.operation);
  const parameters = closed.map(({ parameter }) => parameter);
  const { names, model } = catalogue;
  return {
    ...commonCode(module, parameters, open),
    kind: "module",
    module,
    catalogue,
    chosen,
    spec: names,
    label: moduleLabel(module.operation),
    siteFile: model.namespaces && `${names.folder}/site`,
  };
}

function endpointCode(
  endpoint: PlannedEndpoint,
  openapi: PlannedOpenApi,
  chosen: ChosenCode,
): EndpointCode {
  const { operation } = endpoint;
  return {
    ...commonCode(endpoint, operation.parameters, []),
    kind: "endpoint",
    endpoint,
    openapi,
    chosen,
    spec: openapi.names,
    label: `\`${endpointLabel(operation)}\``,
    siteFile: undefined,
  };
}

function commonCode<Given extends Parameter>(
  { names, identifiers }: Pick<PlannedModule | PlannedEndpoint, "names" | "identifiers">,
  parameters: readonly Given[],
  templates: readonly TemplatedParameter[],
) {
  const allParameters = [...parameters, ...templates];
  return {
    names,
    parameters,
    templates,
    allParameters,
    // Operations without parameters declare no type.
    paramsType: named(allParameters.length > 0 ? names.params : "{}"),
    local: localNames(identifiers),
  };
}

/** The part of an operation's file that one target generates. */
export type FilePart = Pick<SourceFragment, "imports" | "statements">;

/** Adds a part to the file of an operation. */
export function operationFile(
  { kind, spec, names, local }: OperationCode,
  { statements, imports }: FilePart,
): SourceFragment {
  return {
    kind: "source",
    path: `${spec.folder}/${names.file}.ts`,
    ...(kind === "module" && { unchecked: true }),
    statements,
    imports: withAliases(imports, local),
  };
}

/**
 * The name of a module in comments, by the parameters that select it: `list=allpages`,
 * `action=edit` or `action=flow&submodule=reply`.
 */
function moduleLabel({ path, select }: Pick<ModuleOperation, "path" | "select">): string {
  const steps = path.startsWith("query+") ? select.slice(1) : select;
  return steps.length === 0
    ? `the root module \`${path}\``
    : `\`${steps.map(([name, value]) => `${name}=${value}`).join("&")}\``;
}

/** The name of a module's descriptor type. */
export function moduleType({ descriptor }: OperationNames): string {
  return upperFirst(descriptor);
}

/** The root parameters that are request options. */
interface RootOptions {
  /** The interface of these parameters. Planned module names must not use its name. */
  readonly name: string;
  /** The other parameters: the builders set them, because they select modules. */
  readonly selecting: readonly string[];
}

/** The options among the parameters of a root that selects modules; undefined for other modules. */
export function rootOptions({ path }: Pick<ModuleOperation, "path">): RootOptions | undefined {
  switch (path) {
    case "main":
      return { name: "MainOptions", selecting: ["action"] };
    case "query":
      return { name: "PageOptions", selecting: ["prop", "list", "meta", "generator"] };
    default:
      return undefined;
  }
}

/** The path of a module's result in format version 1, without extension. */
export function resultFileV1(folder: string, module: Pick<PlannedModule, "names">): string {
  return `${resultFile(folder, module)}.v1`;
}

/** The path of a module's result, without extension. */
export function resultFile(folder: string, { names }: Pick<PlannedModule, "names">): string {
  return `${folder}/results/${names.file}`;
}

/** The format version for requests whose options do not set one. Default: "1", as on the server. */
export function formatVersion({
  requestDefaults,
}: Pick<CatalogueModel, "requestDefaults">): string {
  return requestDefaults["formatversion"] ?? "1";
}
