import { posix } from "node:path";
import type { ts as TS } from "ts-morph";

/** The code that is generated for both versions, by path in the output folder. */
export interface GeneratedCode {
  readonly old: ReadonlyMap<string, string>;
  readonly new: ReadonlyMap<string, string>;
}

/** One of the two versions. */
export type Version = keyof GeneratedCode;

/** Finds generated files by their path on disk, or by the import of a missing one. */
export interface Overlay {
  readonly code: GeneratedCode;
  /** The path in the output folder, without extension; undefined for other files. */
  readonly outputOf: (path: string, text: string | undefined) => string | undefined;
  readonly outputOfImport: (specifier: string) => string | undefined;
}

const HEADER = /^\/\/ (?:Generated from [^\n]*|Part of the Paramsmith runtime[^\n]*)`paramsmith/;

/** The longest path in an output folder: a spec, its results, and a file. */
const DEPTH = 3;

/** Creates the overlay of generated code. */
export function overlayOf(code: GeneratedCode): Overlay {
  const known = new Set([...code.old.keys(), ...code.new.keys()].map(withoutExtension));
  const find = (path: string): string | undefined => {
    const parts = withoutExtension(path).split("/");
    return Array.from({ length: DEPTH }, (_, index) => parts.slice(-1 - index).join("/"))
      .flatMap((tail) => [tail, `${tail}/index`])
      .find((tail) => known.has(tail));
  };
  return {
    code,
    outputOf: (path, text) => {
      const isDeclaration = /\.d\.[cm]?ts$/.test(path);
      return isDeclaration || HEADER.test(text ?? "") ? find(path) : undefined;
    },
    outputOfImport: (specifier) =>
      find(specifier) ?? find(specifier.replace(/^paramsmith\//, "runtime/")),
  };
}

/** The path of a file without `.ts`, `.d.ts` or `.js`. */
export function withoutExtension(path: string): string {
  return path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, "");
}

/** The folder of the generated code of a version, in memory. */
export function virtualFolder(folder: string, version: Version): string {
  return `${folder}/.paramsmith/${version}`;
}

/** Resolves an import between generated files in memory. */
export function relativeOutput(from: string, specifier: string): string {
  return withoutExtension(posix.join(posix.dirname(from), specifier));
}

/** The file of a resolved import in memory. */
export function virtualModule(path: string): TS.ResolvedModuleFull {
  return { resolvedFileName: path, extension: ".ts", isExternalLibraryImport: false };
}
