const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Returns true if a request is a complete address that does not end in `api.php`. */
export function isOtherAddress(request: string): boolean {
  const [path = ""] = request.trim().split(/[?#]/, 1);
  return SCHEME.test(path) && !path.endsWith("/api.php");
}

/** The path and query of a request to an operation of an OpenAPI document. */
export interface PathRequest {
  /** In upper case; `GET` if the request names none. */
  readonly method: string;
  readonly path: string;
  readonly query: string;
}

/**
 * Splits a request that is an address or begins with a path, perhaps after a method; undefined for
 * other requests. Fragments are ignored.
 */
export function pathRequestIn(request: string): PathRequest | undefined {
  const [before = "", named] = ENDPOINT_METHOD.exec(request.trim()) ?? [];
  const text = request.trim().slice(before.length);
  const method = (named ?? "GET").toUpperCase();
  const below = SCHEME.test(text) ? text.replace(/^[^:]+:\/\/[^/?#]*/, "") : text;
  if (below === text && !text.startsWith("/")) return undefined;
  const [beforeFragment = ""] = below.split("#", 1);
  const question = beforeFragment.indexOf("?");
  return question < 0
    ? { method, path: beforeFragment, query: "" }
    : {
        method,
        path: beforeFragment.slice(0, question),
        query: beforeFragment.slice(question + 1),
      };
}

/** A method of an operation before the text of a request. */
const ENDPOINT_METHOD = /^(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\s+/i;

/** A method before the text of a request. */
const METHOD = /^(GET|POST)\s+/i;

/**
 * The method of a request: the one before it. An address without one is requested by `GET`. Undefined
 * for a query string or a form body, which either may have.
 */
export function methodIn(request: string): "GET" | "POST" | undefined {
  const text = request.trim();
  const method = METHOD.exec(text)?.[1]?.toUpperCase();
  if (method === "POST") return "POST";
  return method === "GET" || SCHEME.test(text) ? "GET" : undefined;
}

/**
 * Extracts the parameters of a request: the query of an address, or all of a query string or form
 * body, perhaps after a method. An address without a question mark has no parameters.
 */
export function parametersIn(text: string): string {
  const request = text.trim().replace(METHOD, "");
  const [beforeFragment = ""] = request.split("#", 1);
  const question = beforeFragment.indexOf("?");
  if (SCHEME.test(beforeFragment) && question < 0) return "";
  // Values can contain question marks. Only a question mark before the first `=` starts the query.
  const equals = beforeFragment.indexOf("=");
  const begins = question >= 0 && (equals < 0 || question < equals);
  return begins ? beforeFragment.slice(question + 1) : request.replace(/^\?/, "");
}
