import { serviceHandler } from "../../templates/runtime/http/service.js";
import type { ServiceResponse, ServiceHandler } from "../../templates/runtime/http/service.js";
import { recordedHeaders } from "../base/exchange-line.js";
import type { Exchange } from "../base/exchange-line.js";
import { isJsonTooDeep } from "../wiki/response.js";
import type { CassetteWriter, RecordedRequest } from "./cassette.js";
import { recordedRequestOf, requestText } from "./cassette.js";
import type { Breach, CheckExchange } from "./check-exchange.js";
import type { Redactor } from "./redactor.js";
import type { Relay } from "./relay.js";

/** The violations of one exchange; a line of the report. */
export interface BrokenExchange {
  readonly paramsmith: "record";
  /** The path and parameters, without secrets. */
  readonly request: string;
  readonly status: number;
  readonly breaches: readonly Breach[];
}

/** The settings of a recording. */
export interface Recording {
  readonly relay: Relay;
  readonly redactor: Redactor;
  /** If absent, exchanges are checked and not recorded. */
  readonly cassette?: CassetteWriter;
  readonly check: CheckExchange;
  readonly report: (broken: BrokenExchange) => void;
  /** Receives a message if an exchange could not be recorded, or leads away from the server. */
  readonly warn: (text: string) => void;
}

/**
 * Forwards requests to a real server and returns its responses. Records both without secrets, and
 * reports violations of the spec. Not recorded are requests that are not forwarded, have no
 * response, or have a response that exceeds the nesting limit. The client gets its response even if
 * writing fails.
 */
export function recordingHandler({
  relay,
  redactor,
  cassette,
  check,
  report,
  warn,
}: Recording): ServiceHandler {
  return serviceHandler(async (request) => {
    const relayed = await relay.send(request);
    if (relayed.warning !== undefined) warn(relayed.warning);
    if (relayed.kind === "failed") return relayed.response;
    const { response } = relayed;
    redactor.learnRequest(request);
    redactor.learnResponse(response);
    const key = recordedRequestOf(request, redactor.isSecret, redactor.text);
    const isReadable = !isJsonTooDeep(response.body);
    if (isReadable && cassette) {
      const failure = appendFailure(cassette, exchangeOf(key, response, redactor));
      if (failure !== undefined) warn(`${failure} The recording goes on, and lacks it.`);
    }
    const breaches = isReadable ? await check(request, response) : [TOO_DEEP];
    if (breaches.length > 0)
      report({
        paramsmith: "record",
        request: requestText(key),
        status: response.status,
        breaches: breaches.map((breach) => withoutSecrets(breach, redactor)),
      });
    return response;
  });
}

/** The reason why an exchange could not be recorded. */
function appendFailure(cassette: CassetteWriter, exchange: Exchange): string | undefined {
  try {
    cassette.append(exchange);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Tokens and violations in such a response cannot be found. */
const TOO_DEEP: Breach = {
  of: "response",
  code: "nested-too-deeply",
  at: "",
  message: "The response exceeds the nesting limit and is not recorded.",
};

function exchangeOf(
  recorded: RecordedRequest,
  { status, headers, body }: ServiceResponse,
  redactor: Redactor,
): Exchange {
  return {
    cassette: 1,
    ...recorded,
    status,
    headers: Object.fromEntries(
      Object.entries(recordedHeaders(headers)).map(([name, value]) => [
        name,
        redactor.header(value),
      ]),
    ),
    body: redactor.body(body),
  };
}

function withoutSecrets(breach: Breach, { text }: Redactor): Breach {
  return { ...breach, at: text(breach.at), message: text(breach.message) };
}
