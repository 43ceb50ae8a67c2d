import { valuesOf } from "../../base/diagnostic.js";
import type { Staged } from "../../base/diagnostic.js";
import type { ReferencedFile, ReferenceRefusal } from "../source/source-file.js";
import { parseDocument } from "../../base/document.js";
import type { Document } from "../../base/document.js";

/**
 * The files that an OpenAPI document refers to, by their paths from the folder of the main file.
 */
export interface OtherFiles {
  readonly documents: ReadonlyMap<string, Document>;
  /** Why other files were not read. */
  readonly refusals: ReadonlyMap<string, ReferenceRefusal>;
}

/** The files of an OpenAPI document that is a single file. */
export const NO_OTHER_FILES: OtherFiles = { documents: new Map(), refusals: new Map() };

/** Parses the files that an OpenAPI document refers to. Reports those with errors of syntax. */
export function parseReferencedFiles(files: readonly ReferencedFile[] = []): Staged<OtherFiles> {
  const parsed = files.map(parseReferencedFile);
  const refusals = files.flatMap((file) =>
    file.kind === "refused" ? [[file.path, file.refusal] as const] : [],
  );
  return {
    value: {
      documents: new Map(valuesOf(parsed).map((document) => [document.file, document])),
      refusals: new Map(refusals),
    },
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}

/**
 * Parses a file that an OpenAPI document refers to. The document's name is its path; positions have
 * the label.
 */
export function parseReferencedFile(file: ReferencedFile): Staged<Document> {
  if (file.kind === "refused") return { value: undefined, diagnostics: [] };
  const { value, diagnostics } = parseDocument(file.source.file, file.source.bytes);
  return { value: value && { ...value, file: file.path }, diagnostics };
}
