import { httpError } from "../http/http-error.js";
import type { FieldRules } from "./read-fields.js";
import { contentForm, essenceOf } from "./content-form.js";
import { readFields, readUrlEncoded } from "./read-fields.js";

/** Reads a response body. */
export type BodyReader = (response: Response) => Promise<unknown>;

/**
 * Body readers by status and media type, which may be a range. If the reader is null or the status
 * is not listed, the body's own media type determines how it is read.
 */
export type BodyReaders = Readonly<Record<string, Readonly<Record<string, BodyReader | null>>>>;

/** Reads a body of any media type as bytes. */
export const blobBody: BodyReader = async (response) => response.blob();

/**
 * Reads a form as an object.
 *
 * @throws {HttpError} if the body is not a form
 */
export function formBody(rules: FieldRules = {}): BodyReader {
  return async (response) => {
    const { headers } = response;
    const isUrlEncoded = contentForm(essenceOf(headers.get("content-type") ?? "")) === "form";
    if (isUrlEncoded) return readUrlEncoded(await response.text(), rules);
    const blob = await response.blob();
    const fields: [name: string, value: string | Blob][] = [];
    try {
      const form = await new Response(blob, { headers }).formData();
      // oxlint-disable-next-line unicorn/no-array-for-each -- FormData is no iterable in the library "DOM" alone
      form.forEach((value, name) => fields.push([name, value]));
    } catch {
      throw httpError("The response is not a form", response, await blob.text());
    }
    return readFields(fields, rules);
  };
}
