import { contentForm, essenceOf } from "../../../templates/runtime/content/content-form.js";
import type { ContentForm } from "../../../templates/runtime/content/content-form.js";
import { withoutBooleans } from "../../model/json-schema.js";
import type { Content } from "../../model/exchange.js";
import type { Encoding, MediaType } from "../../spec/types.js";
import { withImpliedTypes } from "./contract-schema.js";

/** JSON is the preferred form, and bytes the last. */
const PREFERENCE: readonly ContentForm[] = ["json", "form", "multipart", "text", "binary"];

/**
 * The bodies in each media type. Media types that differ in their parameters alone are one, with
 * the first schema.
 */
export function lowerContents(
  content: Readonly<Record<string, MediaType>> | undefined,
): readonly Content[] {
  const contents = new Map<string, Content>();
  for (const [name, { schema = {}, encoding }] of Object.entries(content ?? {})) {
    const mediaType = concreteType(essenceOf(name));
    if (contents.has(mediaType)) continue;
    contents.set(mediaType, {
      mediaType,
      contentType: mediaType !== essenceOf(name) ? mediaType : name,
      form: contentForm(mediaType),
      schema: withImpliedTypes(withoutBooleans(schema)),
      ...(encoding && { encoding: encodings(encoding) }),
    });
  }
  return [...contents.values()].toSorted(
    (a, b) => PREFERENCE.indexOf(a.form) - PREFERENCE.indexOf(b.form),
  );
}

/** A range of media types that includes JSON stands for JSON. */
function concreteType(mediaType: string): string {
  if (mediaType === "*/*" || mediaType === "application/*") return "application/json";
  if (mediaType === "text/*") return "text/plain";
  return mediaType.endsWith("/*") ? "application/octet-stream" : mediaType;
}

function encodings(encoding: Readonly<Record<string, Encoding>>): Content["encoding"] & object {
  return Object.fromEntries(
    Object.entries(encoding).map(([name, { contentType, style, explode }]) => [
      name,
      {
        ...(contentType !== undefined && { contentType }),
        ...(style !== undefined && { style }),
        ...(explode !== undefined && { explode }),
      },
    ]),
  );
}
