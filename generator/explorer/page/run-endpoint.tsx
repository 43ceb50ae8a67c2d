import { propertyOf } from "../../../templates/runtime/model/member.js";
import { ofStatus } from "../../../templates/runtime/styles/response-headers.js";
import type { Content } from "../../spec/model/exchange.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { ComposedOpenApi } from "./endpoint-context.js";
import type { ComposedEndpointRequest } from "./endpoint-request.js";
import { PlainText } from "./outputs.js";
import { ResponseTree } from "./response-tree.js";
import type { RunResponse } from "./run-section.js";
import { schemaFindings } from "./schema-findings.js";
import { askServer, askStub } from "./sent-request.js";
import type { ShownResponse } from "./sent-request.js";
import { endpointOf } from "./targets.js";
import type { RunTarget } from "./targets.js";

/** Runs a request to an operation, and marks what differs from its description. */
export async function runEndpoint(
  openapi: ComposedOpenApi,
  operation: EndpointOperation,
  request: ComposedEndpointRequest,
  target: RunTarget,
): Promise<RunResponse> {
  const response = await send(openapi, request, target);
  const next = nextPath(openapi, request, response.json);
  const described = describedContent(operation, response);
  const findings = described
    ? schemaFindings(openapi.validatorOf(described.schema), response.json)
    : [];
  return {
    response,
    ...(next !== undefined && { next }),
    content:
      "json" in response ? (
        <ResponseTree value={response.json} findings={findings} />
      ) : (
        <PlainText text={response.text} />
      ),
  };
}

async function send(
  { stub }: ComposedOpenApi,
  { method, path, headers, body }: ComposedEndpointRequest,
  target: RunTarget,
): Promise<ShownResponse> {
  const sent = { method, headers, ...(body !== undefined && { body }) };
  return target.kind === "stub"
    ? askStub(stub, { ...sent, address: path })
    : askServer({ ...sent, address: endpointOf(target).replace(/\/$/, "") + path });
}

/** The path of the next page: that of the link `next` of HAL, or the next number of a list with items. */
function nextPath(
  { pageParameters }: ComposedOpenApi,
  { inspection, path }: ComposedEndpointRequest,
  json: unknown,
): string | undefined {
  const [bare = "", search = ""] = path.split("?", 2);
  const links = ["_links", "next"].reduce<unknown>(propertyOf, json);
  const href = propertyOf(Array.isArray(links) ? links[0] : links, "href");
  if (typeof href === "string" && URL.canParse(href, "http://localhost"))
    return bare + new URL(href.replaceAll(/\{[^{}]*\}/g, ""), "http://localhost").search;
  const name = pageParameters.get(inspection.parsed?.endpoint.operationId ?? "");
  const query = new URLSearchParams(search);
  // Without a size, the first page is the complete list.
  if (name === undefined || search === "" || !hasItems(json)) return undefined;
  query.set(name, String(Number(query.get(name) ?? 0) + 1));
  return `${bare}?${query}`;
}

/** Returns true if a payload is a list with items, or contains one. */
function hasItems(payload: unknown): boolean {
  if (Array.isArray(payload)) return payload.length > 0;
  return typeof payload === "object" && payload !== null && Object.values(payload).some(hasItems);
}

/**
 * The description of a response's body: that of its status, in its media type. Undefined if there is
 * none.
 */
export function describedContent(
  { responses }: EndpointOperation,
  { status, contentType }: { readonly status: number; readonly contentType: string },
): Content | undefined {
  const byStatus = Object.fromEntries(responses.map((each) => [each.status, each]));
  const [type = ""] = contentType.toLowerCase().split(";");
  return ofStatus(byStatus, status)?.contents.find(({ mediaType }) => mediaType === type.trim());
}
