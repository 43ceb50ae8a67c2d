import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { joinValues } from "../../../../templates/runtime/wire/wire-text.js";
import { withoutTrailing } from "../../../../templates/runtime/wire/without-trailing.js";
import { valuesOfText } from "./control-props.js";
import type { ControlProps, InputEventOf } from "./control-props.js";

/** A list of texts: one value a line. Lines that are being begun are no values yet. */
export function LinesArea({ id, text, aria, onText }: ControlProps): ComponentChild {
  const [typed, setTyped] = useState("");
  const shown = textOf(typed) === text ? typed : valuesOfText(text).join("\n");
  return h("textarea", {
    id,
    rows: Math.min(6, Math.max(2, shown.split("\n").length)),
    value: shown,
    placeholder: "One value per line",
    spellcheck: false,
    ...aria,
    onInput: ({ currentTarget: { value } }: InputEventOf<HTMLTextAreaElement>) => {
      setTyped(value);
      onText(textOf(value));
    },
  });
}

/** The wire text of lines; undefined without lines. No value has the character that separates values. */
function textOf(lines: string): string | undefined {
  const values = withoutTrailing(lines.replaceAll("\u001F", ""), "\n").split("\n");
  return values.length === 1 && values[0] === "" ? undefined : joinValues(values);
}
