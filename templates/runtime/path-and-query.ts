/** Path and query of what a client asks for, which names a host where it is a proxy; undefined where it is neither. */
export function pathAndQuery(url: string): string | undefined {
  if (url.startsWith("/")) return url;
  const scheme = /^https?:\/\//i.exec(url)?.[0];
  if (scheme === undefined) return undefined;
  const rest = url.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  const below = end < 0 ? "" : rest.slice(end);
  return below.startsWith("/") ? below : `/${below}`;
}
