import type { ts as Ts } from "ts-morph";
import { ts } from "../base/ts-morph.js";
import type { TextEdit } from "../base/text-edit.js";

/** What a bundler does not evaluate, so that it keeps a constant with such a value even if nothing uses it. */
const KEPT_BY_BUNDLERS: ReadonlySet<Ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.TaggedTemplateExpression,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.SpreadAssignment,
  ts.SyntaxKind.SpreadElement,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
]);

const PURE = "/* @__PURE__ */";

/**
 * The edits that make the values of constants pure calls, so that bundlers leave out the constants that
 * nothing uses. As files of their own they are left out because the package has no side effects; a copy
 * is in a package that does not say so.
 */
export function purityEdits(statement: Ts.Statement): readonly TextEdit[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer && isKept(initializer) && !initializer.getFullText().includes(PURE)
      ? pureCall(initializer)
      : [],
  );
}

/** Marks a call, or makes a value one. The parts of a marked call are evaluated, if bundlers keep them. */
function pureCall(value: Ts.Expression): readonly TextEdit[] {
  const [start, end] = [value.getStart(), value.getEnd()];
  const isCall = ts.isCallExpression(value) || ts.isNewExpression(value);
  if (isCall && !value.arguments?.some(isKept)) return [{ start, end: start, text: `${PURE} ` }];
  const [open, close] = ts.isObjectLiteralExpression(value) ? ["(", ")"] : ["", ""];
  return [
    { start, end: start, text: `${PURE} (() => ${open}` },
    { start: end, end, text: `${close})()` },
  ];
}

/** Whether a value has a part that bundlers keep, except in functions. */
function isKept(node: Ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (KEPT_BY_BUNDLERS.has(node.kind)) return true;
  return ts.forEachChild(node, (each) => isKept(each) || undefined) ?? false;
}
