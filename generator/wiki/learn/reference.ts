import type { ResponseBody } from "../body.js";
import { isObject } from "../../base/json.js";

/** The responses that later steps of a scenario refer to, by name. */
export type KeptResponses = ReadonlyMap<string, ResponseBody>;

/** A text with its references replaced; or the first reference that names no value. */
export type ResolvedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "unknown"; readonly reference: string };

const REFERENCE = /\$\{([^{}]*)\}/g;

/** Replaces `${run}`, and `${name.path}` by a value of an earlier response. */
export function resolveText(template: string, kept: KeptResponses, run: string): ResolvedText {
  let unknown: string | undefined;
  const text = template.replaceAll(REFERENCE, (_, reference: string) => {
    const value = reference === "run" ? run : referencedValue(reference.split("."), kept);
    if (typeof value === "string" || typeof value === "number") return String(value);
    unknown ??= reference;
    return "";
  });
  return unknown === undefined ? { kind: "text", text } : { kind: "unknown", reference: unknown };
}

/** The value at a path: the name of the response, then names of members and positions in lists. */
function referencedValue([name = "", ...path]: readonly string[], kept: KeptResponses): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, kept.get(name)?.value);
}
