import { bundleReferences } from "../spec/schema/resolve.js";
import { parseReferencedFile } from "../spec/schema/other-files.js";
import type { ReferencedFile, SourceFile } from "../spec/input.js";
import { isYaml, parseDocument } from "../base/document.js";
import type { Document } from "../base/document.js";
import { propertyOf } from "../../templates/runtime/model/member.js";

/**
 * Reads the files that a directory refers to, and those that these files refer to. Each is read once,
 * so that files may refer to each other. Other kinds of spec refer to no files.
 *
 * @param read reads a file by its path from the folder of the main file
 */
export function referencedFiles(
  main: SourceFile,
  read: (path: string) => ReferencedFile,
): readonly ReferencedFile[] {
  if (!mayReferToFiles(main)) return [];
  const { value: document } = parseDocument(main.file, main.bytes);
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

/** A quick test: most specs refer to no other file, and parsing them twice takes time. */
function mayReferToFiles({ file, bytes }: SourceFile): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!text.includes("$ref") && !text.includes("mapping")) return false;
  const content = text.toString("latin1");
  return (
    /\$ref["']?\s*:\s*["']?[^\s"'#]/.test(content) ||
    (isYaml(file) ? content.includes("mapping") && namesFile(content) : mapsToFile(content))
  );
}

function namesFile(text: string): boolean {
  return /\.(?:json|ya?ml)/i.test(text);
}

/** Returns true if the mapping of a discriminator in JSON names a file. It takes linear time. */
function mapsToFile(content: string): boolean {
  const [, ...mappings] = content.split(/"mapping"\s*:\s*\{/);
  return mappings.some((text) => [...text.matchAll(FIRST_TEXTS)].some(([each]) => namesFile(each)));
}

/** The texts of an object, names and values, up to the first thing that is none, one at a time. */
const FIRST_TEXTS = /[\s,:]*"(?:[^"\\]|\\.)*"/gy;
