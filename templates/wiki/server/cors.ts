import { addressParameters } from "../../runtime/http/request-parameters.js";
import type { ServiceRequest, ServiceResponse } from "../../runtime/http/service.js";
import { wireParams } from "../../runtime/wire/wire-params.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";
import { plainText } from "./plain-text.js";

const METHODS = "GET, HEAD, POST";
const EXPOSED = "MediaWiki-API-Error, Retry-After, X-Database-Lag, MediaWiki-Login-Suppressed";
const ALLOWED =
  "Accept, Accept-Language, Content-Language, Content-Type, Api-User-Agent, Authorization, User-Agent";

/** The response to a request from an origin that is not allowed. The API does not run it. */
export const WRONG_ORIGIN = /* @__PURE__ */ plainText(
  403,
  "`origin` must equal the Origin header. `crossorigin` requires sessions without cookies.\n",
  { "cache-control": "no-cache" },
);

/**
 * The headers that allow a page of a different origin to read the response. Empty if the request
 * sets neither `origin` nor `crossorigin`. Undefined if the server rejects it: `origin` differs
 * from the Origin header, or `crossorigin` is sent to a server that uses session cookies.
 *
 * @param origins the allowed origins
 */
export function corsHeaders(
  { method, headers }: ServiceRequest,
  wire: WireParams,
  origins: readonly string[],
): ServiceResponse["headers"] | undefined {
  const named = wire.get("origin");
  const isCrossOrigin = wire.has("crossorigin");
  if (named === undefined && !isCrossOrigin) return {};
  if (isCrossOrigin && (named !== undefined || method !== "OPTIONS")) return undefined;
  if (isCrossOrigin || named === "*")
    return { "access-control-allow-origin": "*", "access-control-expose-headers": EXPOSED };
  if (typeof named !== "string" || named !== headers["origin"]) return undefined;
  if (!origins.includes(named))
    return { "mediawiki-cors-rejection": "Origin mismatch", vary: "Origin" };
  return {
    "access-control-allow-origin": named,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": EXPOSED,
    vary: "Origin",
  };
}

/** The response to a browser's preflight request. */
export function preflightResponse(
  request: ServiceRequest,
  origins: readonly string[],
): ServiceResponse {
  const cors = corsHeaders(request, wireParams(addressParameters(request.url)), origins);
  if (!cors) return WRONG_ORIGIN;
  const headers = {
    allow: `${METHODS}, OPTIONS`,
    ...cors,
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": ALLOWED,
    "access-control-max-age": "600",
  };
  return { status: 204, headers, body: "" };
}
