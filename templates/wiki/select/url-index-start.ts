import { listOrEmpty } from "../values/row.js";
import type { Site } from "../data/site.js";
import { urlIndexes } from "../values/url-index.js";

/**
 * The prefix of URL indexes that a search for links matches; undefined if the search is not a URL
 * (observed on MediaWiki 1.39).
 *
 * @param query a URL without its protocol; the host may begin with `*.`, which is any host below,
 * and an address may be `*@` and a host
 * @param scheme such as `https`. Default: `http`
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
  // An address of mail has no path.
  const name = (protocol === "mailto:" ? query : host).replace(/^\*[.@]/, "");
  if (name === "" || name.includes("*")) return undefined;
  // The text after the first wildcard is ignored.
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
