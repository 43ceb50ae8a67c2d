/**
 * A URL's indexes, by which links are listed and found: the host's parts in reverse order, so that
 * hosts of one site are adjacent. A URL without a protocol has two indexes (observed on MediaWiki
 * 1.39).
 */
export function urlIndexes(url: string): readonly string[] {
  if (url.startsWith("//")) return [`http:${url}`, `https:${url}`].flatMap(urlIndexes);
  const colon = url.indexOf(":");
  if (colon < 0) return [url];
  const protocol = url.slice(0, colon).toLowerCase();
  const rest = url.slice(colon + 1);
  if (protocol === "mailto") return [`mailto:${mailIndex(rest)}`];
  if (!rest.startsWith("//")) return [`${protocol}:${reversed(rest)}`];
  const end = rest.slice(2).search(/[/?#]/);
  const authority = end < 0 ? rest.slice(2) : rest.slice(2, end + 2);
  const path = end < 0 ? "/" : rest.slice(end + 2);
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  const [, name = host, port = ""] = /^(.*?)(:\d+)?$/.exec(host) ?? [];
  return [`${protocol}://${reversed(name)}${port}${path.startsWith("/") ? path : `/${path}`}`];
}

function mailIndex(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0 ? `@${address}` : `${reversed(address.slice(at + 1))}@${address.slice(0, at)}`;
}

/** `www.example.org` becomes `org.example.www.`; an IP address becomes `V4.192.0.2.1.`. */
function reversed(host: string): string {
  const name = host.toLowerCase();
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(name)
    ? `V4.${name}.`
    : name
        .split(".")
        .filter(Boolean)
        .reduce((rest, part) => `${part}.${rest}`, "");
}
