import { isUrlEncodedForm } from "./media-type.js";
import { formParts } from "./multipart.js";
import type { FormPart } from "./multipart.js";
import type { ServiceRequest } from "./service.js";

/**
 * The parameters of a request, percent-encoded: those of the address, and those of a form body,
 * which override them. A form may be urlencoded or `multipart/form-data`, which clients use for
 * long ones; files in it are ignored. A body of another type is not read.
 */
export function requestParameters(request: ServiceRequest): string {
  const query = addressParameters(request.url);
  const form = request.method === "POST" ? formParameters(request) : "";
  if (form === "") return query;
  return query === "" ? form : `${query}&${form}`;
}

/** The files of a request by the names of their parameters; the last of several with one name. */
export function requestFiles(request: ServiceRequest): ReadonlyMap<string, Uint8Array> {
  if (request.method !== "POST") return new Map();
  return new Map(
    partsOf(request).flatMap(({ name, filename, bytes }): [string, Uint8Array][] =>
      filename === undefined || filename === "" ? [] : [[name, bytes]],
    ),
  );
}

/** The parameters of an address or of its path and query, percent-encoded. */
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

/** Percent-encodes each byte that is not UTF-8, too. */
function encodedText(bytes: Uint8Array): string {
  try {
    return encodeURIComponent(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes),
    );
  } catch {
    return Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  }
}
