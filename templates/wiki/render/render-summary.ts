import { escapeQuotes } from "../../runtime/http/html.js";
import { pageAddress } from "../data/page-address.js";
import type { Title } from "../data/title.js";
import type { Store } from "../store/store.js";
import { renderPageLinks } from "./inline-links.js";
import { anchorOf, element, localUrl } from "./page-link.js";
import { storedPages } from "./page-source.js";
import { nothingCollected } from "./parser-output.js";
import { createPlaceholders, withoutMarks } from "./placeholders.js";

/**
 * An edit comment as HTML, with links and with the section that it names.
 *
 * @param isPreview the section is on the page that shows the comment
 */
export function renderSummary(
  store: Store,
  page: Title,
  summary: string,
  isPreview: boolean,
): string {
  const holes = createPlaceholders();
  const context = {
    pages: storedPages(store),
    // A link to the page itself is rendered like other links.
    page: { ...page, key: "" },
    holes,
    collected: nothingCollected(),
  };
  const withLinks = (text: string): string =>
    holes.fill(renderPageLinks(escapeQuotes(text), context));
  const text = withoutMarks(summary).replaceAll("\n", " ");
  const start = text.indexOf("/*");
  const end = start < 0 ? -1 : text.indexOf("*/", start + 2);
  if (end < 0) return withLinks(text);
  const [before, after] = [text.slice(0, start), text.slice(end + 2)];
  const name = text.slice(start + 2, end).trim();
  const anchor = `#${anchorOf(name)}`;
  const address = localUrl(store.site, pageAddress(store.site, page.ns, page.key).full) + anchor;
  const attributes = isPreview ? { href: anchor } : { href: address, title: page.text };
  const link = element("a", attributes, `→<bdi dir="ltr">${escapeQuotes(name)}</bdi>`);
  const colon = after === "" ? "" : ": ";
  const comment = `<span class="autocomment">${link}${colon}</span>`;
  return `${withLinks(before)}${comment}${withLinks(after)}`;
}
