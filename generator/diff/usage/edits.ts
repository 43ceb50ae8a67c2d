import type { ts as TS } from "ts-morph";
import type { TextEdit } from "../../base/text-edit.js";
import { ts } from "../../base/ts-morph.js";
import type { FindingPosition } from "../finding.js";
import type { DiffRule } from "../rules.js";
import { innermost, nameText } from "./nodes.js";

/** An edit that adapts code to a finding. */
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

/** Parses a file of code. */
export function parseCode(path: string, text: string): TS.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Applies a remedy to the code at a location; undefined if the code has a different form. */
export function editedCode(
  path: string,
  text: string,
  location: FindingPosition,
  remedy: Remedy,
): string | undefined {
  const file = parseCode(path, text);
  const node = innermost(file, offsetOf(file, location));
  const edit = remedy.kind === "write-old" ? defaultEdit(node, remedy) : memberEdit(node, remedy);
  return edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

/** The offset of a location in a file. */
export function offsetOf(
  file: TS.SourceFile,
  { line, column }: Pick<FindingPosition, "line" | "column">,
): number {
  return (file.getLineStarts()[line - 1] ?? file.end) + column - 1;
}

type Member = TS.PropertyAssignment | TS.ShorthandPropertyAssignment;

function isMember(node: TS.Node): node is Member {
  return ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
}

/** The object member with a name that contains a node of its statement. */
export function memberAt(node: TS.Node, name: string): Member | undefined {
  const member = ts.findAncestor(node, (each) =>
    ts.isStatement(each) ? "quit" : isMember(each) && nameText(each.name) === name,
  );
  return member && isMember(member) ? member : undefined;
}

/** Edits the object member named like the parameter. */
function memberEdit(node: TS.Node, { kind, name, text }: Remedy): TextEdit | undefined {
  const member = memberAt(node, name);
  if (!member) return undefined;
  const value = ts.isPropertyAssignment(member) ? member.initializer : undefined;
  if (kind === "rename") {
    const start = member.getStart();
    return value
      ? { start, end: member.name.end, text: propertyName(text) }
      : { start, end: start, text: `${propertyName(text)}: ` };
  }
  if (kind === "remove-value") return value && valueRemoval(value, text);
  return staysIn(value ?? member.name) ? undefined : removal(member);
}

/** A value that is computed may have effects, and a loop may end by a value: their members stay. */
function staysIn(value: TS.Node): boolean {
  return someNode(value, hasEffect) || steersLoop(value);
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

/**
 * Returns true if a loop assigns or tests a variable that a value uses, such as a list's cursor.
 */
function steersLoop(value: TS.Node): boolean {
  const names = new Set<string>();
  someNode(value, (node) => ts.isIdentifier(node) && names.add(node.text) === undefined);
  const isNamed = (node: TS.Node): boolean => ts.isIdentifier(node) && names.has(node.text);
  const steers = (loop: TS.Node): boolean =>
    conditionsOf(loop).some((each) => someNode(each, isNamed)) ||
    someNode(loop, (node) => isAssignment(node) && someNode(node.left, isNamed));
  const loop = ts.findAncestor(
    value,
    (each) => ts.isIterationStatement(each, false) && steers(each),
  );
  return loop !== undefined;
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

/** Removing the only value would change the list's meaning. */
function valueRemoval(written: TS.Expression, value: string): TextEdit | undefined {
  let list = written;
  while (ts.isAsExpression(list) || ts.isSatisfiesExpression(list)) list = list.expression;
  if (!ts.isArrayLiteralExpression(list) || list.elements.length < 2) return undefined;
  const item = list.elements.find((each) => ts.isStringLiteralLike(each) && each.text === value);
  return item && removal(item);
}

/** Removes an item of a list with its comma, and with the comment at the end of its line. */
function removal(item: TS.Node): TextEdit {
  const { text } = item.getSourceFile();
  const start = item.getStart(item.getSourceFile(), true);
  const [comma = ""] = /^\s*,(?:[ \t]*\/\/.*)?/.exec(text.slice(item.end)) ?? [];
  const end = item.end + comma.length;
  const next = end + text.slice(end).search(/\S/);
  if (!/[\]}]/.test(text.charAt(next))) return { start, end: next, text: "" };
  const before = text.slice(0, start).trimEnd();
  return { start: (comma === "" ? before.replace(/,$/, "") : before).length, end, text: "" };
}

/** Writes a parameter into the call that starts at a node. An object with a spread may have the parameter. */
function defaultEdit(node: TS.Node, { name, text, index }: Remedy): TextEdit | undefined {
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
  const [indent = ""] =
    /\n[ \t]*$/.exec(first.getFullText().slice(0, first.getLeadingTriviaWidth())) ?? [];
  const start = first.getStart();
  return { start, end: start, text: `${member},${indent || " "}` };
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
