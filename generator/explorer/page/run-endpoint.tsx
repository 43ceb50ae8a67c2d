import { propertyOf } from "../../../templates/runtime/model/member.js";
import { schemaFindings } from "./schema-findings.js";
import type { SchemaFinding } from "./schema-findings.js";
import { ResponseTree } from "./response-tree.js";
import { RunSection, plainResponse } from "./run-section.js";
import type { RunResponse } from "./run-section.js";
import { askServer, askStub } from "./sent-request.js";
import type { ShownResponse } from "./sent-request.js";
import { endpointOf } from "./targets.js";
import type { RunTarget } from "./targets.js";
import { ofStatus } from "../../../templates/runtime/styles/response-headers.js";
import type { ComponentChild } from "preact";
import type { ComposedDirectory } from "./endpoint-context.js";
import type { ComposedEndpointRequest } from "./endpoint-request.js";
import type { EndpointOperation } from "../../model/operation.js";
import type { Content } from "../../model/exchange.js";

/** The input of running a request to an operation. */
export interface RunEndpointProps {
  readonly directory: ComposedDirectory;
  readonly operation: EndpointOperation;
  readonly request: ComposedEndpointRequest;
  readonly target: RunTarget;
}

/** The differences between a response and its description. */
function responseFindings(
  { validatorOf }: ComposedDirectory,
  operation: EndpointOperation,
  response: ShownResponse,
): readonly SchemaFinding[] {
  const content = describedContent(operation, response);
  return content ? schemaFindings(validatorOf(content.schema), response.json) : [];
}

/** Runs a request to an operation, marks what differs from its description, and goes on to the next page. */
export function RunEndpoint({
  directory,
  operation,
  request,
  target,
}: RunEndpointProps): ComponentChild {
  return (
    <RunSection
      target={target}
      request={request.path}
      send={async (path): Promise<RunResponse> => {
        const response = await send(directory, { ...request, path }, target);
        const next = nextPath(directory, request, { path, json: response.json });
        return {
          response,
          ...(next !== undefined && { next }),
          content:
            "json" in response ? (
              <ResponseTree
                value={response.json}
                findings={responseFindings(directory, operation, response)}
              />
            ) : (
              plainResponse(response)
            ),
        };
      }}
    />
  );
}

async function send(
  { stub }: ComposedDirectory,
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
  { pageParameters }: ComposedDirectory,
  { inspection }: ComposedEndpointRequest,
  { path, json }: { readonly path: string; readonly json: unknown },
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
