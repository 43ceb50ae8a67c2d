import type { Site } from "./site.js";
import { generalFacts } from "./site.js";
import { textOrEmpty } from "../values/row.js";
import { prefixed, parseTitle } from "./title.js";

/** A page's URLs, built from the wiki's general facts. */
export interface PageAddress {
  /** The canonical URL for readers. */
  readonly full: string;
  /** The script URL, which accepts parameters: `action=edit` edits the page. */
  readonly withQuery: (query: string) => string;
}

/** The URL of a page on the wiki. */
export function pageAddress(site: Site, ns: number, key: string): PageAddress {
  const { server, articlepath, script } = generalFacts(site);
  const name = inAddress(prefixed(site, ns, key).replaceAll(" ", "_"));
  const path = textOrEmpty(articlepath) || "/wiki/$1";
  return {
    full: `${textOrEmpty(server)}${path.replace("$1", () => name)}`,
    withQuery: (query) =>
      `${textOrEmpty(server)}${textOrEmpty(script) || "/index.php"}?title=${name}&${query}`,
  };
}

/**
 * Encodes a title for URLs, with underscores. Like the server, it leaves a few characters unescaped
 * and escapes others that browsers do not.
 */
export function inAddress(text: string): string {
  return encodeURIComponent(text)
    .replace(/['~]/g, (char) => (char === "'" ? "%27" : char))
    .replace(/%(?:3B|40|24|2C|2F|3A)/g, (escape) => decodeURIComponent(escape));
}

/** The URL of a title on a different wiki; undefined if the text is not such a title. */
export function externalUrl(site: Site, text: string): string | undefined {
  const title = parseTitle(site, text);
  if (title.kind !== "external") return undefined;
  const url = site.interwikis.get(title.interwiki)?.url ?? "$1";
  const page = title.text.slice(title.text.indexOf(":") + 1).replaceAll(" ", "_");
  const address = url.replaceAll("$1", () => inAddress(page));
  const [protocol] = textOrEmpty(generalFacts(site)["server"]).split("//", 1);
  const fragment = title.fragment === "" ? "" : `#${anchor(title.fragment)}`;
  return (address.startsWith("//") ? (protocol ?? "") + address : address) + fragment;
}

function anchor(fragment: string): string {
  return encodeURI(fragment.replaceAll(" ", "_")).replaceAll("'", "%27");
}
