import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import { recordFlow } from "./flows.js";
import { fileBase } from "./generated-code.js";
import type { UseRecorder } from "./recorder.js";
import { isAlias, isAny } from "./types.js";
import type { UsageTypes } from "./types.js";

/** The lookups and the recorder of a walk. */
interface CallRecorder {
  readonly types: UsageTypes;
  readonly recorder: UseRecorder;
}

/** Records the arguments of a call of generated code, and generated types that other code is given. */
export function recordCall(node: TS.CallExpression | TS.NewExpression, walk: CallRecorder): void {
  const { types, recorder } = walk;
  const { checker, code } = types;
  if (ts.isCallExpression(node) && isModuleLoad(node)) recordLoad(node, walk);
  const callee = checker.getTypeAtLocation(node.expression);
  const values = node.arguments ?? [];
  if (isAny(callee)) {
    const origin = types.originOfSymbol(checker.getSymbolAtLocation(node.expression));
    if (origin) recorder.addOpen(origin.modules, origin.role, node, "a function of type `any`");
    for (const each of values)
      recordFlow(
        { source: checker.getTypeAtLocation(each), target: callee, node: each },
        types,
        recorder,
      );
    return;
  }
  const declarations = declarationsOf(node, callee, checker);
  const builders = declarations.filter((each) => code.isGenerated(each.getSourceFile()));
  for (const declaration of builders) recordBuilder(declaration, node, walk);
  if (builders.length > 0) return;
  const [declaration] = declarations;
  for (const [index, each] of values.entries())
    for (const target of [
      checker.getContextualType(each),
      declaration && genericTarget(declaration, index, checker),
    ])
      if (target)
        recordFlow(
          { source: checker.getTypeAtLocation(each), target, node: each },
          types,
          recorder,
        );
}

/** The declared type of an argument of a generic function, whose constraints are compared too. */
function genericTarget(
  declaration: TS.SignatureDeclaration,
  index: number,
  checker: TS.TypeChecker,
): TS.Type | undefined {
  const { parent } = declaration;
  const isGeneric =
    declaration.typeParameters !== undefined ||
    (ts.isConstructorDeclaration(declaration) &&
      ts.isClassLike(parent) &&
      parent.typeParameters !== undefined) ||
    ts.getJSDocTags(declaration).some(ts.isJSDocTemplateTag);
  const parameter = isGeneric ? declaration.parameters[index] : undefined;
  const type = parameter && (parameter.type ?? ts.getJSDocType(parameter));
  return type && checker.getTypeFromTypeNode(type);
}

/** The declarations of the called functions; several if the callee is one of several functions. */
function declarationsOf(
  node: TS.CallExpression | TS.NewExpression,
  callee: TS.Type,
  checker: TS.TypeChecker,
): readonly TS.SignatureDeclaration[] {
  const resolved = checker.getResolvedSignature(node)?.declaration;
  if (resolved && !ts.isJSDocSignature(resolved)) return [resolved];
  const parts = callee.isUnion() ? callee.types : [callee];
  return parts.flatMap((each) =>
    each
      .getCallSignatures()
      .flatMap(({ declaration }) =>
        declaration && !ts.isJSDocSignature(declaration) ? [declaration] : [],
      ),
  );
}

/** The parameters of a builder have generic types. The types that they name are compared instead. */
function recordBuilder(
  declaration: TS.SignatureDeclaration,
  node: TS.CallExpression | TS.NewExpression,
  { types, recorder }: CallRecorder,
): void {
  const { checker } = types;
  const values = node.arguments ?? [];
  // The signature of a module's builder is the runtime's.
  const own =
    types.code.originOf(declaration) ??
    types.originOfSymbol(checker.getSymbolAtLocation(node.expression));
  const isSpread = values.some(ts.isSpreadElement);
  if (isSpread && own) recorder.addOpen(own.modules, own.role, node, "a list of arguments");
  for (const [index, parameter] of declaration.parameters.entries()) {
    const argument = values[index];
    const targets = namedTypes(parameter.type, types);
    const isOmitted = argument === undefined && !isSpread && parameter.name.getText() === "params";
    if (isOmitted && targets.length === 0)
      for (const module of own?.modules ?? [])
        recorder.uses.push({
          kind: "construction",
          module,
          position: recorder.locate(node),
          given: [],
        });
    for (const target of targets) {
      const origin = types.originOfType(target);
      if (argument && ts.isSpreadElement(argument)) continue;
      if (argument)
        recordFlow(
          { source: checker.getTypeAtLocation(argument), target, node: argument },
          types,
          recorder,
        );
      else if (origin && !isSpread)
        for (const module of origin.modules)
          recorder.uses.push({
            kind: "construction",
            module,
            position: recorder.locate(node),
            given: [],
          });
    }
    if (argument && targets.length === 0) {
      const target = checker.getContextualType(argument);
      if (target)
        recordFlow(
          { source: checker.getTypeAtLocation(argument), target, node: argument },
          types,
          recorder,
        );
    }
  }
  if (!own) return;
  // A builder without a parameter, except for a body, is given none.
  const isCalled = declaration.parameters.some(({ name }) => name.getText() !== "body");
  for (const module of own.modules)
    recorder.uses.push(
      isCalled
        ? { kind: "reference", module, position: recorder.locate(node.expression) }
        : { kind: "construction", module, position: recorder.locate(node), given: [] },
    );
}

/** The generated types that a declared type names, at any depth. */
function namedTypes(type: TS.TypeNode | undefined, types: UsageTypes): readonly TS.Type[] {
  if (!type) return [];
  const found: TS.Type[] = [];
  const visit = (node: TS.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      const named = types.checker.getTypeFromTypeNode(node);
      if (isDeclaredType(node.typeName, types) || isOptions(named, types)) {
        found.push(named);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(type);
  return found;
}

function isDeclaredType(name: TS.EntityName, { checker, originOfSymbol }: UsageTypes): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol;
  const isType =
    ((target?.flags ?? 0) & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  return isType && originOfSymbol(target) !== undefined;
}

/** Interfaces of generated code that only inherit, such as the options of a query. */
function isOptions(type: TS.Type, types: UsageTypes): boolean {
  const declaration = type.getSymbol()?.declarations?.[0];
  return (
    declaration !== undefined &&
    ts.isInterfaceDeclaration(declaration) &&
    types.code.isGenerated(declaration.getSourceFile()) &&
    types.originOfType(type) !== undefined
  );
}

function isModuleLoad({ expression }: TS.CallExpression): boolean {
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === "require")
  );
}

/** `import()` and `require()`: a complete file, whose type may be `any`. */
function recordLoad(node: TS.CallExpression, { types, recorder }: CallRecorder): void {
  const { checker, code } = types;
  const [specifier] = node.arguments;
  if (!specifier) return;
  const all = [...code.subjects.names.keys()];
  if (!ts.isStringLiteralLike(specifier)) {
    if (/\/|paramsmith/.test(specifier.getText()))
      for (const role of ["request", "response"] as const)
        recorder.addOpen(all, role, node, "a computed path");
    return;
  }
  const file = checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile();
  const base = fileBase(file?.fileName ?? specifier.text);
  const modules = code.subjects.files.get(base);
  const isGenerated = file ? code.isGenerated(file) : modules !== undefined || base === "index";
  if (!isGenerated) return;
  if (modules) recorder.addReference({ modules, role: "request" }, specifier);
  if (
    isAny(checker.getTypeAtLocation(node)) &&
    node.expression.kind !== ts.SyntaxKind.ImportKeyword
  )
    for (const role of ["request", "response"] as const)
      recorder.addOpen(modules ?? all, role, node, "`require` returns `any`");
}
