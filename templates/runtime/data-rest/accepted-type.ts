// Responses of a directory as Spring Data REST sends them: pages, links, searches, changes.

import { chosenType } from "../http/media-type.js";

/** HAL, the media type that responses have by default. */
export const HAL = "application/hal+json";

const MEDIA_TYPES = [HAL, "application/json"];
const ALPS = "application/alps+json";

/** The media type of a list or an item; undefined if the request accepts none. */
export function acceptedType(accept: string | undefined): string | undefined {
  return chosenType(standardAccept(accept), MEDIA_TYPES);
}

/** The media type of the index of profiles: also any form of JSON that the request names. */
export function acceptedIndexType(accept: string | undefined): string | undefined {
  const named = namedTypes(accept).filter((type) => type.endsWith("+json"));
  return chosenType(standardAccept(accept), [...MEDIA_TYPES, ...named]);
}

/** The media type of a profile: ALPS, or any type that the request names, with the same content. */
export function acceptedProfileType(accept: string | undefined): string | undefined {
  return chosenType(standardAccept(accept), [ALPS, ...namedTypes(accept)]);
}

/** The media type of errors: JSON, also in a form that the request names. */
export function acceptedErrorType(accept: string | undefined): string | undefined {
  const named = namedTypes(accept).filter((type) => /^application\/[\w.-]+\+json$/.test(type));
  return chosenType(standardAccept(accept), ["application/json", ...named]);
}

/** Whether the request names HTML, or a range of texts, in which errors are pages. */
export function acceptsHtml(accept = ""): boolean {
  return rangesOf(accept).some((range) => range === "text/html" || range === "text/*");
}

/** Whether the request names ALPS, or a range of applications. */
export function acceptsAlps(accept = ""): boolean {
  return rangesOf(accept).some((range) =>
    [ALPS, "application/*", "application/*+json"].includes(range),
  );
}

/** The types of an `Accept` header that are no ranges. */
function namedTypes(accept = ""): readonly string[] {
  return rangesOf(accept).filter((range) => range.includes("/") && !range.includes("*"));
}

function rangesOf(accept: string): readonly string[] {
  return accept.split(",").map((range) => (range.split(";", 1)[0] ?? "").trim().toLowerCase());
}

/**
 * The header as HTTP would have it. The server knows ranges such as `application/*+json`, and a
 * quality of 0 does not exclude a type.
 */
function standardAccept(accept: string | undefined): string | undefined {
  return accept
    ?.replaceAll(/application\/\*\+json/gi, "application/*")
    .replaceAll(/;\s*q=0(?:\.0{0,3})?(?=\s*(?:[;,]|$))/gi, ";q=0.001");
}
