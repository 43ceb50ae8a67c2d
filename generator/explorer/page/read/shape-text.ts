import { h } from "preact";
import type { ComponentChild } from "preact";
import type { PresenceClause, ResultCondition, ResultShape } from "../../../spec/model/result.js";
import { escapeHidden } from "../../../base/hidden-characters.js";

/** The type of a value in a response. */
export function resultShapeText(shape: ResultShape): string {
  switch (shape.kind) {
    case "scalar":
      return shape.type === "unknown" ? "any JSON" : shape.type;
    case "enum":
      return `value of ${shape.parameter}`;
    case "flag":
      return "flag";
    case "list":
      return `list of ${resultShapeText(shape.items)}`;
    case "map":
      return `map of ${resultShapeText(shape.values)}`;
    case "record":
      return "object";
    case "union":
      return shape.of.map(resultShapeText).join(" or ");
  }
}

/** Conditions as parameters with their values. */
export function conditionWords(conditions: readonly ResultCondition[]): ComponentChild {
  return conditions.map(({ parameter, values }, index) => [
    index > 0 && " and ",
    h("code", null, escapeHidden(values ? `${parameter}=${values.join("|")}` : parameter)),
  ]);
}

/** When an optional field is present. */
export function presenceWords(clauses: readonly PresenceClause[]): ComponentChild {
  if (clauses.length === 0) return "optional";
  return [
    "if ",
    clauses.map((clause, index) => [
      index > 0 && " or ",
      clause.map(({ of, field, values }, position) => [
        position > 0 && " and ",
        h(
          "code",
          null,
          escapeHidden(`${of === "parent" ? "../" : ""}${field}=${values.join("|")}`),
        ),
      ]),
    ]),
  ];
}
