import type { Api } from "../../templates/runtime/read/parsed-request.js";
import type { ReadOptions } from "../../templates/runtime/rules/rule.js";
import { inspectParsed, isComparable, parseSent } from "./response.js";
import type { LearnedResult, ResponseFinding, ResponseVerdict } from "./response.js";
import type { inspectAsServer, Inspection, VerdictIssue } from "./verdict.js";

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

/** The spec and the rules of a run of inspections. */
export interface ExchangeInspector {
  readonly api: Api;
  readonly results: readonly LearnedResult[];
  readonly inspectRequest: typeof inspectAsServer;
  readonly options: ReadOptions;
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
