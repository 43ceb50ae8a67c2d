import { escapeAttribute } from "../../runtime/http/html.js";
import { inAddress, pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import type { ExternalTitle, Title } from "../data/title.js";
import { textOrEmpty } from "../values/row.js";
import type { PageSource } from "./page-source.js";
import { withoutMarks } from "./placeholders.js";

/** The HTML of a link to a page of the wiki. A link to a page that is missing leads to its editor. */
export function pageLink(pages: PageSource, page: Title, target: Title, label: string): string {
  const fragment = target.fragment === "" ? "" : `#${anchorOf(target.fragment)}`;
  const isSame = target.ns === page.ns && target.key === page.key;
  if (target.key === "") return `<a href="${escapeAttribute(fragment)}">${label}</a>`;
  if (isSame && fragment === "") return `<a class="mw-selflink selflink">${label}</a>`;
  if (isSame)
    return `<a class="mw-selflink-fragment" href="${escapeAttribute(fragment)}">${label}</a>`;
  const address = pageAddress(pages.site, target.ns, target.key);
  const found = pages.find(target);
  const title = escapeAttribute(withoutMarks(target.text));
  if (!found && target.ns >= 0) {
    const edit = local(pages, address.withQuery("action=edit&redlink=1"));
    return `<a href="${edit}" class="new" title="${title} (page does not exist)">${label}</a>`;
  }
  const kind = found?.isRedirect ? ' class="mw-redirect"' : "";
  return `<a href="${local(pages, address.full + fragment)}"${kind} title="${title}">${label}</a>`;
}

/** An address without the server, as the value of an attribute. */
function local({ site }: PageSource, address: string): string {
  const server = textOrEmpty(generalFacts(site)["server"]);
  return escapeAttribute(address.startsWith(server) ? address.slice(server.length) : address);
}

/** The message in the place of the text of a redirect. */
export function redirectMessage(pages: PageSource, target: Title): string {
  const name = escapeAttribute(withFragment(target));
  const address = pageAddress(pages.site, target.ns, target.key);
  const link = pages.find(target)?.isRedirect
    ? `<a href="${local(pages, address.withQuery("redirect=no"))}" class="mw-redirect" title="${escapeAttribute(target.text)}">${name}</a>`
    : pageLink(pages, { ...target, key: "" }, target, name);
  const message = `<p>Redirect to:</p><ul class="redirectText"><li>${link}</li></ul>`;
  const property = `<link rel="mw:PageProp/redirect" href="${local(pages, address.full)}">`;
  return `<div class="redirectMsg">${message}</div>${property}`;
}

/** A title with its fragment. */
function withFragment({ text, fragment }: Title): string {
  return fragment === "" ? text : `${text}#${fragment}`;
}

/** The address of a page of another wiki; undefined for an unknown prefix. */
export function interwikiAddress(
  { site }: PageSource,
  { interwiki, text, fragment }: ExternalTitle,
): string | undefined {
  const url = site.interwikis.get(interwiki)?.url;
  const name = inAddress(text.slice(interwiki.length + 1).replaceAll(" ", "_"));
  return url?.replace("$1", () => name).concat(fragment === "" ? "" : `#${anchorOf(fragment)}`);
}

/** The id of a heading, and the fragment that leads to it. */
export function anchorOf(text: string): string {
  return text.trim().replace(/[\t\n\f\r ]/g, "_");
}

/** The id of a heading in the form of old browsers. */
export function oldAnchorOf(anchor: string): string {
  return encodeURIComponent(anchor)
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%3A", ":")
    .replaceAll("%", ".");
}
