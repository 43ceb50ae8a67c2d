import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import type { ts as TS } from "ts-morph";
import type { RuntimeInterface } from "../files/runtime-package.js";
import { ts } from "../ts-morph.js";

const ENDING = ".d.ts";

/**
 * The declarations of the runtime as hashes. Comments and layout do not count, and what a file does
 * not export from its declarations does not, so that a fix of behaviour changes no hash.
 *
 * @param folder the folder of `runtime/`, with the declarations that the compiler has written
 */
export function runtimeInterface(folder: string): RuntimeInterface {
  const texts = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => path.split(sep).join("/"))
      .filter((path) => path.startsWith("runtime") && path.endsWith(ENDING))
      .toSorted()
      .map((path) => [path.slice(0, -ENDING.length), readFileSync(join(folder, path), "utf8")]),
  );
  return interfaceOf(texts);
}

/**
 * The hash of each file, which covers the files that it imports.
 *
 * @param texts declarations by path without extension; their imports have no cycles
 */
export function interfaceOf(texts: ReadonlyMap<string, string>): RuntimeInterface {
  const hashes = new Map<string, string>();
  const hashOf = (path: string): string => {
    const known = hashes.get(path);
    if (known !== undefined) return known;
    const text = texts.get(path);
    if (text === undefined) throw new Error(`${path}${ENDING} is imported, but missing.`);
    const source = ts.createSourceFile(`${path}${ENDING}`, text, ts.ScriptTarget.Latest);
    const imported = importedFiles(path, source).map(hashOf);
    const hash = createHash("sha256")
      .update([printer.printFile(source), ...imported].join("\n"))
      .digest("base64url")
      .slice(0, LENGTH);
    hashes.set(path, hash);
    return hash;
  };
  return Object.fromEntries([...texts.keys()].map((path) => [path, hashOf(path)]));
}

/** Enough characters that two versions of one file have the same hash in one of 10^14 cases. */
const LENGTH = 8;

const printer = ts.createPrinter({ removeComments: true });

function importedFiles(path: string, source: TS.SourceFile): readonly string[] {
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const from = isImport ? statement.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) && from.text.startsWith(".")
      ? [posix.join(posix.dirname(path), from.text).replace(/\.js$/, "")]
      : [];
  });
}
