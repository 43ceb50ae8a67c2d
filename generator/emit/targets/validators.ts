import { PAGE_SOURCES } from "../../../templates/runtime/model/page-sources.js";
import type { VariableStatementStructure } from "ts-morph";
import { moduleParameters } from "../../spec/model/expansion.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type {
  OperationNames,
  PlannedCatalogue,
  PlannedDirectory,
  PlannedEndpoint,
  PlannedModule,
} from "../plan/planned.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { localNames } from "../../base/local-names.js";
import { moduleLabel } from "./label.js";
import {
  checkImports,
  checksText,
  optionalArgument,
  parameterValidators,
  VALIDATORS,
  validatorsText,
} from "./rules.js";
import { constant, localConstant, pureCall } from "./statement.js";
import { paramsName } from "./params-name.js";
import { paramsType } from "./params-type.js";
import { generic, named } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { inEndpointFiles, inModuleFile } from "./operation-files.js";
import type { FilePart } from "./operation-files.js";

/** The rules of validators about several parameters. */
const TEMPLATES = { file: "runtime/validate", rule: "templateParams" };
const SOURCES = { file: "runtime/validate", rule: "pageSources" };

/** The strict validator of a module, in the module's file. */
export function moduleValidators(
  module: PlannedModule,
  frame: PlannedCatalogue,
): readonly SourceFragment[] {
  const { operation, names, identifiers } = module;
  const local = localNames(identifiers);
  const { model, names: spec } = frame;
  const { closed, open } = moduleParameters(operation);
  const parameters = [...closed.map(({ parameter }) => parameter), ...open];
  const checks = checksText(parameters, local);
  const moduleRules = [
    ...(operation.templated.length > 0 ? [TEMPLATES] : []),
    ...(PAGE_SOURCES.every((source) => parameters.some(({ name }) => name === source))
      ? [SOURCES]
      : []),
  ];
  return [
    inModuleFile(module, frame, {
      imports: [
        types("runtime/validate", "Validator"),
        values("runtime/validate", "validator"),
        ...moduleRules.map(({ file, rule }) => values(file, rule)),
        ...checkImports(parameters, model.namespaces && `${spec.folder}/site`),
      ],
      statements: [
        validatorConstant(
          names,
          moduleLabel(operation),
          generic(local("Validator"), paramsType(module)),
          pureCall(local("validator"), [
            names.descriptor,
            ...(moduleRules.length > 0 ? [checks] : optionalArgument(checks)),
            ...moduleRules.map(({ rule }) => local(rule)),
          ]),
        ),
      ],
    }),
  ];
}

/** The strict validator of each endpoint, in the endpoint's file. */
export function endpointValidators(directory: PlannedDirectory): readonly SourceFragment[] {
  return inEndpointFiles(directory, validatorOf);
}

function validatorOf(
  { operation, names, identifiers }: PlannedEndpoint,
  { names: spec }: PlannedDirectory,
): FilePart {
  const local = localNames(identifiers);
  const { parameters } = operation;
  const validators = parameterValidators(parameters);
  return {
    imports: [
      ...(validators.length > 0 ? [values(`${spec.folder}/validators`, ...validators)] : []),
      types("runtime/validate", "Validator"),
      values("runtime/validate", "endpointValidator"),
      ...checkImports(parameters),
    ],
    statements: [
      ...(validators.length > 0 ? [localConstant(VALIDATORS, validatorsText(validators))] : []),
      validatorConstant(
        names,
        `\`${endpointLabel(operation)}\``,
        generic(local("Validator"), named(paramsName(operation, names))),
        pureCall(local("endpointValidator"), [
          names.descriptor,
          ...optionalArgument(checksText(parameters, local)),
        ]),
      ),
    ],
  };
}

function validatorConstant(
  names: OperationNames,
  label: string,
  type: TypeExpression,
  made: string,
): VariableStatementStructure {
  const doc = docComment([`Checks parameters of ${label} strictly, before they are sent.`]);
  return constant(names.validate, type, made, doc);
}
