import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import { mappedNames } from "./enumerations.js";
import {
  areNested,
  isAssignment,
  isSubset,
  literalUnion,
  literalValues,
  itemType,
} from "./literals.js";
import type { UsageWalk, UseRecorder } from "./recorder.js";
import type { GeneratedOrigin } from "./generated-code.js";
import { typeArguments } from "./types.js";
import type { UsageTypes } from "./types.js";

/** A text that is the name of a member, or one of its values. */
export function recordText(node: TS.StringLiteralLike, walk: UsageWalk): void {
  const { types, recorder, enumerated, memberNames } = walk;
  const { checker, code } = types;
  const { parent } = node;
  if (code.isMember(node.text)) {
    if (ts.isLiteralTypeNode(parent)) recordTypeArgument(node, parent, { types, recorder });
    recordKeyArgument(node, types, recorder);
  }
  recordComposedName(node, walk);
  const isMember = code.isMember(node.text);
  if (!isMember && !code.subjects.values.has(node.text)) return;
  if (ts.isImportDeclaration(parent) || (ts.isPropertyAssignment(parent) && parent.name === node))
    return;
  const expected = expectedUnion(node, checker);
  if (!expected?.has(node.text)) return;
  for (const { modules, role, member, values } of enumerated)
    if (values.has(node.text) && areNested(values, expected))
      recorder.addMember(modules, role, member, node, [node.text]);
  for (const { modules, role, names } of isMember ? memberNames : [])
    if (names.has(node.text) && areNested(names, expected))
      recorder.addMember(modules, role, node.text, node);
}

/** A text of names of a type, such as `size_asc` or `user.name`, among the texts of all its names. */
function recordComposedName(
  node: TS.StringLiteralLike,
  { types: { checker, code }, recorder, memberNames }: UsageWalk,
): void {
  const members = wordsOf(node.text).filter((word) => word !== node.text && code.isMember(word));
  if (members.length === 0 || memberNames.length === 0) return;
  const words = new Set([...(expectedUnion(node, checker) ?? [])].flatMap(wordsOf));
  if (words.size === 0) return;
  for (const { modules, role, names } of memberNames)
    if (isSubset(names, words))
      for (const member of members) recorder.addMember(modules, role, member, node);
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^A-Za-z0-9]/);
}

/**
 * The names in an object whose type has all values of a member, or all members of a type, as its
 * names.
 */
export function recordObjectNames(node: TS.ObjectLiteralExpression, walk: UsageWalk): void {
  const { types, recorder, enumerated, memberNames } = walk;
  const { code, checker } = types;
  const named = node.properties.flatMap(({ name }) =>
    name &&
    (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) &&
    (code.isMember(name.text) || code.subjects.values.has(name.text))
      ? [name]
      : [],
  );
  if (named.length === 0) return;
  const expected = mappedNames(node, checker);
  if (!expected) return;
  for (const name of named) {
    const { text } = name;
    for (const { modules, role, member, values } of enumerated)
      if (values.has(text) && areNested(values, expected))
        recorder.addMember(modules, role, member, name, [text]);
    for (const { modules, role, names } of code.isMember(text) ? memberNames : [])
      if (names.has(text) && areNested(names, expected))
        recorder.addMember(modules, role, text, name);
  }
}

/** The literals that a text is compared with or assigned to. */
function expectedUnion(
  node: TS.StringLiteralLike,
  checker: TS.TypeChecker,
): ReadonlySet<string> | undefined {
  const { parent } = node;
  const compared =
    ts.isBinaryExpression(parent) && !isAssignment(parent.operatorToken.kind)
      ? parent.left === node
        ? parent.right
        : parent.left
      : ts.isCaseClause(parent)
        ? parent.parent.parent.expression
        : undefined;
  const type = compared ? checker.getTypeAtLocation(compared) : checker.getContextualType(node);
  return type && literalUnion(checker.getNonNullableType(type), checker);
}

/** A name among type arguments, as in `Pick<Row, "size">`. */
function recordTypeArgument(
  node: TS.StringLiteralLike,
  literal: TS.LiteralTypeNode,
  { types, recorder }: Pick<UsageWalk, "types" | "recorder">,
): void {
  const argument = ts.isUnionTypeNode(literal.parent) ? literal.parent : literal;
  const reference = argument.parent;
  if (!ts.isTypeReferenceNode(reference)) return;
  for (const other of reference.typeArguments ?? []) {
    if (other === argument) continue;
    const owner = types.checker.getTypeFromTypeNode(other);
    const property = types.checker.getPropertyOfType(owner, node.text);
    const origin = property ? types.originOfSymbol(property) : types.originOfType(owner);
    if (origin) recorder.addMember(origin.modules, origin.role, node.text, node);
  }
}

/** Names in another type that is a type argument, as in `Pick<Row, Names>`. */
export function recordTypeArguments(
  { typeArguments: typeNodes }: TS.TypeReferenceNode,
  { types, recorder }: UsageWalk,
): void {
  if (typeNodes === undefined || typeNodes.length < 2) return;
  const { checker } = types;
  for (const argument of typeNodes) {
    if (!ts.isTypeReferenceNode(argument)) continue;
    const names = literalValues(checker.getTypeFromTypeNode(argument), checker, 0) ?? [];
    for (const name of names.filter((each) => types.code.isMember(each)))
      for (const other of typeNodes) {
        const owner = other === argument ? undefined : checker.getTypeFromTypeNode(other);
        const property = owner && checker.getPropertyOfType(owner, name);
        const origin = property && types.originOfSymbol(property);
        if (origin) recorder.addMember(origin.modules, origin.role, name, argument);
      }
  }
}

const MAX_DEPTH = 3;

/**
 * Records a name that a generic function is given as a key of another argument, as in
 * `column(rows, "size")` with `K extends keyof T`.
 */
function recordKeyArgument(
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
