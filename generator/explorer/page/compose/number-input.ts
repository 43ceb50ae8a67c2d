import { h } from "preact";
import type { ComponentChild } from "preact";
import type { LimitType, NumberType } from "../../../spec/model/parameter.js";
import { defaultText } from "./control-props.js";
import type { ControlProps, InputEventOf } from "./control-props.js";

/** A number with its range. A text that is no number, which an address can have, stays visible. */
export function NumberInput({
  id,
  text,
  parameter,
  type,
  aria,
  onText,
}: ControlProps & { readonly type: NumberType | LimitType }): ComponentChild {
  const isNumber = text === undefined || /^-?\d+(\.\d+)?$/.test(text);
  const isMaximum = type.kind === "limit" && text === "max";
  const { min, max, highmax } = type;
  return h(
    "span",
    { class: "number-input" },
    h("input", {
      id,
      type: isNumber || isMaximum ? "number" : "text",
      value: isMaximum ? "" : (text ?? ""),
      min,
      max: highmax ?? max,
      step: type.kind === "float" ? "any" : 1,
      placeholder: parameter.default === undefined ? undefined : defaultText(parameter.default),
      disabled: isMaximum,
      ...aria,
      onInput: ({ currentTarget: { value } }: InputEventOf<HTMLInputElement>) =>
        onText(value === "" ? undefined : value),
    }),
    type.kind === "limit" &&
      h(
        "label",
        null,
        h("input", {
          type: "checkbox",
          checked: isMaximum,
          onChange: () => onText(isMaximum ? undefined : "max"),
        }),
        " ",
        h("code", null, "max"),
      ),
  );
}
