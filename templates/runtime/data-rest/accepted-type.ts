// Spring Data REST responses for an OpenAPI document: pages, links, searches, changes.

import { chosenType } from "../http/media-type.js";

/** HAL, the default media type of responses. */
export const HAL = "application/hal+json";

const MEDIA_TYPES = [HAL, "application/json"];
/** The default media type of profiles. */
export const ALPS = "application/alps+json";
const HTML = "text/html";

/** Returns the media type of a list or item; undefined if the request accepts none. */
export function acceptedType(accept: string | undefined): string | undefined {
  return chosenType(standardAccept(accept), MEDIA_TYPES);
}

/** Returns the media type of the profile index, which can be any JSON type in the request. */
export function acceptedIndexType(accept: string | undefined): string | undefined {
  const named = namedTypes(accept).filter((type) => type.endsWith("+json"));
  return chosenType(standardAccept(accept), [...MEDIA_TYPES, ...named]);
}

/**
 * Returns the media type of a profile: ALPS, or any type that the request names. The content is the
 * same.
 */
export function acceptedProfileType(accept: string | undefined): string | undefined {
  return chosenType(standardAccept(accept), [ALPS, ...namedTypes(accept)]);
}

/** Returns the media type of errors: JSON or a form of it that the request names. */
export function acceptedErrorType(accept: string | undefined): string | undefined {
  const named = namedTypes(accept).filter((type) => /^application\/[\w.-]+\+json$/.test(type));
  return chosenType(standardAccept(accept), ["application/json", ...named]);
}

/**
 * Whether errors are HTML pages because the request prefers text to any type. The server compares
 * text only with the range of all types, so it sends a page even if JSON is preferred to text.
 */
export function prefersHtml(accept = ""): boolean {
  const compared = standardAccept(accept.replaceAll(/text\/\*/gi, HTML))
    .split(",")
    .filter((range) => /^\s*(?:text\/html|\*\/\*)\s*(?:;|$)/i.test(range));
  return chosenType(compared.join(","), ["application/json", HTML]) === HTML;
}

/**
 * Whether the server cannot parse the `Accept` header because a range is not a type or a weight is
 * not a number from 0 to 1. Headers with quoted parameters are not checked.
 */
export function isUnreadableAccept(accept = ""): boolean {
  return !accept.includes('"') && accept.split(",").some(isUnreadableRange);
}

function isUnreadableRange(text: string): boolean {
  const [range = "", ...parameters] = text.split(";").map((part) => part.trim());
  if (range === "" && parameters.length === 0) return false;
  const isType = range === "*" || /^(?:\*\/\*|(?!\*\/)[^\s/]+\/[^\s/]+)$/.test(range);
  return !isType || parameters.some(isUnreadableParameter);
}

function isUnreadableParameter(text: string): boolean {
  const [, name, value = ""] = /^([^=]*)=(.*)$/.exec(text) ?? [];
  if (name === undefined) return false;
  if (!/^\S+\s*$/.test(name) || !/^\s*\S+$/.test(value)) return true;
  return name.trim() === "q" && !(Number(value) >= 0 && Number(value) <= 1);
}

/** Whether the request names ALPS or a range of application types. */
export function acceptsAlps(accept = ""): boolean {
  return rangesOf(accept).some((range) =>
    [ALPS, "application/*", "application/*+json"].includes(range),
  );
}

/** The types in an `Accept` header that are not ranges. */
function namedTypes(accept = ""): readonly string[] {
  return rangesOf(accept).filter((range) => range.includes("/") && !range.includes("*"));
}

function rangesOf(accept: string): readonly string[] {
  return accept.split(",").map((range) => (range.split(";", 1)[0] ?? "").trim().toLowerCase());
}

/**
 * Converts the header to standard HTTP; empty if it has no range. The server accepts ranges such as
 * `*` and `application/*+json`, and a weight of 0 does not exclude a type.
 */
function standardAccept(accept = ""): string {
  return accept
    .split(",")
    .map((range) => range.trim().replace(/^\*(?=\s*(?:;|$))/, "*/*"))
    .filter((range) => range !== "")
    .join(",")
    .replaceAll(/application\/\*\+json/gi, "application/*")
    .replaceAll(/;\s*q=0(?:\.0{0,3})?(?=\s*(?:[;,]|$))/gi, ";q=0.001");
}
