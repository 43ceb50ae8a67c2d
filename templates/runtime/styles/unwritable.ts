import { wireParts } from "./write-parameter.js";
import { separatorOf } from "./separators.js";
import type { Serialization } from "./serialization.js";
import { isObjectOrArray } from "../model/json.js";

/**
 * Returns the reason why a request cannot represent a value, so that the server would read a
 * different one; undefined if it can. The text follows the parameter's name.
 */
export function unwritableReason(as: Serialization, value: unknown): string | undefined {
  if (as.isJson) return undefined;
  if (as.style === "deepObject") return keyReason(value);
  const parts = wireParts(value, as.json);
  const listed: readonly unknown[] = Array.isArray(value) ? value : [];
  if (listed.some((item) => item === null || item === undefined))
    return "must not contain null in a list, because its style cannot write it";
  const texts = parts.kind === "text" ? [parts.text] : parts.texts.flat();
  if (as.location === "header") {
    const found = texts.map(headerReason).find((reason) => reason !== undefined);
    if (found !== undefined || parts.kind === "text") return found;
    return (
      separatorReason(texts, ",") ??
      (parts.kind === "object" && as.explode
        ? separatorReason(
            parts.texts.map(([key]) => key),
            "=",
          )
        : undefined)
    );
  }
  const { text, written } = separatorOf(as.style);
  const isEncoded = written === text;
  return isEncoded || as.explode || parts.kind === "text"
    ? undefined
    : separatorReason(texts, text);
}

/** Whether nothing is sent for a value, which applies to null and to empty lists and objects. */
export function isUnwritten(as: Serialization, value: unknown): boolean {
  if (as.isJson) return false;
  const parts = wireParts(value, as.json);
  return parts.kind !== "text" && parts.texts.length === 0;
}

function separatorReason(texts: readonly string[], separator: string): string | undefined {
  return texts.some((text) => text.includes(separator))
    ? `must not contain ${JSON.stringify(separator)} in a value, because its style cannot write it`
    : undefined;
}

/**
 * Checks the characters of a field value (RFC 9110, 5.5). Leading and trailing spaces are not part
 * of the value.
 */
function headerReason(text: string): string | undefined {
  if (!/^[\t\u0020-\u007E\u0080-\u00FF]*$/.test(text))
    return "must contain only ISO 8859-1 characters that headers allow";
  return /^[\t ]|[\t ]$/.test(text) ? "must not begin or end with a space in a header" : undefined;
}

/** Brackets separate member names. */
function keyReason(value: unknown): string | undefined {
  if (!isObjectOrArray(value)) return undefined;
  for (const [key, member] of Object.entries(value)) {
    if (/[[\]]/.test(key)) return "must not have brackets in a member name";
    const found = keyReason(member);
    if (found !== undefined) return found;
  }
  return undefined;
}
