/**
 * Combines declaration files into one, because compilers spend more time on finding files than on
 * reading them.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { ts as Ts } from "ts-morph";
import { ts } from "../ts-morph.js";
import { claim, declaredNames } from "./declarations.js";

/** The combined content of the files. */
interface Rolled {
  readonly folder: string;
  /** The files of the folder that are left out, by absolute path. */
  readonly isLeftOut: (file: string) => boolean;
  /** The names that are imported from files that are left out. */
  readonly leftOut: Set<string>;
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
  return combined(index, () => false);
}

/**
 * As {@link rolledUp}, without some files of the folder. Types of them may only be last type
 * arguments, which have defaults.
 *
 * @param isLeftOut receives paths in the folder, such as `results/allpages.d.ts`
 */
export function rolledUpWithout(index: string, isLeftOut: (path: string) => boolean): string {
  const folder = dirname(index);
  return combined(index, (file) => isLeftOut(relative(folder, file).split(sep).join("/")));
}

function combined(index: string, isLeftOut: Rolled["isLeftOut"]): string {
  const rolled: Rolled = {
    folder: dirname(index) + sep,
    isLeftOut,
    leftOut: new Set(),
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
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  if (text.includes('import("')) throw new Error(`${file}: types imported in place stay apart.`);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImport(rolled, file, statement);
    else if (ts.isExportDeclaration(statement)) addExport(rolled, file, statement, source);
    else {
      for (const name of declaredNames(statement)) claim(rolled.names, name, file);
      rolled.declarations.push(declarationText(rolled, statement, source));
    }
  }
}

function addImport(rolled: Rolled, file: string, statement: Ts.ImportDeclaration): void {
  const from = target(file, statement.moduleSpecifier);
  const isOmitted = rolled.isLeftOut(from);
  if (from.startsWith(rolled.folder) && !isOmitted) {
    addFile(rolled, from);
    return;
  }
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) throw unknownForm(file);
  if (isOmitted) {
    for (const { name } of bindings.elements) rolled.leftOut.add(name.text);
    return;
  }
  const names = rolled.imports.get(from) ?? [];
  rolled.imports.set(from, names);
  for (const { name, propertyName } of bindings.elements) {
    if (propertyName) throw unknownForm(file);
    claim(rolled.names, name.text, from);
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
  if (rolled.isLeftOut(from)) return;
  if (!from.startsWith(rolled.folder)) {
    const what = exportClause?.getText(source) ?? "*";
    const path = specifier(rolled, from);
    rolled.exports.push(`export ${isTypeOnly ? "type " : ""}${what} from "${path}";`);
  } else if (exportClause) throw unknownForm(file);
  else addFile(rolled, from);
}

/** The text of a declaration, without its last type arguments that name what is left out. */
function declarationText(
  { leftOut }: Rolled,
  statement: Ts.Statement,
  source: Ts.SourceFile,
): string {
  const text = statement.getFullText(source);
  const start = statement.getFullStart();
  const cuts = leftOut.size === 0 ? [] : cutsIn(statement, leftOut);
  return cuts
    .toReversed()
    .reduce((left, { from, to }) => left.slice(0, from - start) + left.slice(to - start), text)
    .trim();
}

/** A part of a file that is left out, by its positions. */
interface Cut {
  readonly from: number;
  readonly to: number;
}

/** The last type arguments in a node that name what is left out, in order. */
function cutsIn(node: Ts.Node, leftOut: ReadonlySet<string>): readonly Cut[] {
  const isLeftOut = (type: Ts.Node): boolean =>
    ts.isTypeReferenceNode(type) &&
    ts.isIdentifier(type.typeName) &&
    leftOut.has(type.typeName.text);
  if (isLeftOut(node)) throw new Error(`${node.getText()} is left out, but is used as a type.`);
  const given = ts.isTypeReferenceNode(node) ? node.typeArguments : undefined;
  const last = given?.at(-1);
  const before = given?.at(-2);
  const isCut = last !== undefined && before !== undefined && isLeftOut(last);
  const own = isCut ? [{ from: before.end, to: last.end }] : [];
  const parts = childrenOf(node).filter((child) => !isCut || child !== last);
  return [...parts.flatMap((child) => cutsIn(child, leftOut)), ...own];
}

function childrenOf(node: Ts.Node): readonly Ts.Node[] {
  const children: Ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
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
