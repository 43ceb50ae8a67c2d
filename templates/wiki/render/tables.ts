import type { Placeholders } from "./placeholders.js";
import { sanitizeAttributes, startTag } from "./sanitize.js";

/** An open table. */
interface OpenTable {
  readonly indent: number;
  /** The open cell or caption element; empty if none is open. */
  cell: "" | "td" | "th" | "caption";
  isRowOpen: boolean;
  hasRow: boolean;
  /** The attributes of the row that the next cell opens. */
  rowAttributes: string;
}

/** Replaces tables with elements, line by line. */
export function renderTables(text: string, holes: Placeholders): string {
  if (!text.includes("{|")) return text;
  const open: OpenTable[] = [];
  const tagOf = (element: string, attributes: string): string =>
    // Attribute values can contain elements from earlier rendering, which become text.
    startTag(element, sanitizeAttributes(holes.fill(attributes)), ">", holes);
  const lines = text.split("\n").map((line) => {
    const trimmed = line.trim();
    const [start, colons = "", attributes = ""] = /^(:*)\s*\{\|(.*)$/.exec(trimmed) ?? [];
    if (start !== undefined) {
      const indent = colons.length;
      open.push({ indent, cell: "", isRowOpen: false, hasRow: false, rowAttributes: "" });
      return "<dl><dd>".repeat(indent) + tagOf("table", attributes);
    }
    const table = open.at(-1);
    if (!table) return line;
    if (trimmed.startsWith("|}")) {
      open.pop();
      const row = table.hasRow ? "" : "<tr><td></td></tr>";
      const end = trimmed.slice(2) + "</dd></dl>".repeat(table.indent);
      return `${closeRow(table)}${row}</table>${end}`;
    }
    if (trimmed.startsWith("|-")) {
      table.hasRow = true;
      table.rowAttributes = trimmed.replace(/^\|-+/, "");
      return closeRow(table);
    }
    return /^[|!]/.test(trimmed) ? cellsOf(trimmed, table, tagOf) : line;
  });
  // Elements that are open at the end are closed with the document.
  return lines.join("\n");
}

function closeRow(table: OpenTable): string {
  const html = closeCell(table) + (table.isRowOpen ? "</tr>" : "");
  table.isRowOpen = false;
  return html;
}

function closeCell(table: OpenTable): string {
  const html = table.cell === "" ? "" : `</${table.cell}>`;
  table.cell = "";
  return html;
}

/** A line's cells, or a caption. */
function cellsOf(
  line: string,
  table: OpenTable,
  tagOf: (element: string, attributes: string) => string,
): string {
  const isCaption = line.startsWith("|+");
  const element = isCaption ? "caption" : line.startsWith("!") ? "th" : "td";
  const content = line.slice(isCaption ? 2 : 1);
  const cells = (element === "th" ? content.replaceAll("!!", "||") : content).split("||");
  return cells
    .map((cell) => {
      let before = closeCell(table);
      if (before !== "") before += "\n";
      if (!isCaption && !table.isRowOpen) {
        before += `${tagOf("tr", table.rowAttributes)}\n`;
        [table.isRowOpen, table.hasRow, table.rowAttributes] = [true, true, ""];
      }
      table.cell = element;
      const bar = cell.indexOf("|");
      const hasAttributes = bar >= 0 && !cell.slice(0, bar).includes("[[");
      const tag = tagOf(element, hasAttributes ? cell.slice(0, bar) : "");
      return before + tag + cell.slice(hasAttributes ? bar + 1 : 0).trim();
    })
    .join("");
}
