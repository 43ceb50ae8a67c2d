import { escapeAttribute, escapeHtml, escapeQuotes, textOfHtml } from "../../runtime/http/html.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import type { Title } from "../data/title.js";
import { textOrEmpty } from "../values/row.js";
import type { Expansion } from "./expand-templates.js";
import { anchorOf, oldAnchorOf } from "./page-link.js";
import type { RenderedSection } from "./parser-output.js";

/** A line that is a heading. */
const HEADING = /^(={1,6})(.+?)(={1,6})[ \t]*$/;

/** Replaces the headings of a text, whose other markup is rendered, by elements; and lists them. */
export function renderHeadings(
  text: string,
  source: string,
  expansion: Expansion,
  hasEditLinks: boolean,
): { readonly text: string; readonly sections: readonly RenderedSection[] } {
  const sections: RenderedSection[] = [];
  const anchors = new Map<string, number>();
  const numbering = makeNumbering();
  const offsetOf = makeOffsets(source);
  const { holes, collected, page } = expansion;
  const output: string[] = [];
  let isHeading = false;
  for (const line of text.split("\n")) {
    const [, left = "", content = "", right = ""] = HEADING.exec(line) ?? [];
    // The server takes the empty lines after a heading as part of it.
    if (isHeading && line.trim() === "") continue;
    isHeading = left !== "";
    if (!isHeading) {
      output.push(line);
      continue;
    }
    const level = Math.min(left.length, right.length);
    const [mark = ""] = MARK.exec(content) ?? [];
    const place = collected.headings.get(mark);
    const inner = `${left.slice(level)}${content.slice(place ? mark.length : 0)}${right.slice(level)}`;
    const html = holes.fill(inner.trim());
    const shown = html.replace(/<\/?a\b[^>]*>/g, "");
    const plain = textOfHtml(shown);
    const anchor = uniqueAnchor(anchorOf(plain), anchors);
    const isOwn = place?.title.text === page.text;
    const index = place ? `${isOwn ? "" : "T-"}${place.index}` : "";
    const at = place?.at;
    sections.push({
      level,
      ...numbering(level),
      line: shown,
      index,
      anchor,
      ...(place && { source: place.title }),
      ...(at !== undefined && { offset: offsetOf(at) }),
    });
    const edit = hasEditLinks && place ? editLink(expansion, place.title, plain, index) : "";
    const old = oldAnchorOf(anchor);
    const other = old === anchor ? "" : `<span id="${escapeAttribute(old)}"></span>`;
    const heading = `<h${level} id="${escapeAttribute(anchor)}">${other}${html}</h${level}>`;
    output.push(holes.put(`<div class="mw-heading mw-heading${level}">${heading}${edit}</div>`));
  }
  return { text: output.join("\n"), sections };
}

const MARK = /^\uE000\d+\uE001/;

/** Counts code points before positions that increase. */
function makeOffsets(text: string): (at: number) => number {
  let [start, count] = [0, 0];
  return (at) => {
    count += Array.from(text.slice(start, at)).length;
    start = at;
    return count;
  };
}

function uniqueAnchor(anchor: string, seen: Map<string, number>): string {
  const name = anchor.toLowerCase();
  const count = (seen.get(name) ?? 0) + 1;
  seen.set(name, count);
  return count === 1 ? anchor : uniqueAnchor(`${anchor}_${count}`, seen);
}

function editLink(
  { pages: { site } }: Expansion,
  page: Title,
  heading: string,
  section: string,
): string {
  const { withQuery } = pageAddress(site, page.ns, page.key);
  const server = textOrEmpty(generalFacts(site)["server"]);
  const address = withQuery(`action=edit&section=${section}`).slice(server.length);
  const link = `<a href="${escapeAttribute(address)}" title="Edit section: ${escapeQuotes(heading)}"><span>edit</span></a>`;
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
  const section = /^\d/.test(index) ? ` tocsection-${index}` : "";
  return `<li class="toclevel-${tocLevel}${section}"><a href="#${escapeLink(anchor)}"><span class="tocnumber">${escapeHtml(number)}</span> <span class="toctext">${line}</span></a>`;
}

/** Of the attributes of links, the server escapes apostrophes without a zero. */
function escapeLink(text: string): string {
  return escapeAttribute(text).replaceAll("'", "&#39;");
}

function bracket(char: string): string {
  return `<span class="mw-editsection-bracket">${char}</span>`;
}
