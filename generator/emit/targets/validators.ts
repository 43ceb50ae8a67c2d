import { PAGE_SOURCES } from "../../../templates/runtime/model/page-sources.js";
import { StructureKind } from "../../ts-morph.js";
import type { FunctionDeclarationStructure, VariableStatementStructure } from "ts-morph";
import { moduleParameters } from "../../model/expansion.js";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { EndpointParameter } from "../../model/parameter.js";
import type {
  CatalogueFrame,
  OperationNames,
  DirectoryEndpoints,
  PlannedEndpoint,
  PlannedModule,
  SpecNames,
} from "../../plan/planned.js";
import { docComment } from "../../typescript/doc-comment.js";
import { types, values } from "../../typescript/fragment.js";
import type { SourceFragment } from "../../typescript/fragment.js";
import { endpointHeader, moduleHeader } from "../../typescript/header.js";
import { moduleLabel } from "../requests/label.js";
import {
  checksText,
  parameterValidators,
  ruleImports,
  rulesText,
  VALIDATORS,
  validatorsText,
} from "../requests/rules.js";
import { constant, localConstant, pureCall } from "../requests/statement.js";
import { generic, named } from "../../typescript/type-expression.js";

/** The rules of validators about several parameters. */
const TEMPLATES = { file: "runtime/validate/template-params", rule: "templateParams" };
const SOURCES = { file: "runtime/validate/page-sources", rule: "pageSources" };

/** The strict validator and the request parser of a module, in the module's file. */
export function moduleValidators(
  { operation, names }: PlannedModule,
  { model, names: { folder } }: CatalogueFrame,
): readonly SourceFragment[] {
  const label = moduleLabel(operation);
  const { closed, open } = moduleParameters(operation);
  const parameters = [...closed.map(({ parameter }) => parameter), ...open];
  const moduleRules = [
    ...(operation.templated.length > 0 ? [TEMPLATES] : []),
    ...(PAGE_SOURCES.every((source) => parameters.some(({ name }) => name === source))
      ? [SOURCES]
      : []),
  ];
  return [
    {
      kind: "source",
      path: `${folder}/${names.file}.ts`,
      header: moduleHeader(model.source, operation.path),
      imports: [
        types(
          "runtime/read/parsed-params",
          "ArgumentsOf",
          "ModuleReadOptions",
          "ParsedParams",
          "WireInput",
        ),
        values("runtime/read/parsed-params", "readModule"),
        types("runtime/rules/check", "Checks"),
        types("runtime/rules/rule", "Rules"),
        types("runtime/validate/validator-types", "Validator"),
        values("runtime/validate/validator", "validator"),
        ...moduleRules.map(({ file, rule }) => values(file, rule)),
        ...ruleImports(parameters, model.namespaces && `${folder}/site`),
      ],
      statements: [
        localConstant("checks", checksText(parameters), "Checks"),
        validatorConstant(
          names,
          label,
          "validator",
          moduleRules.map(({ rule }) => rule),
        ),
        localConstant("rules", rulesText(parameters), "Rules"),
        readFunction(names, label, "ModuleReadOptions", "readModule"),
      ],
    },
  ];
}

/** The strict validator and the request parser of each endpoint, in the endpoint's file. */
export function endpointValidators({
  endpoints,
  names,
  model,
}: DirectoryEndpoints): readonly SourceFragment[] {
  return endpoints.map((endpoint) => endpointFragment(endpoint, names, model.source));
}

function endpointFragment(
  { operation, names }: PlannedEndpoint,
  spec: SpecNames,
  source: string,
): SourceFragment {
  const label = `\`${endpointLabel(operation)}\``;
  const { parameters } = operation;
  const validators = parameterValidators(parameters);
  const isSimple = parameters.every(isInAddress);
  return {
    kind: "source",
    path: `${spec.folder}/${names.file}.ts`,
    header: endpointHeader(source, operation.name),
    imports: [
      types(
        "runtime/read/parsed-params",
        "ArgumentsOf",
        "ParsedParams",
        ...(isSimple ? ["WireInput"] : []),
      ),
      ...(isSimple ? [] : [types("runtime/styles/wire-request", "EndpointInput")]),
      ...(validators.length > 0 ? [values(`${spec.folder}/validators`, ...validators)] : []),
      types("runtime/rules/check", "Checks"),
      types("runtime/rules/rule", "ReadOptions", "Rules"),
      types("runtime/validate/validator-types", "Validator"),
      values("runtime/directory/endpoint-validator", "endpointValidator", "readEndpoint"),
      ...ruleImports(parameters),
    ],
    statements: [
      ...(validators.length > 0 ? [localConstant(VALIDATORS, validatorsText(validators))] : []),
      localConstant("checks", checksText(parameters), "Checks"),
      validatorConstant(names, label, "endpointValidator", []),
      localConstant("rules", rulesText(parameters), "Rules"),
      readFunction(
        names,
        label,
        "ReadOptions",
        "readEndpoint",
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

function validatorConstant(
  names: OperationNames,
  label: string,
  make: string,
  more: readonly string[],
): VariableStatementStructure {
  const doc = docComment([`Checks parameters of ${label} strictly, before they are sent.`]);
  return constant(
    names.validate,
    generic("Validator", named(names.params)),
    pureCall(make, [names.descriptor, "checks", ...more]),
    doc,
  );
}

function readFunction(
  names: OperationNames,
  label: string,
  options: string,
  read: string,
  input = "WireInput",
): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.read,
    docs: docComment([`Parses the parameters of ${label} in a request as the server does.`]),
    parameters: [
      { name: "wire", type: input },
      { name: "options", hasQuestionToken: true, type: options },
    ],
    returnType: `ParsedParams<ArgumentsOf<typeof ${names.descriptor}>>`,
    statements: [`return ${read}(${names.descriptor}, rules, wire, options);`],
  };
}
