import { isObject, listOf, member } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { fileAt, splitReference } from "../../base/reference.js";
import { memberPart } from "./origins.js";
import type { DocumentPart } from "./origins.js";

/** A part of a document with its value. */
export interface ResolvedPart extends DocumentPart {
  readonly value: unknown;
}

/** The files of a directory by their paths from the folder of the main one, which are their names. */
export interface DocumentFiles {
  get(path: string): Document | undefined;
}

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
  files: DocumentFiles,
  budget = { steps: MAX_STEPS },
): ResolvedPart | undefined {
  const { file, fragment } = splitReference(text);
  const document = file === "" ? from.document : files.get(fileAt(from.document.file, file));
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
      const target = referenceTarget(part, reference, files, budget);
      part = target && childOf(target, token);
    }
  }
  return part;
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
