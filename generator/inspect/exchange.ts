import type { Api } from "../../templates/runtime/parse/parsed-request.js";
import type { ParseOptions } from "../../templates/runtime/rules/rule.js";
import { inspectParsed, isComparable, parseSent } from "./response.js";
import type { LearnedResult, ResponseFinding, ResponseVerdict } from "./response.js";
import type { inspectAsServer, Inspection, VerdictIssue } from "./verdict.js";
import { counted } from "../base/counted.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { findingLines } from "./explain-response.js";
import { issueLines } from "./explain.js";

/** The verdict on a request and its response; the JSON output of the command. */
export interface ExchangeVerdict {
  /** The request as given. */
  readonly request: string;
  /** The issues of the request. */
  readonly issues: readonly VerdictIssue[];
  /** The differences of the response from the learned results. */
  readonly findings: readonly ResponseFinding[];
  /** The error, if the response is one. Learned results do not describe errors. */
  readonly error?: NonNullable<ResponseVerdict["error"]>;
}

/** The spec and the rules for inspections. */
export interface ExchangeInspector {
  readonly api: Api;
  readonly results: readonly LearnedResult[];
  readonly inspectRequest: typeof inspectAsServer;
  readonly options: ParseOptions;
}

/**
 * Inspects a request and its response; undefined if the catalogue has no module of the request, so
 * that the response cannot be compared.
 */
export function inspectExchange(
  { api, results, inspectRequest, options }: ExchangeInspector,
  request: string,
  response: unknown,
): ExchangeVerdict | undefined {
  const inspection = inspectRequest(api, request, options);
  const { issues } = inspection.verdict;
  const parsed = isParsedAsSent(inspection) ? inspection.parsed : parseSent(api, request);
  const { findings, error } = inspectParsed(api, results, { request, parsed }, response);
  if (error) return { request, issues, findings, error };
  return isComparable(parsed) ? { request, issues, findings } : undefined;
}

/** A strict parse differs after an error, and without `format=json` the format version is unknown. */
function isParsedAsSent({ parsed }: Inspection): boolean {
  return parsed.ok && parsed.main["format"] === "json";
}

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
interface ExchangeCounts {
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
