// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

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

/**
 * The whole address of what a client asks for. Nothing that a path begins with names another host, and
 * a host that cannot be one is passed over.
 */
export function addressFor(url: string, host: string | undefined): URL {
  const below = pathAndQuery(url) ?? "/";
  const isHost = host !== undefined && /^[\w.~%:[\]-]+$/.test(host);
  const origin = isHost && URL.canParse(`http://${host}`) ? `http://${host}` : "http://localhost";
  return new URL(origin + below);
}
