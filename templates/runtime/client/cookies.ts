import type { SendRequest } from "../http/fetched.js";

/** A stored cookie (RFC 6265, 5.3). */
interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  /** Whether the cookie is also sent to subdomains. */
  readonly isForSubdomains: boolean;
  readonly path: string;
  /** Whether the cookie is sent over HTTPS only. */
  readonly isSecure: boolean;
  /** The expiry time in milliseconds; infinite for session cookies. */
  readonly expires: number;
}

/** The limit in Chromium. RFC 6265, 6.1, requires at least 50 per domain, of 4096 bytes each. */
const MAX_COOKIES = 180;
const MAX_LENGTH = 4096;

/**
 * Creates a `fetch` that stores cookies and sends them by domain, path, expiry and `Secure` (RFC
 * 6265). It keeps the latest 180 cookies, in memory only.
 *
 * Browsers store cookies themselves and hide them from scripts. In browsers, requests are sent with
 * `credentials: "include"` instead.
 *
 * @param fetchRequest Default: the platform's `fetch`.
 */
export function withCookies(
  fetchRequest: SendRequest = async (request) => fetch(request),
): SendRequest {
  if (keepsCookies())
    return async (request) => fetchRequest(new Request(request, { credentials: "include" }));
  const cookies = new Map<string, Cookie>();
  return async (request) => {
    const text = cookieHeader(request, [...cookies.values()]);
    if (text !== "") request.headers.set("cookie", text);
    const response = await fetchRequest(request);
    // After a redirect, the cookies belong to the last host.
    const url = new URL(response.url || request.url);
    for (const line of response.headers.getSetCookie()) {
      const cookie = parseCookie(line, url);
      if (!cookie) continue;
      const key = [cookie.domain, cookie.path, cookie.name].join(";");
      cookies.delete(key);
      if (cookie.expires > Date.now()) cookies.set(key, cookie);
    }
    for (const key of [...cookies.keys()].slice(0, -MAX_COOKIES)) cookies.delete(key);
    return response;
  };
}

/** Whether the platform stores cookies itself and does not let programs set the header. */
export function keepsCookies(): boolean {
  const request = new Request("https://wiki.example/", { headers: { cookie: "name=value" } });
  return !request.headers.has("cookie");
}

/**
 * Returns a request's `Cookie` header. It keeps the header's own cookies, unless a stored cookie
 * has the same name.
 */
function cookieHeader({ url, headers }: Request, cookies: readonly Cookie[]): string {
  const target = new URL(url);
  // The longest path comes first (RFC 6265, 5.4).
  const stored = cookies
    .filter((cookie) => isFor(cookie, target))
    .sort((one, other) => other.path.length - one.path.length);
  const names = new Set(stored.map(({ name }) => name));
  const own = (headers.get("cookie") ?? "")
    .split("; ")
    .filter((pair) => pair !== "" && !names.has(pair.split("=", 1)[0] ?? ""));
  return [...stored.map(({ name, value }) => `${name}=${value}`), ...own].join("; ");
}

function isFor(cookie: Cookie, { protocol, hostname, pathname }: URL): boolean {
  const { domain, isForSubdomains, path, isSecure, expires } = cookie;
  const isHost = hostname === domain || (isForSubdomains && hostname.endsWith(`.${domain}`));
  const isPath = pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`);
  return isHost && isPath && (!isSecure || protocol === "https:") && expires > Date.now();
}

/**
 * Parses a `Set-Cookie` header. Returns undefined if the name is empty or the domain does not
 * include the host.
 */
function parseCookie(line: string, { hostname, pathname }: URL): Cookie | undefined {
  const [pair = "", ...rest] = line.split(";");
  const attributes = new Map(
    rest.map((text) => {
      const [name, value] = nameAndValue(text);
      return [name.toLowerCase(), value] as const;
    }),
  );
  const [name, value] = nameAndValue(pair);
  const given = (attributes.get("domain") ?? "").replace(/^\./, "").toLowerCase();
  const path = attributes.get("path") ?? "";
  // A cookie for `com` would be sent to every site. IP addresses do not have subdomains.
  const isDomain = given.includes(".") && !/^[\d.]+$/.test(given);
  const isForSubdomains = isDomain && (hostname === given || hostname.endsWith(`.${given}`));
  if (
    name === "" ||
    line.length > MAX_LENGTH ||
    (given !== "" && given !== hostname && !isForSubdomains)
  )
    return undefined;
  return {
    name,
    value,
    domain: given === "" ? hostname : given,
    isForSubdomains,
    path: path.startsWith("/") ? path : pathname.replace(/\/[^/]*$/, "") || "/",
    isSecure: attributes.has("secure"),
    expires: expiryOf(attributes),
  };
}

/** `Max-Age` takes precedence (RFC 6265, 5.3). An invalid time is ignored. */
function expiryOf(attributes: ReadonlyMap<string, string>): number {
  const seconds = attributes.get("max-age") ?? "";
  if (/^-?\d+$/.test(seconds)) return Date.now() + Number(seconds) * 1000;
  const time = Date.parse(attributes.get("expires") ?? "");
  return Number.isNaN(time) ? Infinity : time;
}

function nameAndValue(text: string): readonly [name: string, value: string] {
  const [name = "", ...value] = text.split("=");
  return [name.trim(), value.join("=").trim()];
}
