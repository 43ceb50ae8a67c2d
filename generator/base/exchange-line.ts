import { isObject } from "./json.js";
import { isNestedTooDeeply } from "./document.js";
import { isExchange, recordedRequest } from "./cassette-line.js";
import type { Exchange } from "./cassette-line.js";

/** A line of a file of recorded exchanges. */
export type ExchangeLine =
  /** `{"request": "action=query&…", "response": {…}}` */
  | { readonly kind: "record"; readonly request: string; readonly response: unknown }
  /** A line that `serve --record` has written. */
  | { readonly kind: "cassette"; readonly exchange: Exchange }
  /** The beginning of such a line, as a killed recording leaves it. */
  | { readonly kind: "torn" }
  | { readonly kind: "too-deep" }
  | { readonly kind: "malformed" };

/** A line with a request and its response in JSON, or the reason why it has none. */
export type RequestAndResponse =
  | Exclude<ExchangeLine, { readonly kind: "cassette" }>
  /** The body of a recorded response is not JSON. */
  | { readonly kind: "not-json" };

const BEGINNING = '{"cassette":1,';

/** Parses a line in any of the formats. */
export function parseExchangeLine(line: string): ExchangeLine {
  const parsed = parseJson(line);
  if (!parsed) {
    const text = line.trimEnd();
    const isTorn = text !== "" && (text.startsWith(BEGINNING) || BEGINNING.startsWith(text));
    return { kind: isTorn ? "torn" : "malformed" };
  }
  if (isNestedTooDeeply(line)) return { kind: "too-deep" };
  const { value } = parsed;
  if (isExchange(value)) return { kind: "cassette", exchange: value };
  if (!isObject(value) || !Object.hasOwn(value, "response")) return { kind: "malformed" };
  const { request, response } = value;
  return typeof request === "string"
    ? { kind: "record", request, response }
    : { kind: "malformed" };
}

/** Parses a line in any of the formats, and the body of a response in a cassette. */
export function parseRequestAndResponse(text: string): RequestAndResponse {
  const line = parseExchangeLine(text);
  if (line.kind !== "cassette") return line;
  const { exchange } = line;
  const body = parseJson(exchange.body);
  if (!body) return { kind: "not-json" };
  return isNestedTooDeeply(exchange.body)
    ? { kind: "too-deep" }
    : { kind: "record", request: recordedRequest(exchange), response: body.value };
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}
