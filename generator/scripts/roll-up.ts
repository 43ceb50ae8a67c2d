/**
 * Combines declaration files into one, because compilers spend more time on finding files than on
 * reading them.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { ts as Ts } from "ts-morph";
import { ts } from "../ts-morph.js";

/** The combined content of the files. */
interface Rolled {
  readonly folder: string;
  /** The files that are included so far. */
  readonly files: Set<string>;
  /** The file that each name is declared in or imported from. */
  readonly names: Map<string, string>;
  /** The names that are imported from each file outside of the folder. */
  readonly imports: Map<string, string[]>;
  /** The text of exports from files outside of the folder. */
  readonly exports: string[];
  readonly declarations: string[];
}

/**
 * Combines all declarations that an index exports from its folder into one text. Imports of files
 * outside of the folder stay. The included files stay as well, for modules that import one of them.
 *
 * @param index absolute path of a file whose declarations the compiler has written
 * @returns the text that replaces it
 */
export function rolledUp(index: string): string {
  const rolled: Rolled = {
    folder: dirname(index) + sep,
    files: new Set(),
    names: new Map(),
    imports: new Map(),
    exports: [],
    declarations: [],
  };
  addFile(rolled, index);
  const imports = [...rolled.imports].map(
    ([file, names]) => `import type { ${names.join(", ")} } from "${specifier(rolled, file)}";`,
  );
  // Without an explicit export, a declaration file exports all of its declarations.
  return [...imports, ...rolled.declarations, ...rolled.exports, "export {};", ""].join("\n");
}

function addFile(rolled: Rolled, file: string): void {
  if (rolled.files.has(file)) return;
  rolled.files.add(file);
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  if (text.includes('import("')) throw new Error(`${file}: types imported in place stay apart.`);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImport(rolled, file, statement);
    else if (ts.isExportDeclaration(statement)) addExport(rolled, file, statement, source);
    else {
      for (const name of declaredNames(statement)) claim(rolled, name, file);
      rolled.declarations.push(statement.getFullText(source).trim());
    }
  }
}

function addImport(rolled: Rolled, file: string, statement: Ts.ImportDeclaration): void {
  const from = target(file, statement.moduleSpecifier);
  if (from.startsWith(rolled.folder)) {
    addFile(rolled, from);
    return;
  }
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) throw unknownForm(file);
  const names = rolled.imports.get(from) ?? [];
  rolled.imports.set(from, names);
  for (const { name, propertyName } of bindings.elements) {
    if (propertyName) throw unknownForm(file);
    claim(rolled, name.text, from);
    if (!names.includes(name.text)) names.push(name.text);
  }
}

function addExport(
  rolled: Rolled,
  file: string,
  { moduleSpecifier, exportClause, isTypeOnly }: Ts.ExportDeclaration,
  source: Ts.SourceFile,
): void {
  if (!moduleSpecifier) {
    if (exportClause && ts.isNamedExports(exportClause) && exportClause.elements.length === 0)
      return;
    throw unknownForm(file);
  }
  const from = target(file, moduleSpecifier);
  if (!from.startsWith(rolled.folder)) {
    const what = exportClause?.getText(source) ?? "*";
    const path = specifier(rolled, from);
    rolled.exports.push(`export ${isTypeOnly ? "type " : ""}${what} from "${path}";`);
  } else if (exportClause) throw unknownForm(file);
  else addFile(rolled, from);
}

/** Two files may use one name for different things only while they are separate. */
function claim({ names }: Rolled, name: string, file: string): void {
  const other = names.get(name);
  if (other !== undefined && other !== file)
    throw new Error(`${name} is declared in both ${other} and ${file}.`);
  names.set(name, file);
}

function declaredNames(statement: Ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  return ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement)
    ? [statement.name?.text ?? ""]
    : [];
}

/** The declaration file of a relative import. */
function target(file: string, to: Ts.Expression): string {
  if (!ts.isStringLiteral(to) || !/^\.{1,2}\/.*\.js$/.test(to.text)) throw unknownForm(file);
  return join(dirname(file), to.text.replace(/js$/, "d.ts"));
}

function specifier({ folder }: Rolled, file: string): string {
  return relative(folder, file)
    .split(sep)
    .join("/")
    .replace(/d\.ts$/, "js");
}

function unknownForm(file: string): Error {
  return new Error(`${file}: an import or export of a form that cannot be rolled up.`);
}
