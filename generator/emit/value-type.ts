import type { DefaultValue, Parameter, ParameterType } from "../model/parameter.js";
import { generic, literalType, named, union } from "./type-expression.js";
import type { TypeExpression } from "./type-expression.js";

/** The type of a structured parameter, as a caller writes it. */
export function valueType({ type, multi }: Parameter): TypeExpression {
  const single = singleType(type);
  if (!multi) return single;
  const several = generic("OneOrMore", single);
  const { allspecifier } = multi;
  // Where any text is a value, the allspecifier is one too.
  const isText =
    single.kind === "name" && (single.name === "string" || single.name === "Timestamp");
  return allspecifier === undefined || isText ? several : union(several, literalType(allspecifier));
}

function singleType(type: ParameterType): TypeExpression {
  switch (type.kind) {
    case "string":
    case "text":
    case "password":
    case "raw":
    case "title":
    case "user":
    case "tags":
    case "upload":
    case "unknown":
      return named("string");
    case "integer":
    case "float":
    case "namespace":
      return named("number");
    case "limit":
      return union(named("number"), literalType("max"));
    case "boolean":
      return named("boolean");
    case "timestamp":
    case "expiry":
      return named("Timestamp");
    case "enum":
      return union(...type.values.map(literalType));
  }
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
