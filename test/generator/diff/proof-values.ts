/**
 * How a consumer writes and reads the values of a parameter, as TypeScript; from the model, not by the generator's own texts.
 *
 * @module
 */
import type { ParameterDefault, Parameter } from "../../../generator/spec/model/parameter.js";
import type { SchemaShape, SingleType } from "../../../generator/spec/schema/shape.js";

/** Declares the variables that the expressions below name. */
export const VARIABLES = [
  "declare const text: string;",
  "declare const count: number;",
  "declare const flag: boolean;",
  "declare const date: Date;",
  "declare const file: Blob;",
];

/** Declares the type of a value without its literal types, at which a program reads that lists no values. */
export const WIDENED = [
  "type Widened<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean",
  "  : T extends object ? { readonly [K in keyof T]: Widened<T[K]> } : T;",
].join("\n");

/** A JSON value as an expression. */
export function literal(value: unknown): string {
  return JSON.stringify(value);
}

/** Expressions for one value, among them each value of an enum. */
export function singleValues({ type }: Parameter): readonly string[] {
  switch (type.kind) {
    case "upload":
      return ["file"];
    case "integer":
    case "float":
    case "namespace":
      return ["count", "1"];
    case "limit":
      return ["count", '"max"'];
    case "boolean":
      return ["flag"];
    case "schema":
      return valuesOfShape(type.shape);
    case "timestamp":
    case "expiry":
      return ["text", "date"];
    case "enum":
      return type.values.map(literal);
    default:
      return ["text", '"a"'];
  }
}

function valuesOfShape(shape: SchemaShape): readonly string[] {
  const { types = [], values = [], items } = typeof shape === "string" ? { types: [shape] } : shape;
  const found = [
    ...types.map((type) => SINGLE[type]),
    ...values.map(literal),
    ...(items === undefined ? [] : [`[${valuesOfShape(items)[0] ?? ""}]`]),
  ];
  return found.length === 0 ? ["text", "count", "flag"] : found;
}

const SINGLE: Readonly<Record<SingleType, string>> = {
  string: "text",
  integer: "count",
  number: "count",
  bigint: "count",
  digits: "text",
  boolean: "flag",
  null: "null",
};

/** Expressions for everything that a caller may give. */
export function allValues(parameter: Parameter): readonly string[] {
  const single = singleValues(parameter);
  const { multi } = parameter;
  if (!multi) return single;
  const all = multi.allspecifier === undefined ? [] : [literal(multi.allspecifier)];
  return [...single, "[]", `[${single.join(", ")}]`, ...all];
}

/** The type that a reading gives, defaults applied. */
export function readType(parameter: Parameter): string {
  return wholeType(parameter, readSingleType(parameter));
}

/** The type at which a program reads that does not list the values of an enum. */
export function ordinaryReadType(parameter: Parameter): string {
  const { type } = parameter;
  return wholeType(parameter, type.kind === "enum" ? "string" : readSingleType(parameter));
}

function wholeType(parameter: Parameter, single: string): string {
  const whole = parameter.multi ? `readonly (${single})[]` : single;
  return isAlwaysRead(parameter) ? whole : `${whole} | undefined`;
}

function isAlwaysRead({ type, default: value, required }: Parameter): boolean {
  return required || value !== undefined || type.kind === "boolean";
}

function readSingleType({ type }: Parameter): string {
  switch (type.kind) {
    case "integer":
    case "float":
    case "namespace":
    case "limit":
      return "number";
    case "boolean":
      return "boolean";
    case "schema":
      return "unknown";
    case "enum":
      return type.values.length === 0 ? "never" : type.values.map(literal).join(" | ");
    default:
      return "string";
  }
}

/** Whether a caller must give the parameter. */
export function needsArgument({ required, default: value }: Parameter): boolean {
  return required && value === undefined;
}

/** A default as the exported type has it. */
export function defaultLiteral(value: ParameterDefault): string {
  return literal(value);
}

/** Statements of a program that treats single values of an enum. */
export function comparisons({ type, multi }: Parameter, value: string): readonly string[] {
  if (type.kind !== "enum") return [];
  return type.values.map((each) =>
    multi ? `use(${value}?.includes(${literal(each)}));` : `use(${value} === ${literal(each)});`,
  );
}

/** Total treatments of an enum: a record of all values, and a switch without a rest. */
export function totalTreatments(
  name: string,
  type: string,
  values: readonly string[],
): readonly string[] {
  return [
    `const ${name}Record: Record<${type}, number> = {`,
    ...values.map((value, index) => `  ${literal(value)}: ${index},`),
    "};",
    `function ${name}Switch(value: ${type}): number {`,
    "  switch (value) {",
    ...values.map((value, index) => `    case ${literal(value)}: return ${index};`),
    "    default: { const none: never = value; return none; }",
    "  }",
    "}",
    `use(${name}Record, ${name}Switch);`,
  ];
}

/** Writes an object of expressions. */
export function objectOf(members: readonly (readonly [name: string, value: string])[]): string {
  return `{ ${members.map(([name, value]) => `${literal(name)}: ${value}`).join(", ")} }`;
}
