// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/**
 * Path and query of a request target, which includes a host if the server is a proxy; undefined if
 * it is invalid.
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
 * The absolute address of a request target. A path never changes the host, and an invalid host is
 * ignored.
 */
export function addressFor(url: string, host: string | undefined): URL {
  const below = pathAndQuery(url) ?? "/";
  const isHost = host !== undefined && /^[\w.~%:[\]-]+$/.test(host);
  const origin = isHost && URL.canParse(`http://${host}`) ? `http://${host}` : "http://localhost";
  return new URL(origin + below);
}
