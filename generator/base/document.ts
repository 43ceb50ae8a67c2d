import { diagnostic } from "./diagnostic.js";
import type { Diagnostic, Position, Staged } from "./diagnostic.js";
import { locateParts, survey, syntaxMistake } from "./json-layout.js";
import type { RepeatedKey } from "./json-layout.js";
import type { TextPart } from "./json-layout.js";
import { parseYaml } from "./yaml.js";
import type { YamlProblem } from "./yaml.js";

/** A parsed file of JSON or YAML: its value, and the position of each part. */
export interface Document<Value = unknown> {
  /** The name of the file in diagnostics. */
  readonly file: string;
  readonly value: Value;
  /** Returns the position of a JSON pointer's target, or of its nearest existing parent. */
  locate(pointer: string): Position;
}

/** U+FFFD in UTF-8. */
const REPLACEMENT = [0xef, 0xbf, 0xbd];

/** The maximum nesting of JSON. Checks are recursive and would overflow the stack. */
export const MAX_DEPTH = 200;

/** Returns true if a JSON text exceeds the nesting limit. Only meaningful for JSON. */
export function isNestedTooDeeply(text: string): boolean {
  return survey(text, MAX_DEPTH).tooDeep !== undefined;
}

/**
 * Decodes and parses a file, as YAML if its name ends so, and as JSON otherwise. A byte order mark is
 * ignored, as RFC 8259, 8.1 allows. Reports invalid UTF-8, invalid syntax and duplicate keys.
 */
export function parseDocument(file: string, bytes: Uint8Array): Staged<Document> {
  const { value, diagnostics } = parseTolerantly(file, bytes);
  return { value: diagnostics.length > 0 ? undefined : value, diagnostics };
}

/** Parses a file like {@link parseDocument}. If keys are duplicate, the document has the last ones. */
export function parseTolerantly(file: string, bytes: Uint8Array): Staged<Document> {
  const start: Position = { file, line: 1, column: 1 };
  if (bytes.length === 0) return failed(diagnostic("file-empty", {}, start));
  const decoded = decode(bytes);
  if (decoded === undefined) return failed(invalidUtf8(file, bytes));
  const text = withoutMark(decoded);
  if (text.trim() === "") return failed(diagnostic("file-empty", {}, start));
  if (isYaml(file)) return parseYamlDocument(file, text);
  const { tooDeep, repeated } = survey(text, MAX_DEPTH);
  if (tooDeep !== undefined)
    return failed(
      diagnostic("nested-too-deeply", { depth: MAX_DEPTH }, positionAt(file, text, tooDeep)),
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const { detail, offset } = syntaxMistake(text, error);
    return failed(diagnostic("json-syntax", { detail }, positionAt(file, text, offset)));
  }
  return {
    value: { file, value, locate: locatorOf(file, text) },
    diagnostics: repeated.length > 0 ? duplicateKeys(file, text, repeated) : [],
  };
}

function duplicateKeys(
  file: string,
  text: string,
  repeated: readonly RepeatedKey[],
): readonly Diagnostic[] {
  const lines = lineStarts(text);
  return repeated.map(({ name, offset }) =>
    diagnostic("duplicate-key", { name }, positionAt(file, text, offset, lines)),
  );
}

/** Returns true for the names of YAML files. */
export function isYaml(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}

function parseYamlDocument(file: string, text: string): Staged<Document> {
  const found = parseYaml(text, MAX_DEPTH);
  const lines = lineStarts(text);
  if (!("offsetOf" in found))
    return failed(
      ...found.map((problem) =>
        yamlDiagnostic(problem, positionAt(file, text, problem.offset, lines)),
      ),
    );
  const { value, repeated, offsetOf } = found;
  const locate = (pointer: string): Position => positionAt(file, text, offsetOf(pointer), lines);
  return { value: { file, value, locate }, diagnostics: duplicateKeys(file, text, repeated) };
}

function yamlDiagnostic(problem: YamlProblem, position: Position): Diagnostic {
  switch (problem.kind) {
    case "syntax":
      return diagnostic("yaml-syntax", { detail: problem.detail }, position);
    case "too-deep":
      return diagnostic("nested-too-deeply", { depth: MAX_DEPTH }, position);
    case "too-large":
      return diagnostic("yaml-too-large", {}, position);
  }
}

/** Returns a function that locates JSON pointers. The text is scanned on the first call. */
function locatorOf(file: string, text: string): (pointer: string) => Position {
  let partAt: ((pointer: string) => TextPart) | undefined;
  let lines: readonly number[] | undefined;
  return (pointer) => {
    partAt ??= locateParts(text);
    lines ??= lineStarts(text);
    return positionAt(file, text, partAt(pointer).shown, lines);
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Positions do not count the byte order mark, which editors do not show. */
function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

function invalidUtf8(file: string, bytes: Uint8Array): Diagnostic {
  // Each decoding error becomes a replacement character, which a file may also contain.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  let index = text.indexOf("\uFFFD");
  let offset = Buffer.byteLength(text.slice(0, index));
  while (REPLACEMENT.every((byte, at) => bytes[offset + at] === byte)) {
    const next = text.indexOf("\uFFFD", index + 1);
    offset += Buffer.byteLength(text.slice(index, next));
    index = next;
  }
  const byte = Buffer.from(bytes.subarray(offset, offset + 1)).toString("hex");
  const detail = `the byte 0x${byte} at offset ${offset} is not part of a character`;
  const shown = withoutMark(text);
  const start = index - (text.length - shown.length);
  return diagnostic("invalid-utf8", { detail }, positionAt(file, shown, start));
}

function positionAt(
  file: string,
  text: string,
  offset: number,
  lines: readonly number[] = lineStarts(text),
): Position {
  const { line, start } = lineAt(lines, offset);
  const next = lines[line];
  // A file of one long line would be searched to its end for each position.
  const lineEnd = next === undefined ? text.length : next - "\n".length;
  return {
    file,
    line,
    column: offset - start + 1,
    lineText: text.slice(start, text[lineEnd - 1] === "\r" ? lineEnd - 1 : lineEnd),
  };
}

/** The offset at which each line begins. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1))
    starts.push(end + 1);
  return starts;
}

/** The line of an offset, with its beginning. */
function lineAt(
  starts: readonly number[],
  offset: number,
): { readonly line: number; readonly start: number } {
  let [low, high, start] = [0, starts.length, 0];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const begins = starts[middle];
    if (begins !== undefined && begins <= offset) [low, start] = [middle, begins];
    else high = middle;
  }
  return { line: low + 1, start };
}

function failed(...diagnostics: readonly Diagnostic[]): Staged<Document> {
  return { value: undefined, diagnostics };
}

/** Appends tokens to a JSON pointer. */
export function below(pointer: string, ...tokens: readonly (string | number)[]): string {
  let path = pointer;
  for (const token of tokens) path += `/${escaped(token)}`;
  return path;
}

function escaped(token: string | number): string | number {
  if (typeof token === "number" || !(token.includes("/") || token.includes("~"))) return token;
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}
