import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { FindingPosition } from "../finding.js";
import { innermost } from "./join.js";
import { nameText } from "./subjects.js";
import type { Remedy } from "./remedies.js";

/** A replacement in a file of code. */
export interface CodeEdit {
  /** Absolute. */
  readonly file: string;
  /** The first replaced UTF-16 code unit. */
  readonly start: number;
  /** The end of the replaced text, exclusive. */
  readonly end: number;
  readonly text: string;
}

/** A remedy for code, and the builders of the module that it is about. */
export interface CodeRemedy {
  readonly remedy: Remedy;
  /** By name; true if the first argument is a body. */
  readonly builders: ReadonlyMap<string, boolean>;
}

/** The edits of a file that apply a remedy at a used location; none if the code has another form. */
export function editsAt(
  file: TS.SourceFile,
  { line, column }: FindingPosition,
  { remedy, builders }: CodeRemedy,
  checker: TS.TypeChecker,
): readonly CodeEdit[] {
  const start = file.getLineStarts()[line - 1];
  if (start === undefined) return [];
  const node = innermost(file, start + column - 1);
  if (remedy.kind === "write-default") return defaultEdits(node, remedy, builders, checker);
  const property = ts.findAncestor(node, (each) =>
    ts.isStatement(each) ? "quit" : isMember(each) && nameOf(each) === remedy.name,
  );
  if (!property || !isMember(property)) return [];
  switch (remedy.kind) {
    case "rename-parameter":
      return renameEdits(property, remedy.to);
    case "remove-parameter":
      return removalEdits(property, checker);
    case "remove-value":
      return valueRemovals(property, remedy.value);
  }
}

type Member = TS.PropertyAssignment | TS.ShorthandPropertyAssignment;

function isMember(node: TS.Node): node is Member {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
}

/** The name of a property whose name is written; undefined for other members of an object. */
function nameOf({ name }: TS.ObjectLiteralElementLike): string | undefined {
  const text = name ? nameText(name) : "";
  return text === "" ? undefined : text;
}

function renameEdits(property: Member, to: string): readonly CodeEdit[] {
  const name = propertyName(to);
  return ts.isShorthandPropertyAssignment(property)
    ? [insertion(property, property.getStart(), `${name}: `)]
    : [replacement(property.name, name)];
}

/** A value that is computed may have effects, and a loop may end by a value: their properties stay. */
function removalEdits(property: Member, checker: TS.TypeChecker): readonly CodeEdit[] {
  const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
  if (!isWithoutEffects(value) || steersLoop(value, checker)) return [];
  return ts.isObjectLiteralExpression(property.parent)
    ? [listRemoval(property, property.parent.properties)]
    : [];
}

function isWithoutEffects(value: TS.Node): boolean {
  return !someNode(
    value,
    (node) =>
      ts.isCallExpression(node) ||
      ts.isNewExpression(node) ||
      ts.isAwaitExpression(node) ||
      ts.isYieldExpression(node) ||
      ts.isDeleteExpression(node) ||
      ts.isTaggedTemplateExpression(node) ||
      ts.isPostfixUnaryExpression(node) ||
      (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) ||
      (ts.isPrefixUnaryExpression(node) && /^(?:\+\+|--)/.test(node.getText())),
  );
}

/** Returns true if a loop assigns a variable of a value, such as the cursor of a list, or tests it. */
function steersLoop(value: TS.Node, checker: TS.TypeChecker): boolean {
  const symbolOf = (node: TS.Node): TS.Symbol | undefined =>
    ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
  const variables = new Set<TS.Symbol>();
  someNode(value, (node) => {
    const symbol = ts.isIdentifier(node) ? symbolOf(node) : undefined;
    if (symbol) variables.add(symbol);
    return false;
  });
  const isVariable = (node: TS.Node): boolean => {
    const symbol = ts.isIdentifier(node) ? symbolOf(node) : undefined;
    return symbol !== undefined && variables.has(symbol);
  };
  const steers = (loop: TS.Node): boolean =>
    conditionsOf(loop).some((each) => someNode(each, isVariable)) ||
    someNode(
      loop,
      (node) =>
        ts.isBinaryExpression(node) &&
        isAssignment(node.operatorToken.kind) &&
        someNode(node.left, isVariable),
    );
  return (
    ts.findAncestor(value, (each) => ts.isIterationStatement(each, false) && steers(each)) !==
    undefined
  );
}

function conditionsOf(loop: TS.Node): readonly TS.Node[] {
  if (ts.isDoStatement(loop) || ts.isWhileStatement(loop)) return [loop.expression];
  return ts.isForStatement(loop)
    ? [loop.condition, loop.incrementor].flatMap((each) => each ?? [])
    : [];
}

/** Returns true if a node or a node below it is wanted. */
function someNode(node: TS.Node, isWanted: (each: TS.Node) => boolean): boolean {
  return isWanted(node) || (ts.forEachChild(node, (child) => someNode(child, isWanted)) ?? false);
}

function isAssignment(kind: TS.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** The only value stays: without it, the list would have another meaning. */
function valueRemovals(property: Member, value: string): readonly CodeEdit[] {
  const initializer = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  const list = initializer && withoutAssertions(initializer);
  if (!list || !ts.isArrayLiteralExpression(list) || list.elements.length < 2) return [];
  return list.elements
    .filter((item) => ts.isStringLiteralLike(item) && item.text === value)
    .map((item) => listRemoval(item, list.elements));
}

function withoutAssertions(value: TS.Expression): TS.Expression {
  return ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    ts.isParenthesizedExpression(value)
    ? withoutAssertions(value.expression)
    : value;
}

/** Removes an item with the comma after it, or the last item with the comma before it. Comments of other items stay. */
function listRemoval(item: TS.Node, items: readonly TS.Node[]): CodeEdit {
  const index = items.indexOf(item);
  const [before, after] = [items[index - 1], items[index + 1]];
  const { text } = item.getSourceFile();
  if (after) return removal(item, startWithComments(item), startAfterComma(text, after));
  if (!before) return removal(item, startWithComments(item), item.end);
  const comment = ts.getTrailingCommentRanges(text, item.pos)?.at(-1);
  if (!comment) return removal(item, before.end, item.end);
  const [comma = ""] = /^\s*,/.exec(text.slice(item.end)) ?? [];
  return removal(item, comment.end, item.end + comma.length);
}

/** The start of an item with its comments: those at the end of the line of the comma are of the item before it. */
function startAfterComma(text: string, item: TS.Node): number {
  const comment = ts.getTrailingCommentRanges(text, item.pos)?.at(-1);
  const isOfLine = comment !== undefined && /^[ \t]*\r?\n/.test(text.slice(comment.end));
  const start = isOfLine ? comment.end : item.pos;
  return start + text.slice(start).search(/\S/);
}

/** The start of an item with its documentation. */
function startWithComments(item: TS.Node): number {
  return item.getStart(item.getSourceFile(), true);
}

function defaultEdits(
  node: TS.Node,
  { name, literal }: Extract<Remedy, { readonly kind: "write-default" }>,
  builders: CodeRemedy["builders"],
  checker: TS.TypeChecker,
): readonly CodeEdit[] {
  const start = node.getStart();
  const call = ts.findAncestor(node, (each) => {
    if (ts.isStatement(each)) return "quit";
    return (
      ts.isCallExpression(each) && [each, ...each.arguments].some((at) => at.getStart() === start)
    );
  });
  if (!call || !ts.isCallExpression(call)) return [];
  const index = paramsIndex(call, builders, checker);
  if (index === undefined) return [];
  const params = call.arguments[index];
  if (params) return ts.isObjectLiteralExpression(params) ? memberEdits(params, name, literal) : [];
  if (call.arguments.length < index) return [];
  const added = `{ ${propertyName(name)}: ${literal} }`;
  return [insertion(call, call.end - 1, index === 0 ? added : `, ${added}`)];
}

/** An object with a spread may have the parameter. */
function memberEdits(
  object: TS.ObjectLiteralExpression,
  name: string,
  literal: string,
): readonly CodeEdit[] {
  const names = new Set(object.properties.map(nameOf));
  if (names.has(undefined) || names.has(name)) return [];
  const member = `${propertyName(name)}: ${literal}`;
  const [first] = object.properties;
  if (!first) return [replacement(object, `{ ${member} }`)];
  const start = first.getStart();
  const { text } = object.getSourceFile();
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const separator = /^\s*$/.test(line) ? `,\n${line}` : ", ";
  return [insertion(object, start, member + separator)];
}

/** The index of the argument with the parameters. A body comes before it. Undefined for other calls. */
function paramsIndex(
  { expression }: TS.CallExpression,
  builders: CodeRemedy["builders"],
  checker: TS.TypeChecker,
): number | undefined {
  const symbol = checker.getSymbolAtLocation(expression);
  const isAlias = symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  const name = (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.name ?? "";
  const takesBody = builders.get(name);
  return takesBody === undefined ? undefined : Number(takesBody);
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function replacement(node: TS.Node, text: string): CodeEdit {
  return { file: node.getSourceFile().fileName, start: node.getStart(), end: node.end, text };
}

function insertion(node: TS.Node, at: number, text: string): CodeEdit {
  return { file: node.getSourceFile().fileName, start: at, end: at, text };
}

function removal(node: TS.Node, start: number, end: number): CodeEdit {
  return { file: node.getSourceFile().fileName, start, end, text: "" };
}
