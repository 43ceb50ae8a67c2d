import { h } from "preact";
import type { ComponentChild } from "preact";
import { joinValues, splitValues } from "../../../../templates/runtime/wire/wire-text.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import type { Choice } from "./choices.js";
import { defaultText } from "./control-props.js";
import type { ControlProps, InputEventOf } from "./control-props.js";

type ChoiceProps = ControlProps & { readonly choices: readonly Choice[] };

/** A list of one value: the default if the parameter is absent. */
export function ChoiceSelect({
  id,
  text,
  parameter,
  choices,
  aria,
  onText,
}: ChoiceProps): ComponentChild {
  const { default: usual } = parameter;
  const isListed = text === undefined || choices.some(({ value }) => value === text);
  const shown = isListed
    ? choices
    : [...choices, { value: text, isDeprecated: false, note: "(not a listed value)" }];
  return h(
    "select",
    {
      id,
      value: optionOf(text),
      ...aria,
      onChange: ({ currentTarget: { value } }: InputEventOf<HTMLSelectElement>) =>
        onText(value === ABSENT ? undefined : value.slice(1)),
    },
    h("option", { value: ABSENT }, usual === undefined ? "—" : `— (${defaultText(usual)})`),
    shown.map(({ value, note, isDeprecated }) =>
      h(
        "option",
        { key: value, value: optionOf(value) },
        valueText(value) +
          (note === undefined ? "" : ` ${note}`) +
          (isDeprecated ? " (deprecated)" : ""),
      ),
    ),
  );
}

/** No option of a value is empty, since values can be. */
const ABSENT = "";

function optionOf(text: string | undefined): string {
  return text === undefined ? ABSENT : `=${text}`;
}

/** A box for each value: those of the default if the parameter is absent. */
export function ChoiceBoxes(props: ChoiceProps): ComponentChild {
  const { wireName, text, parameter, choices, onText } = props;
  const all = parameter.multi?.allspecifier;
  const chosen = text === undefined ? defaultValues(props) : splitValues(text);
  const listed = new Set(choices.map(({ value }) => value));
  const others = chosen.filter((value) => !listed.has(value) && value !== all);
  const isAll = all !== undefined && chosen.length === 1 && chosen[0] === all;
  const write = (values: readonly string[]): void => {
    if (values.length > 0) onText(joinValues(values));
    else onText(parameter.default === undefined ? undefined : "");
  };
  const order = [...choices.map(({ value }) => value), ...others];
  const toggle = (value: string): void => {
    const before = isAll ? [...listed] : chosen;
    write(order.filter((each) => before.includes(each) !== (each === value)));
  };
  const box = (value: string, isChecked: boolean, label: ComponentChild, onChange: () => void) =>
    h(
      "label",
      { key: `=${value}` },
      h("input", { type: "checkbox", name: wireName, value, checked: isChecked, onChange }),
      " ",
      label,
    );
  return h(
    "div",
    { class: choices.length > 30 ? "boxes long" : "boxes" },
    all !== undefined &&
      box(all, isAll, [h("code", null, escapeHidden(all)), " all"], () =>
        onText(isAll ? undefined : all),
      ),
    choices.map(({ value, note, isDeprecated }) =>
      box(
        value,
        isAll || chosen.includes(value),
        [
          h("code", { class: isDeprecated ? "deprecated" : undefined }, valueText(value)),
          note !== undefined && [" ", note],
        ],
        () => toggle(value),
      ),
    ),
    others.map((value) =>
      box(value, true, [h("code", null, valueText(value)), " not listed"], () => toggle(value)),
    ),
  );
}

function defaultValues({ parameter }: ChoiceProps): readonly string[] {
  const { default: usual, defaultsToAll, multi } = parameter;
  if (defaultsToAll && multi?.allspecifier !== undefined) return [multi.allspecifier];
  return usual === undefined || usual === false ? [] : [usual].flat().map(String);
}

function valueText(value: string): string {
  return value === "" ? '""' : escapeHidden(value);
}
