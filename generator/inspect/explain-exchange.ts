import { counted } from "../base/counted.js";
import { escapeHidden } from "../base/hidden-characters.js";
import type { ExchangeVerdict } from "./exchange.js";
import { findingLines } from "./explain-response.js";
import { issueLines } from "./explain.js";

/** Formats a verdict on an exchange: the issues of its request, and the findings of its response. */
export function explainExchange(verdict: ExchangeVerdict): readonly string[] {
  const { request, issues, findings, error } = verdict;
  return [
    request === "" ? "(an empty request)" : escapeHidden(request),
    ...issues.flatMap((issue) => issueLines(issue, undefined)).map(escapeHidden),
    ...(error
      ? [`  The response is an error, ${escapeHidden(error.code)}: ${escapeHidden(error.info)}`]
      : []),
    ...findingLines(findings),
  ];
}

/** The number of exchanges of a run, by verdict. An exchange can count more than once. */
export interface ExchangeCounts {
  readonly exchanges: number;
  readonly withIssues: number;
  readonly withFindings: number;
  readonly errors: number;
  /** Lines without an exchange that can be inspected. */
  readonly unreadable: number;
}

/** The counts of a run without exchanges. */
export const NO_EXCHANGES: ExchangeCounts = {
  exchanges: 0,
  withIssues: 0,
  withFindings: 0,
  errors: 0,
  unreadable: 0,
};

/** Adds a verdict to counts; without a verdict, an unreadable line. */
export function countExchange(
  counts: ExchangeCounts,
  verdict: ExchangeVerdict | undefined,
): ExchangeCounts {
  if (!verdict) return { ...counts, unreadable: counts.unreadable + 1 };
  const { issues, findings, error } = verdict;
  return {
    ...counts,
    exchanges: counts.exchanges + 1,
    withIssues: counts.withIssues + Number(issues.length > 0),
    withFindings: counts.withFindings + Number(findings.length > 0),
    errors: counts.errors + Number(error !== undefined),
  };
}

/** Returns true if there is nothing to report about an exchange. */
export function isAsLearned({ issues, findings, error }: ExchangeVerdict): boolean {
  return issues.length === 0 && findings.length === 0 && !error;
}

/** Formats the counts of a run. */
export function exchangesSummary(counts: ExchangeCounts): readonly string[] {
  const { exchanges, withIssues, withFindings, errors, unreadable } = counts;
  const parts = [
    `${counted(withIssues, "request")} with issues`,
    `${counted(withFindings, "response")} with findings`,
    counted(errors, "error response"),
    ...(unreadable === 0 ? [] : [`${counted(unreadable, "line")} not inspected`]),
  ];
  return [
    `${counted(exchanges, "exchange")}: ${parts.join(", ")}.`,
    ...(withFindings === 0
      ? []
      : ["help: if the responses are correct, learn again: paramsmith learn FILE"]),
  ];
}
