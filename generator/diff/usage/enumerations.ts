import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import { isSubset, literalUnion, literalValues } from "./literals.js";
import type { EnumeratedValues, MemberNames, UseRecorder } from "./recorder.js";
import type { UsageTypes } from "./types.js";

/** Finds the members with listed values that findings are about, in generated files. */
export function enumeratedValues(
  files: readonly TS.SourceFile[],
  { checker, code, originOfSymbol }: UsageTypes,
): readonly EnumeratedValues[] {
  const { values: changed } = code.subjects;
  if (changed.size === 0) return [];
  return files.flatMap((file) =>
    file.statements.flatMap((statement) =>
      memberSignatures(statement).flatMap((member): readonly EnumeratedValues[] => {
        const name =
          ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : "";
        const origin = code.isMember(name)
          ? originOfSymbol(checker.getSymbolAtLocation(member.name))
          : undefined;
        const found = origin && literalValues(checker.getTypeAtLocation(member), checker);
        if (!found || found.length < 2) return [];
        const unchanged = new Set(found.filter((each) => !changed.has(each)));
        return [{ ...origin, member: name, values: new Set(found), unchanged }];
      }),
    ),
  );
}

/** Finds the interfaces of generated files that have members which findings are about. */
export function memberNamesOf(
  files: readonly TS.SourceFile[],
  { code }: UsageTypes,
): readonly MemberNames[] {
  return files.flatMap((file) =>
    file.statements.filter(ts.isInterfaceDeclaration).flatMap((each): readonly MemberNames[] => {
      const names = each.members.flatMap(({ name }) =>
        name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
      );
      const isAbout =
        names.some((name) => code.isMember(name)) ||
        memberSignatures(each).some(
          ({ name }) => ts.isIdentifier(name) && code.isMember(name.text),
        );
      const origin = isAbout ? code.originOf(each) : undefined;
      return origin ? [{ ...origin, names: new Set(names) }] : [];
    }),
  );
}

function memberSignatures(statement: TS.Statement): readonly TS.PropertySignature[] {
  if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) return [];
  const found: TS.PropertySignature[] = [];
  const visit = (node: TS.Node): void => {
    if (ts.isPropertySignature(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

/** Records code that lists all values of a member: such code does not compile with another value. */
export function recordEnumerations(
  node: TS.Node,
  types: UsageTypes,
  recorder: UseRecorder,
  enumerated: readonly EnumeratedValues[],
): void {
  if (isTotalHandlers(node, types)) {
    recorder.totalHandlers.push(recorder.locate(node));
    // Each operation has a handler here.
    const modules = [...types.code.subjects.names.keys()].filter((each) => !each.startsWith("#"));
    recorder.addReference({ modules, role: "request" }, node);
  }
  if (enumerated.length === 0) return;
  const listed = listedValues(node, types);
  if (!listed) return;
  for (const each of enumerated)
    if (isSameList(listed, each)) recordEnumeration({ ...each, listed }, node, recorder);
}

/** Records code that lists values, with those that it does not list. */
export function recordEnumeration(
  { modules, member, values, listed }: EnumeratedValues & { readonly listed: ReadonlySet<string> },
  node: TS.Node,
  { uses, locate }: UseRecorder,
): void {
  const position = locate(node);
  const missing = [...values].filter((value) => !listed.has(value));
  for (const module of modules)
    uses.push({ kind: "enumeration", module, member, missing, position });
}

/** Returns true if the values are those of a member, with or without the changed ones. */
function isSameList(listed: ReadonlySet<string>, { values, unchanged }: EnumeratedValues): boolean {
  return isSubset(unchanged, listed) && isSubset(listed, values);
}

function listedValues(
  node: TS.Node,
  { checker, code }: UsageTypes,
): ReadonlySet<string> | undefined {
  if (ts.isSwitchStatement(node)) {
    const cases = node.caseBlock.clauses.filter(ts.isCaseClause);
    if (cases.length < node.caseBlock.clauses.length) return undefined;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node.expression));
    const covered = cases.flatMap(
      ({ expression }) => literalValues(checker.getTypeAtLocation(expression), checker) ?? [],
    );
    return literalUnion(type, checker) && new Set(covered);
  }
  if (ts.isMappedTypeNode(node)) {
    const { constraint } = node.typeParameter;
    if (node.questionToken?.kind === ts.SyntaxKind.QuestionToken) return undefined;
    return constraint && derivedUnion(constraint, checker);
  }
  if (ts.isTypeReferenceNode(node)) {
    const [keys] = node.typeArguments ?? [];
    const isRecord = ts.isIdentifier(node.typeName) && node.typeName.text === "Record";
    return isRecord && keys && !isPartial(node) ? derivedUnion(keys, checker) : undefined;
  }
  if (ts.isElementAccessExpression(node)) {
    const owner = checker.getTypeAtLocation(node.expression);
    const isTotal =
      checker.getIndexInfosOfType(owner).length === 0 && !isOfGenerated(owner, code.isGenerated);
    const index = checker.getTypeAtLocation(node.argumentExpression);
    const key = checker.getNonNullableType(checker.getBaseConstraintOfType(index) ?? index);
    return isTotal ? literalUnion(key, checker) : undefined;
  }
  if (ts.isObjectLiteralExpression(node)) return mappedNames(node, checker, true);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node))
    return isChecked(node) ? exhaustedUnion(node, checker) : undefined;
  return undefined;
}

/**
 * The names that the expected type of an object has from a type of names, such as a `Record`;
 * undefined if it declares names itself.
 */
export function mappedNames(
  node: TS.ObjectLiteralExpression,
  checker: TS.TypeChecker,
  areRequired = false,
): ReadonlySet<string> | undefined {
  const type = checker.getContextualType(node);
  if (!type) return undefined;
  const properties = checker.getPropertiesOfType(checker.getNonNullableType(type));
  const isMapped = properties.every(
    ({ declarations = [], flags }) =>
      declarations.length === 0 && !(areRequired && (flags & ts.SymbolFlags.Optional) !== 0),
  );
  return properties.length > 1 && isMapped
    ? new Set(properties.map(({ name }) => name))
    : undefined;
}

/** `Partial<Record<…>>` lists no values. */
function isPartial({ parent }: TS.TypeReferenceNode): boolean {
  return (
    ts.isTypeReferenceNode(parent) &&
    ts.isIdentifier(parent.typeName) &&
    parent.typeName.text === "Partial"
  );
}

function isOfGenerated(type: TS.Type, isGenerated: (file: TS.SourceFile) => boolean): boolean {
  const file = type.getSymbol()?.declarations?.[0]?.getSourceFile();
  return file !== undefined && isGenerated(file);
}

/** Expressions that code can pass on as `never`. */
function isChecked({ parent }: TS.Node): boolean {
  return (
    ts.isCallExpression(parent) ||
    ts.isNewExpression(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isReturnStatement(parent)
  );
}

/** The values of a variable whose type is `never` here, since the code before treats all of them. */
function exhaustedUnion(
  node: TS.Identifier | TS.PropertyAccessExpression,
  checker: TS.TypeChecker,
): ReadonlySet<string> | undefined {
  if (ts.isVariableDeclaration(node.parent) && node.parent.name === node) return undefined;
  if ((checker.getTypeAtLocation(node).flags & ts.TypeFlags.Never) === 0) return undefined;
  const symbol = checker.getSymbolAtLocation(node);
  const declared = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return declared && literalUnion(declared, checker);
}

/** The values of a type that code does not list itself. */
function derivedUnion(node: TS.TypeNode, checker: TS.TypeChecker): ReadonlySet<string> | undefined {
  return isListed(node, checker, 0)
    ? undefined
    : literalUnion(checker.getNonNullableType(checker.getTypeFromTypeNode(node)), checker);
}

const MAX_ALIASES = 5;

function isListed(node: TS.TypeNode, checker: TS.TypeChecker, depth: number): boolean {
  if (ts.isParenthesizedTypeNode(node)) return isListed(node.type, checker, depth);
  if (ts.isUnionTypeNode(node)) return node.types.every((each) => isListed(each, checker, depth));
  if (ts.isLiteralTypeNode(node)) return true;
  if (!ts.isTypeReferenceNode(node) || depth > MAX_ALIASES) return false;
  const declaration = checker.getTypeFromTypeNode(node).aliasSymbol?.declarations?.[0];
  return (
    declaration !== undefined &&
    ts.isTypeAliasDeclaration(declaration) &&
    isListed(declaration.type, checker, depth + 1)
  );
}

/** A list of values in code, and the member that has these values. */
export interface OwnList {
  readonly member: EnumeratedValues;
  readonly listed: ReadonlySet<string>;
  readonly node: TS.Node;
}

/** The members whose values code lists in a type or a constant list of its own. */
export function ownLists(
  file: TS.SourceFile,
  enumerated: readonly EnumeratedValues[],
  checker: TS.TypeChecker,
): readonly OwnList[] {
  const found: OwnList[] = [];
  const visit = (node: TS.Node): void => {
    const listed = textsOf(node, checker);
    for (const member of listed ? enumerated : [])
      if (listed && isSubset(member.unchanged, listed)) found.push({ member, listed, node });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textsOf(node: TS.Node, checker: TS.TypeChecker): ReadonlySet<string> | undefined {
  // The names of an object of the code's own: `keyof typeof titles`.
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
    return ts.isTypeQueryNode(node.type)
      ? literalUnion(checker.getTypeFromTypeNode(node), checker)
      : undefined;
  const parts = ts.isUnionTypeNode(node)
    ? node.types.map((each) => (ts.isLiteralTypeNode(each) ? each.literal : each))
    : ts.isArrayLiteralExpression(node) && ts.isAsExpression(node.parent)
      ? node.elements
      : [];
  const texts = parts.flatMap((each) => (ts.isStringLiteralLike(each) ? [each.text] : []));
  return texts.length > 1 ? new Set(texts) : undefined;
}

/** Types with a handler for each operation; those of some operations are partial. */
function isTotalHandlers(node: TS.Node, { checker, code }: UsageTypes): boolean {
  const isReference = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
  if (!isReference || ts.isTypeReferenceNode(node.parent)) return false;
  const type = checker.getTypeFromTypeNode(node);
  const declaration = type.getSymbol()?.declarations?.[0];
  return (
    declaration !== undefined &&
    ts.isInterfaceDeclaration(declaration) &&
    declaration.name.text.endsWith("Handlers") &&
    code.isGenerated(declaration.getSourceFile())
  );
}
