import { parsedJson } from "../http/json-response.js";
import { BodyAs } from "../content/body-as.js";
import { contentForm, essenceOf, keyOfType, usualType } from "../content/content-form.js";
import type { JsonFormat } from "../content/json-format.js";
import { fieldRule, readFields, readUrlEncoded } from "../content/read-fields.js";
import type { FieldRules } from "../content/read-fields.js";
import { formParts } from "../http/multipart.js";
import { problemResponse } from "../http/problem.js";
import type { ServiceRequest, ServiceResponse } from "../http/service.js";
import type { Issue } from "../model/issue.js";
import { bodyIssue, bodyIssues } from "./body-issues.js";
import type { BodyValidator } from "./body-issues.js";

/** The rule by which a service reads an operation's request body. */
export interface BodyRule {
  readonly required?: true;
  /** Rules by media type, which may be a range; the preferred one is first. */
  readonly contents: Readonly<Record<string, ContentRule>>;
}

/** A body in one media type. */
export interface ContentRule {
  /** Absent for text and binary bodies, and if there is no schema. */
  readonly validate?: BodyValidator;
  /** The types of form fields. */
  readonly fields?: FieldRules;
  /** Whether the body is binary for every media type in the range. */
  readonly binary?: true;
  /**
   * Whether null means that there is no body, because the schema allows null only by not stating a
   * type. Default: null is a value.
   */
  readonly nullable?: true;
}

/** A parsed body, or the response that rejects it. */
export type ReadBody =
  | { readonly ok: true; readonly body?: unknown }
  | { readonly ok: false; readonly refusal: ServiceResponse };

/**
 * Parses and validates a request body. A body that is not in the preferred media type is returned
 * as a {@link BodyAs}.
 *
 * @param operation the operation's id, for issues
 * @param json parses JSON. Default: `JSON.parse`
 */
export function parseRequestBody(
  { required, contents }: BodyRule,
  request: ServiceRequest,
  operation: string,
  json?: Pick<JsonFormat, "readBody" | "fields">,
): ReadBody {
  const [preferred = "application/json"] = Object.keys(contents);
  const contentType = request.headers["content-type"];
  const isEmpty = request.body === "" && (request.bytes?.length ?? 0) === 0;
  if (isEmpty && (!required || contentType === undefined)) {
    if (!required) return { ok: true };
    return refused([bodyIssue("missingbody", "", "is required", operation)]);
  }
  const mediaType = contentType === undefined ? usualType(preferred) : essenceOf(contentType);
  const key = keyOfType(contents, mediaType);
  const content = key === undefined ? undefined : contents[key];
  if (!content) {
    const known = Object.keys(contents).join(", ");
    const detail = `The media type of the body must be one of: ${known}.`;
    return {
      ok: false,
      refusal: problemResponse(415, { detail, headers: { accept: known } }),
    };
  }
  const found = bodyValue(mediaType, content, request, json);
  if (!found) return refused([bodyIssue("badbody", "", "is not JSON", operation)]);
  const { validate } = content;
  if (content.nullable && !required && found.value === null) return { ok: true };
  if (validate && !validate(found.value)) return refused(bodyIssues(validate, operation));
  return {
    ok: true,
    body: key === preferred ? found.value : new BodyAs(mediaType, found.value),
  };
}

function bodyValue(
  mediaType: string,
  { fields, binary }: ContentRule,
  { headers, body, bytes = new TextEncoder().encode(body) }: ServiceRequest,
  json: Pick<JsonFormat, "readBody" | "fields"> | undefined,
): { readonly value: unknown } | undefined {
  if (binary) return { value: file(bytes, mediaType) };
  switch (contentForm(mediaType)) {
    case "json":
      return parsedJson(body, json?.readBody);
    case "form":
      return { value: readUrlEncoded(body, fields, json?.fields) };
    case "multipart": {
      const parts = formParts(headers["content-type"] ?? "", bytes).map(
        ({ name, filename, bytes: part }) => {
          // Browsers send JSON with its own media type as a file.
          const { type } = fieldRule(fields ?? {}, name) ?? {};
          const isFile = type === "file" || (filename !== undefined && type !== "json");
          return [name, isFile ? file(part) : new TextDecoder().decode(part)] as const;
        },
      );
      return { value: readFields(parts, fields, json?.fields) };
    }
    case "text":
      return { value: body };
    case "binary":
      return { value: file(bytes, mediaType) };
  }
}

function file(bytes: Uint8Array, type = ""): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}

function refused(issues: readonly Issue[]): ReadBody {
  const detail = issues.map(({ message }) => message).join("; ");
  return { ok: false, refusal: problemResponse(400, { detail, issues }) };
}
