import type {
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  OptionalKind,
  ParameterDeclarationStructure,
  PropertySignatureStructure,
  StructureKind,
  TypeAliasDeclarationStructure,
  VariableDeclarationKind,
  VariableStatementStructure,
} from "ts-morph";
import type { DocComment } from "../../base/doc-comment.js";
import { objectText, propertyName } from "../../base/literal.js";
import type { LiteralObject } from "../../base/literal.js";
import { typeText } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";

// The name of a constant or property is its complete text: ts-morph creates a writer for each type and
// initializer, and writes its text twice.

// The values of ts-morph's enums; their types check the numbers. Only the printer loads ts-morph,
// because that takes longer than a run that changes nothing.
const EXPORT: StructureKind.ExportDeclaration = 11;
const FUNCTION: StructureKind.Function = 13;
const INTERFACE: StructureKind.Interface = 19;
const PROPERTY: StructureKind.PropertySignature = 33;
const TYPE_ALIAS: StructureKind.TypeAlias = 38;
const VARIABLE: StructureKind.VariableStatement = 41;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a string is not assignable to an enum
const CONST = "const" as VariableDeclarationKind.Const;

/** `export const name: type = initializer;` */
export function constant(
  name: string,
  type: TypeExpression,
  initializer: string,
  docs: DocComment,
): VariableStatementStructure {
  return { ...localConstant(name, initializer, typeText(type)), isExported: true, docs };
}

/** `const name: type = initializer;`, without export */
export function localConstant(
  name: string,
  initializer: string,
  type?: string,
): VariableStatementStructure {
  return {
    kind: VARIABLE,
    declarationKind: CONST,
    declarations: [{ name: `${name}${type === undefined ? "" : `: ${type}`} = ${initializer}` }],
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

/** `export interface name extends bases { properties }` */
export function interfaceOf(
  name: string,
  docs: DocComment,
  properties: readonly PropertySignatureStructure[],
  bases: readonly string[] = [],
): InterfaceDeclarationStructure {
  return {
    kind: INTERFACE,
    isExported: true,
    name,
    docs,
    properties: [...properties],
    extends: [...bases],
  };
}

/** `readonly name?: type;` */
export function property(
  name: string,
  type: TypeExpression,
  optional: boolean,
  docs: DocComment,
): PropertySignatureStructure {
  return signature(`${propertyName(name)}${optional ? "?" : ""}`, type, docs);
}

/** `readonly name: type;`, with a name such as `[key: string]` */
export function signature(
  name: string,
  type: TypeExpression,
  docs: DocComment,
): PropertySignatureStructure {
  return { kind: PROPERTY, isReadonly: true, name: `${name}: ${typeText(type)}`, docs };
}

/** `export type name = type;` */
export function typeAlias(
  name: string,
  docs: DocComment,
  type: TypeExpression,
): TypeAliasDeclarationStructure {
  return { kind: TYPE_ALIAS, isExported: true, name, docs, type: typeText(type) };
}

/** `export function name(parameters): returnType { return result; }` */
export function functionOf(
  name: string,
  docs: DocComment,
  parameters: readonly OptionalKind<ParameterDeclarationStructure>[],
  returnType: string,
  result: string,
): FunctionDeclarationStructure {
  return {
    kind: FUNCTION,
    isExported: true,
    name,
    docs,
    parameters: [...parameters],
    returnType,
    statements: [`return ${result};`],
  };
}

/** `export { names } from "from";` Exports everything by default. */
export function exportFrom(from: string, ...names: readonly string[]): ExportDeclarationStructure {
  return {
    kind: EXPORT,
    moduleSpecifier: from,
    ...(names.length > 0 && { namedExports: [...names] }),
  };
}

/** A call that is marked as pure, so that bundlers remove it if its value is not used. */
export function pureCall(make: string, args: readonly string[]): string {
  return `/* @__PURE__ */ ${make}(${args.join(", ")})`;
}
