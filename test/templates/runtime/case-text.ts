/** The notation of cases: headers and bodies on one line, and parts of JSON. */
import { isJsonArray, isJsonObject } from "../../../templates/runtime/model/json.js";
import type { Json } from "../../../templates/runtime/model/json.js";

export type Strings = Readonly<Record<string, string>>;

function isHeader(part: string): boolean {
  return /^[\w-]+: ?/.test(part);
}

/** The first part, the headers and the body of a line. */
export function partsOf(line: string): {
  readonly first: string;
  readonly headers: Strings;
  readonly body: string | undefined;
} {
  const [first = "", ...rest] = line.split(" | ");
  const headers = rest.filter(isHeader).map((part) => /^([\w-]+): ?(.*)$/s.exec(part)?.slice(1));
  return {
    first,
    headers: Object.fromEntries(headers.map(([name = "", value = ""] = []) => [name, value])),
    body: rest.find((part) => !isHeader(part)),
  };
}

/** Whether a value is what a table expects of it, or has it as a part, unless it must be `exact`. */
export function matches(value: Json | undefined, expected: Json, isExact = false): boolean {
  if (expected === "$none") return value === undefined;
  if (expected === "$any") return value !== undefined;
  if (isJsonArray(expected)) {
    const elements = expected.at(-1) === "$more" ? expected.slice(0, -1) : expected;
    return (
      value !== undefined &&
      isJsonArray(value) &&
      (elements.length < expected.length || value.length === elements.length) &&
      elements.every((each, index) => matches(value[index], each, isExact))
    );
  }
  if (isJsonObject(expected))
    return (
      value !== undefined &&
      isJsonObject(value) &&
      (!isExact || Object.keys(value).length === Object.keys(expected).length) &&
      Object.entries(expected).every(([name, each]) => matches(value[name], each ?? null, isExact))
    );
  const [, pattern] = /^\/(.+)\/$/s.exec(String(expected)) ?? [];
  return pattern === undefined
    ? value === expected
    : typeof value === "string" && new RegExp(pattern, "s").test(value);
}

/** The JSON of a text, or the text. */
export function jsonOf(text: string): Json {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value of JSON is JSON
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
