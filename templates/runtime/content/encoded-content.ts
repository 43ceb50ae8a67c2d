import { BodyAs } from "./body-as.js";
import { contentForm, essenceOf, isRange, usualType } from "./content-form.js";
import { multipart, textOf, urlEncoded } from "./form-fields.js";
import type { FieldEncodings } from "./form-fields.js";
import type { JsonFormat } from "./json-format.js";
import { jsonContent } from "./request-content.js";
import type { RequestContent } from "./request-content.js";

/** The description of a body in one media type. */
export interface ContentDescriptor {
  readonly mediaType: string;
  /** How the fields of a form are written. Default: the default encoding for each field. */
  readonly encoding?: FieldEncodings;
}

/**
 * Returns the content of a request whose body may have any media type; undefined without a body. If
 * the media type is a range, a Blob's own type is used.
 *
 * @param bodies the operation's media types, the preferred one first
 * @param json writes JSON. Default: `JSON.stringify`
 */
export function encodedContent(
  bodies: readonly ContentDescriptor[] | undefined,
  body: unknown,
  json?: Pick<JsonFormat, "writeBody" | "fields">,
): RequestContent | undefined {
  const [preferred] = bodies ?? [];
  const described = body instanceof BodyAs ? body.mediaType : preferred?.mediaType;
  const value: unknown = body instanceof BodyAs ? body.value : body;
  if (value === undefined || described === undefined) return undefined;
  // A Blob is sent unchanged.
  if (value instanceof Blob)
    return isRange(described)
      ? blobContent(value, value)
      : { mediaType: described, body: value, value };
  const mediaType = usualType(described);
  const essence = essenceOf(mediaType);
  const encoding = bodies?.find((each) => essenceOf(each.mediaType) === essence)?.encoding;
  switch (contentForm(essence)) {
    case "json":
      return jsonContent(mediaType, value, json);
    case "form":
      return { mediaType, body: urlEncoded(value, encoding, json?.fields), value };
    case "multipart":
      return blobContent(multipart(value, encoding, json?.fields), value);
    case "text":
      return { mediaType, body: textOf(value), value };
    case "binary":
      return { mediaType, body: new Blob([textOf(value)]), value };
  }
}

function blobContent(body: Blob, value: unknown): RequestContent {
  return { mediaType: body.type || BYTES, body, value };
}

/** The media type for bytes of unknown type (RFC 9110, 8.3). */
const BYTES = "application/octet-stream";
