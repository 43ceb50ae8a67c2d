import type { ServiceResponse } from "../http/service.js";
import type { JsonObject } from "../model/json.js";
import type { ParsedRequest } from "../parse/parsed-request.js";

/** Converts the JSON of a response to a different form. */
export type EncodeResponse = (json: string) => Pick<ServiceResponse, "headers" | "body">;

/** Server data that the root adds to a response if the request selects it. */
export interface RootFacts {
  /** Returns the current time in ISO 8601, for `curtimestamp`. */
  readonly now: () => string;
  /** The language code of the wiki, for `responselanginfo`. */
  readonly language: string;
  /** The URL that errors in format version 1 refer to. Default: none. */
  readonly docref?: string;
  /** Converts the JSON response to the requested form, such as a script. Default: unchanged. */
  readonly encode?: EncodeResponse | undefined;
}

/** Returns the members that the root adds to every response, including error responses. */
export function rootMembers({ main }: ParsedRequest, { now, language }: RootFacts): JsonObject {
  const { requestid, servedby, curtimestamp, responselanginfo } = main;
  return {
    ...(typeof requestid === "string" && { requestid }),
    ...(servedby === true && { servedby: "paramsmith" }),
    ...(curtimestamp === true && { curtimestamp: now() }),
    ...(responselanginfo === true && languageMembers(main, language)),
  };
}

/**
 * Returns the languages of a response. The default error format is always in English (observed on
 * MediaWiki 1.39 to 1.45).
 */
function languageMembers(main: ParsedRequest["main"], language: string): JsonObject {
  const uselang = languageOf(main["uselang"], { user: language, content: language });
  const errorlang =
    (main["errorformat"] ?? "bc") === "bc"
      ? "en"
      : languageOf(main["errorlang"], { user: language, content: language, uselang });
  return { uselang, errorlang };
}

function languageOf(value: unknown, known: Readonly<Record<string, string>>): string {
  const code = typeof value === "string" ? value.toLowerCase() : "";
  return (Object.hasOwn(known, code) ? known[code] : code) ?? code;
}
