import { apiErrorResponse } from "../../templates/runtime/action-api/api-error-response.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import { problemResponse } from "../../templates/runtime/http/problem.js";
import type {
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "../../templates/runtime/http/service.js";
import { recordedHeaders, recordedQuery } from "../base/exchange-line.js";
import type { Exchange, OmittedBody } from "../base/exchange-line.js";
import type { Cassette, RecordedRequest } from "./cassette.js";
import { keyOf, recordedRequestOf, valuesOf } from "./cassette.js";
import { missText } from "./nearest-request.js";
import { REDACTED } from "../redact/secret-names.js";
import type { Redactor } from "../redact/redactor.js";

/** The responses to equal requests, in recorded order. */
interface Queue {
  readonly requested: RecordedRequest;
  readonly responses: Pick<Exchange, "status" | "headers" | "body" | "omitted">[];
  next: number;
}

/**
 * Serves the exchanges of a cassette. Equal requests get their responses in recorded order; the
 * last one repeats. Secrets match any value, and so do the redacted parts of other values, if no
 * request is equal. Other requests get status 404, and the differences to the nearest recorded request.
 * Headers that no recording contains, such as those about the length of the body, are not sent.
 */
export function replayingHandler(cassette: Cassette, redactor: Redactor): ServiceHandler {
  const redacted = redactedNames(cassette);
  const requestedBy = (request: ServiceRequest): RecordedRequest => {
    const parsed = recordedRequestOf(request, redactor);
    return { ...parsed, params: withoutValues(parsed.params, redacted) };
  };
  const queues = new Map<string, Queue>();
  for (const { cassette: _, path, params, files, ...recorded } of cassette) {
    const url = `${path}?${recordedQuery({ path, params })}`;
    const parsed = requestedBy({ method: "GET", url, headers: {}, body: "" });
    const requested: RecordedRequest = files ? { ...parsed, files } : parsed;
    const queue = queues.get(keyOf(requested)) ?? { requested, responses: [], next: 0 };
    queue.responses.push({ ...recorded, headers: recordedHeaders(recorded.headers) });
    queues.set(keyOf(requested), queue);
  }
  const patterns = [...queues.values()].filter(({ requested }) => isRedacted(requested));
  return serviceHandler(async (request) => {
    const requested = requestedBy(request);
    const queue =
      queues.get(keyOf(requested)) ??
      patterns.find((each) => matchesRedacted(each.requested, requested));
    const response = queue?.responses[queue.next];
    if (!queue || !response) return notRecorded(request, requested, cassette);
    queue.next = Math.min(queue.next + 1, queue.responses.length - 1);
    return response.omitted ? bodyOmitted(request, response, response.omitted) : response;
  });
}

/** The names with only redacted values. A secret may also be a different parameter's value. */
function redactedNames(cassette: Cassette): ReadonlySet<string> {
  const entries = cassette.flatMap(({ params }) => Object.entries(params));
  const others = new Set(entries.flatMap(([name, value]) => (value === REDACTED ? [] : [name])));
  return new Set(entries.flatMap(([name]) => (others.has(name) ? [] : [name])));
}

function withoutValues(
  params: RecordedRequest["params"],
  names: ReadonlySet<string>,
): RecordedRequest["params"] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "string" && names.has(name) ? REDACTED : value,
    ]),
  );
}

/** Clients do not need the bodies of redirects. Errors keep their status. */
function bodyOmitted(
  request: ServiceRequest,
  { status, headers }: ServiceResponse,
  { type, size, sha256 }: OmittedBody,
): ServiceResponse {
  if (status >= 300 && status < 400) return { status, headers, body: "" };
  const text = `The body is not in the cassette: ${size} bytes of ${type} (SHA-256 ${sha256}).
help: record the exchange with serve --record --keep-bodies, or request JSON with at most a million characters`;
  return problemFor(request, status >= 400 ? status : 501, "bodynotincassette", text);
}

function notRecorded(
  request: ServiceRequest,
  requested: RecordedRequest,
  cassette: Cassette,
): ServiceResponse {
  return problemFor(request, 404, "notincassette", missText(requested, cassette));
}

function problemFor(
  request: ServiceRequest,
  status: number,
  code: string,
  text: string,
): ServiceResponse {
  return /^[^?#]*\.php(?:[?#]|$)/.test(request.url)
    ? apiErrorResponse(request, { code, text, status })
    : problemResponse(status, { detail: text });
}

/** Returns true if part of a recorded request was redacted. */
function isRedacted(recorded: RecordedRequest): boolean {
  return [recorded.path, ...Object.entries(valuesOf(recorded)).flat(2)].some((text) =>
    text.includes(REDACTED),
  );
}

/** Returns true if a request equals a recorded one. Its redacted parts match any text. */
function matchesRedacted(recorded: RecordedRequest, request: RecordedRequest): boolean {
  const [expected, sent] = [valuesOf(recorded), valuesOf(request)];
  const others = Object.entries(expected).filter(([name]) => !Object.hasOwn(sent, name));
  return (
    Object.keys(expected).length === Object.keys(sent).length &&
    matchesText(recorded.path, request.path) &&
    Object.entries(sent).every(([name, value]) =>
      Object.hasOwn(expected, name)
        ? matchesValue(expected[name] ?? "", value)
        : others.some((other) => matchesText(other[0], name) && matchesValue(other[1], value)),
    )
  );
}

function matchesValue(
  recorded: string | readonly string[],
  sent: string | readonly string[],
): boolean {
  if (typeof recorded === "string") return typeof sent === "string" && matchesText(recorded, sent);
  return (
    typeof sent !== "string" &&
    recorded.length === sent.length &&
    recorded.every((each, index) => matchesText(each, sent[index] ?? ""))
  );
}

function matchesText(recorded: string, sent: string): boolean {
  const [first = "", ...others] = recorded.split(REDACTED);
  const last = others.pop();
  if (last === undefined) return recorded === sent;
  if (!sent.startsWith(first) || !sent.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = sent.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= sent.length;
}
