import type { RefusedRequest } from "../../templates/runtime/adapters/node-listener.js";
import { isUrlEncodedForm } from "../../templates/runtime/http/media-type.js";
import { requestParameters } from "../../templates/runtime/http/request-parameters.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type {
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "../../templates/runtime/http/service.js";
import { escapeHidden } from "../base/hidden-characters.js";
import { exchangeRedactor } from "./cassette.js";
import type { Redactor } from "../redact/redactor.js";

/** A log entry of one request. */
export interface LogEntry {
  readonly method: string;
  /** The path and query of the request, without secrets. */
  readonly url: string;
  /** The form of the request, without secrets; absent without a form. */
  readonly body?: string;
  /** Absent if there was no response. */
  readonly status?: number;
  /** The time until the response was ready. */
  readonly ms?: number;
  /** The number of body bytes after which the connection was broken on purpose. */
  readonly breaksAfter?: number;
  /** The issues found while parsing the request. */
  readonly issues?: readonly LoggedIssue[];
  /** The constructs of wikitext that the response contains as escaped text. */
  readonly unrendered?: readonly string[];
  /** The message of an error that a handler threw. */
  readonly error?: string;
}

/** An issue in a log entry. */
export interface LoggedIssue {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly parameter: string;
  readonly module: string;
}

/** The target of a log and its environment. */
export interface Logging {
  readonly log: (entry: LogEntry) => void;
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
  readonly redactor: Redactor;
}

/** The maximum number of issues in a log entry. */
const MAX_ISSUES = 20;

/** The maximum length of a form in a log entry. */
const MAX_BODY = 300;

/** The maximum number of parameters of a request that are redacted for a log entry. */
const MAX_PAIRS = 50;

/** The maximum length of each redacted parameter, and of a parameter in an issue. */
const MAX_PAIR = 1000;

/** The statuses of requests that the server rejects because their headers name a different origin or host. */
const REFUSED: ReadonlySet<number> = new Set([403, 421]);

/** Wraps a service to log its requests and responses. */
export function withLog(handler: ServiceHandler, { log, now, redactor }: Logging): ServiceHandler {
  return serviceHandler(async (request) => {
    const start = now();
    const response = await handler.service(request);
    log(entryOf(request, response, now() - start, redactor));
    return response;
  });
}

function entryOf(
  request: ServiceRequest,
  { status, breaksAfter, issues = [], unrendered = [] }: ServiceResponse,
  milliseconds: number,
  redactor: Redactor,
): LogEntry {
  const ms = Math.round(milliseconds * 100) / 100;
  const { method, url, headers, body } = request;
  // Any page can send forms. Redacting them takes longer than rejecting them.
  const isRefused = REFUSED.has(status) && issues.length === 0 && breaksAfter === undefined;
  if (isRefused) return { ...refusedEntry({ method, url, status }, redactor), ms };
  const redact = exchangeRedactor(request, firstPairs(requestParameters(request)), redactor).text;
  return {
    method,
    url: redact(redactor.url(url)),
    ...(isUrlEncodedForm(headers["content-type"]) &&
      body !== "" && { body: shortened(redact(redactor.form(firstPairs(body)))) }),
    ...(breaksAfter !== 0 && { status }),
    ms,
    ...(breaksAfter !== undefined && { breaksAfter }),
    ...(issues.length > 0 && {
      issues: issues.slice(0, MAX_ISSUES).map(({ severity, code, parameter, module }) => ({
        severity,
        code,
        parameter: shortened(redact(parameter.slice(0, MAX_PAIR))),
        module,
      })),
    }),
    ...(unrendered.length > 0 && {
      unrendered: unrendered.slice(0, MAX_ISSUES).map(redact),
    }),
  };
}

/** The log entry for a request without a handler, or whose handler failed. */
export function refusedEntry(
  { method, url, status, error }: Omit<RefusedRequest, "status"> & { readonly status: number },
  redactor: Redactor,
): LogEntry {
  const { addRequest, text: redact } = redactor.exchange();
  addRequest(url);
  return {
    method,
    url: redact(redactor.url(url)),
    status,
    ...(error !== undefined && {
      error: error instanceof Error ? redact(error.message) : "a value that is not an Error",
    }),
  };
}

/** The beginnings of the first pairs of a form. A long form must not keep the server busy. */
function firstPairs(form: string): string {
  return form
    .split("&", MAX_PAIRS)
    .map((pair) => (isCutStructure(pair) ? pair.replace(/=.*/s, "=…") : pair.slice(0, MAX_PAIR)))
    .join("&");
}

/** Whether a pair is too long and may contain JSON or a URL, which cannot be parsed in part. */
function isCutStructure(pair: string): boolean {
  return pair.length > MAX_PAIR && /["%]|:\/\//.test(pair);
}

function shortened(text: string): string {
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text;
}

/** Formats an entry as JSON. */
export function jsonLine(entry: LogEntry): string {
  return escapeHidden(JSON.stringify(entry));
}

/** Formats an entry for people. */
export function textLine({
  method,
  url,
  body,
  status,
  ms,
  breaksAfter,
  issues = [],
  unrendered = [],
  error,
}: LogEntry): string {
  const parts = [
    method,
    url,
    ...(body === undefined ? [] : [body]),
    status === undefined ? "reset" : String(status),
    ...(ms === undefined ? [] : [`${ms.toFixed(1)} ms`]),
    ...(breaksAfter === undefined || breaksAfter === 0
      ? []
      : [`aborted after ${breaksAfter} bytes`]),
    ...issues.map(({ severity, code, parameter }) => `${severity} ${code} ${parameter}`.trim()),
    ...(unrendered.length === 0 ? [] : [`not rendered: ${unrendered.join(" ")}`]),
    ...(error === undefined ? [] : [`failed: ${error}`]),
  ];
  return escapeHidden(parts.join("  "));
}

/** Collects lines and writes them together, which is faster. */
export interface LineWriter {
  readonly take: (line: string) => void;
  /** Writes the collected lines. */
  readonly flush: () => void;
}

/** Creates a writer that writes its lines in the next turn of the event loop. */
export function lineWriter(write: (text: string) => void): LineWriter {
  let lines: string[] = [];
  const flush = (): void => {
    if (lines.length === 0) return;
    const text = `${lines.join("\n")}\n`;
    lines = [];
    write(text);
  };
  return {
    take(line) {
      if (lines.push(line) === 1) setImmediate(flush);
    },
    flush,
  };
}
