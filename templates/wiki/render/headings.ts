import { escapeAttribute, textOfHtml } from "../../runtime/http/html.js";
import { pageAddress } from "../data/page-address.js";
import type { Title } from "../data/title.js";
import type { Expansion } from "./expand-templates.js";
import { anchorOf, element, localUrl } from "./page-link.js";
import type { RenderedSection } from "./parser-output.js";

/** A heading line. */
const HEADING = /^(={1,6})(.+?)(={1,6})[ \t]*$/;
const MARK = /^\uE000\d+\uE001/;

/**
 * Replaces headings with elements, and lists them. The text's other markup must already be
 * rendered.
 */
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
    // The server includes empty lines after a heading in the heading.
    if (isHeading && line.trim() === "") continue;
    isHeading = left !== "";
    if (!isHeading) {
      output.push(line);
      continue;
    }
    const level = Math.min(left.length, right.length);
    const [mark = ""] = MARK.exec(content) ?? [];
    const origin = collected.headings.get(mark);
    const inner = `${left.slice(level)}${content.slice(origin ? mark.length : 0)}${right.slice(level)}`;
    const html = holes.fill(inner.trim());
    const shown = html.replace(/<\/?a\b[^>]*>/g, "");
    const plain = textOfHtml(shown);
    const anchor = uniqueAnchor(anchorOf(plain), anchors);
    const index = origin ? `${origin.title.text === page.text ? "" : "T-"}${origin.index}` : "";
    sections.push({
      level,
      ...numbering(level),
      line: shown,
      index,
      anchor,
      ...(origin && { source: origin.title }),
      ...(origin?.at !== undefined && { offset: offsetOf(origin.at) }),
    });
    const edit = hasEditLinks && origin ? editLink(expansion, origin.title, plain, index) : "";
    const heading = `<h${level} id="${escapeAttribute(anchor)}">${html}</h${level}>`;
    output.push(holes.put(`<div class="mw-heading mw-heading${level}">${heading}${edit}</div>`));
  }
  return { text: output.join("\n"), sections };
}

/** Counts code points before increasing positions. */
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
  { ns, key }: Title,
  heading: string,
  section: string,
): string {
  const { withQuery } = pageAddress(site, ns, key);
  const href = localUrl(site, withQuery(`action=edit&section=${section}`));
  const link = element("a", { href, title: `Edit section: ${heading}` }, "<span>edit</span>");
  const [start, end] = ["[", "]"].map((char) =>
    element("span", { class: "mw-editsection-bracket" }, char),
  );
  return `<span class="mw-editsection">${start}${link}${end}</span>`;
}

/** Numbers sections by level; levels can be skipped. */
function makeNumbering(): (level: number) => { tocLevel: number; number: string } {
  const open: { level: number; count: number }[] = [];
  let last = 0;
  return (level) => {
    if (level > last) open.push({ level, count: 0 });
    while ((open.at(-2)?.level ?? 0) >= level) open.pop();
    last = level;
    const section = open.at(-1);
    if (section) Object.assign(section, { level, count: section.count + 1 });
    return { tocLevel: open.length, number: open.map(({ count }) => count).join(".") };
  };
}
