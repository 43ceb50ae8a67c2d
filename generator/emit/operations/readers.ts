import { StructureKind } from "../../ts-morph.js";
import type { FunctionDeclarationStructure } from "ts-morph";
import { moduleParameters } from "../../model/expansion.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
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
import { optionalArgument, ruleImports, rulesText } from "../requests/rules.js";
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
        types("runtime/validate", "ArgumentsOf", "ModuleReadOptions", "ParsedParams", "WireInput"),
        values("runtime/validate", "readModule"),
        types("runtime/validate", "Rules"),
        ...ruleImports(parameters, model.namespaces && `${spec.folder}/site`),
      ],
      statements: [
        localConstant("rules", rulesText(parameters), "Rules"),
        readFunction(names, moduleLabel(operation)),
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
  return {
    imports: [
      types("runtime/validate", "EndpointReader"),
      values("runtime/validate", "endpointReader"),
      ...ruleImports(parameters),
    ],
    statements: [
      constant(
        names.read,
        generic("EndpointReader", named(`typeof ${names.descriptor}`)),
        pureCall("endpointReader", [names.descriptor, ...optionalArgument(rulesText(parameters))]),
        readerDoc(`\`${endpointLabel(operation)}\``),
      ),
    ],
  };
}

function readFunction(names: OperationNames, label: string): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.read,
    docs: readerDoc(label),
    parameters: [
      { name: "wire", type: "WireInput" },
      { name: "options", hasQuestionToken: true, type: "ModuleReadOptions" },
    ],
    returnType: `ParsedParams<ArgumentsOf<typeof ${names.descriptor}>>`,
    statements: [`return readModule(${names.descriptor}, rules, wire, options);`],
  };
}

function readerDoc(label: string): DocComment {
  return docComment([`Parses the parameters of ${label} in a request as the server does.`]);
}
