/**
 * A picture that moves: a terminal that generates code, an editor that completes it, and a mistake that the
 * compiler reports. An SVG for both colour schemes. Readers who prefer less motion see the completion.
 *
 * @module
 */

/** The content of a picture. */
export interface Tour {
  /** A session of the terminal: commands after `$ `, and their output. */
  readonly session: readonly string[];
  readonly completion: CompletionScene;
  readonly mistake: MistakeScene;
}

/** A program, the list that the language service offers at the cursor, and the documentation of an entry. */
export interface CompletionScene {
  /** The lines of the program. The cursor is at the end of the text before it in the last one. */
  readonly lines: readonly string[];
  /** The column of the cursor in the last line, in characters from 0. */
  readonly column: number;
  /** The entries of the list, in the order of the editor. */
  readonly entries: readonly string[];
  /** The entry that is selected, and its documentation. */
  readonly selected: string;
  readonly documentation: readonly string[];
}

/** A program with an error in its last line. */
export interface MistakeScene {
  readonly lines: readonly string[];
  /** The part of the last line that the error is about. */
  readonly wrong: string;
  readonly message: string;
}

const CHARACTER = 8;
const LINE = 20;
const PADDING = 16;
const LIST_WIDTH = 220;
const DETAIL_WIDTH = 470;
const DETAIL_CHARACTERS = 56;
const POPUP_X = 80;
const WIDTH = POPUP_X + LIST_WIDTH + DETAIL_WIDTH + PADDING;

const STYLE = `    text { font: 13px ui-monospace, "DejaVu Sans Mono", monospace; fill: #1f2328; white-space: pre; }
    .keyword { fill: #cf222e; }
    .string { fill: #0a3069; }
    .quiet { fill: #59636e; }
    .window, .popup { fill: #ffffff; stroke: #d1d9e0; }
    .selected { fill: #ddf4ff; }
    .cursor { stroke: #1f2328; }
    .wrong { stroke: #cf222e; fill: none; }
    .scene { opacity: 0; animation: scene 12s step-end infinite; }
    .scene:nth-of-type(2) { animation-delay: -8s; }
    .scene:nth-of-type(3) { animation-delay: -4s; }
    @keyframes scene { 0% { opacity: 1; } 33.33% { opacity: 0; } }
    @media (prefers-reduced-motion: reduce) {
      .scene { animation: none; }
      .scene:nth-of-type(2) { opacity: 1; }
    }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .keyword { fill: #ff7b72; }
      .string { fill: #a5d6ff; }
      .quiet { fill: #9198a1; }
      .window { fill: #0d1117; stroke: #3d444d; }
      .popup { fill: #151b23; stroke: #3d444d; }
      .selected { fill: #1f3a5f; }
      .cursor { stroke: #f0f6fc; }
      .wrong { stroke: #ff7b72; }
    }`;

/** Draws the picture. */
export function tourPicture({ session, completion, mistake }: Tour): string {
  const { entries, selected } = completion;
  const documentation = completion.documentation.flatMap(wrapped);
  const popupHeight = Math.max(entries.length, documentation.length) * LINE + 12;
  const height = heightOf(completion.lines) + popupHeight + PADDING;
  const title = `A terminal generates code. An editor completes ${entries.join(", ")} in a call, and shows the documentation of ${selected}. The compiler reports the value ${mistake.wrong}.`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">`,
    `  <title id="title">${escaped(title)}</title>`,
    `  <style>\n${STYLE}\n  </style>`,
    `  <rect class="window" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="6"/>`,
    ...scene(session.flatMap(sessionLine)),
    ...scene(completionScene(completion, documentation, popupHeight)),
    ...scene(mistakeScene(mistake)),
    "</svg>",
    "",
  ].join("\n");
}

function scene(content: readonly string[]): readonly string[] {
  return ['  <g class="scene">', ...content, "  </g>"];
}

function sessionLine(line: string, index: number): readonly string[] {
  const isCommand = line.startsWith("$ ");
  return [
    `  <text x="${PADDING}" y="${baseline(index)}"${isCommand ? "" : ' class="quiet"'}>${escaped(line)}</text>`,
  ];
}

function completionScene(
  { lines, column, entries, selected }: CompletionScene,
  documentation: readonly string[],
  popupHeight: number,
): readonly string[] {
  const top = heightOf(lines);
  const detailX = POPUP_X + LIST_WIDTH;
  const cursorX = PADDING + column * CHARACTER;
  const rowY = (index: number): number => top + 6 + index * LINE;
  return [
    ...lines.flatMap(codeLine),
    `  <path class="cursor" d="M${cursorX} ${top - LINE + 2} v16"/>`,
    popup(POPUP_X, top, LIST_WIDTH, popupHeight),
    popup(detailX, top, DETAIL_WIDTH, popupHeight),
    ...entries.flatMap((entry, index) => [
      ...(entry === selected
        ? [
            `  <rect class="selected" x="${POPUP_X + 1}" y="${rowY(index)}" width="${LIST_WIDTH - 1}" height="${LINE}"/>`,
          ]
        : []),
      `  <text x="${POPUP_X + 10}" y="${rowY(index) + 14}">${escaped(entry)}</text>`,
    ]),
    ...documentation.map(
      (line, index) =>
        `  <text x="${detailX + 10}" y="${rowY(index) + 14}"${index === 0 ? "" : ' class="quiet"'}>${escaped(line)}</text>`,
    ),
  ];
}

function mistakeScene({ lines, wrong, message }: MistakeScene): readonly string[] {
  const top = heightOf(lines);
  const start = PADDING + (lines.at(-1) ?? "").indexOf(wrong) * CHARACTER;
  const waves = Math.ceil((wrong.length * CHARACTER) / 8);
  const messageLines = wrapped(message);
  return [
    ...lines.flatMap(codeLine),
    `  <path class="wrong" d="M${start} ${top} q2 -3 4 0 t4 0${" t4 0 t4 0".repeat(waves - 1)}"/>`,
    popup(POPUP_X, top + 8, DETAIL_WIDTH, messageLines.length * LINE + 12),
    ...messageLines.map(
      (line, index) =>
        `  <text x="${POPUP_X + 10}" y="${top + 28 + index * LINE}">${escaped(line)}</text>`,
    ),
  ];
}

function popup(x: number, y: number, width: number, height: number): string {
  return `  <rect class="popup" x="${x}.5" y="${y}.5" width="${width}" height="${height}"/>`;
}

function heightOf(lines: readonly string[]): number {
  return PADDING + lines.length * LINE;
}

function baseline(index: number): number {
  return PADDING + index * LINE + 14;
}

/** Breaks a line between words. */
function wrapped(line: string): readonly string[] {
  const lines: string[] = [];
  for (const word of line.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= DETAIL_CHARACTERS) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
}

/** A line of code, with keywords and strings in their colours. */
function codeLine(line: string, index: number): readonly string[] {
  if (line === "") return [];
  const parts = line
    .split(/("[^"]*"|\b(?:import|from|const)\b)/)
    .map((part) =>
      part.startsWith('"')
        ? `<tspan class="string">${escaped(part)}</tspan>`
        : /^(?:import|from|const)$/.test(part)
          ? `<tspan class="keyword">${part}</tspan>`
          : escaped(part),
    );
  // The width of a character is fixed, so that the cursor is in its column with any font.
  return [
    `  <text x="${PADDING}" y="${baseline(index)}" textLength="${line.length * CHARACTER}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${parts.join("")}</text>`,
  ];
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
