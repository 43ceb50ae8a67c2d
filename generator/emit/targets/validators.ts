import { PAGE_SOURCES } from "../../../templates/runtime/model/page-sources.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values, allTypes } from "../../base/fragment.js";
import { generic } from "../../base/type-expression.js";
import { descriptors } from "../parts/descriptors.js";
import { indexFile } from "../parts/index-file.js";
import { jsonShapesFile } from "../parts/json-shape.js";
import { operationFile } from "../parts/operation.js";
import type { OperationCode, TargetDefinition } from "../target.js";
import type { FilePart } from "../parts/operation.js";
import { payloadTypes, payloadSchemas } from "../parts/payloads.js";
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
import { escapeHiddenInLines } from "../../base/hidden-characters.js";
import type { PlannedOpenApi, PlannedSchema, PlannedSpec } from "../plan/planned.js";
import type { SourceFragment } from "../../base/fragment.js";
import type { CheckFunction } from "../parts/check-code.js";
import type { Payload, Payloads } from "../parts/payloads.js";
import { schemaChecks } from "../parts/shared-schemas.js";

/** Strict validators of parameters and payloads. */
export const validators: TargetDefinition = {
  needs: { openapi: ["responses"] },
  door: "validate",
  emitters: [
    descriptors,
    { operation: (operation) => [operationFile(operation, validatorPart(operation))] },
    resultData,
    siteFacts,
    payloadTypes,
    { spec: payloadValidators },
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
        docComment([`Validates the parameters of ${label} strictly before they are sent.`]),
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
    ...(module.operation.rules ? ["paramRules"] : []),
  ];
}

/** The validators of an OpenAPI document's payloads. */
function payloadValidators(spec: PlannedSpec) {
  if (spec.kind !== "openapi") return [];
  const payloads = payloadSchemas(spec);
  return payloads.all.length > 0 ? [validatorsFragment(spec, payloads)] : [];
}

function validatorsFragment(
  { names, model }: PlannedOpenApi,
  { all, named }: Payloads,
): SourceFragment {
  const { functions, helpers, expressions } = schemaChecks(
    all.map(({ planned, schema }) => ({
      name: checkName(planned),
      schema,
      isNamed: named.get(planned.name) === planned,
    })),
    model.schemas,
    (name) => {
      const planned = named.get(name);
      if (!planned) throw new Error(`The schema ${name} has no validator.`);
      return checkName(planned);
    },
  );
  const isTyped = all.some(({ inline }) => inline === undefined);
  return {
    kind: "source",
    path: `${names.folder}/validators.ts`,
    imports: [
      types("runtime/validate", "PayloadValidator"),
      values("runtime/validate", "payloadValidator", ...helpers),
      ...(isTyped ? [allTypes(`${names.folder}/schemas`, TYPES)] : []),
    ],
    statements: [],
    code: escapeHiddenInLines(withExports(functions, exportsByCheck(all, expressions))),
  };
}

/** The name of all types of payloads. */
const TYPES = "types";

/** The name of the function that checks a payload. Names of other functions have a digit after `check`. */
function checkName({ validate }: PlannedSchema): string {
  return `check${validate.replace(/^validate/, "")}`;
}

/** The exports of validators, with their types, by the expressions of their checks. */
function exportsByCheck(
  all: readonly Payload[],
  checks: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const exports = new Map<string, string>();
  for (const { planned, inline } of all) {
    const check = checks.get(checkName(planned)) ?? "";
    const type = `PayloadValidator<${inline ?? `${TYPES}.${planned.type}`}>`;
    const text = `export const ${planned.validate}: ${type} = /* @__PURE__ */ payloadValidator(${check});\n`;
    exports.set(check, (exports.get(check) ?? "") + text);
  }
  return exports;
}

/** Writes exports before the functions that they wrap, after the constants that they wrap, or first. */
function withExports(
  functions: readonly CheckFunction[],
  exports: ReadonlyMap<string, string>,
): string {
  const names = new Set(functions.map(({ name }) => name));
  const first = [...exports].flatMap(([check, text]) => (names.has(check) ? [] : [text]));
  const texts = functions.map(({ name, constants, text, isConstant }, index) => {
    const own = exports.get(name) ?? "";
    const isList = isConstant && functions[index - 1]?.isConstant === true;
    return [
      ...constants.map((each) => `\n${each}\n`),
      isList ? "" : "\n",
      isConstant ? `${text}\n${own}` : `${own}${text}\n`,
    ].join("");
  });
  return [...first, ...texts].join("");
}
