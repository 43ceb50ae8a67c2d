/**
 * Returns the path and query of a request target, which includes a host if the server is a proxy;
 * undefined if the target is invalid.
 */
export function pathAndQuery(url: string): string | undefined {
  if (url.startsWith("/")) return url;
  const scheme = /^https?:\/\//i.exec(url)?.[0];
  if (scheme === undefined) return undefined;
  const rest = url.slice(scheme.length);
  const end = rest.search(/[/?#]/);
  const below = end < 0 ? "" : rest.slice(end);
  return below.startsWith("/") ? below : `/${below}`;
}

/**
 * Returns the absolute URL of a request target. A path cannot change the host, and an invalid host
 * is ignored.
 */
export function addressFor(url: string, host: string | undefined): URL {
  const below = pathAndQuery(url) ?? "/";
  const isHost = host !== undefined && /^[\w.~%:[\]-]+$/.test(host);
  const origin = isHost && URL.canParse(`http://${host}`) ? `http://${host}` : "http://localhost";
  return new URL(origin + below);
}
