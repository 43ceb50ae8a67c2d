import { PAGE_SOURCES } from "../../../templates/runtime/model/page-sources.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import { generic } from "../../base/type-expression.js";
import { descriptors } from "../parts/descriptors.js";
import { indexFile } from "../parts/index-file.js";
import { jsonShapesFile } from "../parts/json-shape.js";
import { operationFile } from "../parts/operation.js";
import type { OperationCode, TargetDefinition } from "../target.js";
import type { FilePart } from "../parts/operation.js";
import { payloadTypes } from "../parts/payloads.js";
import { payloadValidators } from "../parts/payload-validators.js";
import { resultData } from "../parts/result-descriptor.js";
import {
  optionalArgument,
  parameterRules,
  parameterValidators,
  siteFacts,
  VALIDATORS,
  validatorsText,
} from "../parts/rules.js";
import { constant, localConstant, pureCall } from "../parts/statement.js";

/** Strict validators of parameters and payloads. */
export const validators: TargetDefinition = {
  door: "validate",
  emitters: [
    descriptors,
    { operation: (operation) => [operationFile(operation, validatorPart(operation))] },
    resultData,
    siteFacts,
    payloadTypes,
    payloadValidators,
    jsonShapesFile,
    indexFile,
  ],
};

function validatorPart(operation: OperationCode): FilePart {
  const { kind, names, spec, label, local, paramsType } = operation;
  const checks = parameterRules(operation, "check");
  const ofSchemas = parameterValidators(operation.parameters);
  const rules = rulesOfSeveral(operation);
  const make = kind === "module" ? "validator" : "endpointValidator";
  return {
    imports: [
      ...(ofSchemas.length > 0 ? [values(`${spec.folder}/validators`, ...ofSchemas)] : []),
      types("runtime/validate", "Validator"),
      values("runtime/validate", make, ...rules),
      ...checks.imports,
    ],
    statements: [
      ...(ofSchemas.length > 0 ? [localConstant(VALIDATORS, validatorsText(ofSchemas))] : []),
      constant(
        names.validate,
        generic(local("Validator"), paramsType),
        pureCall(local(make), [
          names.descriptor,
          ...(rules.length > 0 ? [checks.text] : optionalArgument(checks.text)),
          ...rules.map(local),
        ]),
        docComment([`Checks parameters of ${label} strictly, before they are sent.`]),
      ),
    ],
  };
}

/** The rules about several parameters, by their names in the runtime. */
function rulesOfSeveral(operation: OperationCode): readonly string[] {
  if (operation.kind === "endpoint") return [];
  const { module, allParameters } = operation;
  const hasSources = PAGE_SOURCES.every((source) =>
    allParameters.some(({ name }) => name === source),
  );
  return [
    ...(module.operation.templated.length > 0 ? ["templateParams"] : []),
    ...(hasSources ? ["pageSources"] : []),
  ];
}
