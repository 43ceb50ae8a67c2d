import { StructureKind } from "../../ts-morph.js";
import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  StatementStructures,
  VariableStatementStructure,
} from "ts-morph";
import type { PlannedCatalogue, PlannedDirectory, SpecNames } from "../plan/planned.js";
import { moduleFolder } from "../plan/replace-roots.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { specHeader } from "../../base/file-header.js";
import { bodyRule, bodyRuleImports } from "./body-rule.js";
import { expandedObject, objectText } from "../../base/literal.js";
import { jsonShapes } from "./json-shape.js";
import { parameterValidators, validatorsText } from "./rules.js";
import { constant } from "./statement.js";
import { servedResponses } from "./served-responses.js";
import { generic, named, typeText } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";

/** The handler interface of a catalogue, and the function that creates a service from handlers. */
export function catalogueHandlers({
  modules,
  names,
  model,
}: PlannedCatalogue): readonly SourceFragment[] {
  const requestModules = modules.filter(({ operation }) => operation.role === "request");
  const rules = model.namespaces ? "{ ...allRules, namespace }" : "allRules";
  return [
    {
      kind: "source",
      path: `${names.folder}/handlers.ts`,
      header: specHeader(model.source),
      imports: [
        types("runtime/server", "FetchHandler"),
        types("runtime/server", "HandlerOf"),
        types("runtime/client", "AnyModule"),
        values("runtime/server", "catalogueHandler"),
        values("runtime/server", "allRules"),
        ...(model.namespaces ? [values(`${names.folder}/site`, "namespace")] : []),
        ...modules.map((module) =>
          values(`${moduleFolder(names, module)}/${module.names.file}`, module.names.descriptor),
        ),
      ],
      statements: [
        handlersInterface(
          names,
          requestModules.map((module) => ({
            name: module.names.request,
            type: generic("HandlerOf", named(`typeof ${module.names.descriptor}`)),
          })),
        ),
        modulesConstant(names, modules),
        createFunction(names, `return catalogueHandler(${names.api}, ${rules}, handlers);`),
      ],
    },
  ];
}

/** The handler interface of a directory, and the function that creates a service from handlers. */
export function directoryHandlers({
  endpoints,
  names,
  model,
}: PlannedDirectory): readonly SourceFragment[] {
  const validators = endpointValidators(endpoints);
  return [
    {
      kind: "source",
      path: `${names.folder}/handlers.ts`,
      header: specHeader(model.source),
      imports: [
        types("runtime/server", "DirectoryApi", "DirectoryServiceOptions"),
        types("runtime/server", "EndpointHandlerOf"),
        values("runtime/server", "directoryHandler"),
        ...bodyRuleImports(endpoints, names.folder),
        types("runtime/server", "ServiceHandler"),
        ...(model.int64 === undefined
          ? []
          : [
              values("runtime/server", "int64Integers"),
              values(`${names.folder}/json-shapes`, names.shapes),
            ]),
        ...(hasShapes(model) ? [values("runtime/server", "writeJson")] : []),
        ...(validators.length > 0 ? [values(`${names.folder}/validators`, ...validators)] : []),
        ...endpoints.map((endpoint) =>
          values(`${names.folder}/${endpoint.names.file}`, endpoint.names.descriptor),
        ),
      ],
      statements: [
        handlersInterface(
          names,
          endpoints.map((endpoint) => ({
            name: endpoint.names.request,
            type: generic("EndpointHandlerOf", named(`typeof ${endpoint.names.descriptor}`)),
          })),
        ),
        apiConstant(endpoints, names, model),
        {
          ...createFunction(names, `return directoryHandler(${names.api}, handlers, options);`),
          parameters: [
            { name: "handlers", type: `Partial<${names.handlers}>` },
            { name: "options", hasQuestionToken: true, type: "DirectoryServiceOptions" },
          ],
          returnType: "ServiceHandler",
        },
      ],
    },
  ];
}

/** Whether payloads are written in shapes. */
function hasShapes(model: PlannedDirectory["model"]): boolean {
  return Object.keys(jsonShapes(model)).length > 0;
}

/** The validators of all parameters. */
function endpointValidators(endpoints: PlannedDirectory["endpoints"]): readonly string[] {
  return parameterValidators(endpoints.flatMap(({ operation }) => operation.parameters));
}

/** The endpoints, the locations of numbers with a decimal point, and the media types. */
function apiConstant(
  endpoints: PlannedDirectory["endpoints"],
  names: SpecNames,
  model: PlannedDirectory["model"],
): VariableStatementStructure {
  const { mediaTypes, statuses } = servedResponses(model);
  const validators = endpointValidators(endpoints);
  const descriptors = endpoints.map(
    ({ names: { request, descriptor } }) => `${request}: ${descriptor}`,
  );
  const bodies = endpoints.flatMap((each) => bodyRule(each, model.schemas));
  const members = [
    `endpoints: ${expandedObject(descriptors)}`,
    ...(model.int64 === undefined
      ? [`shapes: ${objectText(jsonShapes(model))}`]
      : [`shapes: ${names.shapes}`, "integers: int64Integers"]),
    ...(hasShapes(model) ? ["writeJson"] : []),
    ...(Object.keys(mediaTypes).length > 0 ? [`mediaTypes: ${objectText(mediaTypes)}`] : []),
    ...(Object.keys(statuses).length > 0 ? [`statuses: ${objectText(statuses)}`] : []),
    ...(bodies.length > 0 ? [`bodies: ${expandedObject(bodies)}`] : []),
    ...(validators.length > 0 ? [`validators: ${validatorsText(validators)}`] : []),
  ];
  return constant(
    names.api,
    named("DirectoryApi"),
    expandedObject(members),
    docComment([
      "The endpoints, the numbers with a decimal point in their payloads, and their media types.",
    ]),
  );
}

function handlersInterface(
  names: SpecNames,
  members: readonly { readonly name: string; readonly type: TypeExpression }[],
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: names.handlers,
    docs: docComment([
      "The handlers of a server. Each gets typed arguments, with defaults applied, and returns a response.",
    ]),
    properties: members.map(({ name, type }) => ({
      kind: StructureKind.PropertySignature,
      name,
      isReadonly: true,
      type: typeText(type),
    })),
  };
}

/** The descriptors of a catalogue's modules, one per line. */
function modulesConstant(
  { api }: SpecNames,
  modules: PlannedCatalogue["modules"],
): VariableStatementStructure {
  const members = modules.map(({ names: { request, descriptor } }) => `${request}: ${descriptor}`);
  return constant(
    api,
    named("Readonly<Record<string, AnyModule>>"),
    expandedObject(members),
    docComment([
      "The modules by the names of their builders, which the runtime parses requests with.",
    ]),
  );
}

function createFunction(
  names: SpecNames,
  body: string,
): FunctionDeclarationStructure & StatementStructures {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.createHandler,
    docs: docComment([
      "Creates a service from handlers. Requests without a handler get status 501.",
    ]),
    parameters: [{ name: "handlers", type: `Partial<${names.handlers}>` }],
    returnType: "FetchHandler",
    statements: [body],
  };
}
