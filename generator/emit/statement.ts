import { StructureKind, VariableDeclarationKind } from "../ts-morph.js";
import type {
  InterfaceDeclarationStructure,
  JSDocStructure,
  OptionalKind,
  PropertySignatureStructure,
  VariableStatementStructure,
} from "ts-morph";
import type { Parameter } from "../model/parameter.js";
import { parameterDoc } from "./doc-comment.js";
import { LINE_WIDTH, objectText, propertyName } from "./literal.js";
import type { LiteralObject } from "./literal.js";
import { flatTypeText, typeText } from "./type-expression.js";
import type { TypeExpression } from "./type-expression.js";
import { defaultType, isRequired, valueType } from "./value-type.js";

type Docs = OptionalKind<JSDocStructure>[];

/** `export const name: type = initializer;` */
export function constant(
  name: string,
  type: TypeExpression,
  initializer: string,
  docs: Docs,
): VariableStatementStructure {
  const head = `export const ${name}: `;
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    docs,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, type: typeText(type, 0, head.length + " = ".length), initializer }],
  };
}

/** A constant whose value is an object; where the type leaves no room for its brace, it begins on the next line. */
export function objectConstant(
  name: string,
  type: TypeExpression,
  value: LiteralObject,
  docs: Docs,
): VariableStatementStructure {
  const head = `export const ${name}: ${flatTypeText(type)} =`;
  const crowded = head.length <= LINE_WIDTH && head.length + " {".length > LINE_WIDTH;
  const initializer = crowded ? `\n  ${objectText(value, 2)}` : objectText(value, 0);
  const structure = constant(name, type, initializer, docs);
  const declarations = [{ name, type: flatTypeText(type), initializer }];
  return crowded ? { ...structure, declarations } : structure;
}

/** The interface of structured parameters: one property each, in order. */
export function paramsInterface(
  name: string,
  docs: Docs,
  parameters: readonly Parameter[],
  more: readonly PropertySignatureStructure[] = [],
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
          valueType(parameter),
          !isRequired(parameter),
          parameterDoc(parameter),
        ),
      ),
      ...more,
    ],
  };
}

/** The interface of defaults, or undefined where there are none. */
export function defaultsInterface(
  name: string,
  docs: Docs,
  parameters: readonly Parameter[],
): InterfaceDeclarationStructure | undefined {
  const properties = parameters.flatMap((parameter) =>
    parameter.default === undefined
      ? []
      : [property(parameter.name, defaultType(parameter.default), false, [])],
  );
  return properties.length === 0
    ? undefined
    : { kind: StructureKind.Interface, isExported: true, name, docs, properties };
}

/** `readonly name?: type;` */
export function property(
  name: string,
  type: TypeExpression,
  optional: boolean,
  docs: Docs,
): PropertySignatureStructure {
  const key = propertyName(name);
  const head = `  readonly ${key}${optional ? "?" : ""}: `;
  // A union that does not fit begins on the next line.
  const text = typeText(type, 2, head.length);
  return {
    kind: StructureKind.PropertySignature,
    name: key,
    isReadonly: true,
    hasQuestionToken: optional,
    type: text,
    docs,
  };
}

/** A call marked as pure, laid out behind the head of its line: whole, with broken arguments, or on the next line. */
export function pureCall(make: string, args: readonly string[], head: string): string {
  const open = `/* @__PURE__ */ ${make}(`;
  const whole = `${open}${args.join(", ")})`;
  if (head.length + whole.length + 1 <= LINE_WIDTH) return whole;
  return head.length + open.length <= LINE_WIDTH
    ? `${open}\n${args.map((arg) => `  ${arg},\n`).join("")})`
    : `\n  ${whole}`;
}
