import { urlIndexes } from "../values/url-index.js";

/**
 * Whether a URL's index matches a link search; undefined if the search is not a URL (observed on
 * MediaWiki 1.43).
 *
 * @param query a URL without its protocol; the host can begin with `*.`, which matches any
 * subdomain. With `mailto`, a complete email address
 * @param scheme such as `ftp`. Default: `http` and `https`
 */
export function urlIndexTest(query: string, scheme = ""): ((index: string) => boolean) | undefined {
  const end = query.search(/[/?#]/);
  const host = end < 0 ? query : query.slice(0, end);
  const rest = end < 0 ? "" : query.slice(end);
  const name = host.replace(/^\*[.@]/, "");
  if (name.includes("*") || rest.includes("*")) return undefined;
  if (name === "" || name === ":" || /:.*[^\d]/.test(name)) return undefined;
  if (scheme === "mailto") {
    const address = urlIndexes(`mailto:${query}`)[0];
    return (index) => index === address;
  }
  const protocols = scheme === "" ? ["http://", "https://"] : [`${scheme}://`];
  // Text after a host with a wildcard is ignored.
  const starts = protocols.flatMap((protocol) =>
    host === name
      ? urlIndexes(protocol + query).slice(0, 1)
      : urlIndexes(protocol + name).map((index) => index.replace(/\/$/, "")),
  );
  return (index) => starts.some((start) => index.startsWith(start));
}
