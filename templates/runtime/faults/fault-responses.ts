// Responses that fail on purpose, for tests of clients.

import type { JsonObject } from "../model/json.js";
import { apiErrorAnswer } from "../action-api/api-error-response.js";
import type { ServiceAnswer, ServiceRequest } from "../http/service.js";

/** How a service writes its errors: in the action API's form, or as problem details (RFC 9457). */
export type ErrorForm = "api" | "problem";

/** What can go wrong between a client and a service. */
export type Fault =
  | {
      readonly kind: "status";
      /** From 500 to 599. */
      readonly status: number;
      /** Seconds that `Retry-After` asks to wait; it is left out where nothing is said. */
      readonly retryAfter?: number;
    }
  /** The databases lag; `Retry-After` asks to wait so many seconds, 5 where nothing is said. */
  | { readonly kind: "maxlag"; readonly retryAfter?: number }
  /** Too many requests; the action API does not say how long to wait, unless something is said here. */
  | { readonly kind: "ratelimited"; readonly retryAfter?: number }
  /** The connection breaks before the answer. */
  | { readonly kind: "reset" }
  /** The connection breaks within the body. */
  | { readonly kind: "truncate" };

/** A fault that is an answer. */
export type AnsweredFault = Exclude<Fault, { kind: "reset" | "truncate" }>;

/** Whether a fault is an answer: whoever would have answered is not asked. */
export function isAnswered(fault: Fault): fault is AnsweredFault {
  return fault.kind !== "reset" && fault.kind !== "truncate";
}

/**
 * The answer that a fault is. What the action API says with an error of its own and status 200, a
 * directory says with a status: 503 for `maxlag`, 429 for `ratelimited`.
 */
export function faultAnswer(
  fault: AnsweredFault,
  form: ErrorForm,
  request: ServiceRequest,
): ServiceAnswer {
  switch (fault.kind) {
    case "status":
      return form === "api" ? pageAnswer(fault) : problemAnswer(fault.status, PLAIN, fault);
    case "maxlag": {
      const { retryAfter = 5 } = fault;
      if (form === "problem") return problemAnswer(503, LAGGED, { retryAfter });
      return withHeaders(apiErrorAnswer(request, { code: "maxlag", text: LAGGED, data: LAG }), {
        ...retryHeader(retryAfter),
        "x-database-lag": String(LAG.lag),
      });
    }
    case "ratelimited":
      if (form === "problem") return problemAnswer(429, LIMITED, fault);
      return withHeaders(
        apiErrorAnswer(request, { code: "ratelimited", text: LIMITED }),
        retryHeader(fault.retryAfter),
      );
  }
}

const PLAIN = "The service is not to be had at the moment.";
const LAGGED = "The database db1 has lagged for 7.25 seconds.";
const LIMITED = "Too many requests came in too short a time; wait, and ask again.";
const LAG = { host: "db1", lag: 7.25, type: "db" } as const satisfies JsonObject;

/** What stands before the action API answers for it with a page. */
function pageAnswer(fault: {
  readonly status: number;
  readonly retryAfter?: number;
}): ServiceAnswer {
  const { status, retryAfter } = fault;
  return {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...retryHeader(retryAfter) },
    body: `<!DOCTYPE html>\n<title>${status}</title>\n<p>${PLAIN}</p>\n`,
  };
}

function problemAnswer(
  status: number,
  detail: string,
  { retryAfter }: { readonly retryAfter?: number },
): ServiceAnswer {
  return {
    status,
    headers: { "content-type": "application/problem+json", ...retryHeader(retryAfter) },
    body: JSON.stringify({ status, detail }),
  };
}

function retryHeader(seconds: number | undefined): Readonly<Record<string, string>> {
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}

function withHeaders(
  answer: ServiceAnswer,
  headers: Readonly<Record<string, string>>,
): ServiceAnswer {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
