import { requestParameters } from "../../templates/runtime/http/request-parameters.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type {
  ServiceHandler,
  ServiceRequest,
  ServiceResponse,
} from "../../templates/runtime/http/service.js";
import { recordedHeaders } from "../base/exchange-line.js";
import type { Exchange, OmittedBody } from "../base/exchange-line.js";
import { isJsonTooDeep } from "../wiki/response.js";
import type { CassetteWriter, RecordedRequest } from "./cassette.js";
import { exchangeRedactor, hashOf, recordedRequestOf, requestText } from "./cassette.js";
import type { Breach, CheckExchange } from "./check-exchange.js";
import { redactFindings } from "../redact/redactor.js";
import type { ExchangeRedactor, Redactor } from "../redact/redactor.js";
import type { Relay } from "./relay.js";

/** An exchange's violations, as one line in the report. */
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
  /** Records large bodies, and those that are not JSON. In the latter, secrets are replaced only if their shape shows them. */
  readonly keepBodies?: boolean;
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
  keepBodies = false,
  check,
  report,
  warn,
}: Recording): ServiceHandler {
  return serviceHandler(async (request) => {
    const relayed = await relay.send(request);
    const { response } = relayed;
    const redacted = exchangeRedactor(request, requestParameters(request), redactor, response);
    if (relayed.warning !== undefined) warn(redacted.text(relayed.warning));
    if (relayed.kind === "failed") return response;
    const key = recordedRequestOf(request, redactor);
    const reportBreaches = (breaches: readonly Breach[]): void => {
      if (breaches.length === 0) return;
      const { status } = response;
      report({ paramsmith: "record", request: redacted.text(requestText(key)), status, breaches });
    };
    if (isJsonTooDeep(response.body)) {
      reportBreaches([TOO_DEEP]);
      return response;
    }
    const exchange = exchangeOf(key, response, redacted, keepBodies);
    const failure = cassette && appendFailure(cassette, exchange);
    if (failure !== undefined) warn(`${failure} The recording continues without this exchange.`);
    const breaches = await check(request, response);
    if (breaches.length > 0) {
      const shown = await check(redactRequest(request, redactor, redacted), {
        ...response,
        ...exchange,
      });
      reportBreaches(redactFindings(breaches, shown, withoutPath).map(withoutSecrets(redacted)));
    }
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

/**
 * The most characters of a body that is parsed without `keepBodies`. Pages with a different origin can
 * request large responses from a wiki, and parsing them blocks all other requests for seconds.
 */
const MAX_PARSED = 1_000_000;

function exchangeOf(
  recorded: RecordedRequest,
  { status, headers, body }: ServiceResponse,
  { json, text }: ExchangeRedactor,
  keepBodies: boolean,
): Exchange {
  const isParsed = body !== "" && (keepBodies || body.length <= MAX_PARSED);
  // Before the headers, which may repeat its secrets.
  const redacted = isParsed ? json(body.replace(/^\uFEFF/, "")) : undefined;
  return {
    cassette: 1,
    ...recorded,
    status,
    headers: Object.fromEntries(
      Object.entries(recordedHeaders(headers)).map(([name, value]) => [name, text(value)]),
    ),
    ...(redacted !== undefined || keepBodies || body === ""
      ? { body: redacted ?? text(body) }
      : { body: "", omitted: omittedBody(text(headers["content-type"] ?? "unknown type"), body) }),
  };
}

function omittedBody(type: string, body: string): OmittedBody {
  const bytes = new TextEncoder().encode(body);
  return { type, size: bytes.length, sha256: hashOf(bytes) };
}

/** The request with a form in place of a form with files. */
function redactRequest(
  request: ServiceRequest,
  { url, form }: Redactor,
  { text }: ExchangeRedactor,
): ServiceRequest {
  const { method } = request;
  const isForm = method === "POST";
  return {
    method,
    url: text(url(request.url)),
    headers: isForm ? { "content-type": "application/x-www-form-urlencoded" } : {},
    body: isForm ? text(form(requestParameters({ ...request, url: "/" }))) : "",
  };
}

function withoutPath(breach: Breach): Breach {
  return { ...breach, at: "" };
}

function withoutSecrets({ text }: ExchangeRedactor) {
  return (breach: Breach): Breach => ({
    ...breach,
    at: text(breach.at),
    message: text(breach.message),
  });
}
