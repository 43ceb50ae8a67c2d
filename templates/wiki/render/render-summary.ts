import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import type { Expansion } from "./expand-templates.js";
import { createPlaceholders, withoutMarks } from "./placeholders.js";
import { renderPageLinks } from "./inline-links.js";
import { anchorOf } from "./page-link.js";
import { nothingCollected } from "./parser-output.js";
import { storedPages } from "./page-source.js";
import { textOrEmpty } from "../values/row.js";

/**
 * The comment of an edit as HTML: with links, and with the section that it names.
 *
 * @param isPreview the section is on the page that shows the comment
 */
export function renderSummary(
  store: Store,
  page: Title,
  summary: string,
  isPreview: boolean,
): string {
  const placeholders = createPlaceholders();
  const expansion: Expansion = {
    pages: storedPages(store),
    // A link to the page is like any other.
    page: { ...page, key: "" },
    holes: placeholders,
    collected: nothingCollected(),
    extension: () => "",
  };
  const escaped = escapeHtml(withoutMarks(summary).replaceAll("\n", " "));
  const withLinks = (text: string): string => placeholders.fill(renderPageLinks(text, expansion));
  const start = escaped.indexOf("/*");
  const end = start < 0 ? -1 : escaped.indexOf("*/", start + 2);
  if (end < 0) return withLinks(escaped);
  const [before, after] = [escaped.slice(0, start), escaped.slice(end + 2)];
  const section = escaped.slice(start + 2, end).trim();
  const anchor = `#${anchorOf(section)}`;
  const { full } = pageAddress(store.site, page.ns, page.key);
  const server = textOrEmpty(generalFacts(store.site)["server"]);
  const address = escapeAttribute(`${full.slice(server.length)}${anchor}`);
  const name = `→<bdi dir="ltr">${section}</bdi>`;
  const link = isPreview
    ? `<a href="${anchor.replaceAll('"', "&quot;")}">${name}</a>`
    : `<a href="${address}" title="${escapeAttribute(page.text)}">${name}</a>`;
  const colon = after === "" ? "" : ": ";
  const comment = `<span class="autocomment">${link}${colon}</span>`;
  return `${withLinks(before)}${comment}${withLinks(after)}`;
}
