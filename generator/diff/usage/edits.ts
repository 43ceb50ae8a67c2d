import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { FindingPosition } from "../finding.js";
import type { DiffRule } from "../rules.js";
import { innermost, nameText } from "./nodes.js";

/** What adapts code to a finding. */
export interface Remedy {
  readonly kind: NonNullable<DiffRule["fix"]>;
  /** The name of the parameter in code. */
  readonly name: string;
  /** The new name, the removed value, or the previous default as code. */
  readonly text: string;
  /** The index of the argument with the parameters of a builder. A body comes before it. */
  readonly index: number;
}

/** Describes an edit for a list of fixes. */
export function remedyText({ kind, name, text }: Remedy): string {
  switch (kind) {
    case "rename":
      return `rename \`${name}\` to \`${text}\``;
    case "remove":
      return `remove \`${name}\``;
    case "remove-value":
      return `remove ${JSON.stringify(text)} from \`${name}\``;
    case "write-old":
      return `write the previous default, \`${name}: ${text}\``;
  }
}

/** A replacement in a text; `end` is exclusive. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Parses a file of code. */
export function parseCode(path: string, text: string): TS.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Applies a remedy to the code at a location; undefined if the code has another form. */
export function editedCode(
  path: string,
  text: string,
  location: FindingPosition,
  remedy: Remedy,
): string | undefined {
  const file = parseCode(path, text);
  const edit = editAt(innermost(file, offsetOf(file, location)), remedy);
  return edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

/** The offset of a location in a file. */
export function offsetOf(
  file: TS.SourceFile,
  { line, column }: Pick<FindingPosition, "line" | "column">,
): number {
  return (file.getLineStarts()[line - 1] ?? file.end) + column - 1;
}

function editAt(node: TS.Node, remedy: Remedy): Edit | undefined {
  if (remedy.kind === "write-old") return defaultEdit(node, remedy);
  const property = ts.findAncestor(node, (each) =>
    ts.isStatement(each) ? "quit" : isMember(each) && nameText(each.name) === remedy.name,
  );
  if (!property || !isMember(property)) return undefined;
  switch (remedy.kind) {
    case "rename":
      return renameEdit(property, remedy.text);
    case "remove":
      return removalEdit(property);
    case "remove-value":
      return valueRemoval(property, remedy.text);
  }
}

type Member = TS.PropertyAssignment | TS.ShorthandPropertyAssignment;

function isMember(node: TS.Node): node is Member {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
}

function renameEdit(property: Member, to: string): Edit {
  const { name } = property;
  const end = ts.isShorthandPropertyAssignment(property) ? name.getStart() : name.end;
  const text = propertyName(to);
  return { start: name.getStart(), end, text: end === name.end ? text : `${text}: ` };
}

/** A value that is computed may have effects, and a loop may end by a value: their properties stay. */
function removalEdit(property: Member): Edit | undefined {
  const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
  const stays = someNode(value, hasEffect) || steersLoop(value);
  return !stays && ts.isObjectLiteralExpression(property.parent)
    ? itemRemoval(property, property.parent.properties)
    : undefined;
}

function hasEffect(node: TS.Node): boolean {
  return (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isYieldExpression(node) ||
    ts.isDeleteExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isPostfixUnaryExpression(node) ||
    isAssignment(node) ||
    (ts.isPrefixUnaryExpression(node) && /^(?:\+\+|--)/.test(node.getText()))
  );
}

/** Returns true if a loop assigns a variable of the name of one in a value, such as the cursor of a list, or tests it. */
function steersLoop(value: TS.Node): boolean {
  const names = new Set<string>();
  someNode(value, (node) => ts.isIdentifier(node) && names.add(node.text) === undefined);
  const isNamed = (node: TS.Node): boolean => ts.isIdentifier(node) && names.has(node.text);
  const steers = (loop: TS.Node): boolean =>
    conditionsOf(loop).some((each) => someNode(each, isNamed)) ||
    someNode(loop, (node) => isAssignment(node) && someNode(node.left, isNamed));
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

function isAssignment(node: TS.Node): node is TS.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

/** The only value stays: without it, the list would have another meaning. */
function valueRemoval(property: Member, value: string): Edit | undefined {
  const initializer = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  const list = initializer && withoutAssertions(initializer);
  if (!list || !ts.isArrayLiteralExpression(list) || list.elements.length < 2) return undefined;
  const item = list.elements.find((each) => ts.isStringLiteralLike(each) && each.text === value);
  return item && itemRemoval(item, list.elements);
}

function withoutAssertions(value: TS.Expression): TS.Expression {
  return ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    ts.isParenthesizedExpression(value)
    ? withoutAssertions(value.expression)
    : value;
}

/** Removes an item with the comma after it, or the last item with the comma before it. Comments of other items stay. */
function itemRemoval(item: TS.Node, items: readonly TS.Node[]): Edit {
  const index = items.indexOf(item);
  const [before, after] = [items[index - 1], items[index + 1]];
  const { text } = item.getSourceFile();
  const start = item.getStart(item.getSourceFile(), true);
  if (after) return { start, end: startAfterComma(text, after), text: "" };
  if (!before) return { start, end: item.end, text: "" };
  const comment = ts.getTrailingCommentRanges(text, item.pos)?.at(-1);
  if (!comment) return { start: before.end, end: item.end, text: "" };
  const [comma = ""] = /^\s*,/.exec(text.slice(item.end)) ?? [];
  return { start: comment.end, end: item.end + comma.length, text: "" };
}

/** The start of an item with its comments: those at the end of the line of the comma are of the item before it. */
function startAfterComma(text: string, item: TS.Node): number {
  const comment = ts.getTrailingCommentRanges(text, item.pos)?.at(-1);
  const isOfLine = comment !== undefined && /^[ \t]*\r?\n/.test(text.slice(comment.end));
  const start = isOfLine ? comment.end : item.pos;
  return start + text.slice(start).search(/\S/);
}

/** Writes a parameter into the call that starts at a node. An object with a spread may have the parameter. */
function defaultEdit(node: TS.Node, { name, text, index }: Remedy): Edit | undefined {
  const call = ts.findAncestor(node, (each) =>
    ts.isStatement(each)
      ? "quit"
      : ts.isCallExpression(each) && each.getStart() === node.getStart(),
  );
  if (!call || !ts.isCallExpression(call) || call.arguments.length < index) return undefined;
  const member = `${propertyName(name)}: ${text}`;
  const params = call.arguments[index];
  if (!params) {
    const start = call.end - 1;
    return { start, end: start, text: index === 0 ? `{ ${member} }` : `, { ${member} }` };
  }
  if (!ts.isObjectLiteralExpression(params)) return undefined;
  const names = new Set(params.properties.map((each) => each.name && nameText(each.name)));
  if (names.has(undefined) || names.has("") || names.has(name)) return undefined;
  const [first] = params.properties;
  if (!first) return { start: params.getStart(), end: params.end, text: `{ ${member} }` };
  const start = first.getStart();
  const code = params.getSourceFile().text;
  const line = code.slice(code.lastIndexOf("\n", start - 1) + 1, start);
  const separator = /^\s*$/.test(line) ? `,\n${line}` : ", ";
  return { start, end: start, text: member + separator };
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
