import type { ResultField, ResultShape } from "./result.js";

/** The fields of a shape, through lists, maps and alternatives; without the fields of a field. */
export function fieldsIn(shape: ResultShape): readonly ResultField[] {
  switch (shape.kind) {
    case "scalar":
    case "enum":
    case "flag":
      return [];
    case "list":
      return fieldsIn(shape.items);
    case "map":
      return fieldsIn(shape.values);
    case "record":
      return shape.fields;
    case "union":
      return shape.of.flatMap(fieldsIn);
  }
}
