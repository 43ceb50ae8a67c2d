import type {
  CallExpression,
  Node as AnyNode,
  ObjectLiteralElementLike,
  ObjectLiteralExpression,
  SourceFile,
} from "ts-morph";
import { Node, ts } from "../../base/ts-morph.js";
import type { FindingPosition } from "../finding.js";
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
  readonly builders: ReadonlySet<string>;
}

/** The edits of a file that apply a remedy at a used location; none if the code has another form. */
export function editsAt(
  file: SourceFile,
  position: FindingPosition,
  { remedy, builders }: CodeRemedy,
): readonly CodeEdit[] {
  const node = nodeAt(file, position);
  if (!node) return [];
  if (remedy.kind === "write-default") return defaultEdits(node, remedy, builders);
  const property = ancestorAt(node, isMember);
  if (!property || nameOf(property) !== remedy.name) return [];
  switch (remedy.kind) {
    case "rename-parameter":
      return renameEdits(property, remedy.to);
    case "remove-parameter":
      return removalEdits(property);
    case "replace-value":
      return literalsIn(property, remedy.value).map((literal) =>
        replacement(literal, quotedAs(literal, remedy.to)),
      );
    case "remove-value":
      return valueRemovals(property, remedy.value);
  }
}

function isMember(node: AnyNode): node is ObjectLiteralElementLike {
  return Node.isPropertyAssignment(node) || Node.isShorthandPropertyAssignment(node);
}

function nodeAt(file: SourceFile, { line, column }: FindingPosition): AnyNode | undefined {
  const starts = file.compilerNode.getLineStarts();
  const start = starts[line - 1];
  return start === undefined ? undefined : file.getDescendantAtPos(start + column - 1);
}

/** The node or its ancestor of a kind that begins where the node begins. */
function ancestorAt<Of extends AnyNode>(
  node: AnyNode,
  isWanted: (each: AnyNode) => each is Of,
): Of | undefined {
  if (isWanted(node)) return node;
  const parent = node.getParent();
  return parent?.getStart() === node.getStart() ? ancestorAt(parent, isWanted) : undefined;
}

/** The name of a property whose name is written; undefined for other members of an object. */
function nameOf(property: ObjectLiteralElementLike): string | undefined {
  if (Node.isShorthandPropertyAssignment(property)) return property.getName();
  if (!Node.isPropertyAssignment(property)) return undefined;
  const name = property.getNameNode();
  if (Node.isIdentifier(name)) return name.getText();
  return Node.isStringLiteral(name) || Node.isNoSubstitutionTemplateLiteral(name)
    ? name.getLiteralText()
    : undefined;
}

function renameEdits(property: ObjectLiteralElementLike, to: string): readonly CodeEdit[] {
  const name = propertyName(to);
  if (Node.isShorthandPropertyAssignment(property))
    return [insertion(property, property.getStart(), `${name}: `)];
  return Node.isPropertyAssignment(property) ? [replacement(property.getNameNode(), name)] : [];
}

/** A value that is computed may have effects, so that its property stays. */
function removalEdits(property: ObjectLiteralElementLike): readonly CodeEdit[] {
  const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
  if (value && !isWithoutEffects(value)) return [];
  const object = property.getParentIfKind(ts.SyntaxKind.ObjectLiteralExpression);
  return object ? [listRemoval(property, object.getProperties())] : [];
}

function isWithoutEffects(value: AnyNode): boolean {
  return [value, ...value.getDescendants()].every(
    (node) =>
      !Node.isCallExpression(node) &&
      !Node.isNewExpression(node) &&
      !Node.isAwaitExpression(node) &&
      !Node.isYieldExpression(node) &&
      !Node.isDeleteExpression(node) &&
      !Node.isTaggedTemplateExpression(node) &&
      !Node.isPostfixUnaryExpression(node) &&
      !(Node.isBinaryExpression(node) && isAssignment(node.getOperatorToken())) &&
      !(Node.isPrefixUnaryExpression(node) && /^(?:\+\+|--)/.test(node.getText())),
  );
}

function isAssignment(operator: AnyNode): boolean {
  const kind = operator.getKind();
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** The only value stays: without it, the list would have another meaning. */
function valueRemovals(property: ObjectLiteralElementLike, value: string): readonly CodeEdit[] {
  return literalsIn(property, value).flatMap((literal) => {
    const list = literal.getParent();
    if (!Node.isArrayLiteralExpression(list) || list.getElements().length < 2) return [];
    return [listRemoval(literal, list.getElements())];
  });
}

/** The literals of a value in a property: the value itself, or an item of its list. */
function literalsIn(property: ObjectLiteralElementLike, value: string): readonly AnyNode[] {
  const initializer = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
  const bare = initializer && withoutAssertions(initializer);
  const items = Node.isArrayLiteralExpression(bare) ? bare.getElements() : bare ? [bare] : [];
  return items.filter(
    (item) =>
      (Node.isStringLiteral(item) || Node.isNoSubstitutionTemplateLiteral(item)) &&
      item.getLiteralText() === value,
  );
}

function withoutAssertions(value: AnyNode): AnyNode {
  return Node.isAsExpression(value) ||
    Node.isSatisfiesExpression(value) ||
    Node.isParenthesizedExpression(value)
    ? withoutAssertions(value.getExpression())
    : value;
}

function quotedAs(literal: AnyNode, text: string): string {
  const quote = literal.getText().charAt(0);
  const escaped = JSON.stringify(text).slice(1, -1);
  return quote === '"' ? `"${escaped}"` : `${quote}${escaped.replaceAll('\\"', '"')}${quote}`;
}

/** Removes an item with the comma after it, or the last item with the comma before it. Comments of other items stay. */
function listRemoval(item: AnyNode, items: readonly AnyNode[]): CodeEdit {
  const index = items.indexOf(item);
  const [before, after] = [items[index - 1], items[index + 1]];
  const text = item.getSourceFile().getFullText();
  if (after) return removal(item, item.getStart(true), startAfterComma(text, after));
  if (!before) return removal(item, item.getStart(true), item.getEnd());
  const comment = ts.getTrailingCommentRanges(text, item.getPos())?.at(-1);
  if (!comment) return removal(item, before.getEnd(), item.getEnd());
  const [comma = ""] = /^\s*,/.exec(text.slice(item.getEnd())) ?? [];
  return removal(item, comment.end, item.getEnd() + comma.length);
}

/** The start of an item with its comments: those at the end of the line of the comma are of the item before it. */
function startAfterComma(text: string, item: AnyNode): number {
  const comment = ts.getTrailingCommentRanges(text, item.getPos())?.at(-1);
  const isOfLine = comment !== undefined && /^[ \t]*\r?\n/.test(text.slice(comment.end));
  const start = isOfLine ? comment.end : item.getPos();
  return start + text.slice(start).search(/\S/);
}

function defaultEdits(
  node: AnyNode,
  { name, literal }: Extract<Remedy, { readonly kind: "write-default" }>,
  builders: ReadonlySet<string>,
): readonly CodeEdit[] {
  const object = ancestorAt(node, Node.isObjectLiteralExpression);
  if (object) return memberEdits(object, name, literal);
  const call = ancestorAt(node, Node.isCallExpression);
  const index = call && paramsIndex(call, builders);
  if (call === undefined || index === undefined) return [];
  const values = call.getArguments();
  const params = values[index];
  if (params)
    return Node.isObjectLiteralExpression(params) ? memberEdits(params, name, literal) : [];
  if (values.length < index) return [];
  const added = `{ ${propertyName(name)}: ${literal} }`;
  return [insertion(call, call.getEnd() - 1, index === 0 ? added : `, ${added}`)];
}

/** An object with a spread may have the parameter. */
function memberEdits(
  object: ObjectLiteralExpression,
  name: string,
  literal: string,
): readonly CodeEdit[] {
  const properties = object.getProperties();
  const names = new Set(properties.map(nameOf));
  if (names.has(undefined) || names.has(name)) return [];
  const member = `${propertyName(name)}: ${literal}`;
  const [first] = properties;
  if (!first) return [replacement(object, `{ ${member} }`)];
  const start = first.getStart();
  const text = object.getSourceFile().getFullText();
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const separator = /^\s*$/.test(line) ? `,\n${line}` : ", ";
  return [insertion(object, start, member + separator)];
}

/** The index of the argument with the parameters. A body comes before it. Undefined for other calls. */
function paramsIndex(call: CallExpression, builders: ReadonlySet<string>): number | undefined {
  const callee = call.getExpression();
  const symbol = callee.getSymbol();
  const declared = symbol?.getAliasedSymbol() ?? symbol;
  if (declared === undefined || !builders.has(declared.getName())) return undefined;
  const declaration = declared.getDeclarations().find(Node.isFunctionDeclaration);
  return declaration?.getParameters()[0]?.getName() === "body" ? 1 : 0;
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function replacement(node: AnyNode, text: string): CodeEdit {
  return { file: fileOf(node), start: node.getStart(), end: node.getEnd(), text };
}

function insertion(node: AnyNode, at: number, text: string): CodeEdit {
  return { file: fileOf(node), start: at, end: at, text };
}

function removal(node: AnyNode, start: number, end: number): CodeEdit {
  return { file: fileOf(node), start, end, text: "" };
}

function fileOf(node: AnyNode): string {
  return node.getSourceFile().getFilePath();
}
