import { untilAborted } from "../http/abort.js";
import { responseText } from "../http/response-text.js";
import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import type { AnyEndpointRequest } from "./open-api-client.js";
import { endpointRequest } from "./endpoint.js";
import type { AnyEndpoint, EndpointRequest } from "./endpoint.js";

/** Sends a request to an operation and returns the response's payload: a client or a function. */
export type OpenApiSend = (
  request: AnyEndpointRequest,
  options?: { readonly signal?: AbortSignal | undefined },
) => Promise<unknown>;

/** Options for {@link listPages}. */
export interface ListPagesOptions {
  /**
   * How to find the next page: by counting until a page is empty (`"numbers"`), or by following
   * HAL's `next` link until it is absent (`"links"`). Default: depends on the operation.
   */
  readonly follow?: "numbers" | "links" | undefined;
  /** The number of the first page when counting, which documents do not state. Default: 0. */
  readonly firstPage?: 0 | 1 | undefined;
  /** The maximum number of requests to send. */
  readonly maxRequests?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The pages of a list, which is the payload itself or is in it at the path `Place`. */
export type ListPages<Payload, Place extends readonly string[]> = AsyncGenerator<
  readonly ItemOf<Payload, Place>[],
  void,
  undefined
>;

/** An item of a list, which may be in a wrapper. */
export type ItemOf<
  Payload,
  Place extends readonly string[],
> = Payload extends readonly (infer Item)[]
  ? Item
  : Place extends readonly [infer Name, ...infer Rest extends readonly string[]]
    ? Name extends keyof Payload
      ? ItemOf<Payload[Name], Rest>
      : never
    : never;

/**
 * Yields the pages of a list, each as a list of items, until a page is empty or does not link to a
 * next page. The service chooses the page size, so a short page may not be the last. Leaving the
 * loop sends no further requests.
 *
 * @param at the path of member names to the list if it is in a wrapper
 * @throws {ResponseError} if the payload does not contain a list; if a page equals the previous
 * page, because the service counts differently or does not support pages; if a page is nested too
 * deeply to compare; or if links lead to a different path or form a cycle
 */
export async function* listPages<Item>(
  endpoint: AnyEndpoint,
  at: readonly string[],
  send: OpenApiSend,
  params: object = {},
  options: ListPagesOptions = {},
): AsyncGenerator<readonly Item[], void, undefined> {
  yield* options.follow === "links"
    ? linkedPages<Item>(endpoint, at, send, params, options)
    : numberedPages<Item>(endpoint, at, send, params, options);
}

async function* linkedPages<Item>(
  endpoint: AnyEndpoint,
  at: readonly string[],
  send: OpenApiSend,
  params: object,
  { maxRequests = Infinity, signal }: ListPagesOptions,
): AsyncGenerator<readonly Item[], void, undefined> {
  let request: ListRequest | undefined = endpointRequest(endpoint, params);
  const sent = new Set<string>();
  for (let count = 0; request && count < maxRequests; count += 1) {
    signal?.throwIfAborted();
    const query = request.query.toString();
    if (sent.has(query))
      throw new ResponseError(`The page links of ${endpoint.path} form a cycle.`);
    sent.add(query);
    // oxlint-disable-next-line no-await-in-loop -- each page links to the next
    const payload: unknown = await untilAborted(send(request, { signal }), signal);
    const items = itemsAt(payload, at);
    if (!items)
      throw new ResponseError(
        `Linked page ${count} contains no list, neither bare nor at "${at.join(".")}".`,
      );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the spec has the type of the payload; the validators check it
    if (items.length > 0) yield items as readonly Item[];
    request = nextRequest(request, payload);
  }
}

type ListRequest = EndpointRequest<AnyEndpoint, object>;

function itemsAt(payload: unknown, at: readonly string[]): readonly unknown[] | undefined {
  const items = Array.isArray(payload) ? payload : at.reduce<unknown>(propertyOf, payload);
  return Array.isArray(items) ? items : undefined;
}

async function* numberedPages<Item>(
  endpoint: AnyEndpoint,
  at: readonly string[],
  send: OpenApiSend,
  params: object,
  { firstPage = 0, maxRequests = Infinity, signal }: ListPagesOptions,
): AsyncGenerator<readonly Item[], void, undefined> {
  let before = "";
  for (let page: number = firstPage; page - firstPage < maxRequests; page += 1) {
    signal?.throwIfAborted();
    const request = endpointRequest<AnyEndpoint, object>(endpoint, { ...params, page });
    // oxlint-disable-next-line no-await-in-loop -- each page determines whether there is another
    const payload = await untilAborted(send(request, { signal }), signal);
    const items = itemsAt(payload, at);
    if (!items)
      throw new ResponseError(
        `Page ${page} contains no list, neither bare nor at "${at.join(".")}".`,
      );
    if (items.length === 0) return;
    const text = responseText(items);
    if (text === before)
      throw new ResponseError(
        `Page ${page} is the same as the previous page; perhaps the first page is not ${firstPage}.`,
      );
    before = text;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the spec has the type of the payload; the validators check it
    yield items as readonly Item[];
  }
}

/**
 * Returns the request for a HAL document's `next` link; undefined without the link. The first
 * request is repeated with the link's query. The link's origin is ignored, since it may differ
 * behind a proxy and only the service may receive credentials.
 *
 * @throws {ResponseError} if the link is not a valid URL, or its path differs from the request's
 * path
 */
function nextRequest(request: ListRequest, payload: unknown): ListRequest | undefined {
  const href = nextLink(payload);
  if (href === undefined) return undefined;
  const address = `http://localhost${request.path}`;
  if (!URL.canParse(href, address))
    throw new ResponseError("The link to the next page is not a URL.");
  const link = new URL(href, address);
  if (!link.pathname.endsWith(request.path))
    throw new ResponseError(
      `The link to the next page points to ${link.pathname} instead of ${request.path}.`,
    );
  return {
    ...request,
    search: link.search,
    query: link.searchParams,
    url: (base) => (request.url(base).split("?", 1)[0] ?? "") + link.search,
  };
}

/** The URL of the first `next` link, without template variables. */
function nextLink(payload: unknown): string | undefined {
  const links = ["_links", "next"].reduce<unknown>(propertyOf, payload);
  const href = propertyOf(Array.isArray(links) ? links[0] : links, "href");
  return typeof href === "string" ? href.replaceAll(/\{[^{}]*\}/g, "") : undefined;
}
