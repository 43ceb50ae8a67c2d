import { strayBytes, utf8Text } from "./stray-bytes.js";

/**
 * The parameters of a request as PHP passes them to MediaWiki: names and values in order, with the
 * last value of each repeated name. The array syntax (`titles[]=`) creates a list, which no
 * parameter accepts.
 */
export type WireParams = ReadonlyMap<string, string | readonly string[]>;

/** The parameters of a request as received: a query string or form body, parsed or not. */
export type WireInput = string | URLSearchParams | Readonly<Record<string, string>> | WireParams;

/** Parses a request's parameters, ignoring a leading `?`. */
export function wireParams(input: WireInput): WireParams {
  if (input instanceof Map) return input;
  if (typeof input === "string") return parseQuery(input.startsWith("?") ? input.slice(1) : input);
  const entries = input instanceof URLSearchParams ? [...input] : Object.entries(input);
  const params = new Map<string, string | readonly string[]>();
  for (const [name, value] of entries) add(params, name, value);
  return params;
}

/** PHP's default for the maximum number of parameters. It drops further parameters. */
const MAX_INPUT_VARS = 1000;

/** Splits a query string like PHP. Invalid percent-encoding is not decoded. */
function parseQuery(text: string): WireParams {
  const params = new Map<string, string | readonly string[]>();
  for (const pair of text.split("&", MAX_INPUT_VARS)) {
    const equals = pair.indexOf("=");
    const name = equals < 0 ? pair : pair.slice(0, equals);
    add(params, decode(name), equals < 0 ? "" : decode(pair.slice(equals + 1)));
  }
  return params;
}

/** A name that PHP keeps unchanged, like nearly all names. */
const PLAIN_NAME = /^[\w-]+$/;

/** In names, spaces, dots and unclosed brackets become `_`. */
function add(params: Map<string, string | readonly string[]>, name: string, value: string): void {
  if (PLAIN_NAME.test(name)) {
    params.set(name, value);
    return;
  }
  const [whole = ""] = name.replace(/^ +/, "").split("\0", 1);
  const array = /^(?<base>[^[]+)\[.*?\]/s.exec(whole)?.groups;
  const key = (array?.["base"] ?? whole.replace("[", "_")).replace(/[ .]/g, "_");
  if (key === "") return;
  const before = params.get(key);
  params.set(key, array ? [...(typeof before === "object" ? before : []), value] : value);
}

/** Any percent sign that is not part of percent-encoded ASCII. */
const OTHER_ENCODING = /%(?![0-7][0-9A-Fa-f])/;

/** Bytes that are not UTF-8 become unpaired surrogates, so that a parser can detect them. */
function decode(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  return OTHER_ENCODING.test(spaced)
    ? spaced.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodeBytes)
    : decodeURIComponent(spaced);
}

/** `decodeURIComponent` would throw for other bytes, which costs more than decoding them all. */
function decodeBytes(encoded: string): string {
  const bytes: number[] = [];
  for (let at = 1; at < encoded.length; at += 3)
    bytes.push(16 * hexDigit(encoded.charCodeAt(at)) + hexDigit(encoded.charCodeAt(at + 1)));
  return utf8Text(bytes) ?? strayBytes(bytes);
}

/** The value of a hexadecimal digit's character code. */
function hexDigit(code: number): number {
  return code <= 0x39 ? code - 0x30 : (code & 0x0f) + 9;
}
