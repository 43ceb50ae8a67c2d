import { escapeHidden } from "../../text/hidden.js";
import { counted } from "../../text/message.js";
import { givenText, replaceAddress, withParameter } from "./navigation.js";
import { CodeBlock, Disclosure, curlText } from "./outputs.js";
import {
  BODY_KEY,
  TYPE_KEY,
  composedRequest,
  endpointCode,
  endpointExplanation,
  endpointResponses,
} from "./endpoint-request.js";
import type { ComposedEndpointRequest } from "./endpoint-request.js";
import { FieldRow, IssueList } from "./field-row.js";
import type { ComponentChild } from "preact";
import type { VerdictIssue } from "../../inspect/verdict.js";
import type { EndpointOperation } from "../../model/operation.js";
import type { EndpointParameter, Parameter } from "../../model/parameter.js";
import type { Address } from "../address.js";
import type { InputEventOf } from "./choice-controls.js";
import type { ComposedDirectory } from "./endpoint-context.js";

/** The input of the form of an operation. */
export interface ComposeEndpointProps {
  readonly directory: ComposedDirectory;
  readonly operation: EndpointOperation;
  readonly address: Address;
  /** The base address of the service. */
  readonly base: string;
  /** What is shown below the outputs. */
  readonly below: (request: ComposedEndpointRequest) => ComponentChild;
}

/** The form of a request to an operation, and beside it what the form describes. */
export function ComposeEndpoint(props: ComposeEndpointProps): ComponentChild {
  const { directory, operation, address, base, below } = props;
  const request = composedRequest(directory, operation, address.query);
  const { method, path, headers, body } = request;
  const own = new Set(operation.parameters.map(({ name }) => name));
  const { issues } = request.inspection.verdict;
  return (
    <div class="compose">
      <form aria-label="Request" onSubmit={(event: Event) => event.preventDefault()}>
        {operation.parameters.map((parameter) => (
          <FieldRow
            key={parameter.name}
            wireName={parameter.name}
            parameter={fieldParameter(parameter)}
            text={givenText(address.query, parameter.name)}
            namespaces={undefined}
            issues={issues.filter((issue) => issue.parameter === parameter.name)}
            onText={(text) => change(address, parameter.name, text)}
          />
        ))}
        {operation.body && <BodyField {...props} request={request} />}
      </form>
      <div class="outputs">
        <Verdict issues={issues} own={own} request={request} />
        <CodeBlock title="Address" id="out-address" text={`${method} ${base}${path}`} />
        <CodeBlock
          title="TypeScript"
          id="out-typescript"
          text={endpointCode(directory, request) || "// No request has these values."}
        />
        <CodeBlock
          title="curl"
          id="out-curl"
          text={curlText({
            method,
            address: `${base}${path}`,
            headers,
            ...(body !== undefined && { body }),
          })}
        />
        <CodeBlock title="Type of the response" id="out-type" text={endpointResponses(operation)} />
        <Disclosure
          class="explanation"
          isNeeded={false}
          summary="Explanation"
          content={() => (
            <pre tabIndex={0}>
              <code>{endpointExplanation(directory, request)}</code>
            </pre>
          )}
        />
        {below(request)}
      </div>
    </div>
  );
}

function change(address: Address, name: string, text: string | undefined): void {
  replaceAddress({ ...address, query: withParameter(address.query, name, text) });
}

/** A flag of a directory has a text; lists and objects are JSON. */
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
  request,
}: ComposeEndpointProps & { readonly request: ComposedEndpointRequest }): ComponentChild {
  const contents = operation.body?.contents ?? [];
  const [first] = contents;
  const type = givenText(address.query, TYPE_KEY) ?? first?.mediaType ?? "";
  const { bodyFindings: findings } = request;
  return (
    <div class="form-field" data-field={BODY_KEY}>
      <label for="body">Body</label>
      <select
        aria-label="Media type of the body"
        value={type}
        onChange={({ currentTarget: { value } }: InputEventOf<HTMLSelectElement>) =>
          change(address, TYPE_KEY, value)
        }
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
        value={request.body ?? ""}
        spellcheck={false}
        aria-invalid={findings.length > 0 ? "true" : undefined}
        onInput={({ currentTarget: { value } }: InputEventOf<HTMLTextAreaElement>) =>
          change(address, BODY_KEY, value === "" ? undefined : value)
        }
      />
      {findings.map(({ code, path, message }) => (
        <p key={`${code} ${path.join("/")}`} class="issues error" data-code={code}>
          {path.length > 0 && (
            <>
              <code>{escapeHidden(path.join("."))}</code>:{" "}
            </>
          )}
          {escapeHidden(message)}
        </p>
      ))}
    </div>
  );
}

/** The verdict on the request, and the issues that are of no field. */
function Verdict({
  issues,
  own,
  request: { unwritable, bodyFindings },
}: {
  readonly issues: readonly VerdictIssue[];
  readonly own: ReadonlySet<string>;
  readonly request: ComposedEndpointRequest;
}): ComponentChild {
  const errors = issues.filter(({ severity }) => severity === "error").length + bodyFindings.length;
  const others = issues.filter(({ parameter }) => !own.has(parameter));
  const text = unwritable ?? (errors > 0 ? `${counted(errors, "error")}.` : "Valid.");
  return (
    <div class={text === "Valid." ? "verdict accepted" : "verdict refused"} role="status">
      <p id="verdict">{text}</p>
      {others.length > 0 && <IssueList issues={others} />}
    </div>
  );
}
