import { HEADER_NAME } from "./header-name.js";
import { isObject, parseJson } from "./json.js";
import { isNestedTooDeeply, MAX_DEPTH } from "./document.js";
import { diagnostic } from "./diagnostic.js";
import type { Diagnostic, Position } from "./diagnostic.js";
import type { WireParams } from "../../templates/runtime/wire/wire-params.js";
import { maxFileBytes } from "./regular-file.js";

/** A line in a file with recorded exchanges. */
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

/** The start of every cassette line. */
export const BEGINNING = '{"cassette":1,';

/** Parses a line in any of the formats. */
export function parseExchangeLine(line: string): ExchangeLine {
  if (isNestedTooDeeply(line)) return { kind: "too-deep" };
  const parsed = parseJson(line);
  if (!parsed) {
    const text = line.trimEnd();
    const isTorn = text !== "" && (text.startsWith(BEGINNING) || BEGINNING.startsWith(text));
    return { kind: isTorn ? "torn" : "malformed" };
  }
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
  if (isNestedTooDeeply(exchange.body)) return { kind: "too-deep" };
  const body = parseJson(exchange.body);
  return body
    ? { kind: "record", request: recordedRequest(exchange), response: body.value }
    : { kind: "not-json" };
}

/** A recorded request with its response, without secrets; a line of a cassette. */
export interface Exchange {
  /** The version of the format. */
  readonly cassette: 1;
  readonly path: string;
  /**
   * By wire name. Parameters in PHP's array syntax (`a[]=`), and repeated parameters of other
   * services, are lists.
   */
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  /** The SHA-256 hashes of uploaded files in hexadecimal digits, by wire name; absent without files. */
  readonly files?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Describes a body that was not recorded; `body` is empty. */
  readonly omitted?: OmittedBody;
}

/** A response's body that was not recorded, because it cannot be parsed. */
export interface OmittedBody {
  /** The media type. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** The SHA-256 hash in hexadecimal digits. */
  readonly sha256: string;
}

/** Response headers that clients need, and that neither identify the user nor describe the bytes of the body. */
const RECORDED_HEADERS =
  /^(?:content-type|content-language|mediawiki-api-error|mediawiki-login-suppressed|retry-after|x-database-lag|etag|last-modified|location|allow|link|vary|access-control-(?:allow|expose|max|request)-[a-z-]+)$/;

/**
 * The response headers that an exchange contains, by lower-case name. A `location` is the URL or the
 * path of an HTTP server.
 */
export function recordedHeaders(headers: Exchange["headers"]): Exchange["headers"] {
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(
        ([name, value]) =>
          RECORDED_HEADERS.test(name) && (name !== "location" || isHttpReference(value)),
      ),
  );
}

function isHttpReference(text: string): boolean {
  const base = "http://localhost";
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

/** Returns true if a value is an exchange that can be replayed. */
export function isExchange(value: unknown): value is Exchange {
  if (typeof value !== "object" || value === null) return false;
  return (
    "cassette" in value &&
    value.cassette === 1 &&
    "path" in value &&
    typeof value.path === "string" &&
    "params" in value &&
    isRecord(value.params, (each) => [each].flat().every((text) => typeof text === "string")) &&
    (!("files" in value) || isRecord(value.files, (each) => typeof each === "string")) &&
    "status" in value &&
    Number.isInteger(value.status) &&
    typeof value.status === "number" &&
    value.status >= 200 &&
    value.status <= 599 &&
    "headers" in value &&
    isHead(value.headers) &&
    "body" in value &&
    typeof value.body === "string" &&
    (!("omitted" in value) || isOmittedBody(value.omitted))
  );
}

function isOmittedBody(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value["type"] === "string" &&
    typeof value["size"] === "number" &&
    typeof value["sha256"] === "string"
  );
}

/** Valid HTTP headers; sending any others would fail. */
function isHead(value: unknown): boolean {
  return isObject(value) && Object.entries(value).every(([name, each]) => isHeader(name, each));
}

/** Returns true for a header that can be sent. */
export function isHeader(name: string, value: unknown): boolean {
  return (
    HEADER_NAME.test(name) && typeof value === "string" && /^[\t\x20-\x7E\x80-\xFF]*$/.test(value)
  );
}

function isRecord(value: unknown, isMember: (member: unknown) => boolean): boolean {
  return isObject(value) && Object.values(value).every(isMember);
}

/**
 * The request of an exchange: the query string for a wiki's `api.php`, which is the only path of its
 * API, or the path with its query for other services.
 */
export function recordedRequest(exchange: Exchange): string {
  const { path } = exchange;
  const query = recordedQuery(exchange);
  if (path.endsWith(".php")) return query;
  return query === "" ? path : `${path}?${query}`;
}

/** The parameters of an exchange as a query. */
export function recordedQuery({ path, params }: Pick<Exchange, "path" | "params">): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[name, value]]
      : value.map((each) => [path.endsWith(".php") ? `${name}[]` : name, each]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Reports a line without a request and a response in JSON. */
export function lineDiagnostic(
  kind: Exclude<RequestAndResponse["kind"], "record">,
  at: Position,
): Diagnostic {
  switch (kind) {
    case "torn":
      return diagnostic("cassette-line-torn", {}, at);
    case "too-deep":
      return diagnostic("nested-too-deeply", { depth: MAX_DEPTH }, at);
    case "not-json":
      return diagnostic("record-not-json", {}, at);
    case "malformed":
      return diagnostic("record-malformed", {}, at);
  }
}

/** The position of a line, counted from 1. */
export function startOfLine(file: string, line: number): Position {
  return { file, line, column: 1, isLine: true };
}

/**
 * Reads the parameters of a request to a service that does not run on PHP, which may read a repeated
 * name as a list.
 *
 * @param query without the question mark, or a form
 */
export function repeatedParams(query: string): WireParams {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = found.get(name);
    if (typeof before === "object") before.push(value);
    else found.set(name, before === undefined ? value : [before, value]);
  }
  return found;
}

/**
 * Splits a UTF-8 byte stream into lines at LF and CR LF. Yields the lines of each chunk together,
 * because awaiting each line is slow. Unlike Node's `readline`, it keeps U+2028 and U+2029, which
 * JSON allows in strings. An empty last line is omitted.
 *
 * @throws {RangeError} if a line exceeds the maximum file size, as with a device
 */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  const limit = maxFileBytes();
  /** The parts of an incomplete line; joining them once keeps long lines linear. */
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
    parts.push(first);
    length = others.length === 0 ? length + chunk.length : 0;
    if (length > limit) throw new RangeError(`a line is larger than ${limit / (1024 * 1024)} MiB`);
    const last = others.pop();
    if (last === undefined) continue;
    const lines = [withoutReturn(parts.join("")), ...others.map(withoutReturn)];
    parts = [last];
    yield lines;
  }
  parts.push(decoder.decode());
  const last = parts.join("");
  if (last !== "") yield [withoutReturn(last)];
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
