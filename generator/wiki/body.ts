import { isObject } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";

/** The body of a response without an error: alternatives by `kind`. */
export type ResponseBody = { readonly kind: "object"; readonly value: UnknownObject } | OtherBody;

/** A body that is no JSON object: a JSON list, or a text that is no JSON, such as a feed. */
export type OtherBody =
  | { readonly kind: "list"; readonly value: readonly unknown[] }
  | { readonly kind: "text"; readonly value: string };

/** The body of a JSON value; a text is that of a response that is no JSON. Undefined for others. */
export function bodyOf(value: unknown): ResponseBody | undefined {
  if (isObject(value)) return { kind: "object", value };
  if (Array.isArray(value)) return { kind: "list", value };
  return typeof value === "string" ? { kind: "text", value } : undefined;
}
