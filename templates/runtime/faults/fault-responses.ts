// Error responses on purpose, for testing clients.

import type { JsonObject } from "../model/json.js";
import { apiErrorResponse } from "../action-api/api-error-response.js";
import { problemResponse } from "../http/problem.js";
import type { ServiceResponse, ServiceRequest } from "../http/service.js";

/** The form of a service's errors: action API errors or problem details (RFC 9457). */
export type ErrorForm = "api" | "problem";

/** A failure between a client and a service. */
export type Fault =
  | {
      readonly kind: "status";
      /** An integer from 500 to 599. */
      readonly status: number;
      /** The value of `Retry-After` in seconds. Default: no such header. */
      readonly retryAfter?: number;
    }
  /** The replicated databases lag. `retryAfter` is in seconds. Default: 5. */
  | { readonly kind: "maxlag"; readonly retryAfter?: number }
  /** Too many requests. `retryAfter` is in seconds. Default: no header, like the action API. */
  | { readonly kind: "ratelimited"; readonly retryAfter?: number }
  /** The connection breaks before the response. */
  | { readonly kind: "reset" }
  /** The connection breaks during the body. */
  | { readonly kind: "truncate" };

/** A fault that replaces the response. */
export type ResponseFault = Exclude<Fault, { kind: "reset" | "truncate" }>;

/** Whether a fault replaces the response, so that the service is not called. */
export function isResponseFault(fault: Fault): fault is ResponseFault {
  return fault.kind !== "reset" && fault.kind !== "truncate";
}

/**
 * Returns the response for a fault. For `maxlag` and `ratelimited`, the action API sends errors
 * with status 200; services for OpenAPI documents send status 503 and 429.
 */
export function faultResponse(
  fault: ResponseFault,
  form: ErrorForm,
  request: ServiceRequest,
): ServiceResponse {
  switch (fault.kind) {
    case "status":
      return form === "api"
        ? pageResponse(fault)
        : problemOf(fault.status, UNAVAILABLE, fault.retryAfter);
    case "maxlag": {
      const { retryAfter = 5 } = fault;
      if (form === "problem") return problemOf(503, LAGGED, retryAfter);
      const headers = { ...retryHeader(retryAfter), "x-database-lag": String(LAG.lag) };
      return apiErrorResponse(request, { code: "maxlag", text: LAGGED, data: LAG, headers });
    }
    case "ratelimited":
      if (form === "problem") return problemOf(429, LIMITED, fault.retryAfter);
      return apiErrorResponse(request, {
        code: "ratelimited",
        text: LIMITED,
        headers: retryHeader(fault.retryAfter),
      });
  }
}

const UNAVAILABLE = "The service is unavailable at the moment.";
const LAGGED = "The database db1 has lagged for 7.25 seconds.";
const LIMITED = "Too many requests in a short time.";
const LAG = { host: "db1", lag: 7.25, type: "db" } as const satisfies JsonObject;

/** An HTML page like that of a wiki's proxy. */
function pageResponse(fault: {
  readonly status: number;
  readonly retryAfter?: number;
}): ServiceResponse {
  const { status, retryAfter } = fault;
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...retryHeader(retryAfter) },
    body: `<!DOCTYPE html>\n<title>${status}</title>\n<p>${UNAVAILABLE}</p>\n`,
  };
}

function problemOf(
  status: number,
  detail: string,
  retryAfter: number | undefined,
): ServiceResponse {
  return problemResponse(status, { detail, headers: retryHeader(retryAfter) });
}

function retryHeader(seconds: number | undefined): Readonly<Record<string, string>> {
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}
