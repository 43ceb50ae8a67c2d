import { posix } from "node:path";
import { isObject, listOf, member } from "../../json/value.js";
import { below } from "../../read/document.js";
import type { Document } from "../../read/document.js";
import { memberPart } from "./origins.js";
import type { DocumentPart } from "./origins.js";

/** A part of a document with its value. */
export interface ResolvedPart extends DocumentPart {
  readonly value: unknown;
}

/** The other files of a directory, by name. */
export type OtherDocuments = ReadonlyMap<string, Document>;

/** References that are followed at most for one target. A circle has more of them. */
const MAX_STEPS = 100;

/**
 * Finds the target of a reference: a JSON pointer or an anchor, in the same document or another.
 * Pointers also lead through references on their way. Undefined if there is no such part.
 *
 * @param from the object with the reference
 */
export function referenceTarget(
  from: DocumentPart,
  text: string,
  others: OtherDocuments,
  budget = { steps: MAX_STEPS },
): ResolvedPart | undefined {
  const [name = "", ...rest] = text.split("#");
  const fragment = decoded(rest.join("#"));
  const document = name === "" ? from.document : others.get(fileAt(from.document.file, name));
  if (!document || budget.steps-- <= 0) return undefined;
  const whole = { document, pointer: "", value: document.value };
  if (fragment === "") return whole;
  if (!fragment.startsWith("/")) return anchored(whole, fragment);
  const tokens = fragment.slice(1).split("/").map(unescaped);
  let part: ResolvedPart | undefined = whole;
  for (const token of tokens) {
    if (!part) return undefined;
    const found = childOf(part, token);
    const reference = isObject(part.value) ? member(part.value, "$ref") : undefined;
    if (found || typeof reference !== "string") part = found;
    else {
      const target = referenceTarget(part, reference, others, budget);
      part = target && childOf(target, token);
    }
  }
  return part;
}

/** The name of a file that another one refers to. */
export function fileAt(file: string, reference: string): string {
  return posix.join(posix.dirname(file), decoded(reference));
}

function childOf(part: ResolvedPart, token: string): ResolvedPart | undefined {
  const { value } = part;
  if (Array.isArray(value) ? !/^\d+$/.test(token) : !isObject(value)) return undefined;
  const child = isObject(value) ? member(value, token) : listOf(value)[Number(token)];
  return child === undefined ? undefined : { ...memberPart(part, token), value: child };
}

/** Finds the schema with an anchor (JSON Schema 2020-12, `$anchor`). */
function anchored(part: ResolvedPart, name: string): ResolvedPart | undefined {
  const { document, pointer, value } = part;
  if (isObject(value) && member(value, "$anchor") === name) return part;
  const members = isObject(value) ? Object.entries(value) : listOf(value).entries();
  for (const [key, child] of members) {
    const found = anchored({ document, pointer: below(pointer, key), value: child }, name);
    if (found) return found;
  }
  return undefined;
}

function unescaped(token: string): string {
  return token.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Decodes a part of a URI. A text with a percent sign that encodes nothing stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
