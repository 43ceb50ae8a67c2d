import { h } from "preact";
import type { ComponentChild } from "preact";
import { ChoiceBoxes, ChoiceSelect } from "./choice-controls.js";
import { choicesOf } from "./choices.js";
import type { ControlProps, InputEventOf } from "./control-props.js";
import { LinesArea } from "./lines-area.js";
import { NumberInput } from "./number-input.js";
import { TimestampInput } from "./timestamp-input.js";

/** The control for a parameter, by its type. */
export function Control(props: ControlProps): ComponentChild {
  const { parameter, namespaces } = props;
  const { type, multi } = parameter;
  const choices = choicesOf(parameter, namespaces);
  if (choices)
    return multi ? h(ChoiceBoxes, { ...props, choices }) : h(ChoiceSelect, { ...props, choices });
  if (multi) return h(LinesArea, props);
  switch (type.kind) {
    case "boolean":
      return h(FlagBox, props);
    case "integer":
    case "float":
    case "limit":
      return h(NumberInput, { ...props, type });
    case "timestamp":
    case "expiry":
      return h(TimestampInput, props);
    case "text":
      return h(TextArea, props);
    case "upload":
      return h(
        "p",
        { class: "faint" },
        "Files are sent in the body. They are not part of an address.",
      );
    default:
      return h(TextInput, props);
  }
}

/** True if the label is of a group of controls. */
export function isGroup({
  parameter,
  namespaces,
}: Pick<ControlProps, "parameter" | "namespaces">): boolean {
  return parameter.multi !== undefined && choicesOf(parameter, namespaces) !== undefined;
}

/** The parameter is present or absent, with any text. */
function FlagBox({ id, text, aria, onText }: ControlProps): ComponentChild {
  return h("input", {
    id,
    type: "checkbox",
    checked: text !== undefined,
    ...aria,
    onChange: () => onText(text === undefined ? "1" : undefined),
  });
}

function TextInput({ id, text, parameter, aria, onText }: ControlProps): ComponentChild {
  const { type, default: usual } = parameter;
  return h("input", {
    id,
    type: type.kind === "password" ? "password" : "text",
    value: text ?? "",
    placeholder: typeof usual === "string" || typeof usual === "number" ? String(usual) : undefined,
    autocomplete: "off",
    spellcheck: false,
    ...aria,
    onInput: ({ currentTarget: { value } }: InputEventOf<HTMLInputElement>) =>
      onText(value === "" ? undefined : value),
  });
}

function TextArea({ id, text, aria, onText }: ControlProps): ComponentChild {
  return h("textarea", {
    id,
    rows: 4,
    value: text ?? "",
    ...aria,
    onInput: ({ currentTarget: { value } }: InputEventOf<HTMLTextAreaElement>) =>
      onText(value === "" ? undefined : value),
  });
}
