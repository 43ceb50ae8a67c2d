import { bundleReferences } from "../spec/schema/resolve.js";
import { parseReferencedFile } from "../spec/schema/references.js";
import type { ReferencedFile, SourceFile } from "../spec/source/source-file.js";
import { parseSource } from "../spec/source/source-file.js";
import type { Document } from "../base/document.js";
import { propertyOf } from "../../templates/runtime/model/member.js";

/**
 * Reads the files that an OpenAPI document refers to, and those that these files refer to. Each is
 * read once, so that files may refer to each other.
 *
 * @param read reads a file by its path from the folder of the main file
 */
export function referencedFiles(
  main: SourceFile,
  read: (path: string) => ReferencedFile,
): readonly ReferencedFile[] {
  const { value: document } = parseSource(main);
  // Older versions of OpenAPI are rejected, whatever they refer to.
  if (!document || propertyOf(document.value, "openapi") === undefined) return [];
  const files: ReferencedFile[] = [];
  const documents = new Map<string, Document | undefined>();
  bundleReferences(document, {
    get(path) {
      if (documents.has(path)) return documents.get(path);
      const file = read(path);
      files.push(file);
      const parsed = parseReferencedFile(file).value;
      documents.set(path, parsed);
      return parsed;
    },
  });
  return files;
}
