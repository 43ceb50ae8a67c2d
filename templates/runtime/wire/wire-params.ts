import { strayBytes, utf8Text } from "./stray-bytes.js";

/**
 * The parameters of a request as PHP passes them to MediaWiki: names and values in order; the last
 * value of a repeated name. The array syntax (`titles[]=`) gives a list, which no parameter
 * accepts.
 */
export type WireParams = ReadonlyMap<string, string | readonly string[]>;

/** A request as it came: a query string or form body, parsed or not. */
export type WireInput = string | URLSearchParams | Readonly<Record<string, string>> | WireParams;

/** Reads a request's parameters; a leading `?` is passed over. */
export function wireParams(input: WireInput): WireParams {
  if (input instanceof Map) return input;
  if (typeof input === "string") return parseQuery(input.startsWith("?") ? input.slice(1) : input);
  const entries = input instanceof URLSearchParams ? [...input] : Object.entries(input);
  const params = new Map<string, string | readonly string[]>();
  for (const [name, value] of entries) add(params, name, value);
  return params;
}

/** PHP's default for the largest number of parameters; it drops the others. */
const MAX_INPUT_VARS = 1000;

/** Splits a query string like PHP: text that is not valid percent-encoding is not decoded. */
function parseQuery(text: string): WireParams {
  const params = new Map<string, string | readonly string[]>();
  for (const pair of text.split("&", MAX_INPUT_VARS)) {
    const equals = pair.indexOf("=");
    const name = equals < 0 ? pair : pair.slice(0, equals);
    add(params, decode(name), equals < 0 ? "" : decode(pair.slice(equals + 1)));
  }
  return params;
}

/** A name that PHP keeps as it is: nearly all of them. */
const PLAIN_NAME = /^[\w-]+$/;

/** A space or a dot in a name becomes `_`, and so does a bracket that is not closed. */
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

/** Something other than the percent-encoding of ASCII, which cannot be invalid. */
const OTHER_ENCODING = /%(?![0-7][0-9A-Fa-f])/;

/** Bytes that are not UTF-8 become unpaired surrogates, so that a parser can detect them. */
function decode(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  if (!spaced.includes("%")) return spaced;
  return OTHER_ENCODING.test(spaced)
    ? spaced.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodeBytes)
    : decodeURIComponent(spaced);
}

/** `decodeURIComponent` would throw for other bytes, which costs more than to read them all. */
function decodeBytes(encoded: string): string {
  const bytes: number[] = [];
  for (let at = 1; at < encoded.length; at += 3)
    bytes.push(16 * hexDigit(encoded.charCodeAt(at)) + hexDigit(encoded.charCodeAt(at + 1)));
  return utf8Text(bytes) ?? strayBytes(bytes);
}

/** The value of the code of 0 to 9, A to F or a to f. */
function hexDigit(code: number): number {
  return code <= 0x39 ? code - 0x30 : (code & 0x0f) + 9;
}
