import type { Issue } from "../../templates/runtime/model/issue.js";
import {
  parseRequest,
  parseRequestStrictly,
} from "../../templates/runtime/parse/parsed-request.js";
import type { Api, ParsedRequest } from "../../templates/runtime/parse/parsed-request.js";
import type { ParseOptions } from "../../templates/runtime/rules/rule.js";
import { methodIn, parametersIn } from "./request-parameters.js";

/** The server's verdict on one request; the JSON output of the command. */
export interface Verdict {
  /** The request as given. */
  readonly request: string;
  /** The paths of the selected modules, in the order in which the server runs them. */
  readonly modules: readonly string[];
  /** False if there is an error. */
  readonly ok: boolean;
  readonly issues: readonly VerdictIssue[];
}

/** An issue with one parameter, named as on the wire. */
export interface VerdictIssue extends Omit<Issue, "code"> {
  /** For module rules that catalogues do not describe, any server code. */
  readonly code: string;
}

/** A verdict with the parsed request. */
export interface Inspection {
  readonly verdict: Verdict;
  readonly parsed: ParsedRequest;
}

/** Parses a request as the server does. */
export function inspectAsServer(api: Api, request: string, options: ParseOptions): Inspection {
  return inspection(request, parseRequest(api, parametersIn(request), sent(request, options)));
}

/**
 * Parses a request strictly: each value that the server would ignore or change is an error, and all
 * errors are reported.
 */
export function inspectStrictly(api: Api, request: string, options: ParseOptions): Inspection {
  const parsed = parseRequestStrictly(api, parametersIn(request), sent(request, options));
  return inspection(request, parsed);
}

function sent(request: string, options: ParseOptions): ParseOptions {
  const method = methodIn(request);
  return method ? { ...options, method } : options;
}

/** Adds errors to a verdict. */
export function withIssues<Judged extends { readonly verdict: Pick<Verdict, "ok" | "issues"> }>(
  inspected: Judged,
  issues: readonly VerdictIssue[],
): Judged {
  if (issues.length === 0) return inspected;
  const { verdict } = inspected;
  return {
    ...inspected,
    verdict: { ...verdict, ok: false, issues: [...verdict.issues, ...issues] },
  };
}

function inspection(request: string, parsed: ParsedRequest): Inspection {
  const modules = parsed.selected.map(({ module }) => module.path);
  const { ok, issues } = parsed;
  return { verdict: { request, modules, ok, issues }, parsed };
}
