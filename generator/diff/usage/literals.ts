import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";

/**
 * The literal values of a type, of its items, or of its functions' results; undefined if other
 * values are possible.
 */
export function literalValues(
  type: TS.Type,
  checker: TS.TypeChecker,
  depth = 3,
): readonly string[] | undefined {
  if (type.isUnion()) {
    const parts = type.types.map((each) => literalValues(each, checker, depth));
    return parts.includes(undefined)
      ? undefined
      : [...new Set(parts.flatMap((each) => each ?? []))];
  }
  if (type.isStringLiteral()) return [type.value];
  if (type.isNumberLiteral()) return [String(type.value)];
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void)) return [];
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type)];
  const item = depth > 0 ? itemType(type, checker) : undefined;
  return item && literalValues(item, checker, depth - 1);
}

/** The type of the items of a list. */
export function itemType(type: TS.Type, checker: TS.TypeChecker): TS.Type | undefined {
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return undefined;
  return checker.getIndexTypeOfType(type, ts.IndexKind.Number);
}

/** The values of a type that consists of literals only, at least two of them. */
export function literalUnion(
  type: TS.Type,
  checker: TS.TypeChecker,
): ReadonlySet<string> | undefined {
  if (!type.isUnion()) return undefined;
  const values = literalValues(type, checker, 0);
  return values && values.length > 1 ? new Set(values) : undefined;
}

/** Returns true if one of the sets contains the other. */
export function areNested(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return isSubset(one, other) || isSubset(other, one);
}

export function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((each) => whole.has(each));
}

/**
 * The literal values of an expression; undefined if they are not known. Where no literals are
 * expected, types of variables are wider than their values.
 */
export function expressionValues(
  expression: TS.Expression,
  checker: TS.TypeChecker,
): readonly string[] | undefined {
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  )
    return expressionValues(expression.expression, checker);
  if (!ts.isArrayLiteralExpression(expression))
    return literalValues(checker.getTypeAtLocation(expression), checker);
  const items = expression.elements.map((each) =>
    ts.isSpreadElement(each)
      ? literalValues(checker.getTypeAtLocation(each.expression), checker)
      : expressionValues(each, checker),
  );
  return items.includes(undefined) ? undefined : items.flatMap((each) => each ?? []);
}

/** Returns true for `=` and for the operators that change a value. */
export function isAssignment(kind: TS.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}
