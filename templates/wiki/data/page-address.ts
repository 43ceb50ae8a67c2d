import type { Site } from "./site.js";
import { generalFacts } from "./site.js";
import { textOrEmpty } from "../values/row.js";
import { prefixed, parseTitle } from "./title.js";

/** The address of a page, from the addresses in the general facts of the wiki. */
export interface PageAddress {
  /** As people read it. */
  readonly full: string;
  /** Through the script, for parameters; so the page is edited with `action=edit`. */
  readonly withQuery: (query: string) => string;
}

/** The address of a page of the wiki. */
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

/** A title, with underscores, as addresses hold it: the server leaves a few characters as they are, and escapes others that browsers do not. */
export function inAddress(text: string): string {
  return encodeURIComponent(text)
    .replace(/['~]/g, (char) => (char === "'" ? "%27" : char))
    .replace(/%(?:3B|40|24|2C|2F|3A)/g, (escape) => decodeURIComponent(escape));
}

/** The address of a title on another wiki; undefined if the text is not such a title. */
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
