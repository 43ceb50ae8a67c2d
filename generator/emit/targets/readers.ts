import { moduleParameters } from "../../spec/model/expansion.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type {
  PlannedCatalogue,
  PlannedDirectory,
  PlannedEndpoint,
  PlannedModule,
} from "../plan/planned.js";
import { docComment } from "../../base/doc-comment.js";
import type { DocComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { localNames } from "../../base/local-names.js";
import { moduleLabel } from "./label.js";
import { moduleType } from "./params-type.js";
import { optionalArgument, ruleImports, rulesText } from "./rules.js";
import { constant, pureCall } from "./statement.js";
import { generic, named } from "../../base/type-expression.js";
import { inEndpointFiles, inModuleFile } from "./operation-files.js";
import type { FilePart } from "./operation-files.js";

/** The request parser of a module, in the module's file. */
export function moduleReaders(
  module: PlannedModule,
  frame: PlannedCatalogue,
): readonly SourceFragment[] {
  const { operation, names, identifiers } = module;
  const local = localNames(identifiers);
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
          generic(local("ModuleReader"), named(moduleType(module))),
          pureCall(local("moduleReader"), [
            names.descriptor,
            ...optionalArgument(rulesText(parameters, local)),
          ]),
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
export function endpointReaders(directory: PlannedDirectory): readonly SourceFragment[] {
  return inEndpointFiles(directory, readerOf);
}

function readerOf({ operation, names, identifiers }: PlannedEndpoint): FilePart {
  const local = localNames(identifiers);
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
        generic(local("EndpointReader"), named(`typeof ${names.descriptor}`)),
        pureCall(local("endpointReader"), [
          names.descriptor,
          ...optionalArgument(rulesText(parameters, local)),
        ]),
        readerDoc(`\`${endpointLabel(operation)}\``),
      ),
    ],
  };
}

function readerDoc(label: string): DocComment {
  return docComment([`Parses the parameters of ${label} in a request as the server does.`]);
}
