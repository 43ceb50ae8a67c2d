import { format } from "./oxfmt.js";
import type { FormatConfig } from "oxfmt";
import type { ScriptTarget, StatementStructures, ImportDeclarationStructure } from "ts-morph";
import type { MarkedFragment, SchemaFragment, SourceFragment, Import } from "../base/fragment.js";
import { jsonText, replaceHidden } from "../base/hidden-characters.js";
import type { ImportForm, OutputFile } from "./output.js";
import { Project, StructureKind, ts } from "../base/ts-morph.js";
import {
  doorOf,
  lastDoor,
  packageSpecifier,
  RUNTIME_FOLDER,
  STUB,
  WIKI,
} from "../base/runtime-door.js";

type Marked<Each> = Each & { readonly origin: string };

/**
 * Converts fragments to files, and marks them as generated. Fragments of one path become one file,
 * in the given order. Files are sorted by path.
 */
export async function print(
  fragments: readonly MarkedFragment[],
  form: ImportForm,
): Promise<readonly OutputFile[]> {
  const files = fragments.filter((each) => each.kind === "schema").map(schemaFile);
  for (const [path, pieces] of sourcePieces(fragments)) {
    // oxlint-disable-next-line no-await-in-loop -- formatting several files at once takes several times the processor time
    files.push({ path, text: await layOut(path, sourceText(path, pieces, form)) });
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Like {@link print} for source files, but their text is not laid out, and is written when it is read. */
export function printLazily(
  fragments: readonly MarkedFragment[],
  form: ImportForm,
): readonly OutputFile[] {
  return [...sourcePieces(fragments)].map(([path, pieces]) => {
    let text: string | undefined;
    return {
      path,
      get text() {
        return (text ??= sourceText(path, pieces, form));
      },
    };
  });
}

/** The fragments of each source file. */
function sourcePieces(
  fragments: readonly MarkedFragment[],
): ReadonlyMap<string, readonly Marked<SourceFragment>[]> {
  const sources = new Map<string, Marked<SourceFragment>[]>();
  for (const fragment of fragments)
    if (fragment.kind !== "schema")
      sources.set(fragment.path, [...(sources.get(fragment.path) ?? []), fragment]);
  return sources;
}

const PROJECT = new Project({
  compilerOptions: { target: parserOptions() },
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
});

/**
 * ts-morph passes its target to the compiler's parser, which accepts options there, too. Parsing doc
 * comments takes about as long as the statements, which alone are counted.
 */
function parserOptions(): ScriptTarget {
  const options: unknown = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ts-morph declares the target only
  return options as ScriptTarget;
}

/** The mark of a generated file. Runs replace and remove marked files only. */
function mark(origin: string): string {
  return `Generated from ${origin} by \`paramsmith generate\`. Do not edit.`;
}

function schemaFile({ path, value, origin }: Marked<SchemaFragment>): OutputFile {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $comment: mark(origin),
    ...value,
  };
  return { path, text: jsonText(schema) };
}

/**
 * Prints a source file: ts-morph writes its structures, and its parser counts the statements. Code
 * from other tools follows the statements.
 */
function sourceText(
  path: string,
  pieces: readonly Marked<SourceFragment>[],
  form: ImportForm,
): string {
  const imported = pieces.flatMap(({ imports }) => imports);
  const own = pieces
    .flatMap(({ statements }) => statements)
    .map((statement) => withSpecifier(statement, path, form));
  const statements = [...importStructures(path, imported, form), ...spaced(own)];
  const parts = [
    ...header(pieces, form),
    "",
    parsedText(path, statements),
    ...pieces.flatMap(({ code }) => (code === undefined ? [] : [code])),
  ];
  return parts.join("\n");
}

/** The lines before the imports. Compilers and linters do not check code from other tools. */
function header(
  pieces: readonly Marked<SourceFragment>[],
  { runtime }: ImportForm,
): readonly string[] {
  const [first] = pieces;
  const hasCode = pieces.some(({ code }) => code !== undefined);
  // The compiler checks the same files where they import the package, as in this repository.
  const isUnchecked = first?.unchecked === true && runtime === "copy";
  return [
    `// ${replaceHidden(mark(first?.origin ?? ""), "\uFFFD")}`,
    ...(hasCode ? ["/* eslint-disable */", "// @ts-nocheck -- JavaScript"] : []),
    ...(isUnchecked ? ["// @ts-nocheck -- generated data does not need type checking"] : []),
  ];
}

/**
 * Returns the text that ts-morph writes. Throws if the text contains other statements than the
 * emitted ones.
 */
function parsedText(path: string, statements: StatementStructures[]): string {
  const file = PROJECT.createSourceFile(path, { statements });
  const { length: count } = file.compilerNode.statements;
  const text = file.getFullText();
  // A project keeps its files otherwise.
  file.forget();
  if (count !== statements.length)
    throw new Error(`${path} would contain ${count} statements instead of ${statements.length}.`);
  return text;
}

/** Inserts a blank line before each statement, except between re-exports, which come last. */
function spaced(statements: readonly StatementStructures[]): readonly StatementStructures[] {
  const others = statements.filter((statement) => !isExport(statement));
  const [first, ...exports] = statements.filter(isExport);
  return [...[...others, ...(first ? [first] : [])].map(afterBlankLine), ...exports];
}

function isExport({ kind }: StatementStructures): boolean {
  return kind === StructureKind.ExportDeclaration;
}

function afterBlankLine(statement: StatementStructures): StatementStructures {
  return { ...statement, leadingTrivia: "\n" };
}

/** Converts the paths in the output folder that a statement exports from or imports at run time. */
function withSpecifier(
  statement: StatementStructures,
  path: string,
  form: ImportForm,
): StatementStructures {
  if (statement.kind === StructureKind.Function && Array.isArray(statement.statements))
    return {
      ...statement,
      statements: statement.statements.map((each) =>
        typeof each === "string"
          ? each.replaceAll(
              /\bimport\("([^"]*)"\)/g,
              (_, target: string) => `import("${specifier(path, target, form)}")`,
            )
          : each,
      ),
    };
  if (statement.kind !== StructureKind.ExportDeclaration || statement.moduleSpecifier === undefined)
    return statement;
  return { ...statement, moduleSpecifier: specifier(path, statement.moduleSpecifier, form) };
}

/**
 * The formatter's options that differ from its defaults. It reads no configuration file. Quotes
 * around property names stay, because compilers differ in the letters that an unquoted name may
 * have.
 */
const LAYOUT: FormatConfig = { printWidth: 100, quoteProps: "preserve" };

/** Formats a TypeScript file. Throws if the text is not valid TypeScript. */
export async function layOut(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, LAYOUT);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be formatted: ${error.message}`);
  return code;
}

/**
 * Creates one declaration for each file and kind of import, sorted by specifier. All names of the
 * runtime are imported from one door. Imports of the file itself, and those without names, are
 * omitted.
 */
export function importStructures(
  path: string,
  imports: readonly Import[],
  form: ImportForm,
): readonly ImportDeclarationStructure[] {
  const groups = new Map<string, Import>();
  for (const each of fromOneDoor(imports)) {
    const key = `${specifier(path, each.from, ORDERED)} ${each.typeOnly ? 0 : 1}`;
    const names = [...new Set([...(groups.get(key)?.names ?? []), ...each.names])];
    groups.set(key, { ...each, names });
  }
  return [...groups]
    .filter(
      ([, { from, names, namespace }]) =>
        `${from}.ts` !== path && (names.length > 0 || namespace !== undefined),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { from, names, typeOnly, namespace }]) => ({
      kind: StructureKind.ImportDeclaration,
      isTypeOnly: typeOnly,
      ...(namespace === undefined
        ? // One text: ts-morph creates a writer for each name.
          { namedImports: [names.toSorted((a, b) => (a < b ? -1 : 1)).join(", ")] }
        : { namespaceImport: namespace }),
      moduleSpecifier: specifier(path, from, form),
    }));
}

function fromOneDoor(imports: readonly Import[]): readonly Import[] {
  const door = lastDoor(imports.flatMap(({ from }) => doorOf(from) ?? []));
  if (door === undefined) return imports;
  return imports.map((each) =>
    doorOf(each.from) === undefined ? each : { ...each, from: `${RUNTIME_FOLDER}/${door}` },
  );
}

/** The order of imports is the same in each form. */
const ORDERED: ImportForm = { extension: "", runtime: "copy" };

/**
 * The import specifier for a file in the output folder, given without extension: a relative path,
 * or the package's name.
 */
export function specifier(
  path: string,
  target: string,
  { extension, runtime }: ImportForm,
): string {
  if (target === WIKI || target === STUB) return packageSpecifier(target);
  const door = runtime === "package" ? doorOf(target) : undefined;
  if (door !== undefined) return packageSpecifier(door);
  const relative = relativeTo(path, target);
  return `${relative.startsWith(".") ? "" : "./"}${relative}${extension}`;
}

/** The relative path between two files. Both paths are relative to the output folder. */
function relativeTo(path: string, target: string): string {
  // The length of the common path, up to a slash.
  let shared = 0;
  for (let index = 0; index < path.length && path[index] === target[index]; index += 1)
    if (path[index] === "/") shared = index + 1;
  let up = "";
  for (let slash = path.indexOf("/", shared); slash >= 0; slash = path.indexOf("/", slash + 1))
    up += "../";
  return up + target.slice(shared);
}
