import { httpError } from "../http/http-error.js";
import { ofStatus } from "../http/of-status.js";
import type { BodyReaders } from "./body-reader.js";
import { contentForm, essenceOf, keyOfType, rangesOf } from "./content-form.js";

/** A response body with its media type. */
export interface ReceivedBody {
  /** In lower case without parameters; undefined if there is no body. */
  readonly mediaType: string | undefined;
  /** The value of JSON; a string for text, an object for a described form, otherwise a `Blob`. */
  readonly value: unknown;
}

/**
 * Reads the body of a response. A body without a media type is parsed as JSON if possible, and
 * returned as text otherwise.
 *
 * @param read parses JSON
 * @param readers read bodies that cannot be read by their media type alone
 * @param described media types of text that may be empty; other empty bodies count as absent
 * @throws {HttpError} if the media type is JSON but the body is not
 */
export async function receivedBody(
  response: Response,
  read: (text: string) => unknown = JSON.parse,
  readers: BodyReaders = {},
  described: readonly string[] = [],
): Promise<ReceivedBody> {
  const { status } = response;
  const type = response.headers.get("content-type");
  const mediaType = essenceOf(type ?? "");
  if (status === 204 || status === 205 || status === 304) return NO_BODY;
  const known = ofStatus(readers, status) ?? {};
  const reader = known[keyOfType(known, mediaType) ?? ""];
  if (reader) return { mediaType, value: await reader(response) };
  if (type !== null && contentForm(mediaType) === "binary")
    return { mediaType, value: await response.blob() };
  const text = await response.text();
  const isText =
    contentForm(mediaType) === "text" &&
    rangesOf(mediaType).some((each) => described.includes(each));
  if (text === "" && !isText) return NO_BODY;
  if (type !== null && contentForm(mediaType) !== "json") return { mediaType, value: text };
  try {
    return { mediaType: mediaType || "application/json", value: read(text) };
  } catch {
    if (type === null) return { mediaType: "text/plain", value: text };
    throw httpError("The response is not JSON", response, text);
  }
}

const NO_BODY: ReceivedBody = { mediaType: undefined, value: undefined };
