import { posix } from "node:path";
import type { ts as Ts } from "ts-morph";
import { ts } from "../base/ts-morph.js";
import { editedParts } from "../base/text-edit.js";
import type { TextEdit } from "../base/text-edit.js";

/** A file of the runtime. Paths are below `templates/runtime`, without extension. */
export interface RuntimeSource {
  readonly path: string;
  readonly file: Ts.SourceFile;
  /** The files that it imports or exports from, in order. */
  readonly from: readonly string[];
  /** The file of each name that it imports. */
  readonly imported: ReadonlyMap<string, string>;
  /** The file of each name that it exports without declaring it. */
  readonly reexported: ReadonlyMap<string, string>;
  /** The names that only generated code imports. */
  readonly forGeneratedCode: ReadonlySet<string>;
  /** The files that it exports all names of. */
  readonly exportedFiles: readonly string[];
  readonly declarations: readonly RuntimeDeclaration[];
}

/** A statement that declares names. A function has one for each of its signatures. */
export interface RuntimeDeclaration {
  readonly names: readonly string[];
  readonly isType: boolean;
  readonly isExported: boolean;
  /** All identifiers in it. */
  readonly uses: ReadonlySet<string>;
  readonly statement: Ts.Statement;
}

/** The comment before the exports of a door that only generated code imports. */
const FOR_GENERATED_CODE = "// For generated code.";

/** Parses a file of the runtime. */
export function parseSource(path: string, text: string): RuntimeSource {
  const file = ts.createSourceFile(`${path}.ts`, text, ts.ScriptTarget.Latest, true);
  const from: string[] = [];
  const imported = new Map<string, string>();
  const reexported = new Map<string, string>();
  const forGeneratedCode = new Set<string>();
  const exportedFiles: string[] = [];
  const declarations: RuntimeDeclaration[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      from.push(fileOf(path, statement));
      const names = namesOf(path, statement.importClause?.namedBindings);
      for (const name of names) imported.set(name, fileOf(path, statement));
    } else if (ts.isExportDeclaration(statement)) {
      from.push(fileOf(path, statement));
      const names = namesOf(path, statement.exportClause);
      for (const name of names) reexported.set(name, fileOf(path, statement));
      if (text.slice(0, statement.getStart()).includes(FOR_GENERATED_CODE))
        for (const name of names) forGeneratedCode.add(name);
      if (!statement.exportClause) exportedFiles.push(fileOf(path, statement));
    } else declarations.push(declarationOf(path, statement));
  }
  return { path, file, from, imported, reexported, forGeneratedCode, exportedFiles, declarations };
}

/** A comment for the linter of this repository. */
const FOR_LINTER = /^ *\/\/ oxlint-disable-.*\n/gm;

/**
 * A declaration's text in the copy, with its comment and renamed identifiers, and with `export`
 * only if a program or a different file imports it.
 */
export function declarationText(
  { statement }: RuntimeDeclaration,
  file: Ts.SourceFile,
  renamed: ReadonlyMap<string, string>,
  isKept: boolean,
): string {
  const edits = [
    ...purityEdits(statement),
    ...renamings(statement, renamed),
    ...exportEdits(statement, isKept),
  ];
  const text = editedParts(file.text, edits)(statement.getFullStart(), statement.getEnd());
  return text.replaceAll(FOR_LINTER, "").trim();
}

/** Adds or removes `export`. */
function exportEdits(statement: Ts.Statement, isKept: boolean): readonly TextEdit[] {
  const modifier = exportModifier(statement);
  const start = statement.getStart();
  if (isKept) return modifier ? [] : [{ start, end: start, text: "export " }];
  return modifier ? [{ start, end: modifier.getEnd() + 1, text: "" }] : [];
}

function fileOf(
  path: string,
  { moduleSpecifier }: Ts.ImportDeclaration | Ts.ExportDeclaration,
): string {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier))
    throw new Error(`${path} exports names without a file.`);
  return posix.join(path, "..", moduleSpecifier.text).replace(/\.js$/, "");
}

/** The names in an import or an export; none in an export of all names. */
function namesOf(
  path: string,
  bindings: Ts.NamedImportBindings | Ts.NamedExportBindings | undefined,
): readonly string[] {
  if (!bindings) return [];
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings))
    throw new Error(`${path} imports a file as an object. Import names instead.`);
  return bindings.elements.map(({ name, propertyName }) => {
    if (propertyName)
      throw new Error(`${path} renames ${propertyName.text}. Import it by its own name instead.`);
    return name.text;
  });
}

function declarationOf(path: string, statement: Ts.Statement): RuntimeDeclaration {
  const uses = new Set<string>();
  const visit = (node: Ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) uses.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return {
    names: declaredNames(path, statement),
    isType: ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
    isExported: exportModifier(statement) !== undefined,
    uses,
    statement,
  };
}

function declaredNames(path: string, statement: Ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  if (
    (ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)) &&
    statement.name
  )
    return [statement.name.text];
  throw new Error(`${path} has a statement that is not a declaration: ${statement.getText()}`);
}

function exportModifier(statement: Ts.Statement): Ts.Modifier | undefined {
  return ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    : undefined;
}

function boundNames(name: Ts.BindingName): readonly string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((each) => (ts.isBindingElement(each) ? boundNames(each.name) : []));
}

/** The edits that replace names. Names of members stay. */
function renamings(
  statement: Ts.Statement,
  renamed: ReadonlyMap<string, string>,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const visit = (node: Ts.Node): void => {
    const text = ts.isIdentifier(node) ? renamed.get(node.text) : undefined;
    if (text !== undefined && !isMemberName(node)) {
      const isShort = ts.isShorthandPropertyAssignment(node.parent) || isShortBinding(node);
      const replaced = isShort ? `${node.getText()}: ${text}` : text;
      edits.push({ start: node.getStart(), end: node.getEnd(), text: replaced });
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return edits;
}

/** Returns true for the name of a member. */
function isMemberName(node: Ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isGetAccessorDeclaration(parent) ||
      ts.isNamedTupleMember(parent)) &&
    parent.name === node
  );
}

/** Whether a name is a variable in a pattern that is named as the member is. */
function isShortBinding(node: Ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isBindingElement(parent) &&
    parent.name === node &&
    !parent.propertyName &&
    !parent.dotDotDotToken &&
    ts.isObjectBindingPattern(parent.parent)
  );
}

/** What a bundler does not evaluate, so that it keeps a constant with such a value even if nothing uses it. */
const KEPT_BY_BUNDLERS: ReadonlySet<Ts.SyntaxKind> = new Set([
  ts.SyntaxKind.CallExpression,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.TaggedTemplateExpression,
  ts.SyntaxKind.TemplateExpression,
  ts.SyntaxKind.SpreadAssignment,
  ts.SyntaxKind.SpreadElement,
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ElementAccessExpression,
]);

const PURE = "/* @__PURE__ */";

/**
 * The edits that make the values of constants pure calls, so that bundlers leave out the constants
 * that nothing uses. As files of their own they are omitted because the package has no side
 * effects; a copy is in a package that does not say so.
 */
function purityEdits(statement: Ts.Statement): readonly TextEdit[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer && isKeptByBundlers(initializer) && !initializer.getFullText().includes(PURE)
      ? pureCall(initializer)
      : [],
  );
}

/** Marks a call, or makes a value one. The parts of a marked call are evaluated, if bundlers keep them. */
function pureCall(value: Ts.Expression): readonly TextEdit[] {
  const [start, end] = [value.getStart(), value.getEnd()];
  const isCall = ts.isCallExpression(value) || ts.isNewExpression(value);
  if (isCall && !value.arguments?.some(isKeptByBundlers))
    return [{ start, end: start, text: `${PURE} ` }];
  const [open, close] = ts.isObjectLiteralExpression(value) ? ["(", ")"] : ["", ""];
  return [
    { start, end: start, text: `${PURE} (() => ${open}` },
    { start: end, end, text: `${close})()` },
  ];
}

/** Whether a value has a part that bundlers keep, except in functions. */
function isKeptByBundlers(node: Ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  if (KEPT_BY_BUNDLERS.has(node.kind)) return true;
  return ts.forEachChild(node, (each) => isKeptByBundlers(each) || undefined) ?? false;
}
