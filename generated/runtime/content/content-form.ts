// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** The form of a body in code: alternatives by media type. */
export type ContentForm = "json" | "form" | "multipart" | "text" | "binary";

/** Media types of text outside of `text/*`. */
const TEXTS =
  /^application\/(?:xml|yaml|x-yaml|javascript|graphql|x-ndjson|jsonl|json-seq|toml|sql|text|[\w.-]+\+(?:xml|yaml))$/;

/**
 * The form of a body with a media type: parsed JSON, an object of fields, text or bytes. XML is
 * text.
 *
 * @param mediaType without parameters and in lower case, as {@link essenceOf} returns it
 */
export function contentForm(mediaType: string): ContentForm {
  if (/^(?:application|text)\/(?:[\w.-]+\+)?json$/.test(mediaType)) return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (mediaType === "multipart/form-data") return "multipart";
  return mediaType.startsWith("text/") || TEXTS.test(mediaType) ? "text" : "binary";
}

/** A media type without its parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  const [essence = ""] = mediaType.split(";", 1);
  return essence.trim().toLowerCase();
}
