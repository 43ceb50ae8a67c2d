import { diagnostic } from "../base/diagnostic.js";
import type { Staged } from "../base/diagnostic.js";
import { parseDocument } from "../base/document.js";
import type { Document } from "../base/document.js";
import { oncePerObject } from "../base/once-per-object.js";
import type { SourceFile, SpecInput } from "./input.js";

/** Parses a file once, however many stages read it. */
export const parseSource: (source: SourceFile) => Staged<Document> = oncePerObject(
  ({ file, bytes }: SourceFile) => parseDocument(file, bytes),
);

/** Recognises the kind of a spec by one key. Reports a file that is no spec. */
export function recogniseKind(source: SourceFile): Staged<SpecInput["kind"]> {
  const { value: document, diagnostics } = parseSource(source);
  if (!document) return { value: undefined, diagnostics };
  if (isCatalogue(document.value)) return { value: "catalogue", diagnostics: [] };
  if (isOpenApi(document.value)) return { value: "openapi", diagnostics: [] };
  return { value: undefined, diagnostics: [diagnostic("unknown-kind", {}, document.locate(""))] };
}

/** Returns true if a document has the key of catalogues. */
export function isCatalogue(value: unknown): boolean {
  return hasKey(value, "paraminfo");
}

/** Returns true if a document has the key of documents, or of older versions of OpenAPI. */
export function isOpenApi(value: unknown): boolean {
  return hasKey(value, "openapi") || hasKey(value, "swagger");
}

/** Returns true if a document has the key of corrections. */
export function isCorrections(value: unknown): boolean {
  return hasKey(value, "corrections");
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
