// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { BodyAs } from "./body-as.js";
import { contentForm, essenceOf } from "./content-form.js";
import { formData, textOf, urlEncoded } from "./form-fields.js";
import type { FieldEncodings } from "./form-fields.js";
import type { JsonFormat } from "./json-format.js";
import { jsonContent } from "./request-content.js";
import type { RequestContent } from "./request-content.js";

/** A body in one media type, as data. */
export interface ContentDescriptor {
  readonly mediaType: string;
  /** How the fields of a form are written, if not in the default way. */
  readonly encoding?: FieldEncodings;
}

/**
 * The content of a request with a body in any media type; undefined without a body.
 *
 * @param bodies the media types of the operation, the preferred one first
 * @param json writes JSON. Default: `JSON.stringify`
 */
export function encodedContent(
  bodies: readonly ContentDescriptor[] | undefined,
  body: unknown,
  json?: Pick<JsonFormat, "writeBody" | "fields">,
): RequestContent | undefined {
  const [preferred] = bodies ?? [];
  const mediaType = body instanceof BodyAs ? body.mediaType : preferred?.mediaType;
  const value: unknown = body instanceof BodyAs ? body.value : body;
  if (value === undefined || mediaType === undefined) return undefined;
  const essence = essenceOf(mediaType);
  const encoding = bodies?.find((each) => essenceOf(each.mediaType) === essence)?.encoding;
  switch (contentForm(essence)) {
    case "json":
      return jsonContent(mediaType, value, json);
    case "form":
      return { mediaType, body: urlEncoded(value, encoding, json?.fields) };
    case "multipart":
      return { mediaType, body: formData(value, encoding, json?.fields) };
    case "text":
      return { mediaType, body: textOf(value) };
    case "binary":
      return { mediaType, body: value instanceof Blob ? value : new Blob([textOf(value)]) };
  }
}
