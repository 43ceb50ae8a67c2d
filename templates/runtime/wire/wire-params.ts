import { entriesOf } from "../model/entries.js";
import { strayBytes } from "./stray-bytes.js";

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
  if (typeof input === "string") return parseQuery(input.replace(/^\?/, ""));
  const entries = input instanceof URLSearchParams ? entriesOf(input) : Object.entries(input);
  const params = new Map<string, string | readonly string[]>();
  for (const [name, value] of entries) add(params, name, value);
  return params;
}

/**
 * Reads parameters for a service that does not run on PHP; the last value of a repeated name
 * applies.
 */
export function plainParams(input: WireInput | readonly (readonly [string, string])[]): WireParams {
  if (input instanceof Map) return input;
  if (typeof input === "string") return plainParams(new URLSearchParams(input));
  if (input instanceof URLSearchParams) return new Map(entriesOf(input));
  return new Map(Array.isArray(input) ? input : Object.entries(input));
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

/** A space or a dot in a name becomes `_`, and so does a bracket that is not closed. */
function add(params: Map<string, string | readonly string[]>, name: string, value: string): void {
  const [whole = ""] = name.replace(/^ +/, "").split("\0", 1);
  const array = /^(?<base>[^[]+)\[.*?\]/s.exec(whole)?.groups;
  const key = (array?.["base"] ?? whole.replace("[", "_")).replace(/[ .]/g, "_");
  if (key === "") return;
  const before = params.get(key);
  params.set(key, array ? [...(typeof before === "object" ? before : []), value] : value);
}

/** Bytes that are not UTF-8 become unpaired surrogates, so that a parser can detect them. */
function decode(text: string): string {
  const spaced = text.replaceAll("+", " ");
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodeBytes);
  }
}

function decodeBytes(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    const codes = encoded.slice(1).split("%");
    return strayBytes(codes.map((code) => Number.parseInt(code, 16)));
  }
}
