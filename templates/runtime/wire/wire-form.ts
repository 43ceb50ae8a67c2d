/** A request in all wire forms that clients need. */
export abstract class WireForm {
  abstract readonly method: "GET" | "POST";

  /** The query string or form body, percent-encoded, without a leading `?`. */
  abstract toString(): string;

  /** Wire names and values, in order: selection, module parameters, root parameters. */
  entries(): [name: string, value: string][] {
    return [...this.toSearchParams()];
  }

  toRecord(): Record<string, string> {
    return Object.fromEntries(this.toSearchParams());
  }

  toSearchParams(): URLSearchParams {
    return new URLSearchParams(this.toString());
  }

  /**
   * Returns the URL of a GET request. `endpoint` is the URL of the wiki's `api.php`.
   *
   * @throws {TypeError} if the method is POST, since servers log URLs
   */
  url(endpoint: string | URL): string {
    if (this.method === "POST")
      throw new TypeError(
        "The URL of a POST request cannot contain its parameters.\nhelp: send it, or use toRequest.",
      );
    return addressOf(endpoint, this.toString());
  }
}

/**
 * Returns the URL of a GET request: the URL of the wiki's `api.php`, which may include a query
 * string, and a further query string. Throws a RangeError if the endpoint has a fragment, since
 * everything after `#` would not be sent. A `TypeError` would count as a network error.
 */
export function addressOf(endpoint: string | URL, query: string): string {
  const address = String(endpoint);
  if (address.includes("#")) throw new RangeError("The URL must not contain #");
  if (query === "") return address;
  return address + (address.includes("?") ? "&" : "?") + query;
}
