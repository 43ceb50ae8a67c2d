import {
  array,
  bigInt,
  boolean,
  constant,
  constantFrom,
  dictionary,
  oneof,
  record,
  subarray,
  tuple,
} from "fast-check";
import type { Arbitrary } from "fast-check";
import { ts } from "ts-morph";
import { ODD_VALUES } from "./odd-values.js";
import { elementsOf, isText, nameOf } from "./inhabits.js";

/** Texts, of which one or another is valid for most formats, patterns and lengths. */
const TEXTS = [
  "Foo",
  "",
  "*",
  "max",
  "now",
  "a",
  "aa",
  "abc-1",
  "A1",
  "ABC",
  "t1",
  "12",
  "0123456789abcdef01234567",
  "2024-01-31",
  "2024-01-31T09:00:00Z",
  "09:00:00Z",
  "P1D",
  "https://a.example/",
  "a@a.example",
  "a.example",
  "192.0.2.1",
  "2001:db8::1",
  "00000000-0000-4000-8000-000000000000",
  "YWJj",
  "x".repeat(40),
] as const;

const NUMBERS = [0, 1, 2, 3, 10, 200, 500, 1.5, -1, 1e300, Number.NaN] as const;

/** Values that no type or few types have. */
const ODD: readonly unknown[] = [
  null,
  [],
  {},
  true,
  new Blob(["a"]),
  ...ODD_VALUES,
  ...TEXTS,
  ...NUMBERS,
];

/** Values of types of the libraries. */
const INSTANCES: ReadonlyMap<string, readonly object[]> = new Map<string, readonly object[]>([
  ["Date", [new Date(0), new Date(Number.NaN)]],
  ["Blob", [new Blob(["a"])]],
  ["ArrayBuffer", [new ArrayBuffer(1)]],
  ["Uint8Array", [new Uint8Array(1)]],
]);

/** Deeper, optional members are absent. */
const MAX_DEPTH = 3;

/** Values of a type. Many of them break a rule that the type does not express. */
export function valuesOf(checker: ts.TypeChecker, type: ts.Type, depth = 0): Arbitrary<unknown> {
  const { flags } = type;
  if (type.isUnion()) return oneof(...type.types.map((each) => valuesOf(checker, each, depth)));
  if (type.isStringLiteral() || type.isNumberLiteral()) return constant(type.value);
  if (flags & ts.TypeFlags.BooleanLiteral) return constant(checker.typeToString(type) === "true");
  if (flags & ts.TypeFlags.Boolean) return boolean();
  if (flags & ts.TypeFlags.String) return constantFrom(...TEXTS);
  if (flags & ts.TypeFlags.Number) return constantFrom(...NUMBERS);
  if (flags & ts.TypeFlags.BigInt) return bigInt({ min: -9n, max: 99n });
  if (flags & ts.TypeFlags.Null) return constant(null);
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never)) return constant(undefined);
  const instances = INSTANCES.get(nameOf(type));
  if (instances) return constantFrom(...instances);
  const text = type.isIntersection() ? type.types.find(isText) : undefined;
  if (text) return valuesOf(checker, text, depth);
  if (flags & ts.TypeFlags.Object || type.isIntersection())
    return objectsOf(checker, type, depth + 1);
  return constantFrom(...ODD);
}

function isRequired({ flags }: ts.Symbol): boolean {
  return !(flags & ts.SymbolFlags.Optional);
}

function objectsOf(checker: ts.TypeChecker, type: ts.Type, depth: number): Arbitrary<unknown> {
  if (checker.isTupleType(type))
    return tuple(...elementsOf(checker, type).map((each) => valuesOf(checker, each, depth)));
  if (checker.isArrayType(type)) {
    const [item] = elementsOf(checker, type);
    const isDeep = item === undefined || depth > MAX_DEPTH;
    return isDeep ? constant([]) : array(valuesOf(checker, item, depth), { maxLength: 2 });
  }
  const members = checker.getPropertiesOfType(type);
  const required = members.filter(isRequired);
  const optional = members.filter((member) => !isRequired(member));
  const recordOf = (some: readonly ts.Symbol[]): Arbitrary<object> =>
    record(
      Object.fromEntries(
        some.map((each) => [each.name, valuesOf(checker, checker.getTypeOfSymbol(each), depth)]),
      ),
    );
  const maxLength = depth > MAX_DEPTH ? 0 : Math.min(3, optional.length);
  const known = subarray(optional, { maxLength }).chain((some) => recordOf([...required, ...some]));
  const [index] = checker.getIndexInfosOfType(type);
  if (!index || depth > MAX_DEPTH) return known;
  const open = dictionary(constantFrom("a", "b"), valuesOf(checker, index.type, depth), {
    maxKeys: 1,
  });
  return tuple(open, known).map(([more, own]) => ({ ...more, ...own }));
}

/** A change of one part of a value, which numbers select. */
interface Change {
  readonly kind: "replace" | "wrap" | "unwrap" | "remove" | "add";
  /** The number of the member to change at each level; at its end, the value itself is changed. */
  readonly path: readonly number[];
  readonly by: unknown;
}

/** Values with up to two parts changed, so that most are not of the type any more. */
export function changed(values: Arbitrary<unknown>): Arbitrary<unknown> {
  const change: Arbitrary<Change> = record({
    kind: constantFrom("replace", "wrap", "unwrap", "remove", "add"),
    path: array(constantFrom(0, 1, 2, 3, 4, 5, 6), { minLength: 1, maxLength: 3 }),
    by: constantFrom(...ODD),
  });
  return tuple(values, array(change, { maxLength: 2 })).map(([value, changes]) =>
    changes.reduce(withChange, value),
  );
}

function withChange(value: unknown, change: Change): unknown {
  const [first, ...rest] = change.path;
  const members = membersOf(value);
  if (first === undefined || members.length === 0) return changeValue(value, change);
  const [name, member] = members[first % members.length] ?? ["", undefined];
  return withMember(value, name, withChange(member, { ...change, path: rest }));
}

function changeValue(value: unknown, { kind, by }: Change): unknown {
  switch (kind) {
    case "replace":
      return by;
    case "wrap":
      return [value];
    case "unwrap":
      return Array.isArray(value) ? value[0] : by;
    case "remove":
      return undefined;
    case "add":
      if (Array.isArray(value)) return [...value, by];
      return membersOf(value).length > 0 ? withMember(value, "other", by) : [value, by];
  }
}

/** The members of plain data. */
export function membersOf(value: unknown): readonly (readonly [name: string, member: unknown])[] {
  if (typeof value !== "object" || value === null) return [];
  const isPlain =
    Array.isArray(value) || [null, Object.prototype].includes(Object.getPrototypeOf(value));
  return isPlain ? Object.entries(value) : [];
}

/** A copy of plain data with another member. */
export function withMember(value: unknown, name: string, member: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(name), member);
  return { ...Object(value), [name]: member };
}
