import type { EndpointOperation } from "../../spec/model/operation.js";
import type { EndpointParameter, Parameter } from "../../spec/model/parameter.js";
import { escapeHidden } from "../../base/hidden-characters.js";
import { counted } from "../../base/counted.js";
import type { Address } from "../address.js";
import { composedOpenApi } from "./endpoint-context.js";
import {
  BODY_KEY,
  composedRequest,
  endpointCode,
  endpointExplanation,
  endpointResponses,
  TYPE_KEY,
} from "./endpoint-request.js";
import type { ComposedEndpointRequest } from "./endpoint-request.js";
import { FieldRow } from "./field-row.js";
import { givenText, setParameter } from "./navigation.js";
import { ComposeView, curlText, Verdict } from "./outputs.js";
import { Code } from "./prose.js";
import { runEndpoint } from "./run-endpoint.js";
import { RunSection } from "./run-section.js";
import type { PageStore, StoreProps } from "./spec-store.js";
import { endpointOf, useTarget } from "./targets.js";

/** The address that examples are shown for if an OpenAPI document has no server. */
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
  const { method, path, headers, body, bodyFindings, unwritable } = request;
  const url = base.replace(/\/$/, "") + path;
  const { issues } = request.inspection.verdict;
  const own = new Set(operation.parameters.map(({ name }) => name));
  const errors = issues.filter(({ severity }) => severity === "error").length + bodyFindings.length;
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
              text={givenText(address.query, parameter.name)}
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
          issues={issues.filter(({ parameter }) => !own.has(parameter))}
        />
      }
      address={`${method} ${url}`}
      typescript={endpointCode(openapi, request) || "// No request has these values."}
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

/** A flag of an OpenAPI document has a text; lists and objects are JSON. */
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
  request: { body, bodyFindings },
}: ComposeEndpointProps & { readonly request: ComposedEndpointRequest }) {
  const contents = operation.body?.contents ?? [];
  return (
    <div class="form-field" data-field={BODY_KEY}>
      <label for="body">Body</label>
      <select
        aria-label="Media type of the body"
        value={givenText(address.query, TYPE_KEY) ?? contents[0]?.mediaType ?? ""}
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
        aria-invalid={bodyFindings.length > 0 ? "true" : undefined}
        onInput={(event) => setParameter(address, BODY_KEY, event.currentTarget.value || undefined)}
      />
      {bodyFindings.map(({ code, path, message }) => (
        <p key={`${code} ${path.join("/")}`} class="issues error" data-code={code}>
          {path.length > 0 && (
            <>
              <Code text={path.join(".")} />:{" "}
            </>
          )}
          {escapeHidden(message)}
        </p>
      ))}
    </div>
  );
}
