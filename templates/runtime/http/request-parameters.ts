import { isUrlEncodedForm } from "./media-type.js";
import { formParts } from "./multipart.js";
import type { FormPart } from "./multipart.js";
import type { ServiceRequest } from "./service.js";

/**
 * Returns the percent-encoded parameters of a request: the URL's parameters, overridden by those in
 * a form body. A form may be urlencoded or `multipart/form-data`, which clients use for long
 * values. Files in it are ignored, and bodies of other types are not read.
 */
export function requestParameters(request: ServiceRequest): string {
  const query = addressParameters(request.url);
  const form = request.method === "POST" ? formParameters(request) : "";
  if (form === "") return query;
  return query === "" ? form : `${query}&${form}`;
}

/** Returns the files in a request by parameter name; the last file if several share a name. */
export function requestFiles(request: ServiceRequest): ReadonlyMap<string, Uint8Array> {
  if (request.method !== "POST") return new Map();
  return new Map(
    partsOf(request).flatMap(({ name, filename, bytes }): [string, Uint8Array][] =>
      filename === undefined || filename === "" ? [] : [[name, bytes]],
    ),
  );
}

/** Returns the percent-encoded parameters of a URL or of its path and query. */
export function addressParameters(url: string): string {
  const question = url.indexOf("?");
  if (question < 0) return "";
  const hash = url.indexOf("#", question);
  return hash < 0 ? url.slice(question + 1) : url.slice(question + 1, hash);
}

function formParameters(request: ServiceRequest): string {
  const { headers, body } = request;
  if (isUrlEncodedForm(headers["content-type"])) return body;
  return partsOf(request)
    .flatMap(({ name, filename, bytes }) =>
      filename === undefined ? [`${encodeURIComponent(name)}=${encodedText(bytes)}`] : [],
    )
    .join("&");
}

function partsOf({ headers, body, bytes }: ServiceRequest): readonly FormPart[] {
  return formParts(headers["content-type"] ?? "", bytes ?? new TextEncoder().encode(body));
}

/** Percent-encodes each byte, including bytes that are not UTF-8. */
function encodedText(bytes: Uint8Array): string {
  try {
    return encodeURIComponent(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
    );
  } catch {
    return Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  }
}
