import type { Issue } from "../model/issue.js";
import type { ServiceResponse } from "./service.js";

/** Status titles from RFC 9110 and RFC 6585. */
const TITLES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** The content of a problem other than its status. */
export interface ProblemDetail {
  /** The cause of this problem as a complete sentence. */
  readonly detail: string;
  /** Invalid parameters. */
  readonly issues?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns problem details (RFC 9457) of type `about:blank`, titled by the status if known. */
export function problemDetails(status: number, { detail, issues }: ProblemDetail): object {
  const title = TITLES[status];
  return {
    type: "about:blank",
    ...(title !== undefined && { title }),
    status,
    detail,
    ...(issues && { issues }),
  };
}

/** Returns a response with problem details. */
export function problemResponse(status: number, problem: ProblemDetail): ServiceResponse {
  const { issues, headers } = problem;
  return {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
    body: JSON.stringify(problemDetails(status, problem)),
    ...(issues && { issues }),
  };
}
