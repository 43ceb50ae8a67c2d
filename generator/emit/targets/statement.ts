import { StructureKind, VariableDeclarationKind } from "../../ts-morph.js";
import type {
  InterfaceDeclarationStructure,
  PropertySignatureStructure,
  VariableStatementStructure,
} from "ts-morph";
import type { Parameter } from "../../spec/model/parameter.js";
import { parameterDoc } from "./parameter-doc.js";
import type { DocComment } from "../../base/doc-comment.js";
import { objectText, propertyName } from "../../base/literal.js";
import type { LiteralObject } from "../../base/literal.js";
import type { LocalName } from "../../base/local-names.js";
import { typeText } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { defaultType, defaultValue, mustBeGiven, valueType } from "./value-type.js";

/** `export const name: type = initializer;` */
export function constant(
  name: string,
  type: TypeExpression,
  initializer: string,
  docs: DocComment,
): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    docs,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, type: typeText(type), initializer }],
  };
}

/** `const name: type = initializer;`, without export */
export function localConstant(
  name: string,
  initializer: string,
  type?: string,
): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, initializer, ...(type !== undefined && { type }) }],
  };
}

/** A constant with an object as its value. */
export function objectConstant(
  name: string,
  type: TypeExpression,
  value: LiteralObject,
  docs: DocComment,
): VariableStatementStructure {
  return constant(name, type, objectText(value), docs);
}

/** The interface of structured parameters, with a property for each parameter. */
export function paramsInterface<Given extends Parameter>(
  name: string,
  docs: DocComment,
  parameters: readonly Given[],
  local: LocalName,
  more: readonly PropertySignatureStructure[] = [],
  docOf: (parameter: Given) => DocComment = parameterDoc,
): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name,
    docs,
    properties: [
      ...parameters.map((parameter) =>
        property(
          parameter.name,
          valueType(parameter, local),
          !mustBeGiven(parameter),
          docOf(parameter),
        ),
      ),
      ...more,
    ],
  };
}

/** The type of an object with the defaults of parameters; undefined if there are none. */
export function defaultsType(parameters: readonly Parameter[]): TypeExpression | undefined {
  const members = parameters.flatMap((parameter) => {
    const value = defaultValue(parameter);
    return value === undefined
      ? []
      : [{ name: parameter.name, type: defaultType(value), optional: false, comment: [] }];
  });
  return members.length === 0 ? undefined : { kind: "object", members };
}

/** `readonly name?: type;` */
export function property(
  name: string,
  type: TypeExpression,
  optional: boolean,
  docs: DocComment,
): PropertySignatureStructure {
  return {
    kind: StructureKind.PropertySignature,
    name: propertyName(name),
    isReadonly: true,
    hasQuestionToken: optional,
    type: typeText(type),
    docs,
  };
}

/** A call that is marked as pure, so that bundlers remove it if its value is not used. */
export function pureCall(make: string, args: readonly string[]): string {
  return `/* @__PURE__ */ ${make}(${args.join(", ")})`;
}
