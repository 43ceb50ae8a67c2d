// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import { ResponseError } from "../action-api/api-error.js";
import { propertyOf } from "../action-api/api-messages.js";
import type { AnyEndpointRequest } from "./sender.js";

/**
 * The request that the link `next` of a HAL document describes; undefined without the link. It keeps
 * the address of the service, which links behind a proxy may not have: only the query is the link's.
 *
 * @throws {ResponseError} if the link has another path than the request
 */
export function nextRequest(
  request: AnyEndpointRequest,
  payload: unknown,
): AnyEndpointRequest | undefined {
  const href = nextLink(payload);
  if (href === undefined) return undefined;
  const link = new URL(href, `http://localhost${request.path}`);
  if (!link.pathname.endsWith(request.path))
    throw new ResponseError(
      `The link to the next page leads to ${link.pathname} instead of ${request.path}.`,
    );
  return {
    method: request.method,
    path: request.path,
    query: link.searchParams,
    headers: request.headers,
    url: (base) => (request.url(base).split("?", 1)[0] ?? "") + link.search,
  };
}

/** The address of the link `next`, or of the first of several, without the variables of a template. */
function nextLink(payload: unknown): string | undefined {
  const links = ["_links", "next"].reduce<unknown>(propertyOf, payload);
  const href = propertyOf(Array.isArray(links) ? links[0] : links, "href");
  return typeof href === "string" && URL.canParse(href, "http://localhost")
    ? href.replaceAll(/\{[^{}]*\}/g, "")
    : undefined;
}
