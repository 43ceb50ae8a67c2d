import { StructureKind, VariableDeclarationKind } from "../../ts-morph.js";
import type { FunctionDeclarationStructure, VariableStatementStructure } from "ts-morph";
import { moduleParameters } from "../../model/expansion.js";
import type { Parameter } from "../../model/parameter.js";
import type {
  OperationNames,
  PlannedCatalogue,
  PlannedEndpoint,
  PlannedModule,
  PlannedSpec,
  SpecNames,
} from "../../plan/planned.js";
import { docComment } from "../doc-comment.js";
import { types, values } from "../fragment.js";
import type { SourceFragment } from "../fragment.js";
import { endpointHeader, moduleHeader } from "../header.js";
import { LINE_WIDTH } from "../literal.js";
import { moduleLabel } from "../label.js";
import { ruleImports, rulesText } from "../rules.js";
import { constant } from "../statement.js";
import { generic, named } from "../type-expression.js";

/** The strict validator and the server's reading of each operation, in the operation's file. */
export function validators(spec: PlannedSpec): readonly SourceFragment[] {
  switch (spec.kind) {
    case "catalogue":
      return spec.modules.map((module) => moduleFragment(module, spec));
    case "directory":
      return spec.endpoints.map((endpoint) =>
        endpointFragment(endpoint, spec.names, spec.model.source),
      );
  }
}

function moduleFragment(
  { operation, names }: PlannedModule,
  { model, names: { folder } }: PlannedCatalogue,
): SourceFragment {
  const label = moduleLabel(operation);
  const { closed, open } = moduleParameters(operation);
  const parameters = [...closed.map(({ parameter }) => parameter), ...open];
  return {
    kind: "source",
    path: `${folder}/${names.file}.ts`,
    header: moduleHeader(model.source, operation.path),
    imports: [
      types("runtime/reading", "ArgumentsOf", "ModuleReadOptions", "Reading", "WireInput"),
      values("runtime/reading", "readModule"),
      types("runtime/rules/rule", "Rules"),
      types("runtime/validator", "Validator"),
      values("runtime/validator", "validator"),
      ...ruleImports(parameters, model.namespaces && `${folder}/site`),
    ],
    statements: [
      rulesConstant(parameters),
      validatorConstant(names, label, "validator"),
      readFunction(names, label, "ModuleReadOptions", "readModule"),
    ],
  };
}

function endpointFragment(
  { operation, names }: PlannedEndpoint,
  spec: SpecNames,
  source: string,
): SourceFragment {
  const label = `\`GET ${operation.path}\``;
  const { parameters } = operation;
  return {
    kind: "source",
    path: `${spec.folder}/${names.file}.ts`,
    header: endpointHeader(source, operation.name),
    imports: [
      types("runtime/reading", "ArgumentsOf", "Reading", "WireInput"),
      types("runtime/rules/rule", "ReadOptions", "Rules"),
      types("runtime/validator", "Validator"),
      values("runtime/endpoint-validator", "endpointValidator", "readEndpoint"),
      ...ruleImports(parameters),
    ],
    statements: [
      rulesConstant(parameters),
      validatorConstant(names, label, "endpointValidator"),
      readFunction(names, label, "ReadOptions", "readEndpoint"),
    ],
  };
}

function rulesConstant(parameters: readonly Parameter[]): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name: "rules", type: "Rules", initializer: rulesText(parameters) }],
  };
}

/** The call is marked as pure so that a bundle without the validator drops it. */
function validatorConstant(
  names: OperationNames,
  label: string,
  make: string,
): VariableStatementStructure {
  const doc = docComment([`Checks parameters of ${label} strictly, before they are sent.`]);
  const head = `export const ${names.validate}: Validator<${names.params}> = `;
  return constant(
    names.validate,
    generic("Validator", named(names.params)),
    pureCall(make, [names.descriptor, "rules"], head),
    doc,
  );
}

/** A call marked as pure, laid out behind the head of its line: whole, with broken arguments, or on the next line. */
function pureCall(make: string, args: readonly string[], head: string): string {
  const open = `/* @__PURE__ */ ${make}(`;
  const whole = `${open}${args.join(", ")})`;
  if (head.length + whole.length + 1 <= LINE_WIDTH) return whole;
  return head.length + open.length <= LINE_WIDTH
    ? `${open}\n${args.map((arg) => `  ${arg},\n`).join("")})`
    : `\n  ${whole}`;
}

function readFunction(
  names: OperationNames,
  label: string,
  options: string,
  read: string,
): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.read,
    docs: docComment([`Reads the parameters of ${label} from a request as the server does.`]),
    parameters: [
      { name: "wire", type: "WireInput" },
      { name: "options", hasQuestionToken: true, type: options },
    ],
    returnType: `Reading<ArgumentsOf<typeof ${names.descriptor}>>`,
    statements: [`return ${read}(${names.descriptor}, rules, wire, options);`],
  };
}
