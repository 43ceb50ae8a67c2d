import type { Parameter, ParameterType } from "../spec/model/parameter.js";
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
    typeText(type),
    ...(multi ? [`${multi.lowlimit} values (${multi.highlimit})`] : []),
    ...(required ? ["required"] : []),
    ...(defaultsToAll ? ["default all"] : defaultText(value)),
    ...(deprecated ? ["deprecated"] : []),
  ].join(", ");
}

function defaultText(value: Parameter["default"]): readonly string[] {
  return value === undefined ? [] : [`default ${JSON.stringify(value)}`];
}

function typeText(type: ParameterType): string {
  switch (type.kind) {
    case "integer":
    case "float":
    case "limit":
      return `${type.kind}${rangeText(type)}`;
    case "string":
    case "text":
    case "password":
    case "raw":
      return [
        type.kind,
        ...(type.maxbytes === undefined ? [] : [`up to ${type.maxbytes} bytes`]),
        ...(type.maxchars === undefined ? [] : [`up to ${type.maxchars} characters`]),
      ].join(" ");
    case "namespace":
      return type.extranamespaces.length === 0
        ? type.kind
        : `${type.kind} or ${type.extranamespaces.join(", ")}`;
    case "user":
      return type.subtypes.length === 0 ? type.kind : `${type.kind} (${type.subtypes.join(", ")})`;
    case "unknown":
      return type.name;
    case "enum":
    case "boolean":
    case "timestamp":
    case "expiry":
    case "title":
    case "tags":
    case "upload":
    // Only directories have such parameters.
    case "schema":
      return type.kind;
  }
}

function rangeText({
  min,
  max,
  highmax,
}: {
  readonly min?: number;
  readonly max?: number;
  readonly highmax?: number;
}): string {
  if (min === undefined && max === undefined) return "";
  const high = highmax === undefined || highmax === max ? "" : ` (${highmax})`;
  return ` ${min ?? ""}..${max ?? ""}${high}`;
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
