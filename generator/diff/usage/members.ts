import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import { expressionValues, isAssignment, literalValues } from "./literals.js";
import { isAlias, isAny } from "./types.js";
import type { UsageTypes } from "./types.js";
import type { UsageWalk } from "./recorder.js";

/** A name of generated code, or of a member of its types. */
export function recordIdentifier(node: TS.Identifier, { types, recorder }: UsageWalk): void {
  const { checker, code, originOfSymbol } = types;
  const { parent } = node;
  if (isDeclared(node) || ts.isBindingElement(parent)) return;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node);
  if (ts.isPropertyAccessExpression(parent) && parent.name === node && code.isMember(node.text)) {
    recordProperty(node, parent.expression, { symbol, types, recorder });
    return;
  }
  const origin = symbol && originOfExport(symbol, types);
  if (origin) {
    recorder.addReference(origin, node);
    if (isPassed(node, checker))
      recorder.addOpen(origin.modules, origin.role, node, "passed as a value");
    return;
  }
  if (!symbol && !code.isMember(node.text)) return;
  const owned = code.isMember(node.text) ? originOfSymbol(symbol) : undefined;
  if (owned && ts.isQualifiedName(parent))
    recorder.addMember(owned.modules, owned.role, node.text, node);
}

/** The names of declarations, which are no uses of what they declare. */
function isDeclared(node: TS.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isImportEqualsDeclaration(parent)
  )
    return true;
  if (ts.isPropertyAccessExpression(parent) || ts.isExportSpecifier(parent)) return false;
  return "name" in parent && parent.name === node;
}

function recordProperty(
  node: TS.Node & { readonly text: string },
  owner: TS.Node,
  {
    symbol,
    types,
    recorder,
  }: { readonly symbol: TS.Symbol | undefined } & Pick<UsageWalk, "types" | "recorder">,
): void {
  const { checker, originOfSymbol, originOfType } = types;
  const ownerType = checker.getTypeAtLocation(owner);
  if (isAny(ownerType)) {
    const own = recorder.untyped.get(node.text);
    const position = recorder.locate(node, "read from a value of type `any`");
    if (own) own.push(position);
    else recorder.untyped.set(node.text, [position]);
    return;
  }
  const property =
    symbol ?? checker.getPropertyOfType(checker.getNonNullableType(ownerType), node.text);
  const origin = property
    ? originOfSymbol(property)
    : originOfType(checker.getNonNullableType(ownerType));
  if (!origin) return;
  const written = writtenValue(node);
  const values = written
    ? expressionValues(written, checker)
    : readValues(node, property && checker.getTypeOfSymbol(property), checker);
  recorder.addMember(origin.modules, origin.role, node.text, node, values);
}

/** The expression that is assigned to a property. */
function writtenValue(name: TS.Node): TS.Expression | undefined {
  const access = name.parent;
  const { parent } = access;
  return ts.isBinaryExpression(parent) &&
    parent.left === access &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
    ? parent.right
    : undefined;
}

/**
 * A read of listed values names none of them: the literals that it is compared with are uses of their
 * own. Of other types, and where it is changed, the values are not known.
 */
function readValues(
  name: TS.Node,
  type: TS.Type | undefined,
  checker: TS.TypeChecker,
): readonly string[] | undefined {
  const { parent } = name.parent;
  const isChanged =
    ts.isBinaryExpression(parent) &&
    parent.left === name.parent &&
    isAssignment(parent.operatorToken.kind);
  return isChanged || !type || !literalValues(type, checker) ? undefined : [];
}

/** The modules of an exported name of generated code; members of its types do not count. */
export function originOfExport(symbol: TS.Symbol, types: UsageTypes) {
  const target = isAlias(symbol) ? types.checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target.declarations ?? [];
  const isExport =
    declaration &&
    (ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isFunctionDeclaration(declaration) ||
      ts.isVariableDeclaration(declaration));
  return isExport ? types.originOfSymbol(target) : undefined;
}

/** Returns true if a function is given to code that declares another type for it. */
function isPassed(node: TS.Identifier, checker: TS.TypeChecker): boolean {
  const expression =
    ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const { parent } = expression;
  if (
    ts.isTypeQueryNode(parent) ||
    ts.isTypeNode(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isQualifiedName(parent)
  )
    return false;
  if (ts.isExportAssignment(parent)) return false;
  const type = checker.getTypeAtLocation(expression);
  if (type.getCallSignatures().length === 0) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === expression) return true;
  if (
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    parent.expression === expression
  )
    return false;
  if (!ts.isExpression(expression)) return false;
  const expected = checker.getContextualType(expression);
  return expected !== undefined && expected !== type;
}

/** A name that destructuring takes from an object. */
export function recordBinding(node: TS.BindingElement, walk: UsageWalk): void {
  const { types, recorder } = walk;
  const { checker, code } = types;
  const type = checker.getTypeAtLocation(node.parent);
  if (node.dotDotDotToken) {
    const origin = types.originOfType(type);
    if (origin) recorder.addOpen(origin.modules, origin.role, node, "the rest of the names");
    return;
  }
  const key = node.propertyName ?? node.name;
  if (ts.isComputedPropertyName(key)) {
    const origin = types.originOfType(type);
    if (origin) recorder.addOpen(origin.modules, origin.role, node, "a computed name");
    return;
  }
  if (!ts.isIdentifier(key) && !ts.isStringLiteralLike(key)) return;
  const property = checker.getPropertyOfType(checker.getNonNullableType(type), key.text);
  const exported = property && originOfExport(property, types);
  if (exported) recorder.addReference(exported, node);
  else if (code.isMember(key.text))
    recordProperty(key, node.parent, { symbol: property, types, recorder });
}

/** A name in brackets. */
export function recordElement(
  node: TS.ElementAccessExpression,
  { types, recorder }: UsageWalk,
): void {
  const { checker, code } = types;
  const key = node.argumentExpression;
  const owner = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
  const names = ts.isStringLiteralLike(key)
    ? [key.text]
    : literalValues(checker.getTypeAtLocation(key), checker, 0);
  if (!names) {
    for (const origin of openOrigins(owner, types))
      recorder.addOpen(origin.modules, origin.role, node, "a computed name");
    return;
  }
  for (const name of names) {
    const property = checker.getPropertyOfType(owner, name);
    const exported = property && originOfExport(property, types);
    if (exported) recorder.addReference(exported, node);
    else if (code.isMember(name) && ts.isStringLiteralLike(key))
      recordProperty(key, node.expression, { symbol: property, types, recorder });
    else if (code.isMember(name)) {
      const origin = property ? types.originOfSymbol(property) : types.originOfType(owner);
      if (origin) recorder.addMember(origin.modules, origin.role, name, node);
    }
  }
}

/** The modules of a type, or of the exports that an object of them has. */
function openOrigins(owner: TS.Type, types: UsageTypes) {
  if (types.checker.isArrayLikeType(owner)) return [];
  const own = types.originOfType(owner);
  if (own) return [own];
  return types.checker.getPropertiesOfType(owner).flatMap((property) => {
    const exported = originOfExport(property, types);
    const callee = exported ?? calledOrigin(types.checker.getTypeOfSymbol(property), types);
    return callee ? [callee] : [];
  });
}

function calledOrigin(type: TS.Type, types: UsageTypes) {
  const declaration = type.getCallSignatures()[0]?.getDeclaration();
  return declaration && types.code.originOf(declaration);
}

/** The type of a member, such as `Row["size"]`. */
export function recordIndexedType(
  node: TS.IndexedAccessTypeNode,
  { types, recorder }: UsageWalk,
): void {
  const { checker, code } = types;
  const owner = checker.getTypeFromTypeNode(node.objectType);
  if (!types.touches(owner)) return;
  const names = literalValues(checker.getTypeFromTypeNode(node.indexType), checker, 0);
  const origin = types.originOfType(owner);
  if (!names && origin) recorder.addOpen(origin.modules, origin.role, node, "a computed name");
  for (const name of names ?? []) {
    const property = checker.getPropertyOfType(owner, name);
    const own = property ? types.originOfSymbol(property) : origin;
    const type = property && checker.getTypeOfSymbol(property);
    const values = type && literalValues(type, checker) ? [] : undefined;
    if (own && code.isMember(name)) recorder.addMember(own.modules, own.role, name, node, values);
  }
}

/** The name in `"size" in row`. */
export function recordMembership(node: TS.StringLiteralLike, { types, recorder }: UsageWalk): void {
  const { parent } = node;
  const isIn =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword;
  if (!isIn || !types.code.isMember(node.text)) return;
  const owner = types.checker.getTypeAtLocation(parent.right);
  const symbol = types.checker.getPropertyOfType(owner, node.text);
  recordProperty(node, parent.right, { symbol, types, recorder });
}
