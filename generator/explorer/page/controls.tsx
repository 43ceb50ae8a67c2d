import type { TargetedEvent } from "preact";
import { useState } from "preact/hooks";
import { joinValues, splitValues } from "../../../templates/runtime/wire/wire-text.js";
import { withoutTrailing } from "../../../templates/runtime/wire/without-trailing.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import type { Bounds, FormControl } from "../../spec/parameters/traits.js";
import { ChoiceBoxes, ChoiceSelect, choicesOf, defaultText } from "./choice-controls.js";
import type { ControlProps } from "./choice-controls.js";

/** The control for a parameter, by its type. */
export function Control(props: ControlProps) {
  const { parameter, namespaces } = props;
  const { type, multi } = parameter;
  const choices = choicesOf(parameter, namespaces);
  if (choices)
    return multi ? (
      <ChoiceBoxes {...props} choices={choices} />
    ) : (
      <ChoiceSelect {...props} choices={choices} />
    );
  if (multi) return <LinesArea {...props} />;
  const { control, range = {} } = traitsOf(type);
  switch (control?.kind) {
    case "checkbox":
      return <FlagBox {...props} />;
    case "number":
      return <NumberInput {...props} control={control} range={range} />;
    case "time":
      return <TimestampInput {...props} />;
    case "lines":
      return <TextArea {...props} />;
    case "file":
      return <p class="faint">Files are sent in the body. They are not part of an address.</p>;
    case "secret":
      return <TextInput {...props} isSecret />;
    case undefined:
      return <TextInput {...props} isSecret={false} />;
  }
}

/** True if the label belongs to a group of controls. */
export function isGroup({
  parameter,
  namespaces,
}: Pick<ControlProps, "parameter" | "namespaces">): boolean {
  return parameter.multi !== undefined && choicesOf(parameter, namespaces) !== undefined;
}

/** The parameter is present or absent, with any text. */
function FlagBox({ id, text, aria, onText }: ControlProps) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={text !== undefined}
      {...aria}
      onChange={() => onText(text === undefined ? "1" : undefined)}
    />
  );
}

function TextInput({
  id,
  text,
  parameter,
  aria,
  onText,
  isSecret,
}: ControlProps & { readonly isSecret: boolean }) {
  const { default: usual } = parameter;
  const shared = {
    id,
    value: text ?? "",
    placeholder: typeof usual === "string" || typeof usual === "number" ? String(usual) : undefined,
    autocomplete: "off",
    spellcheck: false,
    ...aria,
    onInput: textHandler(onText),
  };
  return isSecret ? <input type="password" {...shared} /> : <input type="text" {...shared} />;
}

function TextArea({ id, text, aria, onText }: ControlProps) {
  return <textarea id={id} rows={4} value={text ?? ""} {...aria} onInput={textHandler(onText)} />;
}

/** A number with its range. Text in the URL that is not a number stays visible. */
function NumberInput({
  id,
  text,
  parameter,
  aria,
  onText,
  control,
  range: { min, max, highmax },
}: ControlProps & {
  readonly control: Extract<FormControl, { readonly kind: "number" }>;
  readonly range: Bounds;
}) {
  const isNumber = text === undefined || /^-?\d+(\.\d+)?$/.test(text);
  const isMaximum = control.hasMax && text === "max";
  const shared = {
    id,
    value: isMaximum ? "" : (text ?? ""),
    min,
    max: highmax ?? max,
    step: control.step,
    placeholder: parameter.default === undefined ? undefined : defaultText(parameter.default),
    disabled: isMaximum,
    ...aria,
    onInput: textHandler(onText),
  };
  return (
    <span class="number-input">
      {isNumber || isMaximum ? (
        <input type="number" {...shared} />
      ) : (
        <input type="text" {...shared} />
      )}
      {control.hasMax && (
        <label>
          <input
            type="checkbox"
            checked={isMaximum}
            onChange={() => onText(isMaximum ? undefined : "max")}
          />{" "}
          <code>max</code>
        </label>
      )}
    </span>
  );
}

/** A timestamp as text, in any form that the server reads, with a chooser for UTC. */
function TimestampInput({ id, wireName, text, aria, onText }: ControlProps) {
  const chosen = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)Z?$/.exec(text ?? "")?.[1] ?? "";
  return (
    <span class="timestamp-input">
      <input
        id={id}
        type="text"
        value={text ?? ""}
        placeholder="2026-01-31T12:00:00Z"
        autocomplete="off"
        {...aria}
        onInput={textHandler(onText)}
      />
      <input
        type="datetime-local"
        aria-label={`Choose ${wireName}, in UTC`}
        step={1}
        value={chosen}
        onInput={({ currentTarget: { value } }) => {
          if (value !== "") onText(`${value.length === 16 ? `${value}:00` : value}Z`);
        }}
      />
    </span>
  );
}

/** A list of strings, one per line. Empty lines are not yet values. */
function LinesArea({ id, text, aria, onText }: ControlProps) {
  const [typed, setTyped] = useState("");
  const shown = textOf(typed) === text ? typed : splitValues(text ?? "").join("\n");
  return (
    <textarea
      id={id}
      rows={Math.min(6, Math.max(2, shown.split("\n").length))}
      value={shown}
      placeholder="One value per line"
      spellcheck={false}
      {...aria}
      onInput={({ currentTarget: { value } }) => {
        setTyped(value);
        onText(textOf(value));
      }}
    />
  );
}

/** The wire text of lines; undefined without lines. No value has the character that separates values. */
function textOf(lines: string): string | undefined {
  const values = withoutTrailing(lines.replaceAll("\u001F", ""), "\n").split("\n");
  return values.length === 1 && values[0] === "" ? undefined : joinValues(values);
}

/** Sets a control's value; an empty string removes the parameter. */
function textHandler(onText: ControlProps["onText"]) {
  return (event: TargetedEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onText(event.currentTarget.value || undefined);
}
