import type { ts as TS } from "ts-morph";
import { ts } from "../../ts-morph.js";
import { recordCall } from "./calls.js";
import { recordEnumerations } from "./enumerations.js";
import { recordFlow } from "./flows.js";
import { fileBase } from "./program/generated-code.js";
import { expressionValues, isAssignment, literalValues } from "./literals.js";
import { recordObjectNames, recordText, recordTypeArguments } from "./texts.js";
import { isAlias, isAny } from "./types.js";
import type { UsageTypes } from "./types.js";
import type { UsageWalk } from "./usage-walk.js";

/** Records the uses in a statement. */
export function recordStatement(statement: TS.Node, walk: UsageWalk): void {
  const isScript = /\.[cm]?jsx?$/.test(statement.getSourceFile().fileName);
  const visit = (node: TS.Node): void => {
    recordNode(node, walk);
    ts.forEachChild(node, visit);
    // Types of JavaScript are in comments.
    if (isScript) node.getChildren().filter(ts.isJSDoc).forEach(visit);
  };
  visit(statement);
}

function recordNode(node: TS.Node, walk: UsageWalk): void {
  const { types, recorder, enumerated } = walk;
  recordEnumerations(node, types, recorder, enumerated);
  if (ts.isIdentifier(node)) recordIdentifier(node, walk);
  else if (ts.isStringLiteralLike(node)) {
    recordMembership(node, walk);
    recordText(node, walk);
  } else if (ts.isBindingElement(node)) recordBinding(node, walk);
  else if (ts.isElementAccessExpression(node)) recordElement(node, walk);
  else if (ts.isIndexedAccessTypeNode(node)) recordIndexedType(node, walk);
  else if (ts.isTypeReferenceNode(node)) recordTypeArguments(node, walk);
  else if (ts.isCallExpression(node) || ts.isNewExpression(node)) recordCall(node, walk);
  else if (ts.isExportDeclaration(node) || ts.isImportDeclaration(node)) recordModule(node, walk);
  else if (ts.isConditionalTypeNode(node)) recordConditional(node, walk);
  else recordFlows(node, walk);
}

function recordFlows(node: TS.Node, walk: UsageWalk): void {
  const { types, recorder } = walk;
  const { checker } = types;
  const flow = (expression: TS.Expression | undefined, target: TS.Type | undefined): void => {
    if (!expression || !target) return;
    const source = checker.getTypeAtLocation(expression);
    recordFlow({ source, target, node: expression }, types, recorder);
  };
  if (
    (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)) &&
    node.initializer
  )
    flow(
      node.initializer,
      node.type
        ? checker.getTypeFromTypeNode(node.type)
        : checker.getContextualType(node.initializer),
    );
  else if (ts.isReturnStatement(node) && node.expression)
    flow(node.expression, resultTarget(node.expression, checker));
  else if (ts.isYieldExpression(node) && node.expression)
    flow(node.expression, checker.getContextualType(node.expression));
  else if (ts.isObjectLiteralExpression(node)) {
    if (!isSpread(node)) flow(node, checker.getContextualType(node));
    recordObjectNames(node, walk);
  } else if (ts.isJsxAttributes(node)) flow(node, checker.getContextualType(node));
  else if (ts.isJsxSpreadAttribute(node)) flow(node.expression, attributesTarget(node, checker));
  else if (ts.isArrowFunction(node) && !ts.isBlock(node.body))
    flow(node.body, resultTarget(node.body, checker));
  else if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind))
    flow(node.right, checker.getTypeAtLocation(node.left));
  else if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isTypeAssertionExpression(node)
  )
    flow(node.expression, checker.getTypeFromTypeNode(node.type));
  else if (ts.isJsxExpression(node) && node.expression)
    flow(node.expression, checker.getContextualType(node.expression));
  else if (ts.isParameter(node) && node.type) recordParameter(node, { types, recorder });
  else if (ts.isExpressionWithTypeArguments(node)) recordHeritage(node, { types, recorder });
}

/** Returns true if an object is a part of another one, which is recorded with it. */
function isSpread({ parent }: TS.Node): boolean {
  if (
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent)
  )
    return isSpread(parent);
  return ts.isSpreadAssignment(parent);
}

/** The type that the attributes of an element are expected to have. */
function attributesTarget(
  { parent }: TS.JsxSpreadAttribute,
  checker: TS.TypeChecker,
): TS.Type | undefined {
  return checker.getContextualType(parent);
}

/** The declared type of a result, without the promise of an asynchronous function. */
function resultTarget(expression: TS.Expression, checker: TS.TypeChecker): TS.Type | undefined {
  const target = checker.getContextualType(expression);
  return target && (checker.getAwaitedType(target) ?? target);
}

/** An annotated parameter of a function that is given where a generated type is expected. */
function recordParameter(
  node: TS.ParameterDeclaration,
  { types, recorder }: Pick<UsageWalk, "types" | "recorder">,
): void {
  const { checker } = types;
  const { parent } = node;
  if (!ts.isArrowFunction(parent) && !ts.isFunctionExpression(parent)) return;
  const expected = checker.getContextualType(parent)?.getCallSignatures()[0];
  const parameter = expected?.parameters[parent.parameters.indexOf(node)];
  if (!parameter || !node.type) return;
  const target = checker.getTypeFromTypeNode(node.type);
  recordFlow({ source: checker.getTypeOfSymbol(parameter), target, node }, types, recorder);
}

/** A class or interface that extends or implements a generated type. */
function recordHeritage(
  node: TS.ExpressionWithTypeArguments,
  { types, recorder }: Pick<UsageWalk, "types" | "recorder">,
): void {
  const owner = node.parent.parent;
  if (!ts.isClassLike(owner) && !ts.isInterfaceDeclaration(owner)) return;
  const { checker } = types;
  const target = checker.getTypeAtLocation(node);
  for (const member of owner.members) {
    const name = member.name && ts.isIdentifier(member.name) ? member.name.text : undefined;
    const property = name === undefined ? undefined : checker.getPropertyOfType(target, name);
    const origin = property && types.originOfSymbol(property);
    if (origin && name !== undefined && types.code.isMember(name))
      recorder.addMember(origin.modules, origin.role, name, member);
  }
  recordFlow({ source: checker.getTypeAtLocation(owner), target, node }, types, recorder);
}

function recordIdentifier(node: TS.Identifier, { types, recorder }: UsageWalk): void {
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
function originOfExport(symbol: TS.Symbol, types: UsageTypes) {
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

function recordBinding(node: TS.BindingElement, walk: UsageWalk): void {
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

function recordElement(node: TS.ElementAccessExpression, { types, recorder }: UsageWalk): void {
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

function recordIndexedType(node: TS.IndexedAccessTypeNode, { types, recorder }: UsageWalk): void {
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

/** Conditional types depend on members that they do not name. */
function recordConditional(node: TS.ConditionalTypeNode, { types, recorder }: UsageWalk): void {
  const origin = types.originOfType(types.checker.getTypeFromTypeNode(node.checkType));
  if (origin) recorder.addOpen(origin.modules, origin.role, node, "a conditional type");
}

/** The name in `"size" in row`. */
function recordMembership(node: TS.StringLiteralLike, { types, recorder }: UsageWalk): void {
  const { parent } = node;
  const isIn =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword;
  if (!isIn || !types.code.isMember(node.text)) return;
  const owner = types.checker.getTypeAtLocation(parent.right);
  const symbol = types.checker.getPropertyOfType(owner, node.text);
  recordProperty(node, parent.right, { symbol, types, recorder });
}

/** Imports and exports of complete files, and names that generated code does not export. */
function recordModule(
  node: TS.ExportDeclaration | TS.ImportDeclaration,
  { types, recorder }: UsageWalk,
): void {
  const { checker, code } = types;
  const { moduleSpecifier } = node;
  if (!moduleSpecifier) return;
  const file = checker.getSymbolAtLocation(moduleSpecifier)?.declarations?.[0]?.getSourceFile();
  if (!file || !code.isGenerated(file)) return;
  const bindings = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : node.exportClause;
  if (!bindings || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) {
    const modules = code.subjects.files.get(fileBase(file.fileName));
    if (modules) recorder.addReference({ modules, role: "request" }, moduleSpecifier);
    return;
  }
  for (const each of bindings.elements) {
    const name = (each.propertyName ?? each.name).text;
    const symbol = checker.getSymbolAtLocation(each.name);
    const target = symbol && isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol;
    const modules = code.subjects.owners.get(name) ?? [];
    if ((target?.declarations ?? []).length > 0) {
      const origin = target && originOfExport(target, types);
      if (origin && ts.isExportDeclaration(node)) recorder.addReference(origin, each);
      continue;
    }
    for (const module of modules)
      recorder.uses.push({ kind: "reference", module, position: recorder.locate(each) });
    for (const role of ["request", "response"] as const)
      recorder.addOpen(modules, role, each, "generated code does not export it now");
  }
}
