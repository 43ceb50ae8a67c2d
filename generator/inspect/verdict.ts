import type { Issue } from "../../templates/runtime/model/issue.js";
import { readRequest, readRequestStrictly } from "../../templates/runtime/read/request-reading.js";
import type { Api, RequestReading } from "../../templates/runtime/read/request-reading.js";
import type { ReadOptions } from "../../templates/runtime/rules/rule.js";
import { parametersIn } from "./request-text.js";

/** What the server would say of one request; the form of the JSON output. */
export interface Verdict {
  /** As it was given. */
  readonly request: string;
  /** Paths of the selected modules, in the order in which the server runs them. */
  readonly modules: readonly string[];
  /** False where there is an error. */
  readonly ok: boolean;
  readonly issues: readonly VerdictIssue[];
}

/** One issue about one parameter. */
export interface VerdictIssue {
  readonly severity: Issue["severity"];
  readonly code: Issue["code"];
  /** The wire name. */
  readonly parameter: string;
  /** Path of the module. */
  readonly module: string;
  readonly message: string;
  readonly data?: Issue["data"];
}

/** A verdict together with the reading that it comes from. */
export interface Inspection {
  readonly verdict: Verdict;
  readonly reading: RequestReading;
}

/** Reads one request as the server does. */
export function inspectAsServer(api: Api, request: string, options: ReadOptions): Inspection {
  return inspection(request, readRequest(api, parametersIn(request), options));
}

/** Reads one request as strictly as a program wants it: every silent loss is an error, all of them at once. */
export function inspectStrictly(api: Api, request: string, options: ReadOptions): Inspection {
  return inspection(request, readRequestStrictly(api, parametersIn(request), options));
}

function inspection(request: string, reading: RequestReading): Inspection {
  const modules = reading.selected.map(({ module }) => module.path);
  const issues = reading.issues.map(({ severity, code, parameter, module, message, data }) => ({
    severity,
    code,
    parameter,
    module,
    message,
    ...(data && { data }),
  }));
  return { verdict: { request, modules, ok: reading.ok, issues }, reading };
}
