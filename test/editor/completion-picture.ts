/**
 * A picture of completion as editors show it: the lines of a program, the list that the language service
 * offers at the cursor, and its documentation of the selected entry. An SVG for both colour schemes.
 *
 * @module
 */

/** The content of a picture. */
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

const CHARACTER = 8;
const LINE = 20;
const PADDING = 16;
const LIST_WIDTH = 220;
const DETAIL_WIDTH = 470;
const DETAIL_CHARACTERS = 56;

const STYLE = `    text { font: 13px ui-monospace, "DejaVu Sans Mono", monospace; fill: #1f2328; white-space: pre; }
    .keyword { fill: #cf222e; }
    .string { fill: #0a3069; }
    .quiet { fill: #59636e; }
    .window, .popup { fill: #ffffff; stroke: #d1d9e0; }
    .selected { fill: #ddf4ff; }
    .cursor { stroke: #1f2328; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .keyword { fill: #ff7b72; }
      .string { fill: #a5d6ff; }
      .quiet { fill: #9198a1; }
      .window { fill: #0d1117; stroke: #3d444d; }
      .popup { fill: #151b23; stroke: #3d444d; }
      .selected { fill: #1f3a5f; }
      .cursor { stroke: #f0f6fc; }
    }`;

/** Draws the picture. */
export function completionPicture(scene: CompletionScene): string {
  const { lines, column, entries, selected } = scene;
  const documentation = scene.documentation.flatMap(wrapped);
  const codeHeight = PADDING + lines.length * LINE;
  const rows = Math.max(entries.length, documentation.length);
  const listX = 80;
  const detailX = listX + LIST_WIDTH;
  const width = detailX + DETAIL_WIDTH + PADDING;
  const popupHeight = rows * LINE + 12;
  const height = codeHeight + popupHeight + PADDING;
  const cursorX = PADDING + column * CHARACTER;
  const rowY = (index: number): number => codeHeight + 6 + index * LINE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    `  <title id="title">${escaped(`An editor completes ${entries.join(", ")} in a call, and shows the documentation of ${selected}.`)}</title>`,
    `  <style>\n${STYLE}\n  </style>`,
    `  <rect class="window" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6"/>`,
    ...lines.flatMap((line, index) =>
      line === "" ? [] : [codeLine(line, PADDING + index * LINE + 14)],
    ),
    `  <path class="cursor" d="M${cursorX} ${codeHeight - LINE + 2} v16"/>`,
    `  <rect class="popup" x="${listX}.5" y="${codeHeight}.5" width="${LIST_WIDTH}" height="${popupHeight}"/>`,
    `  <rect class="popup" x="${detailX}.5" y="${codeHeight}.5" width="${DETAIL_WIDTH}" height="${popupHeight}"/>`,
    ...entries.flatMap((entry, index) => [
      ...(entry === selected
        ? [
            `  <rect class="selected" x="${listX + 1}" y="${rowY(index)}" width="${LIST_WIDTH - 1}" height="${LINE}"/>`,
          ]
        : []),
      `  <text x="${listX + 10}" y="${rowY(index) + 14}">${escaped(entry)}</text>`,
    ]),
    ...documentation.map(
      (line, index) =>
        `  <text x="${detailX + 10}" y="${rowY(index) + 14}"${index === 0 ? "" : ' class="quiet"'}>${escaped(line)}</text>`,
    ),
    "</svg>",
    "",
  ].join("\n");
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
function codeLine(line: string, y: number): string {
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
  return `  <text x="${PADDING}" y="${y}" textLength="${line.length * CHARACTER}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${parts.join("")}</text>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
