import { percentEncoded } from "../wire/wire-text.js";
import type { WireInput } from "../wire/wire-params.js";
import { wellFormed } from "../wire/well-formed.js";

/** The parts of a request that contain parameters, as they are sent, as in a builder's request. */
export interface WireRequest {
  /** The path relative to the base URL, percent-encoded. */
  readonly path: string;
  /** The query string, with or without `?`. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request, or only its parameters by their names in the request. */
export type EndpointInput = WireInput | WireRequest;

/** A decoded name and a string as it was sent. */
export type RawPair = readonly [name: string, raw: string];

/** The parameters of a request before decoding. */
export interface RawRequest {
  readonly query: readonly RawPair[];
  readonly cookies: readonly RawPair[];
  /** The path variables. */
  readonly path: Readonly<Record<string, string>>;
  /** Headers by lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Whether an input is a complete request. */
export function isWireRequest(input: EndpointInput): input is WireRequest {
  return typeof input === "object" && "headers" in input && typeof input.headers === "object";
}

/** Splits a request into its parameters. */
export function rawRequest(
  search: string,
  path: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string | undefined>>,
): RawRequest {
  // Few endpoints have header parameters.
  let headers: ReadonlyMap<string, string> | undefined;
  const allHeaders = (): ReadonlyMap<string, string> => (headers ??= trimmedHeaders(fields));
  return {
    query: splitQuery(search),
    get cookies() {
      // RFC 6265, 4.2.1
      return splitPairs(allHeaders().get("cookie") ?? "", ";", (name) => decoded(name.trim()));
    },
    path,
    get headers() {
      return allHeaders();
    },
  };
}

function trimmedHeaders(
  headers: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(headers).flatMap(([name, text]) =>
      text === undefined ? [] : [[name.toLowerCase(), text.trim()] as const],
    ),
  );
}

/** Returns strings by name, which may be in any part of a request. */
export function rawTexts(input: WireInput): RawRequest {
  if (typeof input === "string") return ofPairs(splitQuery(input));
  const entries =
    input instanceof URLSearchParams
      ? [...input]
      : input instanceof Map
        ? [...input].flatMap(([name, texts]) => [texts].flat().map((text) => [name, text] as const))
        : Object.entries(input);
  return ofPairs(entries.map(([name, text]) => [name, percentEncoded(text)]));
}

function ofPairs(pairs: readonly RawPair[]): RawRequest {
  return {
    query: pairs,
    cookies: pairs,
    path: Object.fromEntries(pairs),
    headers: new Map(pairs.map(([name, raw]) => [name.toLowerCase(), decoded(raw)])),
  };
}

function splitQuery(text: string): readonly RawPair[] {
  return splitPairs(text.startsWith("?") ? text.slice(1) : text, "&", decodedQuery);
}

/** Splits `name=text` pairs and decodes the names. */
export function splitPairs(
  text: string,
  separator: string,
  decode: (raw: string) => string,
): readonly RawPair[] {
  const pairs: RawPair[] = [];
  for (const part of text.split(separator)) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    if (equals < 0) pairs.push([decode(part), ""]);
    else pairs.push([decode(part.slice(0, equals)), part.slice(equals + 1)]);
  }
  return pairs;
}

/** Decodes a query string as a form: `+` is a space, and bytes that are not UTF-8 become U+FFFD. */
export function decodedQuery(text: string): string {
  if (!text.includes("%") && !text.includes("+")) return wellFormed(text);
  try {
    return wellFormed(decodeURIComponent(text.replaceAll("+", " ")));
  } catch {
    return new URLSearchParams(`x=${text}`).get("x") ?? text;
  }
}

/** Decodes percent-encoding. Invalid percent-encoding is returned unchanged. */
export function decoded(text: string): string {
  try {
    return wellFormed(decodeURIComponent(text));
  } catch {
    return wellFormed(text);
  }
}
