import type { SchemaShape, SingleType } from "../schema/shape.js";
import type { SchemaType } from "../model/parameter.js";
import { expandedShape } from "../schema/shape.js";
import type { Literal } from "../../base/literal.js";
import { arrayOf, literalType, named, union } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { typeTraits } from "./traits.js";
import type { ParameterTypeTraits, Scalar } from "./traits.js";

/** Values that a JSON Schema describes. */
export function schemaTraits({ schema, shape, names = {} }: SchemaType): ParameterTypeTraits {
  return typeTraits("schema", {
    value: names.type === undefined ? inlineType(shape) : named(names.type),
    descriptor: {
      type: "schema",
      shape: shapeLiteral(shape),
      schema: names.validate === undefined ? undefined : schemaKey(names.validate),
    },
    rule: () => ({
      type: "schema",
      rule: "schemaRule",
      check: "schemaValueCheck",
      file: "runtime/validate",
      isMade: true,
    }),
    comparison: { canHoldBars: true },
    scalars: scalarsOfShape(shape),
    jsonSchema: schema,
  });
}

/** The kinds of single values and list items in a shape. */
export function scalarsOfShape(shape: SchemaShape): readonly Scalar[] {
  const { types = [], values = [], items } = expandedShape(shape);
  return [
    ...types.flatMap(scalarOf),
    ...values.flatMap((value) => scalarOf(typeof value)),
    ...(items === undefined ? [] : scalarsOfShape(items)),
  ];
}

/** The kind of values of a JSON Schema type or a JavaScript type; empty for `null` and containers. */
function scalarOf(type: string): readonly Scalar[] {
  switch (type) {
    case "string":
      return ["text"];
    case "integer":
    case "number":
    case "bigint":
    case "digits":
      return ["number"];
    case "boolean":
      return ["boolean"];
    default:
      return [];
  }
}

/** The name of a validator in descriptors: `validateFindPetsFilter` is `FindPetsFilter`. */
export function schemaKey(validate: string): string {
  return validate.slice("validate".length);
}

const TYPE_NAMES: Readonly<Record<SingleType, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  bigint: "bigint",
  digits: "string",
  boolean: "boolean",
  null: "null",
};

/** The type of a shape without objects. */
export function inlineType(shape: SchemaShape): TypeExpression {
  const { types = [], values = [], items } = expandedShape(shape);
  const members = [
    ...types.map((type) => named(TYPE_NAMES[type])),
    ...values.map(literalType),
    ...(items === undefined ? [] : [arrayOf(inlineType(items))]),
  ];
  const isAnything = typeof shape === "object" && Object.keys(shape).length === 0;
  return isAnything ? named("unknown") : union(...members);
}

/** A shape as a literal of generated code. */
export function shapeLiteral(shape: SchemaShape): Literal {
  if (typeof shape === "string") return shape;
  const { types, values, items, members, rest } = shape;
  const all = Object.entries(members ?? {}).map(([name, each]) => [name, shapeLiteral(each)]);
  return {
    ...(types && { types }),
    ...(values && { values }),
    ...(items !== undefined && { items: shapeLiteral(items) }),
    ...(members && { members: Object.fromEntries(all) }),
    ...(rest !== undefined && { rest: shapeLiteral(rest) }),
  };
}
