// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { Issue } from "../model/issue.js";
import type { ServiceAnswer } from "./service.js";

/** The errors that a directory answers with, and their titles as RFC 9110 words them. */
const TITLES = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  500: "Internal Server Error",
  501: "Not Implemented",
} as const;

/** A status that a problem can have. */
export type ProblemStatus = keyof typeof TITLES;

/** What an answer with a problem says besides its status. */
export interface ProblemDetail {
  /** What went wrong this time; a whole sentence. */
  readonly detail: string;
  /** What is wrong with the parameters. */
  readonly issues?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error as problem details (RFC 9457): of no type of its own, so that its title is that of the status. */
export function problemAnswer(
  status: ProblemStatus,
  { detail, issues, headers }: ProblemDetail,
): ServiceAnswer {
  const problem = { type: "about:blank", title: TITLES[status], status, detail, issues };
  return {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
    body: JSON.stringify(problem),
    ...(issues && { issues }),
  };
}
