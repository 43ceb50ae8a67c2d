import { traitsOf } from "../../parameter-types/registry.js";
import type { DefaultValue, Parameter } from "../../model/parameter.js";
import { generic, literalType, union } from "../../typescript/type-expression.js";
import type { TypeExpression } from "../../typescript/type-expression.js";

/** The type of a structured parameter, as a caller writes it. */
export function valueType({ type, multi }: Parameter): TypeExpression {
  const single = traitsOf(type).value;
  if (!multi) return single;
  const several = generic("OneOrMore", single);
  const { allspecifier } = multi;
  // Where any text is a value, the allspecifier is one too.
  const isText =
    single.kind === "name" && (single.name === "string" || single.name === "Timestamp");
  return allspecifier === undefined || isText ? several : union(several, literalType(allspecifier));
}

/** The type of a default: exactly that value. */
export function defaultType(value: DefaultValue): TypeExpression {
  if (typeof value === "object") return { kind: "list", items: value.map(literalType) };
  return literalType(value);
}

/** Whether a caller has to give the parameter: a default satisfies a requirement. */
export function isRequired({ required, default: value }: Parameter): boolean {
  return required && value === undefined;
}

/** Members of every object. */
const INHERITED: ReadonlySet<string> = new Set([
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf",
]);

/** Whether an object without any of the parameters would not fit their interface, since it inherits a member of that name. */
export function hasInheritedName(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ name }) => INHERITED.has(name));
}

/** The runtime types that a structured parameter's type names. */
export function valueTypeImports(parameters: readonly Parameter[]): readonly string[] {
  const times = parameters.some(({ type }) => type.kind === "timestamp" || type.kind === "expiry");
  const lists = parameters.some(({ multi }) => multi);
  return [...(lists ? ["OneOrMore"] : []), ...(times ? ["Timestamp"] : [])];
}
