/** Bodies of requests, written as the Fetch standard does. */
import { objectOf } from "../../generator/base/json.ts";
import type { UnknownObject } from "../../generator/base/json.ts";
import { below } from "./operations.ts";
import type { At, DocumentOperation } from "./operations.ts";
import type { SampleOf } from "./samples.ts";

/** The body of a request. */
export type RequestBody =
  | { readonly kind: "none" }
  | { readonly kind: "no-sample" }
  /** Without a media type, that of the content. */
  | { readonly kind: "body"; readonly type?: string; readonly content: BodyInit };

/** Makes the body of an operation's request; JSON, if the operation accepts it. */
export function bodyOf(
  { operation }: DocumentOperation,
  document: UnknownObject,
  sampleOf: SampleOf,
): RequestBody {
  const body = below(operation, document, "requestBody");
  const types = Object.keys(objectOf(body.value["content"]));
  const type = types.find((each) => each.includes("json")) ?? types[0];
  if (type === undefined) return { kind: "none" };
  const media = below(body, document, "content", type);
  const isJson = type.includes("json");
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/)/.test(type);
  if (!isJson && !isForm)
    return { kind: "body", type: type.replace("*/*", "application/octet-stream"), content: "text" };
  const sample = "schema" in media.value ? sampleOf(media) : { value: {} };
  if (!sample) return { kind: body.value["required"] === true ? "no-sample" : "none" };
  if (isJson) return { kind: "body", type, content: JSON.stringify(sample.value) };
  const content = formOf(objectOf(sample.value), below(media, document, "schema"), document);
  if (type.startsWith("multipart/")) return { kind: "body", content };
  const fields = [...content].map(([name, value]) => [name, asText(value)]);
  return { kind: "body", type, content: new URLSearchParams(fields).toString() };
}

function formOf(fields: UnknownObject, schema: At, document: UnknownObject): FormData {
  const form = new FormData();
  const properties = below(schema, document, "properties");
  for (const [name, value] of Object.entries(fields)) {
    const { format } = below(properties, document, name).value;
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const each of all)
      if (format === "binary") form.append(name, new Blob([asText(each)]), name);
      else form.append(name, asText(each));
  }
  return form;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
