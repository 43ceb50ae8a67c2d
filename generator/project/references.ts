import { bundleReferences } from "../spec/schema/resolve.js";
import { convertSwagger, isSwagger } from "../spec/openapi/swagger.js";
import { parseReferencedFile } from "../spec/schema/references.js";
import type { ReferencedFile, SourceFile, ReferenceRefusal } from "../spec/source/source-file.js";
import { parseSource } from "../spec/source/source-file.js";
import type { Document } from "../base/document.js";
import { propertyOf } from "../../templates/runtime/model/member.js";
import { realpathSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { isNetworkAddress, isRelativePath } from "../base/reference.js";
import { readBytes } from "../base/regular-file.js";
import type { OnRead } from "./source.js";

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
  if (!document) return [];
  const isSwaggerDocument = isSwagger(document.value);
  // Other versions are rejected regardless of their references.
  if (!isSwaggerDocument && propertyOf(document.value, "openapi") === undefined) return [];
  const files: ReferencedFile[] = [];
  const documents = new Map<string, Document | undefined>();
  const bundle = isSwaggerDocument ? convertSwagger : bundleReferences;
  bundle(document, {
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

/** An OpenAPI document's main file, with the folder that its references may use. */
interface MainFile {
  /** Absolute. */
  readonly file: string;
  /** The name of the file in diagnostics. */
  readonly label: string;
  /** The absolute path of the project's folder. Files in the folder of the main file may be read too. */
  readonly project: string;
}

/** Callbacks of reading referenced files, with absolute paths. */
export interface OnReference {
  readonly onRead: OnRead;
  /** Called before a file is looked for, which may be missing. */
  readonly onReference: (path: string) => void;
}

/** Callbacks that do nothing. */
export const NO_CALLBACKS: OnReference = { onRead: () => undefined, onReference: () => undefined };

/**
 * Reads a file that an OpenAPI document refers to. Files outside the project's folder are rejected,
 * also if a symbolic link in it leads to them.
 *
 * @param path from the folder of the main file, with `/`
 */
export function readReferencedFile(
  { file, label, project }: MainFile,
  path: string,
  { onRead, onReference }: OnReference = NO_CALLBACKS,
): ReferencedFile {
  if (isNetworkAddress(path)) return refused(path, { kind: "network" });
  if (!isRelativePath(path)) return refused(path, { kind: "outside" });
  const roots = [project, dirname(file)];
  const absolute = join(dirname(file), path);
  if (!roots.some((root) => contains(root, absolute))) return refused(path, { kind: "outside" });
  onReference(absolute);
  const target = withoutLinks(absolute);
  if (!roots.some((root) => contains(withoutLinks(root), target)))
    return refused(path, { kind: "outside" });
  const found = readBytes(target);
  switch (found.kind) {
    case "bytes":
      onRead(absolute, found.bytes);
      return {
        kind: "file",
        path,
        source: { file: join(dirname(label), path), bytes: found.bytes },
      };
    case "missing":
      return refused(path, { kind: "unreadable", detail: "it does not exist" });
    case "folder":
      return refused(path, { kind: "unreadable", detail: "it is a folder" });
    case "unreadable":
      return refused(path, { kind: "unreadable", detail: found.detail });
  }
}

function refused(path: string, refusal: ReferenceRefusal): ReferencedFile {
  return { kind: "refused", path, refusal };
}

/** The path with its symbolic links resolved; the path itself if it does not exist. */
function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function contains(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  return inside !== ".." && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}
