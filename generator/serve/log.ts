import type { RefusedRequest } from "../../templates/runtime/adapters/node-listener.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type {
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "../../templates/runtime/http/service.js";
import { escapeHidden } from "../text/hidden.js";
import { redactedPairs, redactedUrl } from "./redaction.js";
import type { IsSecret } from "./redaction.js";

/** One request with what became of it. */
export interface LogEntry {
  readonly method: string;
  /** Path and query as they were sent, without secrets. */
  readonly url: string;
  /** A form, without secrets; absent where there is none. */
  readonly body?: string;
  /** Absent where nothing was answered at all. */
  readonly status?: number;
  /** Until the answer was ready. */
  readonly ms?: number;
  /** The connection was broken on purpose, after so many bytes of the body. */
  readonly breaksAfter?: number;
  /** What the reading of the request found. */
  readonly issues?: readonly LoggedIssue[];
  /** What a handler threw. */
  readonly error?: string;
}

/** An issue, as far as it is told in a log. */
export interface LoggedIssue {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly parameter: string;
  readonly module: string;
}

/** Where a log goes, and what it needs of the world. */
export interface Logging {
  readonly log: (entry: LogEntry) => void;
  /** Milliseconds from any point in time. */
  readonly now: () => number;
  readonly isSecret: IsSecret;
}

/** Issues of a request that are told. */
const MAX_ISSUES = 20;

/** Characters of a form that are told. */
const MAX_BODY = 300;

/** A service that tells what it was asked and what it said. */
export function withLog(handler: ServiceHandler, { log, now, isSecret }: Logging): ServiceHandler {
  return serviceHandler(async (request) => {
    const start = now();
    const answer = await handler.service(request);
    log(entryOf(request, answer, now() - start, isSecret));
    return answer;
  });
}

function entryOf(
  { method, url, headers, body }: ServiceRequest,
  { status, breaksAfter, issues = [] }: ServiceResponse,
  milliseconds: number,
  isSecret: IsSecret,
): LogEntry {
  const isForm = (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
  return {
    method,
    url: redactedUrl(url, isSecret),
    ...(isForm && body !== "" && { body: shortened(redactedPairs(body, isSecret)) }),
    ...(breaksAfter !== 0 && { status }),
    ms: Math.round(milliseconds * 100) / 100,
    ...(breaksAfter !== undefined && { breaksAfter }),
    ...(issues.length > 0 && {
      issues: issues.slice(0, MAX_ISSUES).map(({ severity, code, parameter, module }) => ({
        severity,
        code,
        parameter,
        module,
      })),
    }),
  };
}

/** A request that no handler saw, or that one failed at. */
export function refusedEntry(
  { method, url, status, error }: RefusedRequest,
  isSecret: IsSecret,
): LogEntry {
  return {
    method,
    url: redactedUrl(url, isSecret),
    status,
    ...(error !== undefined && {
      error: error instanceof Error ? error.message : "something that is no error",
    }),
  };
}

function shortened(text: string): string {
  return text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text;
}

/** An entry for machines. */
export function jsonLine(entry: LogEntry): string {
  return JSON.stringify(entry);
}

/** An entry for people. */
export function textLine({
  method,
  url,
  body,
  status,
  ms,
  breaksAfter,
  issues = [],
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
      : [`broken off after ${breaksAfter} bytes`]),
    ...issues.map(({ severity, code, parameter }) => `${severity} ${code} ${parameter}`.trim()),
    ...(error === undefined ? [] : [`failed: ${error}`]),
  ];
  return escapeHidden(parts.join("  "));
}

/** Takes lines, and hands them on together, which costs less than one by one. */
export interface LineWriter {
  readonly take: (line: string) => void;
  /** Hands on what has been taken so far. */
  readonly flush: () => void;
}

/** Lines are handed on in the next turn of the event loop, in their order. */
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
