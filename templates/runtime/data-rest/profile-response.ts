import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import { ALPS, acceptedIndexType, acceptedProfileType, acceptsAlps } from "./accepted-type.js";
import { dataRestError } from "./error-response.js";
import { halText, profileLinks } from "./links.js";
import { alpsText, plainLinksText, schemaText } from "./profile.js";
import type { DataRestResource } from "./resource.js";

/** The media types that an error lists for the profile index. */
const INDEX_TYPES =
  "application/hal+json, application/vnd.hal+json, application/json, application/schema+json, application/json-patch+json, application/merge-patch+json, application/x-spring-data-verbose+json, application/x-spring-data-compact+json, application/prs.hal-forms+json, application/*+json";
const HAL_TYPES: ReadonlySet<string> = new Set(["application/hal+json", "application/json"]);

/** Returns the response to a request for the profile index. */
export function profileIndexResponse(
  base: string,
  resources: readonly DataRestResource[],
  request: ServiceRequest,
): ServiceResponse {
  const path = pathBelow(base, "/profile");
  switch (request.method) {
    case "GET":
    case "HEAD": {
      const type = acceptedIndexType(request.headers["accept"]);
      if (type === undefined) return dataRestError(406, path, request, { accept: INDEX_TYPES });
      const links = profileLinks(base, resources);
      const text = HAL_TYPES.has(type) ? halText(links) : plainLinksText(links);
      return withType(type, text, request);
    }
    case "OPTIONS":
      return { status: 200, headers: { allow: "GET" }, body: "" };
    default:
      return dataRestError(405, path, request, { allow: "GET, OPTIONS" });
  }
}

/**
 * Returns the response to a request for a resource's profile: ALPS, or JSON Schema if the request
 * prefers it. Unknown resources return a server error.
 */
export function profileResponse(
  base: string,
  rel: string,
  resources: readonly DataRestResource[],
  request: ServiceRequest,
): ServiceResponse {
  const path = pathBelow(base, `/profile/${rel}`);
  const resource = resources.find((each) => each.rel === rel);
  const { accept } = request.headers;
  switch (request.method) {
    case "GET":
    case "HEAD": {
      const type = acceptedProfileType(accept);
      if (!resource || type === undefined) return dataRestError(500, path, request);
      const text =
        type === "application/schema+json" ? schemaText(resource) : alpsText(base, resource);
      return withType(type, text, request);
    }
    case "OPTIONS":
      return acceptsAlps(accept)
        ? { status: 200, headers: { allow: "GET" }, body: "" }
        : dataRestError(406, path, request, { accept: ALPS });
    default:
      return dataRestError(405, path, request, { allow: "OPTIONS, GET" });
  }
}

function withType(type: string, text: string, { method }: ServiceRequest): ServiceResponse {
  const body = method === "HEAD" ? "" : text;
  return { status: 200, headers: { "content-type": type }, body };
}

function pathBelow(base: string, path: string): string {
  return new URL(base).pathname.replace(/\/$/, "") + path;
}
