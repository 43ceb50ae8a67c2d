/**
 * Combines the declarations of the runtime that requests refer to into one file, because compilers
 * spend more time on finding files than on reading them.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import type { ts as Ts } from "ts-morph";
import { ts } from "../ts-morph.js";
import { claim, declaredNames } from "./declarations.js";

/** The file with the combined declarations, in the folder of the runtime. */
const CORE = "core.d.ts";

/** A statement that names what it imports or exports, as the compiler writes it. */
const NAMED = /^((?:import|export) (?:type )?\{[^}]*\} from ")(\.[^"]*)\.js";$/gm;

/** Any reference to another file. */
const REFERENCE = /(?: from |\bimport\()"(\.[^"]*)\.js"/g;

/**
 * The declaration files of the runtime that a file refers to, directly or indirectly.
 *
 * @param index absolute path of a declaration file in a folder beside `runtime/`
 * @returns paths below `runtime/`, in the order of the references
 */
export function coreFiles(index: string): readonly string[] {
  const runtime = join(dirname(index), "..", "runtime") + sep;
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(REFERENCE))
      follow(declarationOf(file, path));
  };
  follow(index);
  return [...seen].filter((file) => file.startsWith(runtime)).map((file) => slashed(runtime, file));
}

/**
 * Writes the combined declarations of files of the runtime, and replaces each of the files by exports
 * of its names from there. The other declarations of the folder import them from the combined file.
 *
 * @param folder a folder of declarations with `runtime/`
 * @param files paths below `runtime/`, which refer to no others; see {@link coreFiles}
 */
export function combineCore(folder: string, files: readonly string[]): void {
  const runtime = join(folder, "runtime");
  const core = join(runtime, CORE);
  const combined = new Set(files.map((path) => join(runtime, path)));
  const names = new Map<string, string>();
  const texts = [...combined].flatMap((file) => {
    const { declarations, types, values } = contentOf(file, names, combined);
    writeFileSync(file, exportsFrom(slashed(dirname(file), core), types, values));
    return declarations;
  });
  // Without an explicit export, a declaration file exports all of its declarations.
  writeFileSync(core, [...texts, "export {};", ""].join("\n"));
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, path);
    if (!file.endsWith(".d.ts") || file === core || combined.has(file)) continue;
    const text = readFileSync(file, "utf8");
    const changed = text.replaceAll(NAMED, (statement: string, start: string, from: string) =>
      combined.has(declarationOf(file, from))
        ? `${start}${specifier(slashed(dirname(file), core))}";`
        : statement,
    );
    if (changed !== text) writeFileSync(file, changed);
  }
}

/** The declarations of a file, and the names that it exports. */
interface Content {
  readonly declarations: readonly string[];
  readonly types: readonly string[];
  readonly values: readonly string[];
}

/**
 * @param names the file of each name that is already combined, which this adds to
 * @param combined absolute paths of all files that are combined
 */
function contentOf(
  file: string,
  names: Map<string, string>,
  combined: ReadonlySet<string>,
): Content {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const outside = [...text.matchAll(REFERENCE)].find(
    ([, path = ""]) => !combined.has(declarationOf(file, path)),
  );
  if (outside || text.includes('import("'))
    throw new Error(`${file}: a reference that cannot be combined.`);
  const declarations: string[] = [];
  const types: string[] = [];
  const values: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    if (ts.isExportDeclaration(statement)) {
      // Names of another combined file, or none.
      (statement.isTypeOnly ? types : values).push(...namesOf(statement, file));
      continue;
    }
    const declared = declaredNames(statement);
    for (const name of declared) claim(names, name, file);
    declarations.push(statement.getFullText(source).trim());
    if (!/^export /m.test(statement.getText(source))) continue;
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    (isType ? types : values).push(...declared);
  }
  return { declarations, types, values };
}

function namesOf({ exportClause }: Ts.ExportDeclaration, file: string): readonly string[] {
  if (!exportClause || !ts.isNamedExports(exportClause))
    throw new Error(`${file}: an export that cannot be combined.`);
  return exportClause.elements.map(({ name, propertyName }) => {
    if (propertyName) throw new Error(`${file}: ${name.text} has another name elsewhere.`);
    return name.text;
  });
}

function exportsFrom(path: string, types: readonly string[], values: readonly string[]): string {
  const from = specifier(path);
  return [
    ...(types.length > 0 ? [`export type { ${types.join(", ")} } from "${from}";`] : []),
    // A function has a declaration for each of its signatures.
    ...(values.length > 0 ? [`export { ${[...new Set(values)].join(", ")} } from "${from}";`] : []),
    "export {};",
    "",
  ].join("\n");
}

/** The declaration file of a relative reference without its ending. */
function declarationOf(file: string, path: string): string {
  return join(dirname(file), `${path}.d.ts`);
}

function slashed(folder: string, file: string): string {
  return relative(folder, file).split(sep).join("/");
}

/** The path of an import of a declaration file. */
function specifier(path: string): string {
  const script = path.replace(/\.d\.ts$/, ".js");
  return script === basename(script) ? `./${script}` : script;
}
