import { h } from "preact";
import type { ComponentChild } from "preact";
import type { VerdictIssue } from "../../../inspect/verdict.js";
import type { EndpointOperation } from "../../../spec/model/operation.js";
import type { EndpointParameter, Parameter } from "../../../spec/model/parameter.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import { counted } from "../../../base/counted.js";
import type { Address } from "../state/address.js";
import { replaceAddress } from "../state/navigation.js";
import { givenText, withParameter } from "../state/request-query.js";
import { CodeBlock } from "../compose/code-block.js";
import type { InputEventOf } from "../compose/control-props.js";
import { curlText } from "../compose/curl-text.js";
import { Disclosure } from "../compose/disclosure.js";
import type { ComposedDirectory } from "./endpoint-context.js";
import {
  BODY_KEY,
  composedRequest,
  endpointCode,
  endpointExplanation,
  endpointResponses,
  TYPE_KEY,
} from "./endpoint-request.js";
import type { ComposedEndpointRequest } from "./endpoint-request.js";
import { FieldRow, IssueList } from "../compose/field-row.js";

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
  return h(
    "div",
    { class: "compose" },
    h(
      "form",
      { "aria-label": "Request", onSubmit: (event: Event) => event.preventDefault() },
      operation.parameters.map((parameter) =>
        h(FieldRow, {
          key: parameter.name,
          wireName: parameter.name,
          parameter: fieldParameter(parameter),
          text: givenText(address.query, parameter.name),
          namespaces: undefined,
          issues: issues.filter((issue) => issue.parameter === parameter.name),
          onText: (text) => change(address, parameter.name, text),
        }),
      ),
      operation.body && h(BodyField, { ...props, request }),
    ),
    h(
      "div",
      { class: "outputs" },
      h(Verdict, { issues, own, request }),
      h(CodeBlock, { title: "Address", id: "out-address", text: `${method} ${base}${path}` }),
      h(CodeBlock, {
        title: "TypeScript",
        id: "out-typescript",
        text: endpointCode(directory, request) || "// No request has these values.",
      }),
      h(CodeBlock, {
        title: "curl",
        id: "out-curl",
        text: curlText({
          method,
          address: `${base}${path}`,
          headers,
          ...(body !== undefined && { body }),
        }),
      }),
      h(CodeBlock, {
        title: "Type of the response",
        id: "out-type",
        text: endpointResponses(operation),
      }),
      h(Disclosure, {
        class: "explanation",
        isNeeded: false,
        summary: "Explanation",
        content: () =>
          h("pre", { tabIndex: 0 }, h("code", null, endpointExplanation(directory, request))),
      }),
      below(request),
    ),
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
  return h(
    "div",
    { class: "form-field", "data-field": BODY_KEY },
    h("label", { for: "body" }, "Body"),
    h(
      "select",
      {
        "aria-label": "Media type of the body",
        value: type,
        onChange: ({ currentTarget: { value } }: InputEventOf<HTMLSelectElement>) =>
          change(address, TYPE_KEY, value),
      },
      contents.map(({ mediaType }) => h("option", { key: mediaType, value: mediaType }, mediaType)),
    ),
    h("textarea", {
      id: "body",
      rows: 8,
      value: request.body ?? "",
      spellcheck: false,
      "aria-invalid": findings.length > 0 ? "true" : undefined,
      onInput: ({ currentTarget: { value } }: InputEventOf<HTMLTextAreaElement>) =>
        change(address, BODY_KEY, value === "" ? undefined : value),
    }),
    findings.map(({ code, path, message }) =>
      h(
        "p",
        { key: `${code} ${path.join("/")}`, class: "issues error", "data-code": code },
        path.length > 0 && [h("code", null, escapeHidden(path.join("."))), ": "],
        escapeHidden(message),
      ),
    ),
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
  return h(
    "div",
    { class: text === "Valid." ? "verdict accepted" : "verdict refused", role: "status" },
    h("p", { id: "verdict" }, text),
    others.length > 0 && h(IssueList, { issues: others }),
  );
}
