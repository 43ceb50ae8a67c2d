import { usualType } from "../../../templates/runtime/content/content-form.js";
import { readFields, readUrlEncoded } from "../../../templates/runtime/content/read-fields.js";
import { formParts } from "../../../templates/runtime/http/multipart.js";
import { isObject } from "../../../templates/runtime/model/json.js";
import { fieldTypes } from "../../emit/parts/field-types.js";
import type { BodyArgument } from "../../inspect/builder-call.js";
import type { Content } from "../../spec/model/exchange.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import { keyText, literalText, stringText } from "../../base/literal.js";
import type { ComposedOpenApi } from "./endpoint-request.js";
import { schemaFindings } from "./schema-findings.js";
import type { SchemaFinding } from "./schema-findings.js";

/** The body of a form as it is sent, in code, and compared with its schema. */
interface ComposedBody {
  /** The media type with its parameters. */
  readonly sentType: string;
  /** Absent if the body cannot be read. */
  readonly argument?: BodyArgument;
  readonly findings: readonly SchemaFinding[];
}

/** Reads a body by its media type; undefined if the request has no media type. */
export function composedBody(
  openapi: ComposedOpenApi,
  operation: EndpointOperation,
  { body, type }: { readonly body: string; readonly type: string | undefined },
): ComposedBody | undefined {
  if (type === undefined) return undefined;
  const contents = operation.body?.contents ?? [];
  const [first] = contents;
  const content = contents.find((each) => each.mediaType === type);
  if (!content) return { sentType: type, findings: [] };
  const sentType = content.form === "multipart" ? withBoundary(type, body) : usualType(type);
  const read = readBody(openapi, content, { body, sentType, operation });
  if (read.kind === "unreadable")
    return { sentType, findings: [{ code: "badbody", path: [], message: read.message }] };
  const bodyAs = { name: "bodyAs", from: openapi.client };
  return {
    sentType,
    argument: {
      text: read.text,
      ...(content !== first && { as: { mediaType: type, bodyAs } }),
    },
    findings:
      "value" in read ? schemaFindings(openapi.bodyValidator(operation, content), read.value) : [],
  };
}

type ReadBody =
  | { readonly kind: "unreadable"; readonly message: string }
  /** The expression of the body, and its value if a schema describes it. */
  | { readonly kind: "read"; readonly text: string; readonly value?: unknown };

/** A body as the form has it, for an operation. */
interface EnteredBody {
  readonly body: string;
  readonly sentType: string;
  readonly operation: EndpointOperation;
}

function readBody(
  { model: { schemas }, endpoints }: ComposedOpenApi,
  content: Content,
  { body, sentType, operation }: EnteredBody,
): ReadBody {
  const json = endpoints[operation.name]?.json;
  switch (content.form) {
    case "json":
      return readJson(body, json?.readBody ?? JSON.parse);
    case "form": {
      const value = readUrlEncoded(body, fieldTypes(content, schemas), json?.fields);
      return { kind: "read", text: valueText(value), value };
    }
    case "multipart": {
      const parts = formParts(sentType, new TextEncoder().encode(body));
      if (parts.length === 0)
        return {
          kind: "unreadable",
          message: "The body has no parts between lines of --boundary.",
        };
      const types = fieldTypes(content, schemas) ?? {};
      const fileNames = new Set(Object.keys(types).filter((name) => types[name]?.type === "file"));
      const fields = parts.map(({ name, filename, bytes }) => {
        const text = new TextDecoder().decode(bytes);
        const isFile = filename !== undefined || fileNames.has(name);
        return [name, isFile ? new FileText(text) : text] as const;
      });
      const value = readFields(fields, types, json?.fields);
      return { kind: "read", text: valueText(value), value };
    }
    case "text":
      return { kind: "read", text: stringText(body) };
    case "binary":
      return { kind: "read", text: blobText(body) };
  }
}

function readJson(body: string, read: (text: string) => unknown): ReadBody {
  try {
    const value = read(body);
    return { kind: "read", text: valueText(value), value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: "unreadable", message: "The body is not JSON." };
  }
}

/** A media type with the boundary that the first line of a body begins with, if it has one. */
function withBoundary(type: string, body: string): string {
  const [, boundary] = /^--([^\s;,"]+)/.exec(body) ?? [];
  return boundary === undefined ? type : `${type}; boundary=${boundary}`;
}

/** A file of a form whose text is at hand. */
class FileText extends Blob {
  readonly content: string;

  constructor(content: string) {
    super([content]);
    this.content = content;
  }
}

/** The fields of a form in code. */
function valueText(value: unknown): string {
  if (value instanceof FileText) return blobText(value.content);
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (!isObject(value)) return isScalar(value) ? literalText(value) : "undefined";
  const members = Object.entries(value).map(
    ([name, member]) => `${keyText(name)}: ${valueText(member)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function isScalar(value: unknown): value is string | number | bigint | boolean | null {
  return value === null || ["string", "number", "bigint", "boolean"].includes(typeof value);
}

function blobText(content: string): string {
  return `new Blob([${stringText(content)}])`;
}
