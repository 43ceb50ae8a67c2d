import { traitsOf } from "../../parameter-types/registry.js";
import type { ParameterDefault, Parameter } from "../../model/parameter.js";
import { generic, literalType, union } from "../../typescript/type-expression.js";
import type { TypeExpression } from "../../typescript/type-expression.js";

/** The type of a structured parameter in a caller's code. */
export function valueType({ type, multi }: Parameter): TypeExpression {
  const single = traitsOf(type).value;
  if (!multi) return single;
  const several = generic("OneOrMore", single);
  const { allspecifier } = multi;
  // If any text is a valid value, the allspecifier is included.
  const isText =
    single.kind === "name" && (single.name === "string" || single.name === "Timestamp");
  return allspecifier === undefined || isText ? several : union(several, literalType(allspecifier));
}

/** The type of a default: a literal type. */
export function defaultType(value: ParameterDefault): TypeExpression {
  if (typeof value === "object") return { kind: "list", items: value.map(literalType) };
  return literalType(value);
}

/**
 * Returns true if a caller must pass the parameter. A parameter with a default is never required.
 */
export function isRequired({ required, default: value }: Parameter): boolean {
  return required && value === undefined;
}

/** Members that every object inherits. */
const INHERITED: ReadonlySet<string> = new Set([
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf",
]);

/**
 * Returns true if an object without parameters would not match their interface, because it inherits
 * a member of such a name.
 */
export function hasInheritedName(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ name }) => INHERITED.has(name));
}

/** The runtime types in the type of a structured parameter. */
export function valueTypeImports(parameters: readonly Parameter[]): readonly string[] {
  const times = parameters.some(({ type }) => type.kind === "timestamp" || type.kind === "expiry");
  const lists = parameters.some(({ multi }) => multi);
  return [...(lists ? ["OneOrMore"] : []), ...(times ? ["Timestamp"] : [])];
}
