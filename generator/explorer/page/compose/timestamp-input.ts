import { h } from "preact";
import type { ComponentChild } from "preact";
import type { ControlProps, InputEventOf } from "./control-props.js";

/** A timestamp as text, in any form that the server reads, with a chooser for UTC. */
export function TimestampInput({ id, wireName, text, aria, onText }: ControlProps): ComponentChild {
  const chosen = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)Z?$/.exec(text ?? "")?.[1] ?? "";
  return h(
    "span",
    { class: "timestamp-input" },
    h("input", {
      id,
      type: "text",
      value: text ?? "",
      placeholder: "2026-01-31T12:00:00Z",
      autocomplete: "off",
      ...aria,
      onInput: ({ currentTarget: { value } }: InputEventOf<HTMLInputElement>) =>
        onText(value === "" ? undefined : value),
    }),
    h("input", {
      type: "datetime-local",
      "aria-label": `Choose ${wireName}, in UTC`,
      step: 1,
      value: chosen,
      onInput: ({ currentTarget: { value } }: InputEventOf<HTMLInputElement>) => {
        if (value !== "") onText(`${value.length === 16 ? `${value}:00` : value}Z`);
      },
    }),
  );
}
