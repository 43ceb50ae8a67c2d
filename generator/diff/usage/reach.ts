import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { GeneratedCode } from "./generated-code.js";

/** The exports of a file that reach generated code; `*` if all of them may. */
type ReachedExports = Set<string>;

interface ReachedStatement {
  readonly node: TS.Statement;
  readonly mentions: ReadonlySet<string>;
  readonly declares: readonly string[];
  /** The files of `import()`, `require()` and types of imports. */
  readonly loads: readonly TS.SourceFile[];
  isReached: boolean;
}

interface ReachedFile {
  readonly file: TS.SourceFile;
  readonly statements: readonly ReachedStatement[];
  readonly locals: Set<string>;
  readonly exports: ReachedExports;
}

/**
 * Finds the statements that may mention generated code, directly or by names of other statements and
 * files. Only they are worth the time of the type checker. It compares names without their scopes, so
 * that it finds too many statements rather than too few.
 */
export function reachedStatements(
  files: readonly TS.SourceFile[],
  code: GeneratedCode,
  checker: TS.TypeChecker,
): readonly TS.Statement[] {
  const targetOf = (specifier: TS.Node): TS.SourceFile | undefined =>
    checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile();
  const all = new Map(files.map((file) => [file, startOf(file, targetOf)]));
  const globals = new Set<string>();
  const exportsOf = (file: TS.SourceFile | undefined): ReachedExports | "generated" | undefined => {
    if (!file) return undefined;
    return code.isGenerated(file) ? "generated" : all.get(file)?.exports;
  };
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const each of all.values()) {
      const before = sizeOf(each) + globals.size;
      followFile(each, { targetOf, exportsOf, code, globals });
      if (sizeOf(each) + globals.size > before) isChanged = true;
    }
  }
  return [...all.values()].flatMap(({ statements }) =>
    statements.flatMap(({ node, isReached }) => (isReached ? [node] : [])),
  );
}

function sizeOf({ locals, exports, statements }: ReachedFile): number {
  return locals.size + exports.size + statements.filter(({ isReached }) => isReached).length;
}

function startOf(
  file: TS.SourceFile,
  targetOf: (specifier: TS.Node) => TS.SourceFile | undefined,
): ReachedFile {
  // Comments of JavaScript may have types.
  const isTyped = /\.[cm]?jsx?$/.test(file.fileName) && /\bimport\(|@import\b/.test(file.text);
  const statements = file.statements.map((node) => ({
    node,
    ...mentionsOf(node, targetOf),
    declares: declaredNames(node),
    isReached: isTyped,
  }));
  const locals = isTyped ? statements.flatMap(({ declares }) => declares) : [];
  return { file, statements, locals: new Set(locals), exports: new Set() };
}

function mentionsOf(
  statement: TS.Statement,
  targetOf: (specifier: TS.Node) => TS.SourceFile | undefined,
): Pick<ReachedStatement, "mentions" | "loads"> {
  const mentions = new Set<string>();
  const loads: TS.SourceFile[] = [];
  const load = (specifier: TS.Node | undefined): void => {
    const target = specifier && targetOf(specifier);
    if (target) loads.push(target);
    else if (specifier) mentions.add(COMPUTED);
  };
  const visit = (node: TS.Node): void => {
    if (ts.isIdentifier(node)) mentions.add(node.text);
    if (ts.isCallExpression(node)) {
      const { expression, arguments: values } = node;
      const isRequire = ts.isIdentifier(expression) && expression.text === "require";
      if (isRequire || expression.kind === ts.SyntaxKind.ImportKeyword) load(values[0]);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      load(node.argument.literal);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return { mentions, loads };
}

/** Stands for a file whose path is computed or not found. */
const COMPUTED = " computed";

interface Reach {
  readonly targetOf: (specifier: TS.Node) => TS.SourceFile | undefined;
  readonly exportsOf: (file: TS.SourceFile | undefined) => ReachedExports | "generated" | undefined;
  readonly code: GeneratedCode;
  readonly globals: Set<string>;
}

function followFile(each: ReachedFile, reach: Reach): void {
  const { statements, locals } = each;
  let before = -1;
  while (sizeOf(each) > before) {
    before = sizeOf(each);
    for (const statement of statements) followStatement(statement, each, reach);
  }
  if (!ts.isExternalModule(each.file)) for (const name of locals) reach.globals.add(name);
}

function followStatement(statement: ReachedStatement, each: ReachedFile, reach: Reach): void {
  const { node } = statement;
  const { locals, exports } = each;
  if (ts.isImportDeclaration(node)) {
    if (followImport(node, locals, reach)) statement.isReached = true;
    return;
  }
  if (ts.isExportDeclaration(node)) {
    if (followExport(node, each, reach)) statement.isReached = true;
    return;
  }
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    const found = reach.exportsOf(reach.targetOf(node.moduleReference.expression));
    if (found === "generated" || (found && found.size > 0)) {
      statement.isReached = true;
      locals.add(node.name.text);
    }
    return;
  }
  const isReached =
    statement.isReached ||
    statement.mentions.has(COMPUTED) ||
    [...statement.mentions].some((name) => locals.has(name) || reach.globals.has(name)) ||
    statement.loads.some((file) => {
      const found = reach.exportsOf(file);
      return found === "generated" || (found !== undefined && found.size > 0);
    });
  if (!isReached) return;
  statement.isReached = true;
  for (const name of statement.declares) locals.add(name);
  if (ts.isModuleDeclaration(node)) for (const name of statement.mentions) reach.globals.add(name);
  if (isExported(node)) {
    for (const name of statement.declares) exports.add(name);
    if (hasDefault(node)) exports.add("default");
  }
  // `module.exports = …` and `exports.name = …`
  if (ts.isExportAssignment(node) || statement.mentions.has("exports")) {
    exports.add("default");
    exports.add("*");
  }
}

function followImport(node: TS.ImportDeclaration, locals: Set<string>, reach: Reach): boolean {
  const found = reach.exportsOf(reach.targetOf(node.moduleSpecifier));
  if (!found || (found !== "generated" && found.size === 0)) return false;
  const isReached = (name: string): boolean =>
    found === "generated"
      ? !reach.code.subjects.others.has(name)
      : found.has(name) || found.has("*");
  const clause = node.importClause;
  const bindings = clause?.namedBindings;
  const before = locals.size;
  if (clause?.name && isReached("default")) locals.add(clause.name.text);
  if (bindings && ts.isNamespaceImport(bindings)) locals.add(bindings.name.text);
  if (bindings && ts.isNamedImports(bindings))
    for (const each of bindings.elements)
      if (isReached((each.propertyName ?? each.name).text)) locals.add(each.name.text);
  return found === "generated" || locals.size > before;
}

function followExport(node: TS.ExportDeclaration, each: ReachedFile, reach: Reach): boolean {
  const { locals, exports } = each;
  const { moduleSpecifier, exportClause } = node;
  const found = moduleSpecifier && reach.exportsOf(reach.targetOf(moduleSpecifier));
  const before = exports.size;
  if (moduleSpecifier && !found) return false;
  const isReached = (name: string): boolean => {
    if (!moduleSpecifier) return locals.has(name);
    if (found === "generated") return !reach.code.subjects.others.has(name);
    return found !== undefined && (found.has(name) || found.has("*"));
  };
  if (!exportClause) {
    if (found === "generated") exports.add("*");
    else for (const name of found ?? []) exports.add(name);
  } else if (ts.isNamespaceExport(exportClause)) {
    if (found === "generated" || (found && found.size > 0)) exports.add(exportClause.name.text);
  } else
    for (const item of exportClause.elements)
      if (isReached((item.propertyName ?? item.name).text)) exports.add(item.name.text);
  return found === "generated" || exports.size > before;
}

function isExported(node: TS.Statement): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function hasDefault(node: TS.Statement): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

function declaredNames(node: TS.Statement): readonly string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isImportEqualsDeclaration(node) ||
    ts.isModuleDeclaration(node);
  if (isNamed && node.name) return [node.name.text];
  // An assignment gives the variable its value: `list.push(row)`, `options.size = 1`.
  if (ts.isExpressionStatement(node)) return [...rootNames(node.expression)];
  // Variables of blocks may be assigned.
  return [...assignedNames(node)];
}

function boundNames(name: TS.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) =>
    ts.isOmittedExpression(each) ? [] : boundNames(each.name),
  );
}

function rootNames(node: TS.Expression): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isBinaryExpression(node)) return rootNames(node.left);
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node)
  )
    return ts.isCallExpression(node) ? [] : rootNames(node.expression);
  return [];
}

function assignedNames(node: TS.Node): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: TS.Node): void => {
    if (ts.isBinaryExpression(each) && each.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      for (const name of rootNames(each.left)) found.add(name);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
