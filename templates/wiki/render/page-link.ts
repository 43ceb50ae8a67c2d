import { escapeAttribute } from "../../runtime/http/html.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import type { Site } from "../data/site.js";
import type { Title } from "../data/title.js";
import { textOrEmpty } from "../values/row.js";
import type { PageSource } from "./page-source.js";
import { redirectIn } from "./page-source.js";
import { withoutMarks } from "./placeholders.js";

/** The HTML for a page link. A link to a missing page opens the editor. */
export function pageLink(pages: PageSource, page: Title, target: Title, label: string): string {
  const fragment = target.fragment === "" ? "" : `#${anchorOf(target.fragment)}`;
  if (target.key === "") return element("a", { href: fragment }, label);
  if (target.ns === page.ns && target.key === page.key)
    return fragment === ""
      ? element("a", { class: "mw-selflink selflink" }, label)
      : element("a", { class: "mw-selflink-fragment", href: fragment }, label);
  const { full, withQuery } = pageAddress(pages.site, target.ns, target.key);
  const found = pages.find(target);
  const title = withoutMarks(target.text);
  if (!found && target.ns >= 0) {
    const href = localUrl(pages.site, withQuery("action=edit&redlink=1"));
    return element("a", { href, class: "new", title: `${title} (page does not exist)` }, label);
  }
  const isRedirect = found && redirectIn(pages.site, found.text) !== undefined;
  const href = localUrl(pages.site, full + fragment);
  return element("a", { href, ...(isRedirect && { class: "mw-redirect" }), title }, label);
}

/** An element with attributes and HTML content. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  html: string,
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${written.join("")}>${html}</${name}>`;
}

/** The path of a URL on the wiki's own server; otherwise the complete URL. */
export function localUrl(site: Site, address: string): string {
  const server = textOrEmpty(generalFacts(site)["server"]);
  return address.startsWith(server) ? address.slice(server.length) : address;
}

/** The message that replaces a redirect's text. */
export function redirectMessage(pages: PageSource, target: Title): string {
  const { text, fragment } = target;
  const name = escapeAttribute(fragment === "" ? text : `${text}#${fragment}`);
  const link = pageLink(pages, { ...target, key: "" }, target, name);
  const message = `<p>Redirect to:</p><ul class="redirectText"><li>${link}</li></ul>`;
  const address = localUrl(pages.site, pageAddress(pages.site, target.ns, target.key).full);
  const property = `<link rel="mw:PageProp/redirect" href="${escapeAttribute(address)}">`;
  return `<div class="redirectMsg">${message}</div>${property}`;
}

/** A heading's id, which is also the fragment of links to it. */
export function anchorOf(text: string): string {
  return text.trim().replace(/[\t\n\f\r ]/g, "_");
}
