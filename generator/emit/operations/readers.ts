import { StructureKind } from "../../ts-morph.js";
import type { FunctionDeclarationStructure } from "ts-morph";
import { moduleParameters } from "../../model/expansion.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { EndpointParameter } from "../../model/parameter.js";
import type {
  CatalogueFrame,
  OperationNames,
  DirectoryEndpoints,
  PlannedEndpoint,
  PlannedModule,
} from "../../plan/planned.js";
import { docComment } from "../../typescript/doc-comment.js";
import type { DocComment } from "../../typescript/doc-comment.js";
import { types, values } from "../../typescript/fragment.js";
import type { SourceFragment } from "../../typescript/fragment.js";
import { moduleLabel } from "../requests/label.js";
import { ruleImports, rulesText } from "../requests/rules.js";
import { moduleType } from "../requests/params-type.js";
import { constant, localConstant, pureCall } from "../requests/statement.js";
import { generic, named } from "../../typescript/type-expression.js";
import { inEndpointFiles, inModuleFile } from "./operation-files.js";
import type { FilePart } from "./operation-files.js";

/** The request parser of a module, in the module's file. */
export function moduleReaders(
  module: PlannedModule,
  frame: CatalogueFrame,
): readonly SourceFragment[] {
  const { operation, names } = module;
  const { model, names: spec } = frame;
  const { closed, open } = moduleParameters(operation);
  const parameters = [...closed.map(({ parameter }) => parameter), ...open];
  return [
    inModuleFile(module, frame, {
      imports: [
        types("runtime/validate", "ModuleReader"),
        values("runtime/validate", "moduleReader"),
        ...ruleImports(parameters, model.namespaces && `${spec.folder}/site`),
      ],
      statements: [
        constant(
          names.read,
          generic("ModuleReader", named(moduleType(module))),
          pureCall("moduleReader", [names.descriptor, rulesText(parameters)]),
          readerDoc(moduleLabel(operation)),
        ),
      ],
    }),
  ];
}

/**
 * The request parser of each endpoint, in the endpoint's file. It refers to the constant of
 * validators, which belongs to the endpoint's validator.
 */
export function endpointReaders(directory: DirectoryEndpoints): readonly SourceFragment[] {
  return inEndpointFiles(directory, readerOf);
}

function readerOf({ operation, names }: PlannedEndpoint): FilePart {
  const { parameters } = operation;
  const isSimple = parameters.every(isInAddress);
  return {
    imports: [
      types("runtime/validate", "ArgumentsOf", "ParsedParams", ...(isSimple ? ["WireInput"] : [])),
      ...(isSimple ? [] : [types("runtime/validate", "EndpointInput")]),
      types("runtime/validate", "ReadOptions", "Rules"),
      values("runtime/validate", "readEndpoint"),
      ...ruleImports(parameters),
    ],
    statements: [
      localConstant("rules", rulesText(parameters), "Rules"),
      readFunction(
        names,
        `\`${endpointLabel(operation)}\``,
        isSimple ? "WireInput" : "EndpointInput",
      ),
    ],
  };
}

/** Returns true for parameters that have a text of their own in an address. */
function isInAddress({ in: location, type, serialization }: EndpointParameter): boolean {
  return (
    type.kind !== "schema" &&
    serialization.kind === "style" &&
    (location === "query" || (location === "path" && serialization.style === "simple"))
  );
}

function readFunction(
  names: OperationNames,
  label: string,
  input: string,
): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.read,
    docs: readerDoc(label),
    parameters: [
      { name: "wire", type: input },
      { name: "options", hasQuestionToken: true, type: "ReadOptions" },
    ],
    returnType: `ParsedParams<ArgumentsOf<typeof ${names.descriptor}>>`,
    statements: [`return readEndpoint(${names.descriptor}, rules, wire, options);`],
  };
}

function readerDoc(label: string): DocComment {
  return docComment([`Parses the parameters of ${label} in a request as the server does.`]);
}
