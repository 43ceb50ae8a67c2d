import { apiErrorResponse } from "../../../templates/runtime/action-api/api-error-response.js";
import { serviceHandler } from "../../../templates/runtime/http/service.js";
import { problemResponse } from "../../../templates/runtime/http/problem.js";
import type {
  ServiceResponse,
  ServiceHandler,
  ServiceRequest,
} from "../../../templates/runtime/http/service.js";
import type { Cassette } from "./cassette.js";
import { askedBy, askedText, keyOf } from "./exchange.js";
import type { Asked } from "./exchange.js";
import { REDACTED } from "../redaction.js";
import type { IsSecret } from "../redaction.js";

/**
 * Serves what was recorded. Requests that ask for the same are answered in the order of their
 * recording, then with the last again; a secret stands for any other. What was not recorded is
 * answered with status 404 and the recorded request that is nearest to it.
 */
export function replayed(cassette: Cassette, isSecret: IsSecret): ServiceHandler {
  const redacted = new Set(cassette.flatMap(({ params }) => redactedNames(params)));
  const isHidden: IsSecret = (name) => redacted.has(name) || isSecret(name);
  const queues = new Map<string, { readonly answers: ServiceResponse[]; next: number }>();
  for (const { path, params, status, headers, body } of cassette) {
    const asked = { path, params: hidden(params, isHidden) };
    const queue = queues.get(keyOf(asked)) ?? { answers: [], next: 0 };
    queue.answers.push({ status, headers, body });
    queues.set(keyOf(asked), queue);
  }
  return serviceHandler((request) => {
    const asked = askedBy(request, isHidden);
    const queue = queues.get(keyOf(asked));
    const answer = queue?.answers[queue.next];
    if (!queue || !answer) return notRecorded(request, asked, cassette);
    queue.next = Math.min(queue.next + 1, queue.answers.length - 1);
    return answer;
  });
}

function redactedNames(params: Asked["params"]): readonly string[] {
  return Object.entries(params).flatMap(([name, value]) => (value === REDACTED ? [name] : []));
}

function hidden(params: Asked["params"], isHidden: IsSecret): Asked["params"] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isHidden(name) ? REDACTED : value]),
  );
}

function notRecorded(request: ServiceRequest, asked: Asked, cassette: Cassette): ServiceResponse {
  const near = nearestAsked(asked, cassette);
  const hint = near ? ` ${hintAt(asked, near)}` : "";
  const text = `The request is not in the cassette: ${askedText(asked)}.${hint} Record it, or ask as it was recorded.`;
  if (asked.path.endsWith(".php"))
    return apiErrorResponse(request, { code: "notincassette", text, status: 404 });
  return problemResponse(404, { detail: text });
}

/** The recorded request with the fewest parameters that differ. */
function nearestAsked(asked: Asked, cassette: Cassette): Asked | undefined {
  if (Object.keys(asked.params).length > MOST_COMPARED) return undefined;
  let best: Asked | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of cassette) {
    const differing =
      differences(asked, each).length + (each.path === asked.path ? 0 : MUCH_DIFFERENT);
    if (differing < least) [best, least] = [each, differing];
  }
  return best;
}

/** A request with more parameters is like none, and would take long to compare. */
const MOST_COMPARED = 100;

/** Another path differs by more than any parameters do. */
const MUCH_DIFFERENT = 1000;

function differences(asked: Asked, recorded: Asked): readonly string[] {
  const names = new Set([...Object.keys(asked.params), ...Object.keys(recorded.params)]);
  return [...names].filter((name) => {
    const there = valueOf(recorded, name);
    return there !== REDACTED && there !== valueOf(asked, name);
  });
}

/** At most so many differences are told. */
const SHOWN = 5;

function hintAt(asked: Asked, recorded: Asked): string {
  const names = differences(asked, recorded);
  const told = names.slice(0, SHOWN).map((name) => {
    const there = valueOf(recorded, name);
    return there === undefined
      ? `without ${name}`
      : `with ${name}=${there}${valueOf(asked, name) === undefined ? ", which is missing here" : ""}`;
  });
  const more = names.length > SHOWN ? `, and ${names.length - SHOWN} more` : "";
  const at = recorded.path === asked.path ? "" : `at ${recorded.path}`;
  return `The nearest one was recorded ${[at, ...told].filter((each) => each !== "").join(", ")}${more}.`;
}

function valueOf({ params }: Asked, name: string): string | undefined {
  return Object.hasOwn(params, name) ? String(params[name]) : undefined;
}
