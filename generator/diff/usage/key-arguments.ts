import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { GeneratedOrigin } from "./generated-code.js";
import { itemType } from "./literals.js";
import type { UseRecorder } from "./recorder.js";
import { typeArguments } from "./types.js";
import type { UsageTypes } from "./types.js";

const MAX_DEPTH = 3;

/**
 * Records a name that a generic function is given as a key of another argument, as in
 * `column(rows, "size")` with `K extends keyof T`.
 */
export function recordKeyArgument(
  node: TS.StringLiteralLike,
  types: UsageTypes,
  recorder: UseRecorder,
): void {
  const call = callOf(node);
  if (!call) return;
  const declaration = types.checker.getResolvedSignature(call)?.declaration;
  if (!declaration?.typeParameters?.some(({ constraint }) => constraint && hasKeys(constraint)))
    return;
  for (const each of call.arguments ?? []) {
    const origin = originOfMember(types.checker.getTypeAtLocation(each), node.text, types, 0);
    if (origin) recorder.addMember(origin.modules, origin.role, node.text, node);
  }
}

/** The call that has a text as an argument, or in a list that is one. */
function callOf(node: TS.Expression): TS.CallExpression | TS.NewExpression | undefined {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent) || ts.isAsExpression(parent)) return callOf(parent);
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression !== node
    ? parent
    : undefined;
}

function hasKeys(node: TS.Node): boolean {
  if (ts.isTypeOperatorNode(node)) return node.operator === ts.SyntaxKind.KeyOfKeyword;
  return ts.forEachChild(node, (each) => hasKeys(each) || undefined) ?? false;
}

/** The modules of a member of a type, of its items, or of its type arguments such as a promise's. */
function originOfMember(
  type: TS.Type,
  name: string,
  types: UsageTypes,
  depth: number,
): GeneratedOrigin | undefined {
  const { checker } = types;
  const own = types.originOfSymbol(
    checker.getPropertyOfType(checker.getNonNullableType(type), name),
  );
  if (own || depth === MAX_DEPTH) return own;
  const item = itemType(type, checker);
  for (const part of item ? [item] : typeArguments(type, checker)) {
    const found = originOfMember(part, name, types, depth + 1);
    if (found) return found;
  }
  return undefined;
}
