import { requestTo } from "../http/fetched.js";
import { addressOf } from "../wire/wire-form.js";

/** The arguments of the platform's `fetch`: `fetch(url, init)`. */
export interface RequestParts {
  readonly url: string;
  readonly init: RequestInit;
}

/** Determines when a request becomes a POST. */
export interface ToRequestOptions {
  /** The maximum length of a GET URL in characters. Longer requests use POST. Default: 2000. */
  readonly maxUrl?: number | undefined;
}

/** A request with a wire form. */
export interface Wired {
  readonly method: "GET" | "POST";
  /** Files by their wire names. */
  readonly files?: Readonly<Record<string, Blob>> | undefined;
  toString(): string;
}

/**
 * Returns the arguments for `fetch`: a GET, or a POST with a form body if the method is POST or the
 * URL would be too long. A request with files has a `multipart/form-data` body.
 */
export function toRequest(
  request: Wired,
  endpoint: string | URL,
  options?: ToRequestOptions,
): Request {
  const { url, init } = toRequestInit(request, endpoint, options);
  return requestTo(url, init, {});
}

/** The parts of a request that {@link toRequest} requires. */
export function toRequestInit(
  request: Wired,
  endpoint: string | URL,
  { maxUrl = 2000 }: ToRequestOptions = {},
): RequestParts {
  const { method, files = {} } = request;
  const hasFiles = Object.keys(files).length > 0;
  const text = request.toString();
  if (method === "GET" && !hasFiles) {
    const url = addressOf(endpoint, text);
    if (url.length <= maxUrl) return { url, init: { method } };
  }
  const params = new URLSearchParams(text);
  const url = postAddress(endpoint, params);
  const body = hasFiles ? formOf(params, files) : params;
  return { url, init: { method: "POST", body } };
}

/** A form with strings and files. A file without a name is called `blob`. */
function formOf(texts: URLSearchParams, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of texts) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/**
 * Parameters that MediaWiki reads only from the URL, since a browser's preflight request must
 * include them (see `origin` and `crossorigin` in its `action=help`).
 */
const IN_ADDRESS = ["origin", "crossorigin"];

/** The URL of a POST request, including the parameters that must not be in the body. */
function postAddress(endpoint: string | URL, body: URLSearchParams): string {
  const moved = new URLSearchParams();
  for (const name of IN_ADDRESS) {
    const value = body.get(name);
    if (value !== null) moved.set(name, value);
    body.delete(name);
  }
  return addressOf(endpoint, moved.toString());
}
