import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { GeneratedOrigin } from "./generated-code.js";
import { expressionValues, itemType, literalValues } from "./literals.js";
import type { UseRecorder } from "./recorder.js";
import { isAny, isObjectType, typeArguments } from "./types.js";
import type { UsageTypes } from "./types.js";

const MAX_DEPTH = 6;
const MAX_SIGNATURES = 3;

/** A value of one type that code uses as another type. */
export interface TypeFlow {
  readonly source: TS.Type;
  readonly target: TS.Type;
  /** The expression. */
  readonly node: TS.Node;
}

/**
 * Records the members of generated types that a flow depends on. The compiler compares these members
 * of the two types, wherever their names are written.
 */
export function recordFlow(flow: TypeFlow, types: UsageTypes, recorder: UseRecorder): void {
  const { touches } = types;
  if (!touches(flow.source) && !touches(flow.target)) return;
  followTypes(flow, { types, recorder, seen: new Map() }, 0);
}

interface FlowState {
  readonly types: UsageTypes;
  readonly recorder: UseRecorder;
  readonly seen: Map<TS.Type, Set<TS.Type>>;
}

function followTypes(flow: TypeFlow, state: FlowState, depth: number): void {
  const { source, target, node } = flow;
  const { types, recorder, seen } = state;
  const { checker, touches } = types;
  if (source === target || depth > MAX_DEPTH) return;
  const compared = seen.get(source) ?? new Set();
  if (compared.has(target)) return;
  seen.set(source, compared.add(target));
  if ((target.flags & ts.TypeFlags.TypeParameter) !== 0) {
    // Without a constraint, the type of the value stays known.
    const constraint = checker.getBaseConstraintOfType(target);
    if (constraint && !isUntyped(constraint))
      followTypes({ ...flow, target: constraint }, state, depth + 1);
    return;
  }
  if (isUntyped(target)) {
    recordEscape(source, node, state);
    return;
  }
  if (source.isUnion() && !isPrimitive(source)) {
    for (const each of source.types) followTypes({ ...flow, source: each }, state, depth + 1);
    return;
  }
  if (target.isUnion()) {
    for (const each of target.types)
      if (!isPrimitive(each)) followTypes({ ...flow, target: each }, state, depth + 1);
    return;
  }
  if (!touches(source) && !touches(target)) return;
  if (isAny(source)) {
    for (const origin of originsWithin(target, types))
      recorder.addOpen(origin.modules, origin.role, node, "a value of type `any`");
    return;
  }
  const [from, to] = [itemType(source, checker), itemType(target, checker)];
  if (from && to) {
    followTypes({ ...flow, source: from, target: to }, state, depth + 1);
    return;
  }
  recordMembers(flow, state);
  followParts(flow, state, depth);
}

/** The parts that both types have: type arguments, properties, parameters and results. */
function followParts({ source, target, node }: TypeFlow, state: FlowState, depth: number): void {
  const { checker } = state.types;
  const [parts, wanted] = [typeArguments(source, checker), typeArguments(target, checker)];
  if (parts.length > 0 && source.getSymbol() === target.getSymbol()) {
    for (const [index, each] of parts.entries()) {
      const other = wanted[index];
      if (other) followTypes({ source: each, target: other, node }, state, depth + 1);
    }
    return;
  }
  if (!isObjectLike(source) || !isObjectLike(target)) return;
  for (const property of checker.getPropertiesOfType(target)) {
    const own = checker.getPropertyOfType(source, property.name);
    if (!own || own === property) continue;
    const at = declarationOf(own, state.types) ?? node;
    recordHandler(property, at, state);
    const [from, to] = [checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property)];
    followTypes({ source: from, target: to, node: at }, state, depth + 1);
  }
  const index = checker.getIndexTypeOfType(target, ts.IndexKind.String);
  if (index)
    for (const property of checker.getPropertiesOfType(source))
      followTypes(
        { source: checker.getTypeOfSymbol(property), target: index, node },
        state,
        depth + 1,
      );
  const [called] = source.getCallSignatures().slice(0, MAX_SIGNATURES);
  const [expected] = target.getCallSignatures().slice(0, MAX_SIGNATURES);
  if (!called || !expected) return;
  for (const [position, parameter] of called.parameters.entries()) {
    const other = expected.parameters[position];
    if (other)
      followTypes(
        {
          source: checker.getTypeOfSymbol(other),
          target: checker.getTypeOfSymbol(parameter),
          node,
        },
        state,
        depth + 1,
      );
  }
  followTypes(
    { source: called.getReturnType(), target: expected.getReturnType(), node },
    state,
    depth + 1,
  );
}

/** A handler has the name of its module's builder. */
function recordHandler(property: TS.Symbol, node: TS.Node, { types, recorder }: FlowState): void {
  const { code } = types;
  const modules = code.subjects.owners.get(property.name);
  const owner = property.declarations?.[0]?.parent;
  const isHandler =
    owner !== undefined &&
    ts.isInterfaceDeclaration(owner) &&
    owner.name.text.endsWith("Handlers") &&
    code.isGenerated(owner.getSourceFile());
  if (modules && isHandler) recorder.addReference({ modules, role: "request" }, node);
}

function recordMembers({ source, target, node }: TypeFlow, { types, recorder }: FlowState): void {
  if (!isObjectLike(source) || !isObjectLike(target)) return;
  const { checker, originOfType } = types;
  const wanted = originOfType(target);
  if (wanted) recordConstruction({ source, target, node }, wanted, types, recorder);
  const sourceOrigin = originOfType(source);
  if (!sourceOrigin) return;
  const isOpen = checker.getIndexInfosOfType(target).length > 0;
  for (const property of checker.getPropertiesOfType(source)) {
    const origin = types.code.isMember(property.name) ? types.originOfSymbol(property) : undefined;
    const other = checker.getPropertyOfType(target, property.name);
    if (origin && (other ? types.originOfSymbol(other) === undefined : isOpen))
      recorder.addMember(origin.modules, origin.role, property.name, node);
  }
  if (isOpen && !wanted && types.code.isGenerated(fileOf(source) ?? node.getSourceFile()))
    recorder.addOpen(sourceOrigin.modules, sourceOrigin.role, node, "names that are not known");
}

/** Records an object that is given where generated code declares its type. */
export function recordConstruction(
  { source, target, node }: TypeFlow,
  origin: GeneratedOrigin,
  types: UsageTypes,
  { uses, locate, addMember, addOpen }: UseRecorder,
): void {
  const { checker, code, originOfSymbol } = types;
  const properties = checker.getPropertiesOfType(source);
  const position = locate(node);
  const isKnown = checker.getIndexInfosOfType(source).length === 0;
  const required = properties
    .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
    .map(({ name }) => name);
  if (origin.role === "request")
    for (const module of origin.modules)
      uses.push({ kind: "construction", module, position, ...(isKnown && { given: required }) });
  if (!isKnown) addOpen(origin.modules, origin.role, node, "names that are not known");
  for (const property of properties) {
    if (!code.isMember(property.name)) continue;
    const declared = checker.getPropertyOfType(target, property.name);
    const owner = originOfSymbol(declared) ?? (declared ? undefined : origin);
    // A property of generated code itself was written elsewhere.
    if (!owner || (declared && sameDeclaration(property, declared))) continue;
    addMember(
      owner.modules,
      owner.role,
      property.name,
      declarationOf(property, types) ?? node,
      propertyValues(property, types),
    );
  }
}

function propertyValues(property: TS.Symbol, types: UsageTypes): readonly string[] | undefined {
  const { checker } = types;
  const declaration = declarationOf(property, types);
  return declaration && ts.isPropertyAssignment(declaration)
    ? expressionValues(declaration.initializer, checker)
    : literalValues(checker.getTypeOfSymbol(property), checker);
}

function sameDeclaration(one: TS.Symbol, other: TS.Symbol): boolean {
  const [declaration] = one.declarations ?? [];
  return declaration !== undefined && (other.declarations ?? []).includes(declaration);
}

function recordEscape(source: TS.Type, node: TS.Node, { types, recorder }: FlowState): void {
  for (const { modules, role } of originsWithin(source, types))
    recorder.addOpen(modules, role, node, "it becomes a value of type `any` or `unknown`");
}

/** The generated types that a type is, or contains in lists, unions and promises. */
function originsWithin(type: TS.Type, types: UsageTypes, depth = 0): readonly GeneratedOrigin[] {
  if (depth > MAX_DEPTH || !types.touches(type)) return [];
  const own = types.originOfType(type);
  if (own) return [own];
  const { checker } = types;
  const item = itemType(type, checker);
  const parts = type.isUnionOrIntersection()
    ? type.types
    : item
      ? [item]
      : [
          ...typeArguments(type, checker),
          ...(isObjectType(type)
            ? checker.getPropertiesOfType(type).map((each) => checker.getTypeOfSymbol(each))
            : []),
          ...type
            .getCallSignatures()
            .flatMap(({ parameters }) => parameters.map((each) => checker.getTypeOfSymbol(each))),
        ];
  return parts.flatMap((each) => originsWithin(each, types, depth + 1));
}

/** The declaration of a property in code that is not generated. */
function declarationOf(property: TS.Symbol, { code }: UsageTypes): TS.Node | undefined {
  const declaration = property.valueDeclaration ?? property.declarations?.[0];
  if (!declaration) return undefined;
  const file = declaration.getSourceFile();
  const isValue =
    ts.isPropertyAssignment(declaration) ||
    ts.isShorthandPropertyAssignment(declaration) ||
    ts.isMethodDeclaration(declaration) ||
    ts.isAccessor(declaration);
  return isValue && !file.isDeclarationFile && !code.isGenerated(file) ? declaration : undefined;
}

function fileOf(type: TS.Type): TS.SourceFile | undefined {
  return (type.aliasSymbol ?? type.getSymbol())?.declarations?.[0]?.getSourceFile();
}

function isUntyped(type: TS.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Types without members that findings are about. */
function isPrimitive(type: TS.Type): boolean {
  return type.isUnion() ? type.types.every(isPrimitive) : !isObjectLike(type) && !isUntyped(type);
}

function isObjectLike(type: TS.Type): boolean {
  return (
    (type.flags &
      (ts.TypeFlags.Object |
        ts.TypeFlags.Intersection |
        ts.TypeFlags.TypeParameter |
        ts.TypeFlags.NonPrimitive)) !==
    0
  );
}
