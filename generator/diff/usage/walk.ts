import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import { recordCall } from "./calls.js";
import { recordEnumerations } from "./enumerations.js";
import { recordFlow } from "./flows.js";
import { fileBase } from "./generated-code.js";
import { isAssignment } from "./literals.js";
import {
  originOfExport,
  recordBinding,
  recordElement,
  recordIdentifier,
  recordIndexedType,
  recordMembership,
} from "./members.js";
import { recordObjectNames, recordText, recordTypeArguments } from "./texts.js";
import { isAlias } from "./types.js";
import type { UsageWalk } from "./recorder.js";

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

/** Conditional types depend on members that they do not name. */
function recordConditional(node: TS.ConditionalTypeNode, { types, recorder }: UsageWalk): void {
  const origin = types.originOfType(types.checker.getTypeFromTypeNode(node.checkType));
  if (origin) recorder.addOpen(origin.modules, origin.role, node, "a conditional type");
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
