import { BodyAs } from "../../../templates/runtime/content/body-as.js";
import { usualType } from "../../../templates/runtime/content/content-form.js";
import { formParts } from "../../../templates/runtime/http/multipart.js";
import { ownMember } from "../../../templates/runtime/model/member.js";
import { isObject } from "../../../templates/runtime/model/json.js";
import type { Issue } from "../../../templates/runtime/model/issue.js";
import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import { parseRequestBody } from "../../../templates/runtime/openapi/request-body.js";
import type { BodyArgument } from "../../inspect/builder-call.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import { keyText, literalText, stringText } from "../../base/literal.js";
import type { ComposedOpenApi } from "./endpoint-request.js";

/** The body of a form: as it is sent, as the stub reads it, and in code. */
interface ComposedBody {
  /** The media type with its parameters; absent without a body. */
  readonly sentType?: string;
  /** The reasons why the stub rejects it. */
  readonly issues: readonly Issue[];
  /** Absent without a body, and with issues. */
  readonly argument?: BodyArgument;
}

/** Reads the body of a form, which is empty if there is none. */
export function composedBody(
  { bodies, endpoints, client }: ComposedOpenApi,
  operation: EndpointOperation,
  { body, type }: { readonly body: string; readonly type: string | undefined },
): ComposedBody {
  const contents = operation.body?.contents ?? [];
  const [first] = contents;
  const content = contents.find(({ mediaType }) => mediaType === type) ?? first;
  const rule = ownMember(bodies, endpointLabel(operation));
  if (!content || !rule) return { issues: [] };
  const { mediaType, form } = content;
  const sentType = form === "multipart" ? withBoundary(mediaType, body) : usualType(mediaType);
  const headers = body === "" ? {} : { "content-type": sentType };
  const sent = { method: operation.method, url: operation.path, headers, body };
  const read = parseRequestBody(rule, sent, operation.name, endpoints[operation.name]?.json);
  const named = { ...(body !== "" && { sentType }) };
  if (!read.ok) return { ...named, issues: read.refusal.issues ?? [] };
  if (body === "") return { issues: [] };
  const value: unknown = read.body instanceof BodyAs ? read.body.value : read.body;
  const parts = form === "multipart" ? formParts(sentType, new TextEncoder().encode(body)) : [];
  const text = valueText(value, [body], (name) =>
    parts.filter((part) => part.name === name).map(({ bytes }) => new TextDecoder().decode(bytes)),
  );
  const as = { mediaType, bodyAs: { name: "bodyAs", from: client } };
  return { ...named, issues: [], argument: { text, ...(content !== first && { as }) } };
}

/** A media type with the boundary that the first line of a body begins with, if it has one. */
function withBoundary(type: string, body: string): string {
  const [, boundary] = /^--([^\s;,"]+)/.exec(body) ?? [];
  return boundary === undefined ? type : `${type}; boundary=${boundary}`;
}

/**
 * A body in code.
 *
 * @param files the file contents, if the value is a file or a list of files
 * @param textsOf a member's strings
 */
function valueText(
  value: unknown,
  files: readonly string[],
  textsOf: (name: string) => readonly string[],
): string {
  if (value instanceof Blob) return `new Blob([${stringText(files[0] ?? "")}])`;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => valueText(item, files.slice(index), () => []));
    return `[${items.join(", ")}]`;
  }
  if (!isObject(value)) return isScalar(value) ? literalText(value) : "undefined";
  const members = Object.entries(value).map(
    ([name, member]) => `${keyText(name)}: ${valueText(member, textsOf(name), () => [])}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function isScalar(value: unknown): value is string | number | bigint | boolean | null {
  return value === null || ["string", "number", "bigint", "boolean"].includes(typeof value);
}
