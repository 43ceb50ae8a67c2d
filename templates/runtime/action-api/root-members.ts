import type { ServiceResponse } from "../http/service.js";
import type { JsonObject } from "../model/json.js";
import type { ParsedRequest } from "../parse/parsed-request.js";

/** Writes the JSON of a response in another form. */
export type EncodeResponse = (json: string) => Pick<ServiceResponse, "headers" | "body">;

/** The facts of a server that the root adds to a response if the request selects them. */
export interface RootFacts {
  /** The current time in ISO 8601, for `curtimestamp`. */
  readonly now: () => string;
  /** The language code of the wiki, for `responselanginfo`. */
  readonly language: string;
  /** The address that errors in format version 1 refer to. Default: they refer to none. */
  readonly docref?: string;
  /** Writes the JSON of a response in the form of the request, such as a script. Default: as it is. */
  readonly encode?: EncodeResponse | undefined;
}

/** The members that the root adds to every response, with or without an error. */
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
 * The languages of a response. The default error format has English texts only (observed on
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
