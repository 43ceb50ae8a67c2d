import { isFromOtherOrigin, SANDBOX_POLICY } from "../../templates/runtime/http/page-origin.js";
import { problemResponse } from "../../templates/runtime/http/problem.js";
import { requestParameters } from "../../templates/runtime/http/request-parameters.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type {
  ServiceHandler,
  ServiceRequest,
  ServiceResponse,
} from "../../templates/runtime/http/service.js";
import { wireParams } from "../../templates/runtime/wire/wire-params.js";
import type { NamedService } from "./services.js";

type Headers = ServiceResponse["headers"];

/**
 * Protects a service from the pages that a browser shows at the same time. A page of an allowed
 * origin can read responses and use sessions. Requests from other pages are anonymous: without
 * cookies, and without changes unless MediaWiki's `origin=*` asks for them. Content of the service
 * runs no scripts when a browser shows it.
 */
export function withPageOrigins(
  { spec: { kind }, handler }: Pick<NamedService, "spec" | "handler">,
  origins: readonly string[],
): ServiceHandler {
  return serviceHandler(async (request) => {
    const { method, headers } = request;
    const { origin } = headers;
    const named = origin === undefined ? undefined : namedOrigin(kind, request);
    const isAllowed = origin !== undefined && origins.includes(origin) && named === origin;
    const cors = isAllowed ? corsHeaders(origin) : undefined;
    if (cors && isPreflight(request)) return preflightResponse(headers, cors);
    const isAnonymous = named === "*";
    const isForeign = isFromOtherOrigin(headers, origins);
    if (isForeign && !isAnonymous && !["GET", "HEAD", "OPTIONS"].includes(method))
      return problemResponse(403, {
        detail: `Pages of ${origin ?? "other origins"} cannot send ${method}. To allow it, start the server with --allow-origin ORIGIN.`,
      });
    const response = await handler.service(isForeign ? withoutCredentials(request) : request);
    const { cookies, ...others } = response;
    return {
      ...others,
      ...(cookies && !isForeign && { cookies }),
      headers: {
        ...withoutCors(response.headers, isAnonymous),
        ...(cors && readableHeaders(response.headers, cors)),
        "content-security-policy": SANDBOX_POLICY,
      },
    };
  });
}

/** The origin that is to read the response: MediaWiki takes it from a parameter. */
function namedOrigin(kind: NamedService["spec"]["kind"], request: ServiceRequest): unknown {
  return kind === "catalogue"
    ? wireParams(requestParameters(request)).get("origin")
    : request.headers["origin"];
}

function corsHeaders(origin: string): Headers {
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    vary: "Origin",
  };
}

/** Whether a browser asks if a page may send a request. */
function isPreflight({ method, headers }: ServiceRequest): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

function preflightResponse(headers: ServiceRequest["headers"], cors: Headers): ServiceResponse {
  const requested = {
    "access-control-allow-methods": headers["access-control-request-method"] ?? "",
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "",
    "access-control-max-age": "600",
  };
  return { status: 204, headers: { ...cors, ...requested }, body: "" };
}

function withoutCredentials(request: ServiceRequest): ServiceRequest {
  const { method, url, headers, body, bytes } = request;
  const anonymous = omit(headers, ["cookie", "authorization"]);
  return { method, url, headers: anonymous, body, ...(bytes && { bytes }) };
}

/** Removes what a service, or the server of a recording, allows other origins. */
function withoutCors(headers: Headers, isAnonymous: boolean): Headers {
  const origin = headers["access-control-allow-origin"];
  const others = omit(headers, ["access-control-allow-origin", "access-control-allow-credentials"]);
  return isAnonymous && origin === "*"
    ? { ...others, "access-control-allow-origin": origin }
    : others;
}

function omit<Value>(
  headers: Readonly<Record<string, Value>>,
  names: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** Lets a page read a response with all its headers, unless the service chooses them. */
function readableHeaders(headers: Headers, cors: Headers): Headers {
  const { vary, "access-control-expose-headers": exposed = Object.keys(headers).join(", ") } =
    headers;
  return {
    ...cors,
    "access-control-expose-headers": exposed,
    ...(vary !== undefined && vary !== "Origin" && { vary: `${vary}, Origin` }),
  };
}
