import type { ServiceRequest } from "./service.js";

/**
 * Whether a page from a different origin sent a request. Browsers report the origin in the
 * `Sec-Fetch-Site` and `Origin` headers, which scripts cannot set. Other clients send neither.
 *
 * @param allowed additional origins that count as the server's own
 */
export function isFromOtherOrigin(
  { origin, host = "", "sec-fetch-site": site }: ServiceRequest["headers"],
  allowed: readonly string[],
): boolean {
  if (origin !== undefined && allowed.includes(origin)) return false;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}

/**
 * The policy for content from users or other servers. Browsers then show it without scripts, forms
 * or an origin. MediaWiki recommends it for uploaded files.
 */
export const SANDBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline' data:; font-src data:; img-src data: 'self'; media-src data: 'self'; sandbox";
