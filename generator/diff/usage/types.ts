import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { GeneratedCode, GeneratedOrigin } from "./generated-code.js";
import { itemType } from "./literals.js";

/** The types of a program, with the modules that they belong to. */
export interface UsageTypes {
  readonly checker: TS.TypeChecker;
  readonly code: GeneratedCode;
  readonly originOfSymbol: (symbol: TS.Symbol | undefined) => GeneratedOrigin | undefined;
  /** The modules of the named type, and those of its members that findings are about. */
  readonly originOfType: (type: TS.Type) => GeneratedOrigin | undefined;
  /** Returns true if a type contains members of generated code, at any depth that is followed. */
  readonly touches: (type: TS.Type) => boolean;
}

const MAX_DEPTH = 5;
const MAX_PARTS = 40;

/** Creates the lookups of types, which remember their results. */
export function usageTypes(checker: TS.TypeChecker, code: GeneratedCode): UsageTypes {
  const origins = new Map<TS.Type, GeneratedOrigin | undefined>();
  const touching = new Map<TS.Type, boolean>();
  const originOfSymbol = (symbol: TS.Symbol | undefined): GeneratedOrigin | undefined => {
    if (!symbol) return undefined;
    const target = isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) {
      const origin = code.originOf(declaration);
      if (origin) return origin;
    }
    return undefined;
  };
  const findOrigin = (type: TS.Type): GeneratedOrigin | undefined => {
    const own = originOfSymbol(type.aliasSymbol) ?? originOfSymbol(type.getSymbol());
    const members =
      isObjectType(type) || type.isIntersection()
        ? checker
            .getPropertiesOfType(type)
            .flatMap((each) => (code.isMember(each.name) ? (originOfSymbol(each) ?? []) : []))
        : [];
    return merged([...(own ? [own] : []), ...members]);
  };
  const originOfType = (type: TS.Type): GeneratedOrigin | undefined => {
    if (!origins.has(type)) origins.set(type, findOrigin(type));
    return origins.get(type);
  };
  const contains = (type: TS.Type, seen: Set<TS.Type>, depth: number): boolean => {
    const known = touching.get(type);
    if (known !== undefined) return known;
    if (depth > MAX_DEPTH || seen.has(type)) return false;
    seen.add(type);
    const found =
      originOfType(type) !== undefined ||
      partsOf(type, checker, code).some((each) => contains(each, seen, depth + 1));
    // Below the top, a part may be missing because it was seen before.
    if (found || depth === 0) touching.set(type, found);
    return found;
  };
  return {
    checker,
    code,
    originOfSymbol,
    originOfType,
    touches: (type) => contains(type, new Set(), 0),
  };
}

/** The types that a type consists of. Classes and types of the runtime are not opened. */
function partsOf(
  type: TS.Type,
  checker: TS.TypeChecker,
  { isGenerated }: GeneratedCode,
): readonly TS.Type[] {
  if (type.isUnionOrIntersection()) return type.types.slice(0, MAX_PARTS);
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint ? [constraint] : [];
  }
  if (!isObjectType(type)) return [];
  const file = type.getSymbol()?.declarations?.[0]?.getSourceFile();
  const isNamed = ((type.getSymbol()?.flags ?? 0) & NAMED) !== 0;
  const isRuntime = file !== undefined && isGenerated(file) && file.fileName.includes("/runtime/");
  const isExternal = file?.isDeclarationFile === true && !isGenerated(file);
  const types = isRuntime && isNamed ? [] : typeArguments(type, checker);
  if (types.length > 0) return types;
  const isFunction = type.getCallSignatures().length > 0;
  if (isNamed && !isFunction && (isRuntime || isExternal)) return [];
  const item = itemType(type, checker);
  const properties = checker.getPropertiesOfType(type).slice(0, MAX_PARTS);
  return [
    ...(item ? [item] : []),
    ...checker.getIndexInfosOfType(type).map((each) => each.type),
    ...properties.map((each) => checker.getTypeOfSymbol(each)),
    ...type
      .getCallSignatures()
      .slice(0, 2)
      .flatMap((signature) => [
        ...signature.parameters.map((each) => checker.getTypeOfSymbol(each)),
        signature.getReturnType(),
      ]),
  ];
}

const NAMED = ts.SymbolFlags.Class | ts.SymbolFlags.Interface;

export function isObjectType(type: TS.Type): type is TS.ObjectType {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}

/** Returns true for `any`, and for a type that the compiler does not find. */
export function isAny(type: TS.Type): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0;
}

/** Returns true for a symbol that an import or export declares for another one. */
export function isAlias(symbol: TS.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Alias) !== 0;
}

/** The type arguments of a reference such as `Promise<Row>`. */
export function typeArguments(type: TS.Type, checker: TS.TypeChecker): readonly TS.Type[] {
  if (!isObjectType(type) || (type.objectFlags & ts.ObjectFlags.Reference) === 0) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the flag distinguishes the type
  return checker.getTypeArguments(type as TS.TypeReference);
}

function merged(origins: readonly GeneratedOrigin[]): GeneratedOrigin | undefined {
  const [first] = origins;
  if (!first) return undefined;
  return { modules: [...new Set(origins.flatMap(({ modules }) => modules))], role: first.role };
}
