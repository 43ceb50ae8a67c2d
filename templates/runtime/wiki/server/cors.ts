import type { WireParams } from "../../wire/wire-params.js";

const EXPOSED = "MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed";

/** The headers that let a page of another origin read the response; none unless the request has `origin`. */
export function corsHeaders(
  wire: WireParams,
  origin: string | undefined,
): Readonly<Record<string, string>> {
  const call = wire.get("origin");
  if (call === "*")
    return { "access-control-allow-origin": "*", "access-control-expose-headers": EXPOSED };
  if (typeof call !== "string" || call !== origin) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": EXPOSED,
    vary: "Origin",
  };
}

/** The headers of a response to a preflight request. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  "access-control-allow-methods": "GET, HEAD, POST",
  "access-control-allow-headers":
    "Accept, Accept-Language, Content-Language, Content-Type, Api-User-Agent, Authorization, User-Agent",
  "access-control-max-age": "600",
};
