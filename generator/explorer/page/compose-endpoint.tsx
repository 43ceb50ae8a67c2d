import type { EndpointOperation } from "../../spec/model/operation.js";
import type { EndpointParameter, Parameter } from "../../spec/model/parameter.js";
import { counted } from "../../base/counted.js";
import type { Address } from "../address.js";
import {
  composedOpenApi,
  BODY_KEY,
  composedRequest,
  endpointCode,
  endpointExplanation,
  endpointResponses,
  TYPE_KEY,
} from "./endpoint-request.js";
import type { ComposedEndpointRequest, ComposedOpenApi } from "./endpoint-request.js";
import { FieldRow } from "./field-row.js";
import { enteredText, setParameter } from "./navigation.js";
import { ComposeView, curlText, IssueList, Verdict, PlainText } from "./outputs.js";
import { RunSection, askServer, askStub } from "./run-section.js";
import type { PageStore, StoreProps } from "./spec-store.js";
import { endpointOf, useTarget } from "./targets.js";
import { propertyOf } from "../../../templates/runtime/model/member.js";
import { essenceOf, keyOfType } from "../../../templates/runtime/content/content-form.js";
import { ofStatus } from "../../../templates/runtime/http/of-status.js";
import type { Content } from "../../spec/model/exchange.js";
import { ResponseTree } from "./response-tree.js";
import type { RunResponse, ShownResponse } from "./run-section.js";
import { schemaFindings } from "./schema-findings.js";
import type { RunTarget } from "./targets.js";

/** The URL in examples if an OpenAPI document does not list a server. */
const EXAMPLE_BASE = "https://api.example";

/** The input of the form of an operation. */
interface ComposeEndpointProps extends StoreProps {
  readonly page: PageStore;
  readonly operation: EndpointOperation;
  readonly address: Address;
}

/** Composes and runs a request to an operation. */
export function ComposeEndpoint(props: ComposeEndpointProps) {
  const { page, store, operation, address } = props;
  const { target, chooser } = useTarget(page, store);
  const openapi = composedOpenApi(store);
  if (!openapi) return undefined;
  const [server] = openapi.model.servers;
  const base = target.kind === "stub" ? (server?.url ?? EXAMPLE_BASE) : endpointOf(target);
  const request = composedRequest(openapi, operation, address.query);
  const { method, path, headers, body, bodyIssues, unwritable } = request;
  const url = base.replace(/\/$/, "") + path;
  const { issues } = request.inspection.verdict;
  const own = new Set(operation.parameters.map(({ name }) => name));
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const verdict = unwritable ?? (errors > 0 ? `${counted(errors, "error")}.` : "Valid.");
  return (
    <ComposeView
      fields={
        <>
          {operation.parameters.map((parameter) => (
            <FieldRow
              key={parameter.name}
              wireName={parameter.name}
              parameter={fieldParameter(parameter)}
              text={enteredText(address.query, parameter.name)}
              namespaces={undefined}
              issues={issues.filter((issue) => issue.parameter === parameter.name)}
              onText={(text) => setParameter(address, parameter.name, text)}
            />
          ))}
          {operation.body && <BodyField {...props} request={request} />}
        </>
      }
      verdict={
        <Verdict
          text={verdict}
          isAccepted={verdict === "Valid."}
          issues={issues.filter((each) => !own.has(each.parameter) && !bodyIssues.includes(each))}
        />
      }
      address={`${method} ${url}`}
      typescript={endpointCode(openapi, request) || "// The request is not valid."}
      curl={curlText({ method, address: url, headers, ...(body !== undefined && { body }) })}
      type={endpointResponses(operation)}
      explanation={() => endpointExplanation(openapi, request)}
      run={
        <>
          {chooser}
          <RunSection
            key={JSON.stringify([target, path, body])}
            target={target}
            request={path}
            send={(sent) => runEndpoint(openapi, operation, { ...request, path: sent }, target)}
          />
        </>
      }
    />
  );
}

/** A flag in an OpenAPI document is sent as text; lists and objects are JSON. */
function fieldParameter(parameter: EndpointParameter): Parameter {
  const { type } = parameter;
  if (type.kind === "boolean" || (type.kind === "schema" && type.shape === "boolean"))
    return {
      ...parameter,
      type: { kind: "enum", values: ["true", "false"], deprecatedvalues: [] },
    };
  return parameter;
}

function BodyField({
  operation,
  address,
  request: { body, bodyIssues },
}: ComposeEndpointProps & { readonly request: ComposedEndpointRequest }) {
  const contents = operation.body?.contents ?? [];
  return (
    <div class="form-field" data-field={BODY_KEY}>
      <label for="body">Body</label>
      <select
        aria-label="Media type of the body"
        value={enteredText(address.query, TYPE_KEY) ?? contents[0]?.mediaType ?? ""}
        onChange={(event) => setParameter(address, TYPE_KEY, event.currentTarget.value)}
      >
        {contents.map(({ mediaType }) => (
          <option key={mediaType} value={mediaType}>
            {mediaType}
          </option>
        ))}
      </select>
      <textarea
        id="body"
        rows={8}
        value={body ?? ""}
        spellcheck={false}
        aria-invalid={bodyIssues.length > 0 ? "true" : undefined}
        onInput={(event) => setParameter(address, BODY_KEY, event.currentTarget.value || undefined)}
      />
      {bodyIssues.length > 0 && <IssueList issues={bodyIssues} />}
    </div>
  );
}

/** Runs a request to an operation, and marks what differs from its description. */
async function runEndpoint(
  openapi: ComposedOpenApi,
  operation: EndpointOperation,
  request: ComposedEndpointRequest,
  target: RunTarget,
): Promise<RunResponse> {
  const response = await send(openapi, request, target);
  const next = nextPath(openapi, request, response.json);
  const shown = { response, ...(next !== undefined && { next }) };
  if (!("json" in response)) return { ...shown, content: <PlainText text={response.text} /> };
  const described = describedContent(operation, response);
  const findings = described
    ? schemaFindings(openapi.validatorOf(described.schema), response.json)
    : [];
  return { ...shown, content: <ResponseTree value={response.json} findings={findings} /> };
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

/** The next page's path: HAL's `next` link, or the next number if the list has items. */
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

/** The description of a response body: by its status and media type. Undefined if there is none. */
export function describedContent(
  { responses }: EndpointOperation,
  { status, contentType }: { readonly status: number; readonly contentType: string },
): Content | undefined {
  const byStatus = Object.fromEntries(responses.map((each) => [each.status, each]));
  const contents = ofStatus(byStatus, status)?.contents ?? [];
  const byType = Object.fromEntries(contents.map((each) => [each.mediaType, each]));
  return byType[keyOfType(byType, essenceOf(contentType)) ?? ""];
}
