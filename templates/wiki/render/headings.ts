import { escapeAttribute, escapeHtml, textOfHtml } from "../../runtime/http/html.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import { textOrEmpty } from "../values/row.js";
import type { Expansion } from "./expand-templates.js";
import { anchorOf, oldAnchorOf } from "./page-link.js";
import type { RenderedSection } from "./parser-output.js";

/** A line that is a heading. */
const HEADING = /^(={1,6})(.+?)(={1,6})[ \t]*$/;

/** The levels of headings in lines, and the starts of their lines in code points. */
export function headingOffsets(text: string): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    if (HEADING.test(line)) offsets.push(at);
    at += Array.from(line).length + 1;
  }
  return offsets;
}

/** Replaces the headings of a text, whose other markup is rendered, by elements; and lists them. */
export function renderHeadings(
  text: string,
  expansion: Expansion,
  options: { readonly offsets: readonly number[]; readonly hasEditLinks: boolean },
): { readonly text: string; readonly sections: readonly RenderedSection[] } {
  const sections: RenderedSection[] = [];
  const anchors = new Map<string, number>();
  const numbering = makeNumbering();
  const lines = text.split("\n").map((line) => {
    const [, left = "", content = "", right = ""] = HEADING.exec(line) ?? [];
    if (left === "") return line;
    const level = Math.min(left.length, right.length);
    const inner = `${left.slice(level)}${content}${right.slice(level)}`.trim();
    const html = expansion.holes.fill(inner);
    const shown = html.replace(/<\/?a\b[^>]*>/g, "");
    const plain = textOfHtml(shown);
    const anchor = uniqueAnchor(anchorOf(plain), anchors);
    const index = sections.length + 1;
    const { tocLevel, number } = numbering(level);
    const offset = options.offsets[index - 1] ?? 0;
    sections.push({ level, tocLevel, line: shown, number, index, offset, anchor });
    const edit = options.hasEditLinks ? editLink(expansion, plain, index) : "";
    const old = oldAnchorOf(anchor);
    const other = old === anchor ? "" : `<span id="${escapeAttribute(old)}"></span>`;
    const headline = `<span class="mw-headline" id="${escapeAttribute(anchor)}">${html}</span>`;
    return `<h${level}>${expansion.holes.put(`${other}${headline}${edit}`)}</h${level}>`;
  });
  // The server takes the empty lines after a heading as part of it.
  const joined = lines.join("\n").replace(/(<\/h[1-6]>)\n+(?=\n|$(?![^]))/g, "$1");
  return { text: joined, sections };
}

function uniqueAnchor(anchor: string, seen: Map<string, number>): string {
  const name = anchor.toLowerCase();
  const count = (seen.get(name) ?? 0) + 1;
  seen.set(name, count);
  return count === 1 ? anchor : uniqueAnchor(`${anchor}_${count}`, seen);
}

function editLink({ store, page }: Expansion, heading: string, section: number): string {
  const { withQuery } = pageAddress(store.site, page.ns, page.key);
  const server = textOrEmpty(generalFacts(store.site)["server"]);
  const address = withQuery(`action=edit&section=${section}`).slice(server.length);
  const link = `<a href="${escapeAttribute(address)}" title="Edit section: ${escapeLink(heading)}"><span>edit</span></a>`;
  return `<span class="mw-editsection">${bracket("[")}${link}${bracket("]")}</span>`;
}

/** Numbers sections of levels, which need not follow each other. */
function makeNumbering(): (level: number) => { tocLevel: number; number: string } {
  const levels: number[] = [];
  const counts: number[] = [];
  let last = 0;
  return (level) => {
    if (level > last) {
      levels.push(level);
      counts.push(0);
    } else if (level < last)
      while (levels.length > 1 && (levels.at(-2) ?? 0) >= level) {
        levels.pop();
        counts.pop();
      }
    last = level;
    levels[levels.length - 1] = level;
    counts.push((counts.pop() ?? 0) + 1);
    return { tocLevel: levels.length, number: counts.join(".") };
  };
}

/** The table of contents. */
export function tableOfContents(sections: readonly RenderedSection[]): string {
  const title =
    '<input type="checkbox" role="button" id="toctogglecheckbox" class="toctogglecheckbox" style="display:none" /><div class="toctitle" lang="en" dir="ltr"><h2 id="mw-toc-heading">Contents</h2><span class="toctogglespan"><label class="toctogglelabel" for="toctogglecheckbox"></label></span></div>';
  return `<div id="toc" class="toc" role="navigation" aria-labelledby="mw-toc-heading">${title}\n${tocList(sections, 1)}</div>\n`;
}

function tocList(sections: readonly RenderedSection[], level: number): string {
  const items: RenderedSection[][] = [];
  for (const section of sections)
    if (section.tocLevel <= level || items.length === 0) items.push([section]);
    else items.at(-1)?.push(section);
  const html = items.map(([first, ...below]) =>
    first === undefined
      ? ""
      : `${tocItem(first)}${below.length > 0 ? `\n${tocList(below, level + 1)}` : ""}</li>\n`,
  );
  return `<ul>\n${html.join("")}</ul>\n`;
}

function tocItem({ tocLevel, index, anchor, number, line }: RenderedSection): string {
  return `<li class="toclevel-${tocLevel} tocsection-${index}"><a href="#${escapeLink(anchor)}"><span class="tocnumber">${escapeHtml(number)}</span> <span class="toctext">${line}</span></a>`;
}

/** Of the attributes of links, the server escapes apostrophes without a zero. */
function escapeLink(text: string): string {
  return escapeAttribute(text).replaceAll("'", "&#39;");
}

function bracket(char: string): string {
  return `<span class="mw-editsection-bracket">${char}</span>`;
}
