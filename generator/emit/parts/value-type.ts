import { traitsOf } from "../../spec/parameters/registry.js";
import { int64Value } from "../../spec/schema/formats.js";
import type { Parameter } from "../../spec/model/parameter.js";
import { generic, literalType, named, union } from "../../base/type-expression.js";
import { stringText } from "../../base/literal.js";
import type { Literal } from "../../base/literal.js";
import type { LocalName } from "../../base/local-names.js";
import type { TypeExpression } from "../../base/type-expression.js";

/** The type of a structured parameter in a caller's code. */
export function valueType(parameter: Parameter, local: LocalName): TypeExpression {
  const { type, multi, tokentype } = parameter;
  if (tokentype !== undefined && isToken(parameter))
    return generic(local("Token"), literalType(tokentype));
  const { value, runtimeType } = traitsOf(type);
  const single = runtimeType === undefined ? value : named(local(runtimeType));
  if (!multi) return single;
  const several = generic(local("OneOrMore"), single);
  const { allspecifier } = multi;
  // If any text is a valid value, the allspecifier is included.
  const isText =
    runtimeType === "Timestamp" || (single.kind === "name" && single.name === "string");
  return allspecifier === undefined || isText ? several : union(several, literalType(allspecifier));
}

/** A default in a caller's code. */
export function defaultValue({
  type,
  default: value,
}: Pick<Parameter, "type" | "default">): Literal | undefined {
  return type.kind === "schema" && typeof value === "number"
    ? int64Value(value, type.schema)
    : value;
}

/** The type of a default: a literal type. */
export function defaultType(value: Literal): TypeExpression {
  if (isList(value)) return { kind: "list", items: value.map(defaultType) };
  if (typeof value !== "object" || value === null) return literalType(value);
  const members = Object.entries(value).map(([name, member]) => ({
    name,
    type: defaultType(member),
    optional: false,
    comment: [],
  }));
  return { kind: "object", members };
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}

/**
 * Returns true if the server requires the parameter. A parameter with a default is never required.
 */
export function isRequired({ required, default: value }: Parameter): boolean {
  return required && value === undefined;
}

/**
 * Returns true if the builder requires a parameter. Token parameters are optional, because senders
 * add them.
 */
export function needsArgument(parameter: Parameter): boolean {
  return isRequired(parameter) && !isToken(parameter);
}

/** Returns true if the value of a parameter is a token: one text. */
function isToken({ tokentype, multi, type }: Parameter): boolean {
  return tokentype !== undefined && !multi && type.kind === "string";
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

/** The type of an optional member, which objects without it inherit if all objects have such a name. */
export function inheritable(name: string, type: TypeExpression): TypeExpression {
  return INHERITED.has(name) ? union(type, named(`Object[${stringText(name)}]`)) : type;
}

/** The types of schemas used in parameter types. */
export function schemaTypeImports(parameters: readonly Parameter[]): readonly string[] {
  const names = parameters.flatMap(({ type }) =>
    type.kind === "schema" && type.names?.type !== undefined ? [type.names.type] : [],
  );
  return [...new Set(names)];
}

/** The runtime types in the type of a structured parameter. */
export function valueTypeImports(parameters: readonly Parameter[]): readonly string[] {
  const lists = parameters.some(({ multi }) => multi);
  const tokens = parameters.some(isToken);
  return [
    ...(lists ? ["OneOrMore"] : []),
    ...(tokens ? ["Token"] : []),
    ...new Set(parameters.flatMap(({ type }) => traitsOf(type).runtimeType ?? [])),
  ];
}
