/** The form of a body in code, by its media type. */
export type ContentForm = "json" | "form" | "multipart" | "text" | "binary";

/** Media types of text other than `text/*`. */
const TEXTS =
  /^application\/(?:xml|yaml|x-yaml|javascript|graphql|x-ndjson|jsonl|json-seq|toml|sql|text|[\w.-]+\+(?:xml|yaml))$/;

/**
 * Returns the form of a body for a media type: parsed JSON, an object of fields, text or bytes. XML
 * is text. A range that includes JSON counts as JSON.
 *
 * @param mediaType in lower case without parameters, as {@link essenceOf} returns it
 */
export function contentForm(mediaType: string): ContentForm {
  if (/^(?:(?:application|text)\/(?:[\w.-]+\+)?json|(?:\*|application)\/\*)$/.test(mediaType))
    return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (mediaType === "multipart/form-data") return "multipart";
  return mediaType.startsWith("text/") || TEXTS.test(mediaType) ? "text" : "binary";
}

/** Whether a media type is XML. */
export function isXml(mediaType: string): boolean {
  return /[/+]xml$/.test(essenceOf(mediaType));
}

/** Returns a media type in lower case without parameters. */
export function essenceOf(mediaType: string): string {
  const [essence = ""] = mediaType.split(";", 1);
  return essence.trim().toLowerCase();
}

/** Whether a key of `content` is a media type range, such as `image/*`. */
export function isRange(mediaType: string): boolean {
  return /^(?:\*|[\w.+-]+)\/\*$/.test(mediaType);
}

/** Returns a media type and the ranges that include it, the widest last (RFC 9110, 12.5.1). */
export function rangesOf(mediaType: string): readonly string[] {
  return [mediaType, mediaType.replace(/\/.*/, "/*"), "*/*"];
}

/** Returns the key for a media type: the type itself or the narrowest range that includes it. */
export function keyOfType(members: object, mediaType: string): string | undefined {
  return rangesOf(mediaType).find((each) => Object.hasOwn(members, each));
}

const USUAL: Readonly<Record<string, string>> = {
  "*": "application/json",
  application: "application/json",
  text: "text/plain",
  image: "image/png",
  audio: "audio/mpeg",
  video: "video/mp4",
};

/** Returns a concrete media type for a range, and any other media type unchanged. */
export function usualType(mediaType: string): string {
  const [kind = ""] = mediaType.split("/", 1);
  return isRange(mediaType) ? (USUAL[kind] ?? "application/octet-stream") : mediaType;
}
