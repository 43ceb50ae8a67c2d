import { StructureKind, VariableDeclarationKind } from "../../ts-morph.js";
import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  StatementStructures,
  VariableStatementStructure,
} from "ts-morph";
import type {
  PlannedCatalogue,
  PlannedDirectory,
  PlannedSpec,
  SpecNames,
} from "../../plan/planned.js";
import { docComment } from "../doc-comment.js";
import { types, values } from "../fragment.js";
import type { SourceFragment } from "../fragment.js";
import { specHeader } from "../header.js";
import { objectText } from "../literal.js";
import { jsonShapes } from "../json-shape.js";
import { generic, named, typeText } from "../type-expression.js";
import type { TypeExpression } from "../type-expression.js";

/** The handler interface of a spec, and the function that makes a service of handlers. */
export function handlers(spec: PlannedSpec): readonly SourceFragment[] {
  switch (spec.kind) {
    case "catalogue":
      return [catalogueFragment(spec)];
    case "directory":
      return [directoryFragment(spec)];
  }
}

function catalogueFragment({ modules, names, model }: PlannedCatalogue): SourceFragment {
  const asked = modules.filter(({ operation }) => operation.role === "request");
  const rules = model.namespaces ? "{ ...allRules, namespace }" : "allRules";
  return {
    kind: "source",
    path: `${names.folder}/handlers.ts`,
    header: specHeader(model.source),
    imports: [
      types("runtime/catalogue-handler", "FetchHandler", "HandlerOf"),
      values("runtime/catalogue-handler", "catalogueHandler"),
      values("runtime/rules/all", "allRules"),
      ...(model.namespaces ? [values(`${names.folder}/site`, "namespace")] : []),
      ...modules.map((module) =>
        values(`${names.folder}/${module.names.file}`, module.names.descriptor),
      ),
    ],
    statements: [
      handlersInterface(
        names,
        asked.map((module) => ({
          name: module.names.request,
          type: generic("HandlerOf", named(`typeof ${module.names.descriptor}`)),
        })),
      ),
      descriptorsConstant(
        "modules",
        modules.map((module) => [module.names.request, module.names.descriptor]),
      ),
      createFunction(names, `return catalogueHandler(modules, ${rules}, handlers);`),
    ],
  };
}

function directoryFragment({ endpoints, names, model }: PlannedDirectory): SourceFragment {
  const shapes = jsonShapes(model);
  const payloads = [...new Set(endpoints.map(({ payload }) => payload.type))];
  const shapesConstant: VariableStatementStructure = {
    kind: StructureKind.VariableStatement,
    docs: docComment(["Where payloads write numbers with a decimal point."]),
    declarationKind: VariableDeclarationKind.Const,
    declarations: [
      {
        name: "shapes",
        type: "Readonly<Record<string, JsonShape>>",
        initializer: objectText(shapes, 0),
      },
    ],
  };
  return {
    kind: "source",
    path: `${names.folder}/handlers.ts`,
    header: specHeader(model.source),
    imports: [
      types("runtime/catalogue-handler", "FetchHandler"),
      types("runtime/directory-handler", "EndpointHandlerOf"),
      values("runtime/directory-handler", "directoryHandler"),
      types("runtime/json", "JsonShape"),
      values("runtime/rules/all", "allRules"),
      types(`${names.folder}/schemas`, ...payloads),
      ...endpoints.map((endpoint) =>
        values(`${names.folder}/${endpoint.names.file}`, endpoint.names.descriptor),
      ),
    ],
    statements: [
      handlersInterface(
        names,
        endpoints.map((endpoint) => ({
          name: endpoint.names.request,
          type: generic(
            "EndpointHandlerOf",
            named(`typeof ${endpoint.names.descriptor}`),
            named(endpoint.payload.type),
          ),
        })),
      ),
      descriptorsConstant(
        "endpoints",
        endpoints.map((endpoint) => [endpoint.names.request, endpoint.names.descriptor]),
      ),
      shapesConstant,
      createFunction(
        names,
        "return directoryHandler({ endpoints, shapes, rules: allRules }, handlers);",
      ),
    ],
  };
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
      "What an implementation answers; each handler gets its arguments typed, with defaults applied.",
    ]),
    properties: members.map(({ name, type }) => ({
      kind: StructureKind.PropertySignature,
      name,
      isReadonly: true,
      type: typeText(type, 2, `  readonly ${name}: `.length),
    })),
  };
}

/** An object of descriptors, one a line. */
function descriptorsConstant(
  name: string,
  members: readonly (readonly [request: string, descriptor: string])[],
): VariableStatementStructure {
  const lines = members.map(([request, descriptor]) => `  ${request}: ${descriptor},\n`);
  return {
    kind: StructureKind.VariableStatement,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, initializer: `{\n${lines.join("")}}` }],
  };
}

function createFunction(
  names: SpecNames,
  body: string,
): FunctionDeclarationStructure & StatementStructures {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.createHandler,
    docs: docComment(["Makes a service of handlers; what has none is answered with status 501."]),
    parameters: [{ name: "handlers", type: `Partial<${names.handlers}>` }],
    returnType: "FetchHandler",
    statements: [body],
  };
}
