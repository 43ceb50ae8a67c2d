import { diagnostic } from "../../base/diagnostic.js";
import type { Staged } from "../../base/diagnostic.js";
import { parseTolerantly } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { oncePerObject } from "../../base/shared-parts.js";

/** The content of a file. */
export interface SourceFile {
  /** The name of the file in diagnostics. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/**
 * A file that an OpenAPI document refers to, or a reference that is not followed: alternatives by
 * `kind`. The path starts from the folder of the document's file, with `/`, such as
 * `../shared/town.yaml`.
 */
export type ReferencedFile =
  | { readonly kind: "file"; readonly path: string; readonly source: SourceFile }
  | { readonly kind: "refused"; readonly path: string; readonly refusal: ReferenceRefusal };

/** Why a referenced file is not read: alternatives by `kind`. */
export type ReferenceRefusal =
  | { readonly kind: "network" }
  /** The file is not in the project's folder, or the path is not relative. */
  | { readonly kind: "outside" }
  | { readonly kind: "unreadable"; readonly detail: string };

/** A spec's own file. */
export interface SpecFile {
  /** The output folder. */
  readonly name: string;
  /** The name of the spec in file headers. */
  readonly source: string;
  readonly spec: SourceFile;
}

/** The kind of a spec. */
export type SpecKind = "catalogue" | "openapi";

/** Parses a file once, however many stages read it. Reports duplicate keys, and still returns the document. */
export const parseSource: (source: SourceFile) => Staged<Document> = oncePerObject(
  ({ file, bytes }: SourceFile) => parseTolerantly(file, bytes),
);

/** Recognises the kind of a spec by one key. Reports a file that is no spec. */
export function recogniseKind(source: SourceFile): Staged<SpecKind> {
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
