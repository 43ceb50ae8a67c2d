import { listOrEmpty } from "../values/row.js";
import type { Site } from "../data/site.js";
import { urlIndexes } from "../values/url-index.js";

/**
 * What the index of a URL begins with that a search for links finds; undefined where the search is no
 * URL (observed on MediaWiki 1.39).
 *
 * @param query a URL without its protocol; the host may begin with `*.`, which stands for any host below,
 *   and an address may be `*@` and a host
 * @param scheme such as `https`; `http` without
 */
export function urlIndexStart(
  site: Site,
  query: string,
  scheme: string | undefined,
): string | undefined {
  const protocol = protocolOf(site, scheme ?? "");
  const end = query.search(/[/?#]/);
  const host = end < 0 ? query : query.slice(0, end);
  const rest = end < 0 ? "" : query.slice(end);
  if (host === "" || /[\s<>"]/.test(query) || rest.includes("*")) return undefined;
  // What mail goes to has no path.
  const name = (protocol === "mailto:" ? query : host).replace(/^\*[.@]/, "");
  if (name === "" || name.includes("*")) return undefined;
  // Whatever follows the first wildcard does not count.
  if (protocol === "mailto:" && !name.includes("@"))
    return urlIndexes(`mailto:x@${name}`)[0]?.replace(host.startsWith("*@") ? /x$/ : /@x$/, "");
  return host === name
    ? urlIndexes(protocol + query)[0]
    : urlIndexes(protocol + name)[0]?.replace(/\/$/, "");
}

/** With what follows it: `mailto:`, `https://`. */
function protocolOf({ facts }: Site, scheme: string): string {
  const { protocols } = facts;
  const known = listOrEmpty(protocols).map(String);
  const found = scheme === "" ? undefined : known.find((each) => each.startsWith(`${scheme}:`));
  return found ?? "http://";
}
