import { escapeHidden } from "./hidden-characters.js";
import type { Diagnostic, Position } from "./diagnostic.js";

const MAX_FRAME_WIDTH = 160;

/** Formats the parts of a message. */
export interface Palette {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly strong: (text: string) => string;
}

const plain = (text: string): string => text;

/** Formats without colour. */
export const plainPalette: Palette = { error: plain, warning: plain, faint: plain, strong: plain };

function painted(open: number, close: number): (text: string) => string {
  return (text) => `\u001B[${open}m${text}\u001B[${close}m`;
}

/** Formats with colours for a terminal. */
export const colourPalette: Palette = {
  error: painted(31, 39),
  warning: painted(33, 39),
  faint: painted(2, 22),
  strong: painted(1, 22),
};

/** Formats a diagnostic for people: location, code, message, code frame and help. */
export function renderDiagnostic(found: Diagnostic, palette: Palette): string {
  const { code, severity, message, help, position } = found;
  const location = position ? `${palette.strong(escapeForTerminal(locationText(position)))}: ` : "";
  const frame = position ? renderFrame(position, palette) : [];
  return [
    `${location}${palette[severity](`${severity}[${code}]`)}: ${escapeForTerminal(message)}`,
    ...frame,
    `  ${palette.faint("help:")} ${help}`,
  ].join("\n");
}

/** Formats a location; only the file name if the complete file is meant or missing. */
function locationText({ file, line, column, lineText, isLine }: Position): string {
  const isWholeFile = lineText === undefined && !isLine && line === 1 && column === 1;
  return isWholeFile ? file : `${file}:${line}:${column}`;
}

function renderFrame({ line, column, lineText }: Position, palette: Palette): readonly string[] {
  if (lineText === undefined) return [];
  const from = Math.max(0, column - 1 - MAX_FRAME_WIDTH / 2);
  const shown = escapeForTerminal(lineText.slice(from, from + MAX_FRAME_WIDTH));
  const gutter = String(line);
  const caret = " ".repeat(escapeForTerminal(lineText.slice(from, column - 1)).length);
  return [
    `  ${palette.faint(`${gutter} |`)} ${shown}`,
    `  ${palette.faint(`${" ".repeat(gutter.length)} |`)} ${caret}${palette.strong("^")}`,
  ];
}

/** Escapes text from a spec, so that it cannot control a terminal or hide parts of itself. */
export function escapeForTerminal(text: string): string {
  return escapeHidden(text.replaceAll("\t", " "));
}
