import { createHash } from "node:crypto";
import { posix } from "node:path";
import { ts } from "ts-morph";
import type { ts as Ts } from "ts-morph";
import type { OutputFile } from "../../generator/emit/output.js";
import { HIDDEN } from "./hidden.js";

/** What stands at the top of a generated file. */
const STATEMENTS: ReadonlySet<Ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.VariableStatement,
  ts.SyntaxKind.FunctionDeclaration,
]);

/** What a value is made of, besides calls. */
const VALUES: ReadonlySet<Ts.SyntaxKind> = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.PropertyAssignment,
  ts.SyntaxKind.ShorthandPropertyAssignment,
  ts.SyntaxKind.SpreadAssignment,
  ts.SyntaxKind.AsExpression,
]);

/** What generated code calls, all of it the runtime's. */
const CALLED: ReadonlySet<string> = new Set([
  "bindCredentials",
  "catalogueHandler",
  "catalogueStub",
  "clientValidation",
  "dialectStub",
  "openApiHandler",
  "openApiClient",
  "encodedContent",
  "formBody",
  "int64Json",
  "endpointRequest",
  "serverAddress",
  "endpointValidator",
  "jsonContent",
  "listPages",
  "moduleRequests",
  "namespaceCheckIn",
  "namespaceIn",
  "queryRequest",
  "endpointParser",
  "plainRequests",
  "moduleParser",
  "requests",
  "schemaRule",
  "schemaValueCheck",
  "validator",
  "accountLogin",
  "fileUploader",
  "pageEditor",
  "titles",
]);

const TAGS: ReadonlySet<string> = new Set([
  "default",
  "deprecated",
  "example",
  "maxItems",
  "minItems",
  "on",
  "see an address",
  "since",
  "until",
]);

/** What checks of payloads call: other checks, the runtime, and the language. */
const CALLED_BY_CHECKS =
  /^(?:check[\w$]*|payloadValidator|match[A-Z]\w+|add(?:Error|TypeError|Evaluated)|newEvaluated|(?:pattern|formats)\d+\.test|\/\S+\/\.test|Array\.isArray|Math\.(?:abs|round)|Number\.is(?:Finite|Integer)|BigInt|RegExp|Object\.(?:hasOwn|keys))$/;

/** What the compiler sees in a generated file. */
interface SeenFile {
  /** What a generator of code from harmless texts would not have written; none as a rule. */
  readonly strangers: readonly string[];
  /** How many things are marked as deprecated. */
  readonly deprecations: number;
}

/** By a hash: most files of a spec are the same for each hostile text, and parsing takes long. */
const seenFiles = new Map<string, SeenFile>();

/** What in a generated file a generator of code from harmless texts would not have written; none as a rule. */
export function strangersIn(path: string, text: string): readonly string[] {
  return seenFile(path, text).strangers.map((stranger) => `${path}: ${stranger}`);
}

/** How many things a file marks as deprecated, as the compiler sees it. */
export function deprecationsIn({ path, text }: OutputFile): number {
  return path.endsWith(".ts") ? seenFile(path, text).deprecations : 0;
}

function seenFile(path: string, text: string): SeenFile {
  const key = createHash("sha256").update(`${path}\n${text}`).digest("base64");
  const known = seenFiles.get(key) ?? parsedFile(path, text);
  seenFiles.set(key, known);
  return known;
}

function parsedFile(path: string, text: string): SeenFile {
  const hidden = text.replaceAll("\n", "").match(HIDDEN);
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const errors = "parseDiagnostics" in file ? Array.from(Object(file.parseDiagnostics)) : [];
  const found = path.endsWith("/validators.ts") ? checkStrangers(file) : statementStrangers(file);
  const tags = tagsIn(file);
  return {
    strangers: [
      ...(hidden ? [`a hidden character ${JSON.stringify(hidden[0])}`] : []),
      ...errors.map((error) => `a syntax error: ${JSON.stringify(Object(error).messageText)}`),
      ...found.map((node) => `${ts.SyntaxKind[node.kind]}: ${node.getText(file).slice(0, 200)}`),
      ...tags.filter((tag) => !TAGS.has(tag)),
    ],
    deprecations: tags.filter((tag) => tag === "deprecated").length,
  };
}

/** The tags of doc comments that the compiler sees. */
function tagsIn(file: Ts.SourceFile): readonly string[] {
  return descendants(file).flatMap((node) =>
    ts
      .getJSDocTags(node)
      .map((tag) => (leadsToAddress(tag, file) ? "see an address" : tag.tagName.text)),
  );
}

/** The only `@see` that is generated: the manual page of a module, on a line of its own. */
function leadsToAddress(tag: Ts.JSDocTag, file: Ts.SourceFile): boolean {
  return /^@see https?:\/\/\S+(?:\s+\*)?\s*$/.test(tag.getText(file));
}

function statementStrangers(file: Ts.SourceFile): readonly Ts.Node[] {
  return file.statements.flatMap((statement): readonly Ts.Node[] => {
    if (!STATEMENTS.has(statement.kind)) return [statement];
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
      return isKnownFile(file, statement.moduleSpecifier) ? [] : [statement];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ initializer }) =>
        initializer ? valueStrangers(initializer) : [],
      );
    if (!ts.isFunctionDeclaration(statement)) return typeStrangers(statement);
    const [only, ...others] = statement.body?.statements ?? [];
    return others.length > 0 || !only || !ts.isReturnStatement(only) || !only.expression
      ? [statement]
      : [...statement.parameters.flatMap(defaultStrangers), ...valueStrangers(only.expression)];
  });
}

/** The values of a parameter, or of its destructured members, that are absent. */
function defaultStrangers({
  name,
  initializer,
}: Ts.ParameterDeclaration | Ts.BindingElement): readonly Ts.Node[] {
  const members = ts.isObjectBindingPattern(name) ? name.elements.flatMap(defaultStrangers) : [];
  return [...members, ...(initializer ? valueStrangers(initializer) : [])];
}

/** The entry points of the runtime, for code that does not copy it, and the test wiki. */
const ENTRY_POINT = /^paramsmith\/(?:client|validate|server|wiki)$/;

/** Imports lead to files of the output, or to the runtime. */
function isKnownFile(file: Ts.SourceFile, specifier: Ts.Expression | undefined): boolean {
  if (!specifier || !ts.isStringLiteral(specifier)) return false;
  if (ENTRY_POINT.test(specifier.text)) return true;
  const target = posix.join(posix.dirname(file.fileName), specifier.text);
  return (
    specifier.text.startsWith(".") && !target.startsWith("..") && /^[^\\%#?]+\.js$/.test(target)
  );
}

/** No expression stands among types, but for the names of properties. */
function typeStrangers(node: Ts.Node): readonly Ts.Node[] {
  return descendants(node).filter(
    (each) =>
      ts.isCallExpression(each) || ts.isNewExpression(each) || ts.isTemplateExpression(each),
  );
}

function valueStrangers(node: Ts.Node): readonly Ts.Node[] {
  if (ts.isTypeNode(node)) return typeStrangers(node);
  if (ts.isCallExpression(node) && isOwnServer(node)) return [];
  if (ts.isArrowFunction(node)) return VALIDATORS.test(node.getText()) ? [] : [node];
  if (ts.isCallExpression(node))
    return CALLED.has(node.expression.getText()) ? node.arguments.flatMap(valueStrangers) : [node];
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand)
      ? []
      : [node];
  // The media types of an operation's body.
  if (ts.isPropertyAccessExpression(node))
    return /^\w+Endpoint\.(?:bodies|json)$/.test(node.getText()) ? [] : [node];
  if (ts.isComputedPropertyName(node)) return ts.isStringLiteral(node.expression) ? [] : [node];
  if (!VALUES.has(node.kind)) return [node];
  const below: Ts.Node[] = [];
  ts.forEachChild(node, (child) => void below.push(child));
  return below.flatMap(valueStrangers);
}

/** The import of a document's validators when a client first validates. */
const VALIDATORS =
  /^async \(\) =>\s+\(await import\("\.\/validation\.js"\)\)\.[\p{ID_Continue}$]+$/u;

/** The address of a server of the document, which a function of the same file returns. */
function isOwnServer({ expression, arguments: given }: Ts.CallExpression): boolean {
  const name = expression.getText();
  return (
    given.length === 0 &&
    /^\w+Server\d*$/.test(name) &&
    expression
      .getSourceFile()
      .statements.some((each) => ts.isFunctionDeclaration(each) && each.name?.text === name)
  );
}

const LOADED: ReadonlySet<string> = new Set(["eval", "Function", "globalThis", "alert"]);

function isPropertyName(name: Ts.Identifier): boolean {
  const { parent } = name;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)) &&
    parent.name === name
  );
}

/** The validators of payloads are functions that call only each other, the runtime and the language. */
function checkStrangers(file: Ts.SourceFile): readonly Ts.Node[] {
  return descendants(file).filter((node) => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node))
      return !CALLED_BY_CHECKS.test(node.expression.getText(file));
    if (ts.isImportDeclaration(node)) return !isKnownFile(file, node.moduleSpecifier);
    return (
      ts.isTaggedTemplateExpression(node) ||
      ts.isTemplateExpression(node) ||
      ts.isAwaitExpression(node) ||
      (ts.isIdentifier(node) && LOADED.has(node.text) && !isPropertyName(node))
    );
  });
}

function descendants(node: Ts.Node): readonly Ts.Node[] {
  const found: Ts.Node[] = [];
  const visit = (each: Ts.Node): void => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
