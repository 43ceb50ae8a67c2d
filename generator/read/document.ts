import { parseTree, printParseErrorCode, visit } from "jsonc-parser";
import type { Node, ParseError } from "jsonc-parser";
import { diagnostic, hasErrors } from "../diagnostics/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../diagnostics/diagnostic.js";

/** A JSON file that has been read: its value, and where each part of it stands. */
export interface Document<Value = unknown> {
  /** As diagnostics name it. */
  readonly file: string;
  readonly value: Value;
  /** The place of a JSON pointer, or of the nearest part above it. */
  locate(pointer: string): Position;
}

/** U+FFFD in UTF-8. */
const REPLACEMENT = [0xef, 0xbf, 0xbd];

const MAX_DEPTH = 200;

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Decodes and parses a JSON file. Reports anything but UTF-8, broken JSON and keys that stand twice. */
export function parseDocument(file: string, bytes: Uint8Array): Staged<Document> {
  const start: Position = { file, line: 1, column: 1 };
  if (bytes.length === 0) return failed(diagnostic("file-empty", {}, start));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return failed(diagnostic("byte-order-mark", {}, start));
  const text = decode(bytes);
  if (text === undefined) return failed(invalidUtf8(file, bytes));
  if (text.trim() === "") return failed(diagnostic("file-empty", {}, start));
  const deep = deepOffset(text);
  if (deep !== undefined)
    return failed(
      diagnostic("nested-too-deeply", { depth: MAX_DEPTH }, positionAt(file, text, deep)),
    );
  const diagnostics = scan(file, text);
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const value: unknown = JSON.parse(text);
  let tree: Node | undefined;
  let lines: readonly number[] | undefined;
  const locate = (pointer: string): Position => {
    tree ??= parseTree(text);
    lines ??= lineStarts(text);
    return positionAt(file, text, offsetOf(tree, pointer), lines);
  };
  return { value: { file, value, locate }, diagnostics };
}

/** Where the text is nested deeper than any spec; parsers and checks go down step by step, and would not come back. */
function deepOffset(text: string): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '"') inString = !inString;
    else if (inString && char === "\\") index += 1;
    else if (!inString && (char === "[" || char === "{")) depth += 1;
    else if (!inString && (char === "]" || char === "}")) depth -= 1;
    if (depth > MAX_DEPTH) return index;
  }
  return undefined;
}

/** One pass over the text: syntax errors and keys that stand twice. */
function scan(file: string, text: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const keys: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => {
        keys.push(new Set());
      },
      onObjectEnd: () => {
        keys.pop();
      },
      onObjectProperty: (name, offset) => {
        const seen = keys.at(-1);
        if (seen?.has(name))
          found.push(diagnostic("duplicate-key", { name }, positionAt(file, text, offset)));
        seen?.add(name);
      },
      onError: (code: ParseError["error"], offset) => {
        const detail = printParseErrorCode(code)
          .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
          .toLowerCase();
        found.push(diagnostic("json-syntax", { detail }, positionAt(file, text, offset)));
      },
    },
    STRICT,
  );
  // After the first mistake the parser guesses; only that one is sure.
  const syntax = found.find((each) => each.code === "json-syntax");
  // Of a control character in a string, the parser names the string.
  if (syntax && !syntax.message.includes("invalid character")) return [syntax];
  const strict = strictSyntax(file, text) ?? syntax;
  return strict ? [strict] : found;
}

/** What the platform's own parser says of the text. */
function strictSyntax(file: string, text: string): Diagnostic | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const detail = message.replace(/ in JSON at position.*$/s, "").replaceAll(/\s+/g, " ");
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return diagnostic(
      "json-syntax",
      { detail: lowerFirst(detail) },
      positionAt(file, text, offset),
    );
  }
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function invalidUtf8(file: string, bytes: Uint8Array): Diagnostic {
  // Each fault becomes a replacement character; others may stand in the file as such.
  const text = new TextDecoder().decode(bytes);
  let index = text.indexOf("\uFFFD");
  let offset = Buffer.byteLength(text.slice(0, index));
  while (REPLACEMENT.every((byte, at) => bytes[offset + at] === byte)) {
    const next = text.indexOf("\uFFFD", index + 1);
    offset += Buffer.byteLength(text.slice(index, next));
    index = next;
  }
  const byte = bytes[offset]?.toString(16) ?? "";
  const detail = `the byte 0x${byte} at offset ${offset} belongs to no character`;
  return diagnostic("invalid-utf8", { detail }, positionAt(file, text, index));
}

/** A member is shown at its key; a part that is not there, at the nearest part above it. */
function offsetOf(tree: Node | undefined, pointer: string): number {
  let place = tree;
  for (const token of pointer.split("/").slice(1)) {
    const next = place && child(place, token.replaceAll("~1", "/").replaceAll("~0", "~"));
    if (!next) break;
    place = next;
  }
  return (place?.parent?.type === "property" ? place.parent.offset : place?.offset) ?? 0;
}

function child(node: Node, token: string): Node | undefined {
  if (node.type === "array") return node.children?.[Number(token)];
  return node.children?.find((property) => property.children?.[0]?.value === token)?.children?.[1];
}

function positionAt(
  file: string,
  text: string,
  offset: number,
  lines: readonly number[] = lineStarts(text),
): Position {
  const line = lineOf(lines, offset);
  const lineStart = lines[line - 1] ?? 0;
  const lineEnd = text.indexOf("\n", offset);
  return {
    file,
    line,
    column: offset - lineStart + 1,
    lineText: text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).replace(/\r$/, ""),
  };
}

/** The offset at which each line begins. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1))
    starts.push(end + 1);
  return starts;
}

/** The last line that begins at an offset or before it. */
function lineOf(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

function failed(found: Diagnostic): Staged<Document> {
  return { value: undefined, diagnostics: [found] };
}

/** Appends a token to a JSON pointer. */
export function below(pointer: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>(
    (path, token) => `${path}/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    pointer,
  );
}
