import type { Parameter } from "../spec/model/parameter.js";
import { traitsOf } from "../spec/parameters/registry.js";
import type { ResultField, ResultShape } from "../spec/model/result.js";

/** Describes a parameter in a few words: type, multiplicity, default and flags. */
export function parameterText({
  type,
  multi,
  default: value,
  defaultsToAll,
  required,
  deprecated,
}: Parameter): string {
  return [
    traitsOf(type).summary,
    ...(multi ? [`${multi.lowlimit} values (${multi.highlimit})`] : []),
    ...(required ? ["required"] : []),
    ...(defaultsToAll ? ["default all"] : defaultText(value)),
    ...(deprecated ? ["deprecated"] : []),
  ].join(", ");
}

function defaultText(value: Parameter["default"]): readonly string[] {
  return value === undefined ? [] : [`default ${JSON.stringify(value)}`];
}

/** Describes a field of a result: its type, and whether every row has it. */
export function fieldText({ shape, presence }: ResultField): string {
  const type = [...new Set(shapeTexts(shape))].join(" or ");
  return presence === "always" ? type : `${type}, sometimes`;
}

function shapeTexts(shape: ResultShape): readonly string[] {
  switch (shape.kind) {
    case "scalar":
      return [shape.type];
    case "enum":
      return [`value of ${shape.parameter}`];
    case "list":
      return [`list of ${shapeTexts(shape.items).join(" or ")}`];
    case "map":
      return [`map of ${shapeTexts(shape.values).join(" or ")}`];
    case "record":
      return ["object"];
    case "flag":
      return ["flag"];
    case "union":
      return shape.of.flatMap(shapeTexts);
  }
}
