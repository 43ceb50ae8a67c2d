import { isObject } from "./json.js";

/** A recorded request with its response, without secrets; a line of a cassette. */
export interface Exchange {
  /** The version of the format. */
  readonly cassette: 1;
  readonly path: string;
  /**
   * By wire name. Parameters of PHP's array syntax (`a[]=`), and repeated parameters of other services,
   * have a list of values.
   */
  readonly params: Readonly<Record<string, string | readonly string[]>>;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns true if a value is an exchange that can be replayed. */
export function isExchange(value: unknown): value is Exchange {
  if (typeof value !== "object" || value === null) return false;
  return (
    "cassette" in value &&
    value.cassette === 1 &&
    "path" in value &&
    typeof value.path === "string" &&
    "params" in value &&
    isRecord(value.params, (each) => [each].flat().every((text) => typeof text === "string")) &&
    "status" in value &&
    Number.isInteger(value.status) &&
    typeof value.status === "number" &&
    value.status >= 200 &&
    value.status <= 599 &&
    "headers" in value &&
    isHead(value.headers) &&
    "body" in value &&
    typeof value.body === "string"
  );
}

/** Valid HTTP headers; sending any others would fail. */
function isHead(value: unknown): boolean {
  return (
    isRecord(value, (each) => typeof each === "string" && /^[\t\x20-\x7E\x80-\xFF]*$/.test(each)) &&
    Object.keys(value ?? {}).every((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name))
  );
}

function isRecord(value: unknown, isMember: (member: unknown) => boolean): boolean {
  return isObject(value) && Object.values(value).every(isMember);
}

/**
 * The request of an exchange: the query string for a wiki's `api.php`, which is the only path of its
 * API, or the path with its query for other services.
 */
export function recordedRequest({ path, params }: Exchange): string {
  const isPhp = path.endsWith(".php");
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === "string"
        ? [[name, value]]
        : value.map((each) => [isPhp ? `${name}[]` : name, each]),
    ),
  ).toString();
  if (isPhp) return query;
  return query === "" ? path : `${path}?${query}`;
}
