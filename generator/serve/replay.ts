import { apiErrorResponse } from "../../templates/runtime/action-api/api-error-response.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import { problemResponse } from "../../templates/runtime/http/problem.js";
import type {
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "../../templates/runtime/http/service.js";
import type { Cassette, RecordedRequest } from "./cassette.js";
import { recordedRequestOf, requestText, keyOf } from "./cassette.js";
import { REDACTED } from "./secret-names.js";
import type { IsSecret } from "./secret-names.js";

/** The responses to equal requests, in recorded order. */
interface Queue {
  readonly requested: RecordedRequest;
  readonly responses: ServiceResponse[];
  next: number;
}

/**
 * Serves the exchanges of a cassette. Equal requests get their responses in recorded order; the
 * last one repeats. Secrets match any value, and so do the redacted parts of other values, if no
 * request is equal. Other requests get status 404, with the most similar recorded request.
 */
export function replayingHandler(cassette: Cassette, isSecret: IsSecret): ServiceHandler {
  const redacted = redactedNames(cassette);
  const isHidden: IsSecret = (name) => redacted.has(name) || isSecret(name);
  const queues = new Map<string, Queue>();
  for (const { path, params, status, headers, body } of cassette) {
    const requested = { path, params: withHiddenValues(params, isHidden) };
    const queue = queues.get(keyOf(requested)) ?? { requested, responses: [], next: 0 };
    queue.responses.push({ status, headers, body });
    queues.set(keyOf(requested), queue);
  }
  const patterns = [...queues.values()].filter(({ requested }) => isRedacted(requested));
  return serviceHandler(async (request) => {
    const requested = recordedRequestOf(request, isHidden);
    const queue =
      queues.get(keyOf(requested)) ??
      patterns.find((each) => matchesRedacted(each.requested, requested));
    const response = queue?.responses[queue.next];
    if (!queue || !response) return notRecorded(request, requested, cassette);
    queue.next = Math.min(queue.next + 1, queue.responses.length - 1);
    return response;
  });
}

/** The names whose values are all redacted. A secret may also be the value of another parameter. */
function redactedNames(cassette: Cassette): ReadonlySet<string> {
  const entries = cassette.flatMap(({ params }) => Object.entries(params));
  const others = new Set(entries.flatMap(([name, value]) => (value === REDACTED ? [] : [name])));
  return new Set(entries.flatMap(([name]) => (others.has(name) ? [] : [name])));
}

function withHiddenValues(
  params: RecordedRequest["params"],
  isHidden: IsSecret,
): RecordedRequest["params"] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isHidden(name) ? REDACTED : value]),
  );
}

function notRecorded(
  request: ServiceRequest,
  requested: RecordedRequest,
  cassette: Cassette,
): ServiceResponse {
  const near = nearestRequest(requested, cassette);
  const hint = near ? ` ${hintAt(requested, near)}` : "";
  const text = `The request is not in the cassette: ${requestText(requested)}.${hint} Record it, or send a recorded request.`;
  if (requested.path.endsWith(".php"))
    return apiErrorResponse(request, { code: "notincassette", text, status: 404 });
  return problemResponse(404, { detail: text });
}

/** The recorded request with the fewest different parameters. */
function nearestRequest(
  requested: RecordedRequest,
  cassette: Cassette,
): RecordedRequest | undefined {
  if (Object.keys(requested.params).length > MOST_COMPARED) return undefined;
  let best: RecordedRequest | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const each of cassette) {
    const differing =
      differences(requested, each).length + (each.path === requested.path ? 0 : MUCH_DIFFERENT);
    if (differing < smallest) [best, smallest] = [each, differing];
  }
  return best;
}

/** Requests with more parameters are not compared, because comparing takes long. */
const MOST_COMPARED = 100;

/** Counts more than any number of different parameters. */
const MUCH_DIFFERENT = 1000;

function differences(requested: RecordedRequest, recorded: RecordedRequest): readonly string[] {
  const names = new Set([...Object.keys(requested.params), ...Object.keys(recorded.params)]);
  return [...names].filter((name) => {
    const there = valueOf(recorded, name);
    return there !== REDACTED && there !== valueOf(requested, name);
  });
}

/** The maximum number of differences in a message. */
const MAX_SHOWN = 5;

function hintAt(requested: RecordedRequest, recorded: RecordedRequest): string {
  const names = differences(requested, recorded);
  const shown = names.slice(0, MAX_SHOWN).map((name) => {
    const there = valueOf(recorded, name);
    return there === undefined
      ? `without ${name}`
      : `with ${name}=${there}${valueOf(requested, name) === undefined ? ", which is missing here" : ""}`;
  });
  const more = names.length > MAX_SHOWN ? `, and ${names.length - MAX_SHOWN} more` : "";
  const at = recorded.path === requested.path ? "" : `at ${recorded.path}`;
  return `The nearest one was recorded ${[at, ...shown].filter((each) => each !== "").join(", ")}${more}.`;
}

function valueOf({ params }: RecordedRequest, name: string): string | undefined {
  return Object.hasOwn(params, name) ? String(params[name]) : undefined;
}

/** Returns true if a part of a recorded request was redacted. */
export function isRedacted({ path, params }: RecordedRequest): boolean {
  return [path, ...Object.entries(params).flat(2)].some((text) => text.includes(REDACTED));
}

/** Returns true if a request is equal to a recorded one, whose redacted parts match any text. */
export function matchesRedacted(recorded: RecordedRequest, request: RecordedRequest): boolean {
  const others = Object.entries(recorded.params).filter(
    ([name]) => !Object.hasOwn(request.params, name),
  );
  return (
    Object.keys(recorded.params).length === Object.keys(request.params).length &&
    matchesText(recorded.path, request.path) &&
    Object.entries(request.params).every(([name, value]) =>
      Object.hasOwn(recorded.params, name)
        ? matchesValue(recorded.params[name] ?? "", value)
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
