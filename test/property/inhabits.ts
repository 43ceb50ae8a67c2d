import { ts } from "ts-morph";

/**
 * Decides by the compiler's types whether a value is of a type, without the generator's model. As for
 * the compiler without `exactOptionalPropertyTypes`, an optional member may be undefined.
 *
 * @throws Error if the type is of a kind that generated types of data do not have
 */
export function inhabits(checker: ts.TypeChecker, type: ts.Type, value: unknown): boolean {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  if (type.isUnion()) return type.types.some((each) => inhabits(checker, each, value));
  if (type.isIntersection()) {
    const parts = type.types.filter((part) => !(isMark(part) && type.types.some(isText)));
    return parts.every((each) => inhabits(checker, each, value));
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return value === type.value;
  if (flags & ts.TypeFlags.BooleanLiteral)
    return typeof value === "boolean" && checker.typeToString(type) === String(value);
  if (flags & ts.TypeFlags.String) return typeof value === "string";
  if (flags & ts.TypeFlags.TemplateLiteral) return typeof value === "string" && fits(type, value);
  if (flags & ts.TypeFlags.Number) return typeof value === "number";
  if (flags & ts.TypeFlags.BigInt) return typeof value === "bigint";
  if (flags & ts.TypeFlags.Null) return value === null;
  if (flags & ts.TypeFlags.Undefined) return value === undefined;
  if (flags & ts.TypeFlags.Never) return false;
  if (flags & ts.TypeFlags.NonPrimitive) return typeof value === "object" && value !== null;
  if (flags & ts.TypeFlags.Object) return isOfObjectType(checker, type, value);
  throw new Error(`The values of the type ${checker.typeToString(type)} are not known.`);
}

/** Whether a type only marks a text, such as `{ readonly "~token"?: "csrf" }`: no text has the member. */
function isMark(type: ts.Type): boolean {
  return type
    .getProperties()
    .every(({ name, flags }) => name.startsWith("~") && (flags & ts.SymbolFlags.Optional) !== 0);
}

export function isText({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.String) !== 0;
}

/** Types of the libraries, whose values the engine knows. */
const CLASSES = new Map<string, (value: unknown) => boolean>([
  ["Date", (value) => value instanceof Date],
  ["Blob", (value) => value instanceof Blob],
  ["ArrayBuffer", (value) => value instanceof ArrayBuffer],
  ["Uint8Array", (value) => value instanceof Uint8Array],
]);

function isOfObjectType(checker: ts.TypeChecker, type: ts.Type, value: unknown): boolean {
  const isInstance = CLASSES.get(nameOf(type));
  if (isInstance) return isInstance(value);
  if (checker.isTupleType(type)) return isOfTuple(checker, type, value);
  if (checker.isArrayType(type)) {
    const [item] = elementsOf(checker, type);
    // `Array.from` reads holes, which are undefined.
    return (
      Array.isArray(value) &&
      item !== undefined &&
      Array.from(value).every((each) => inhabits(checker, item, each))
    );
  }
  const properties = checker.getPropertiesOfType(type);
  const indexes = checker.getIndexInfosOfType(type);
  if (properties.length === 0 && indexes.length === 0) return value !== null && value !== undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const hasProperties = properties.every((property) => {
    const member = memberOf(value, property.name);
    const isAbsent = member === undefined && (property.flags & ts.SymbolFlags.Optional) !== 0;
    return isAbsent || inhabits(checker, checker.getTypeOfSymbol(property), member);
  });
  return (
    hasProperties &&
    indexes.every((index) =>
      Object.entries(value).every(
        ([name, member]) =>
          !inhabits(checker, index.keyType, name) ||
          member === undefined ||
          inhabits(checker, index.type, member),
      ),
    )
  );
}

/** The name of a type's declaration; empty if it has none. */
export function nameOf(type: ts.Type): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- types of literals have no symbol
  return type.symbol?.name ?? "";
}

/** Data does not have the members that every object inherits. */
function memberOf(value: object, name: string): unknown {
  const isInherited = name in Object.prototype && !Object.hasOwn(value, name);
  return isInherited ? undefined : Reflect.get(value, name);
}

function isOfTuple(checker: ts.TypeChecker, type: ts.Type, value: unknown): boolean {
  const elements = elementsOf(checker, type);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `isTupleType` has decided it
  const { minLength, hasRestElement } = (type as ts.TupleTypeReference).target;
  if (!Array.isArray(value) || value.length < minLength) return false;
  if (!hasRestElement && value.length > elements.length) return false;
  return Array.from(value).every((each, at) => {
    const element = elements[Math.min(at, elements.length - 1)];
    return element !== undefined && inhabits(checker, element, each);
  });
}

/** The types of the items of a list or tuple. */
export function elementsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lists and tuples are references
  return checker.getTypeArguments(type as ts.TypeReference);
}

/** Whether a text fits a type such as `text-${string}`. */
function fits(type: ts.Type, text: string): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its flag has decided it
  const { texts } = type as ts.TemplateLiteralType;
  const escaped = texts.map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join(".*")}$`, "s").test(text);
}
